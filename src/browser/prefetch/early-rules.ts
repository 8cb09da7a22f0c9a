/** Links that lead to no page of this site, or not in this window. */
const others = '[download], [target="_blank"], [href$=".md"], [href*="/download/"]';

/**
 * Speculation rules for the time before React has taken over, when each link is a full load: the page of a link that
 * the reader points at is fetched. They stand in the head of every page, and browsers that do not know them leave them.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export function earlyRules(prefix: string): string {
  const where = {
    and: [{ href_matches: `${prefix}/*` }, { not: { selector_matches: others } }],
  };
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
}

/** From now on the router follows links, and loads their pages ahead itself. */
export function dropEarlyRules(): void {
  for (const rules of document.querySelectorAll('script[type="speculationrules"]')) rules.remove();
}
