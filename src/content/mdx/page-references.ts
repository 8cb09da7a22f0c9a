import type { Root } from "mdast";
import { visitNodes } from "../markdown/visit-nodes";

/** A component of a page that names something, with its attributes as texts and its line. */
interface Use {
  name: string;
  attributes: ReadonlyMap<string, string>;
  line: number;
}

/** An `<Operation id="…"/>` of a page. */
export interface OperationReference {
  id: string;
  line: number;
}

/** A `<Status of="SalesOrderStatus" is="open"/>` of a page. */
export interface StatusReference {
  of: string;
  is: string;
  line: number;
}

/** A `<Field operation="create-sales-order" at="body.lines.quantity"/>` of a page. */
export interface FieldReference {
  operation: string;
  at: string;
  line: number;
}

/** A `<Term id="ship-from"/>` of a page. */
export interface TermReference {
  id: string;
  line: number;
}

/** What a page names by components, in the order of its text. */
export interface PageReferences {
  operations: OperationReference[];
  statuses: StatusReference[];
  fields: FieldReference[];
  terms: TermReference[];
}

interface JsxNode {
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  position?: { start: { line: number } };
}

function usesIn(tree: Root): Use[] {
  const uses: Use[] = [];
  visitNodes(tree, (node) => {
    if (!/^mdxJsx/.test(node.type)) return;
    const { name, attributes = [], position } = node as JsxNode;
    const texts = attributes.flatMap(({ name: key, value }): [string, string][] =>
      key !== undefined && typeof value === "string" ? [[key, value]] : [],
    );
    uses.push({ name: name ?? "", attributes: new Map(texts), line: position?.start.line ?? 1 });
  });
  return uses;
}

/** Collects the operations, statuses, fields and terms that a page names. A missing attribute counts as empty. */
export function pageReferences(tree: Root): PageReferences {
  const uses = usesIn(tree);
  const all = <Reference>(
    component: string,
    read: (text: (key: string) => string, line: number) => Reference,
  ) =>
    uses
      .filter(({ name }) => name === component)
      .map(({ attributes, line }) => read((key) => attributes.get(key) ?? "", line));
  return {
    operations: all("Operation", (text, line) => ({ id: text("id"), line })),
    statuses: all("Status", (text, line) => ({ of: text("of"), is: text("is"), line })),
    fields: all("Field", (text, line) => ({ operation: text("operation"), at: text("at"), line })),
    terms: all("Term", (text, line) => ({ id: text("id"), line })),
  };
}
