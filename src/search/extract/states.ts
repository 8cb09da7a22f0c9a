import type { SchemaNode, SchemaPart } from "../../openapi/model";
import type { RecordDraft } from "../record";
import { ownFields } from "./fields-of-schema";
import { placesOf } from "./operation-places";
import type { SourceOperation } from "./operations";

interface Lifecycle {
  values: NonNullable<SchemaNode["enum"]>;
  operation: SourceOperation;
  address: string;
}

/** Lifecycles where they are first met, by the name of their schema. */
function lifecyclesIn(
  operations: readonly SourceOperation[],
  parts: ReadonlyMap<string, SchemaPart>,
): Map<string, Lifecycle> {
  const found = new Map<string, Lifecycle>();
  const seen = new Set<string>();
  for (const operation of operations)
    for (const { schema, address } of placesOf(operation).schemas) {
      const waiting = [{ own: ownFields(schema), at: address }];
      for (const { own, at } of waiting) {
        for (const { path, schema: node } of own.fields)
          if (node.lifecycle && node.enum && !found.has(node.lifecycle))
            found.set(node.lifecycle, { values: node.enum, operation, address: at + path });
        for (const { key, path } of own.parts)
          if (!seen.has(key)) {
            seen.add(key);
            waiting.push({ own: ownFields(parts.get(key)?.below ?? {}), at: at + path });
          }
      }
    }
  return found;
}

/** `SalesOrderLineStatus` -> `Sales order line status` */
function inWords(name: string): string {
  const words = name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The states of each lifecycle; `pages` has the address of the page that draws it. */
export function stateDrafts(
  operations: readonly SourceOperation[],
  parts: readonly SchemaPart[],
  pages: Readonly<Record<string, string>>,
): RecordDraft[] {
  const lifecycles = lifecyclesIn(operations, new Map(parts.map((part) => [part.key, part])));
  return [...lifecycles].flatMap(([schemaName, { values, operation, address }]) => {
    const [route = operation.route, anchor = address] = (
      pages[schemaName] ?? `${operation.route}#${address}`
    ).split("#");
    return values.map(({ value, description }) => ({
      kind: "state" as const,
      trail: [operation.tagName, inWords(schemaName), String(value)],
      content: description ?? "",
      route,
      anchor,
      names: [String(value)],
    }));
  });
}
