import type { SchemaNode, SchemaPart } from "../../openapi/schema-node";
import type { RecordDraft } from "../record";
import { htmlText } from "./html-sections";
import { fieldsBelowIn } from "./fields-of-schema";
import { placesOf } from "./operation-places";
import type { SourceOperation } from "./operations";

interface Lifecycle {
  values: NonNullable<SchemaNode["enum"]>;
  operation: SourceOperation;
  address: string;
}

/** The first place of each lifecycle, by the name of its schema. */
function lifecyclesIn(
  operations: readonly SourceOperation[],
  parts: readonly SchemaPart[],
): Map<string, Lifecycle> {
  const found = new Map<string, Lifecycle>();
  const fieldsBelow = fieldsBelowIn(parts);
  const seen = new Set<string>();
  for (const operation of operations)
    for (const place of placesOf(operation).schemas)
      for (const { schema, address } of fieldsBelow(place.schema, place.address, seen))
        if (schema.lifecycle && schema.enum && !found.has(schema.lifecycle))
          found.set(schema.lifecycle, { values: schema.enum, operation, address });
  return found;
}

/** `SalesOrderLineStatus` -> `Sales order line status` */
function inWords(name: string): string {
  const words = name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The states of all lifecycles; `pages` has the addresses of the pages that draw them. */
export function stateDrafts(
  operations: readonly SourceOperation[],
  parts: readonly SchemaPart[],
  pages: Readonly<Record<string, string>>,
): RecordDraft[] {
  const lifecycles = lifecyclesIn(operations, parts);
  return [...lifecycles].flatMap(([schemaName, { values, operation, address }]) => {
    const [route = operation.route, anchor = address] = pages[schemaName]?.split("#") ?? [];
    return values.map(({ value, descriptionHtml = "" }) => ({
      kind: "state" as const,
      trail: [operation.tagName, inWords(schemaName), String(value)],
      content: htmlText(descriptionHtml),
      route,
      anchor,
      names: [String(value)],
    }));
  });
}
