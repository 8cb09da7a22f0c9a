import { Parser } from "htmlparser2";
import type { Section } from "../../content/mdx/page/page-sections";

const silent = new Set(["pre", "svg", "script", "style", "button", "template", "thead"]);
const blocks = /^(p|li|td|th|tr|div|section|h[1-6]|dt|dd|blockquote|br|figure|ul|ol|table)$/;
const headings = /^h([2-6])$/;

/** Items of a list and cells of a row that end in no mark get one, so that an excerpt of several reads as a sentence. */
function ended(text: string, name: string, mark = ";"): string {
  const written = text.trimEnd();
  if (/^(?:li|td)$/.test(name)) return /^$|[.!?:;,…]$/.test(written) ? written : written + mark;
  return /^(?:[uo]l|tr)$/.test(name) ? written.replace(/;$/, ".") : written;
}

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

/** The text of rendered Markdown by heading, without the links next to headings and the bars of code. */
export function htmlSections(html: string): Section[] {
  const sections: Section[] = [{ titles: [], text: "" }];
  let above: { depth: number; title: string }[] = [];
  let open: { depth: number; id?: string; title: string } | undefined;
  let quiet = 0;
  const quiets: boolean[] = [];
  let isRowHead = false;
  const parser = new Parser({
    onopentag(name, { id, class: classes = "", "aria-hidden": hidden }) {
      const depth = headings.exec(name)?.[1];
      if (name === "tr") isRowHead = true;
      if (depth) open = { depth: Number(depth), id, title: "" };
      const isQuiet = silent.has(name) || hidden === "true" || /anchor|code-bar/.test(classes);
      quiets.push(isQuiet);
      if (isQuiet) quiet += 1;
    },
    ontext(text) {
      if (quiet) return;
      const section = sections.at(-1);
      if (open) open.title += text;
      else if (section) section.text += text;
    },
    onclosetag(name) {
      if (quiets.pop()) quiet -= 1;
      const last = sections.at(-1);
      if (last && blocks.test(name))
        last.text = `${ended(last.text, name, isRowHead ? ":" : ";")} `;
      if (name === "td") isRowHead = false;
      if (!open || !headings.test(name)) return;
      const { depth, id, title } = open;
      const parents = above.filter((heading) => heading.depth < depth);
      above = [...parents, { depth, title: tidy(title) }];
      sections.push({ id, titles: above.map((heading) => heading.title), text: "" });
      open = undefined;
    },
  });
  parser.end(html);
  return sections.map((section) => ({ ...section, text: tidy(section.text) }));
}

/** The text of rendered Markdown. */
export function htmlText(html: string): string {
  if (!html) return "";
  return tidy(
    htmlSections(html)
      .map(({ titles, text }) => `${titles.at(-1) ?? ""} ${text}`)
      .join(" "),
  );
}
