import type { Root } from "mdast";
import { visitNodes } from "../markdown/visit-nodes";

/** An `<Operation id="…"/>` of a page. */
export interface OperationReference {
  id: string;
  line: number;
}

interface JsxNode {
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  position?: { start: { line: number } };
}

/** The API operations that a page names, in the order of its text. */
export function operationReferences(tree: Root): OperationReference[] {
  const found: OperationReference[] = [];
  visitNodes(tree, (node) => {
    if (!/^mdxJsx/.test(node.type)) return;
    const { name, attributes = [], position } = node as JsxNode;
    const id = attributes.find((attribute) => attribute.name === "id")?.value;
    if (name === "Operation" && typeof id === "string")
      found.push({ id, line: position?.start.line ?? 1 });
  });
  return found;
}
