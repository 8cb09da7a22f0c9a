import { parseTree, type Node } from "jsonc-parser";
import { numberFrom } from "../../../mock/exact-number";

function valueOf(text: string, node: Node): unknown {
  const children = node.children ?? [];
  if (node.type === "number") return numberFrom(text.slice(node.offset, node.offset + node.length));
  if (node.type === "array") return children.map((child) => valueOf(text, child));
  if (node.type !== "object") return node.value as unknown;
  return Object.fromEntries(
    children.map(({ children: [key, value] = [] }) => [
      String(key?.value),
      value && valueOf(text, value),
    ]),
  );
}

/** Reads JSON without changing a number: one that JavaScript would change becomes an exact one. @throws where it is no JSON */
export function parseExact(text: string): unknown {
  // The tree is made of anything.
  const plain: unknown = JSON.parse(text);
  const tree = parseTree(text);
  return tree ? valueOf(text, tree) : plain;
}
