import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { oneLine } from "../../config/one-line";

/** Words alone, which Markdown cannot take for anything else. */
const plain = /^\p{L}[\p{L}\p{N} ,;()'"’“”…–—/-]*$/u;

type Node = Parameters<typeof toMarkdown>[0];

const written = (node: unknown) =>
  toMarkdown(node as Node, { extensions: [gfmToMarkdown()] }).trim();
const words = (value: string) => [{ type: "text", value }];

/** Words as Markdown that shows them as they are, in one line, wherever they stand in it. */
export function textMarkdown(text: string): string {
  const value = oneLine(text);
  return plain.test(value) ? value : written({ type: "paragraph", children: words(value) });
}

/** A heading of words; `level` is 1 to 6. */
export function headingMarkdown(level: number, text: string): string {
  const value = oneLine(text);
  if (plain.test(value)) return `${"#".repeat(level)} ${value}`;
  return written({ type: "heading", depth: Math.min(level, 6), children: words(value) });
}

/** A link of words; the address is the program's own. */
export function linkMarkdown(text: string, url: string): string {
  const value = oneLine(text);
  if (plain.test(value) && !/[\s()<>]/.test(url)) return `[${value}](${url})`;
  const link = { type: "link", url, children: words(value) };
  return written({ type: "paragraph", children: [link] });
}
