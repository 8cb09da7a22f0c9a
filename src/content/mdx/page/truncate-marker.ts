import type { Content, Root } from "mdast";
import type { Problem } from "../../../problems/problem";

/** The marker that ends the excerpt of a post. */
export function isTruncateMarker(node: Content): boolean {
  return node.type === "mdxFlowExpression" && /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);
}

export function truncateProblems(tree: Root, file: string): Problem[] {
  const [first, ...others] = tree.children.filter(isTruncateMarker);
  return others.map(({ position }) => ({
    level: "error",
    code: "truncate-twice",
    what: "The excerpt ends twice",
    where: { file, line: position?.start.line },
    seen: "{/* truncate */}",
    cause: `It has ended on line ${first?.position?.start.line} already; this marker would stand in no list.`,
    fix: "Remove this line; what stands above the first {/* truncate */} is the excerpt.",
  }));
}
