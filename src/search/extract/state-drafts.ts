import type { SchemaNode, SchemaPart } from "../../openapi/schema-node";
import type { RecordDraft } from "../record";
import { htmlText } from "./html-sections";
import { fieldsBelowIn } from "./fields-of-schema";
import { placesOf } from "./operation-places";
import type { SourceOperation } from "./operation-drafts";

interface Lifecycle {
  values: NonNullable<SchemaNode["enum"]>;
  operation: SourceOperation;
  address: string;
}

const inLetters = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

/** True if a schema is named after a tag: `SalesOrderLineStatus`, Sales order. */
const isNamedAfter = (schemaName: string, tagName: string) =>
  inLetters(schemaName).startsWith(inLetters(tagName));

/** The tag that a lifecycle is named after, and the longest of several: Work order, not Work. */
function ownerOf(schemaName: string, tagNames: readonly string[]): string | undefined {
  return tagNames
    .filter((name) => isNamedAfter(schemaName, name))
    .reduce<string | undefined>(
      (best, name) => (name.length > (best?.length ?? 0) ? name : best),
      undefined,
    );
}

/** The first place of each lifecycle with its owner's operations, or else with any, by the name of its schema. */
function lifecyclesIn(
  operations: readonly SourceOperation[],
  parts: readonly SchemaPart[],
): Map<string, Lifecycle> {
  const found = new Map<string, Lifecycle>();
  const fieldsBelow = fieldsBelowIn(parts);
  const tagNames = [...new Set(operations.map(({ tagName }) => tagName))];
  for (const tagName of tagNames) {
    const seen = new Set<string>();
    for (const operation of operations.filter((one) => one.tagName === tagName))
      for (const place of placesOf(operation).schemas)
        for (const { schema, address } of fieldsBelow(place.schema, place.address, seen)) {
          const { lifecycle: name, enum: values } = schema;
          if (!name || !values) continue;
          const known = found.get(name);
          const owner = ownerOf(name, tagNames);
          if (!known || (tagName === owner && known.operation.tagName !== owner))
            found.set(name, { values, operation, address });
        }
  }
  return found;
}

/** `SalesOrderLineStatus` of Sales order -> `Sales order line status`; `RmaStatus` of RMA -> `RMA status` */
function inWords(name: string, owner: string): string {
  const words = name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase();
  const rest = isNamedAfter(name, owner) ? words.slice(owner.length) : undefined;
  return rest?.startsWith(" ") ? owner + rest : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The states of all lifecycles; `pages` has the addresses of the pages that draw them. */
export function stateDrafts(
  operations: readonly SourceOperation[],
  parts: readonly SchemaPart[],
  pages: Readonly<Record<string, string>>,
): RecordDraft[] {
  const lifecycles = lifecyclesIn(operations, parts);
  return [...lifecycles].flatMap(([schemaName, { values, operation, address }]) => {
    const { tagName } = operation;
    const [route = operation.route, anchor = address] = pages[schemaName]?.split("#") ?? [];
    return values.map(({ value, descriptionHtml = "" }) => ({
      kind: "state" as const,
      trail: [tagName, inWords(schemaName, tagName), String(value)],
      content: htmlText(descriptionHtml),
      route,
      anchor,
      names: [String(value)],
    }));
  });
}
