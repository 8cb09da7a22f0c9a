import type { Program } from "estree";
import type { Root } from "mdast";
import type { Node, Parent } from "unist";
import { isJsx } from "../../../config/html/jsx";

/** The components that Markdown becomes without being written as one. */
const drawnBy: Record<string, readonly string[]> = {
  containerDirective: ["Admonition"],
  code: ["Frozen"],
  image: ["Image", "img"],
  imageReference: ["Image", "img"],
  link: ["Anchor", "a"],
  linkReference: ["Anchor", "a"],
};

const namesOf = (node: Node): readonly string[] =>
  isJsx(node) ? [node.name ?? ""] : (drawnBy[node.type] ?? []);

const isComponent = (name: string) => /^[A-Z]/.test(name);

/** The line of each node for which `holds` is true; `around` is the nearest component around it. */
function linesWhere(tree: Root, holds: (node: Node, around?: string) => boolean): number[] {
  const lines = new Set<number>();
  const visit = (node: Node, around?: string) => {
    if (node.position && holds(node, around)) lines.add(node.position.start.line);
    const inside = namesOf(node).find(isComponent) ?? around;
    for (const child of (node as Partial<Parent>).children ?? []) visit(child, inside);
  };
  visit(tree);
  return [...lines];
}

interface Uses {
  name: string;
  lines: number[];
}

/**
 * The innermost of `names` (components and elements, outermost first) that the page writes itself, as JSX or as
 * Markdown, and the lines on which it begins. Elements that its components draw are not the page's own.
 */
export function innermostUse(tree: Root, names: readonly string[]): Uses | undefined {
  let innermost: Uses | undefined;
  let component: string | undefined;
  for (const name of names) {
    const lines = linesWhere(
      tree,
      (node, around) => around === component && namesOf(node).includes(name),
    );
    if (!lines.length) continue;
    innermost = { name, lines };
    if (isComponent(name)) component = name;
  }
  return innermost;
}

/** The lines on which an expression begins; comments are none. */
export const expressionLines = (tree: Root): number[] =>
  linesWhere(tree, (node) => {
    if (node.type !== "mdxTextExpression" && node.type !== "mdxFlowExpression") return false;
    const { estree } = (node as { data?: { estree?: Program | null } }).data ?? {};
    return Boolean(estree?.body.length);
  });
