import { escapeText } from "./escape-html";

/** Anything that might be Markdown, except underscores inside words. */
const markup =
  /[\\`*[\]<>#|~&!]|(?<![a-z0-9])_|_(?![a-z0-9])|:\/\/|www\.|@|^[ \t]+\S|^\s*(?:[-+=]|\d+[.)])|[ ]{2,}\n/im;

const indentedCode = /^\n*(?: {4}|\t)/;

/** The paragraphs of a text; undefined if it may contain Markdown. */
export function plainParagraphs(markdown: string): string[] | undefined {
  const text = markdown.trim();
  if (indentedCode.test(markdown) || markup.test(text)) return undefined;
  return text.split(/\n\s*\n/).filter(Boolean);
}

/** The HTML that Markdown would produce, without the cost of parsing. */
export function paragraphsHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((text) => `<p>${escapeText(text)}</p>`).join("\n");
}
