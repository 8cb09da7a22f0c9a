import type { Root } from "mdast";
import type { Problem } from "../../../problems/problem";
import { faultsInTree } from "./faults-in-tree";

/** Images without a text alternative. */
export const imageAltProblems = (tree: Root, file: string): Problem[] =>
  faultsInTree(tree, file, "warning", (node) => {
    if (node.type !== "image" || node.alt?.trim()) return undefined;
    return {
      code: "image-without-alt",
      what: "An image has no text alternative",
      seen: `![](${node.url})`,
      cause: "Readers who hear the page get nothing of the image.",
      fix: `![What the image shows](${node.url})`,
    };
  });
