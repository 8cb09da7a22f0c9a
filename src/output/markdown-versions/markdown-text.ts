import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { oneLine } from "../../config/one-line";

/** Words that Markdown cannot take for anything else. */
const plain = /^\p{L}[\p{L}\p{N} ,;()'"’“”…–—/-]*$/u;

type Node = Parameters<typeof toMarkdown>[0];

const written = (node: unknown) =>
  toMarkdown(node as Node, { extensions: [gfmToMarkdown()] }).trim();
const words = (value: string) => [{ type: "text", value }];

/** One line of Markdown that shows the words as they are, anywhere in a line. */
export function textMarkdown(text: string): string {
  const value = oneLine(text);
  return plain.test(value) ? value : written({ type: "paragraph", children: words(value) });
}

/** A status, which a heading can begin with. */
const digits = /^\d+$/;

/** `level` is 1 to 6. */
export function headingMarkdown(level: number, text: string): string {
  const value = oneLine(text);
  if (plain.test(value) || digits.test(value)) return `${"#".repeat(level)} ${value}`;
  return written({ type: "heading", depth: Math.min(level, 6), children: words(value) });
}

/** `url` is our own. */
export function linkMarkdown(text: string, url: string): string {
  const value = oneLine(text);
  if (plain.test(value) && !/[\s()<>]/.test(url)) return `[${value}](${url})`;
  const link = { type: "link", url, children: words(value) };
  return written({ type: "paragraph", children: [link] });
}
