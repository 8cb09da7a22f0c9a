/** Less text than this stays with the first paragraph. */
const leastRest = 200;

const textLength = (html: string) => html.replace(/<[^>]*>/g, "").trim().length;

/** The first paragraph of a description, and what follows it, if that is worth a section of its own. */
export function splitLead(html: string): { lead: string; rest: string } {
  const [, lead, rest = ""] = /^\s*(<p>(?:(?!<p>)[\s\S])*?<\/p>)([\s\S]*)$/.exec(html) ?? [];
  if (lead === undefined || textLength(rest) < leastRest) return { lead: html, rest: "" };
  return { lead, rest: rest.trim() };
}
