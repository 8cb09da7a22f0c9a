import type { Problem } from "../../problems/problem";

/** What shows its text as it is. */
const verbatim = /<(pre|code|script|style|textarea|svg|title|kbd|samp)\b[\s\S]*?<\/\1>/g;

/** Tags within a line of text; what lies on both sides of any other tag does not belong together. */
const inline = /<\/?(?:a|abbr|b|bdi|cite|em|i|mark|q|s|small|span|strong|sub|sup|u|wbr)\b[^>]*>/g;

/** Links, bold text, and code whose source is shown. */
const source = /\[[^\][\n]+\]\([^()\s]+\)|\*\*[^\s*][^*\n]*\*\*|`[^`\n]+`/g;

/** The places of a page, or a part of one, that show the source of Markdown instead of what it means. */
export function markdownLeftovers(html: string): string[] {
  const text = html
    .replace(verbatim, "")
    .replace(inline, "")
    .replace(/<[^>]*>/g, "\n");
  return [...new Set(text.match(source) ?? [])];
}

/** A page shows the source of Markdown. */
export function leftoverProblem(seen: string, file: string, level: Problem["level"]): Problem {
  return {
    level,
    code: "markdown-leftover",
    what: `A page shows the source of Markdown: ${seen}`,
    where: { file },
    seen,
    cause: "The text stands where Markdown is not rendered, or its signs do not match.",
    fix: "Write the text without these signs, or put signs that are meant as such into code.",
  };
}
