import type { Content, Root } from "mdast";
import type { Parent } from "unist";
import { visitNodes } from "../../markdown/visit-nodes";
import type { Problem } from "../../../problems/problem";

/** What is wrong with a node; with a line if that is not the one on which the node begins. */
export type NodeFault = Pick<Problem, "code" | "what" | "seen" | "cause" | "fix"> & { line?: number };

/** The faults of a page's nodes as problems of its file. */
export function faultsInTree(
  tree: Root,
  file: string,
  level: Problem["level"],
  faultsOf: (node: Content, parent: Parent, index: number) => NodeFault | NodeFault[] | undefined,
): Problem[] {
  const problems: Problem[] = [];
  visitNodes(tree, (node, parent, index) => {
    for (const fault of [faultsOf(node, parent, index) ?? []].flat()) {
      const { line = node.position?.start.line, ...words } = fault;
      problems.push({ level, where: { file, line }, ...words });
    }
  });
  return problems;
}
