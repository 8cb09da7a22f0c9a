import type { Root } from "mdast";
import { isJsx, textAttributes } from "../../../config/html/jsx";
import { visitNodes } from "../../markdown/visit-nodes";
import type { MdxComponentName } from "./component-names";

type Reference<Attribute extends string> = Record<Attribute, string> & { line: number };

/** `<Status of="OrderStatus" is="open"/>` */
export type StatusReference = Reference<"of" | "is">;
/** `<Field operation="create-order" at="body.lines.quantity"/>` */
export type FieldReference = Reference<"operation" | "at">;
/** `<Term id="ship-from"/>` */
export type TermReference = Reference<"id">;

/** What a page names by components, in the order of its text. */
export interface PageReferences {
  /** `<Operation id="create-order"/>` */
  operations: Reference<"id">[];
  statuses: StatusReference[];
  fields: FieldReference[];
  terms: TermReference[];
}

/** The uses of a component; one without what it needs is a mistake by itself. */
function referencesIn<Attribute extends string>(
  tree: Root,
  component: MdxComponentName,
  ...keys: Attribute[]
): Reference<Attribute>[] {
  const references: Reference<Attribute>[] = [];
  visitNodes(tree, (node) => {
    if (!isJsx(node) || node.name !== component) return;
    const texts = new Map(textAttributes(node));
    // What is written as code, `id={x}`, is a mistake by itself; a number is a wrong name.
    const isCode = node.attributes.some(
      ({ value }) =>
        typeof value === "object" && value && !/^\s*(?:\d+|true|false)\s*$/.test(value.value),
    );
    const isMissing = keys.some(
      (key) =>
        !node.attributes.some((one) => one.type === "mdxJsxAttribute" && one.name === key) ||
        texts.get(key)?.trim() === "",
    );
    if (isCode || isMissing) return;
    const values = Object.fromEntries(keys.map((key) => [key, texts.get(key) ?? ""]));
    const line = node.position?.start.line ?? 1;
    references.push({ ...(values as Record<Attribute, string>), line });
  });
  return references;
}

/** The operations, statuses, fields, and terms that a page names. */
export function pageReferences(tree: Root): PageReferences {
  return {
    operations: referencesIn(tree, "Operation", "id"),
    statuses: referencesIn(tree, "Status", "of", "is"),
    fields: referencesIn(tree, "Field", "operation", "at"),
    terms: referencesIn(tree, "Term", "id"),
  };
}
