import type { Root } from "mdast";
import { plainText } from "../../markdown/plain-text";
import { isTruncateMarker } from "./truncate-marker";

const maxLength = 200;

function cut(text: string): string {
  if (text.length <= maxLength) return text;
  const whole = text.slice(0, maxLength - 1).replace(/\s+\S*$/, "");
  return `${whole.replace(/[\s,;:.–-]+$/, "")}…`;
}

/** The plain text before the `truncate` marker; without a marker, the first paragraph, cut at a word. */
export function excerptOf(tree: Root): string {
  const marker = tree.children.findIndex(isTruncateMarker);
  const lead = tree.children.slice(0, Math.max(marker, 0));
  if (marker > 0) return plainText({ type: "root", children: lead }).replace(/\n/g, " ");
  const paragraphs = tree.children.filter((node) => node.type === "paragraph").map(plainText);
  return cut(paragraphs.find(Boolean) ?? "");
}
