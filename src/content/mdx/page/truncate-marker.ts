import type { Content, Root } from "mdast";
import { didYouMean } from "../../../problems/did-you-mean";
import type { Problem } from "../../../problems/problem";
import { faultsInTree } from "../problems/faults-in-tree";

const marker = "{/* truncate */}";

/** The only word of a comment. */
const wordOf = (node: { type: string; value?: unknown }): string | undefined =>
  /^mdx(?:Flow|Text)Expression$/.test(node.type)
    ? /^\s*\/\*\s*([\w-]+)\s*\*\/\s*$/.exec(String(node.value))?.[1]
    : undefined;

/** The marker that ends the excerpt of a post. */
export const isTruncateMarker = (node: Content): boolean =>
  node.type === "mdxFlowExpression" && wordOf(node) === "truncate";

/** Why a marker ends no excerpt, and what does; undefined for one that does. */
function idleWords(word: string, { isFirst, isInside }: Record<"isFirst" | "isInside", boolean>) {
  if (word !== "truncate") return { cause: "The word is misspelled; it is truncate.", fix: marker };
  if (isInside)
    return {
      cause:
        "It stands in a paragraph, a list, or a component; it counts on a line of its own, between empty lines.",
      fix: marker,
    };
  return isFirst
    ? {
        cause: "Nothing stands above it, so the excerpt is the first paragraph.",
        fix: `The first paragraph.\n\n${marker}`,
      }
    : undefined;
}

/** Markers that end no excerpt: misspelled ones, and those inside of something or at the top. */
const idleMarkers = (tree: Root, file: string): Problem[] =>
  faultsInTree(tree, file, "warning", (node, parent) => {
    const word = wordOf(node);
    if (word === undefined || didYouMean(word, ["truncate"]) === undefined) return undefined;
    const words = idleWords(word, {
      isFirst: tree.children[0] === node,
      isInside: parent !== tree || node.type !== "mdxFlowExpression",
    });
    const what = "A marker ends no excerpt";
    return words && { code: "truncate-idle", what, seen: `{/* ${word} */}`, ...words };
  });

/** Markers of the excerpt that are too many, or that do nothing. */
export function truncateProblems(tree: Root, file: string): Problem[] {
  const [first, ...others] = tree.children.filter(isTruncateMarker);
  const repeated = others.map(({ position }): Problem => ({
    level: "error",
    code: "truncate-twice",
    what: "The excerpt ends twice",
    where: { file, line: position?.start.line },
    seen: marker,
    cause: `It has ended on line ${first?.position?.start.line} already; this marker would stand in no list.`,
    fix: `Remove this line; what stands above the first ${marker} is the excerpt.`,
  }));
  return [...repeated, ...idleMarkers(tree, file)];
}
