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

/** Reads JSON; numbers that JavaScript would change become exact numbers. @throws if it is not JSON */
export function parseExact(text: string): unknown {
  // Throws; `parseTree` accepts any text.
  const plain: unknown = JSON.parse(text);
  const tree = parseTree(text);
  return tree ? valueOf(text, tree) : plain;
}
