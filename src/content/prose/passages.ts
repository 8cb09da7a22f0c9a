import type { Content, Root } from "mdast";
import { plainText } from "../markdown/plain-text";
import { visitNodes } from "../markdown/visit-nodes";

/** A paragraph, list item, or table row, in a comparable form. */
export interface Passage {
  /** Lowercase words without punctuation. */
  words: string;
  /** Plain text. */
  text: string;
  line: number;
}

/** Shorter passages may repeat. */
const fewest = 12;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Text of a node, in which components are represented by their attributes. */
function textOf(node: Content): string {
  const named = { ...node, children: [] as Content[] };
  if ("children" in node)
    named.children = node.children.map((child) =>
      child.type === ("mdxJsxTextElement" as Content["type"])
        ? ({
            type: "text",
            value: JSON.stringify((child as { attributes?: unknown }).attributes),
          } as Content)
        : child,
    ) as Content[];
  return plainText(named);
}

/** The passages of a page that are long enough to compare. */
export function passagesOf(tree: Root): Passage[] {
  const passages: Passage[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== "paragraph" && node.type !== "tableRow") return;
    const words = wordsOf(textOf(node));
    if (words.length < fewest) return;
    passages.push({
      words: words.join(" "),
      text: plainText(node),
      line: node.position?.start.line ?? 1,
    });
  });
  return passages;
}
