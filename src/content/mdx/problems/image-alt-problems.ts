import type { Root } from "mdast";
import { visitNodes } from "../../markdown/visit-nodes";
import type { Problem } from "../../../problems/problem";

/** Images without a text alternative. */
export function imageAltProblems(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== "image" || node.alt?.trim()) return;
    const { url, position } = node;
    problems.push({
      level: "warning",
      code: "image-without-alt",
      what: "An image has no text alternative",
      where: { file, line: position?.start.line },
      seen: `![](${url})`,
      cause: "Readers who hear the page get nothing of the image.",
      fix: `![What the image shows](${url})`,
    });
  });
  return problems;
}
