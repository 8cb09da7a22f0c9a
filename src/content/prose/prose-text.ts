import type { Root } from "mdast";
import { visitNodes } from "../markdown/visit-nodes";
import { frontMatterBlock } from "../mdx/front-matter/front-matter-block";

/** Keys of the front matter that readers see. */
const shownKeys = /^(?:title|description|sidebar_label):[ \t]*/;

const addresses = /https?:\/\/\S+|\S+@\S+|www\.\S+/g;
const blank = (text: string) => text.replace(/[^\n]/g, " ");

/** The prose of a file and its front matter; code, tags, and addresses are blanked out, so that lines and columns stay. */
export function proseOf(tree: Root, text: string): string {
  const source = text.split("\n");
  const prose = source.map(blank);
  const show = (line: number, from: number, to: number) => {
    const [row = "", old = ""] = [source[line], prose[line]];
    const words = row.slice(from, to).replace(addresses, blank);
    prose[line] = old.slice(0, from) + words + old.slice(from + words.length);
  };
  visitNodes(tree, ({ type, position }) => {
    if (type !== "text" || !position) return;
    const { start, end } = position;
    for (let line = start.line; line <= end.line; line++) {
      const from = line === start.line ? start.column - 1 : 0;
      const to = line === end.line ? end.column - 1 : (source[line - 1] ?? "").length;
      show(line - 1, from, to);
    }
  });
  const block = frontMatterBlock("", text);
  const yaml = "yaml" in block ? block.yaml.split("\n") : [];
  yaml.forEach((row, index) => {
    const key = shownKeys.exec(row)?.[0];
    if (key) show(index + 1, key.length, row.length);
  });
  return prose.join("\n");
}
