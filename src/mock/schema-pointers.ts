import { rowSchema } from "./collections";
import { pointerOf, type Operation } from "./mock-operations";
import { valueAt } from "../openapi/value-at";
import type { Catalog } from "./world";

/** The schema of prices of items and lines, if the description has one. */
export const unitPrice = "#/components/schemas/UnitPrice";

/** Pointers of the schemas of an operation's request. */
export const operationPointers = ({ body, parameters }: Operation): string[] => [
  ...(body?.contents ?? []).map(({ pointer }) => pointer),
  ...parameters.map(({ pointer }) => pointer),
];

/** Pointers of all schemas that a mock validates against: those of requests, responses, and records. */
export function schemaPointers({
  document,
  operations,
  collections,
  reader,
}: Pick<Catalog, "document" | "operations" | "collections" | "reader">): string[] {
  const pointers = operations.flatMap((operation) => [
    ...operationPointers(operation),
    ...(operation.success.content ? [operation.success.content.pointer] : []),
    pointerOf(rowSchema(operation, reader), ""),
  ]);
  return [
    ...new Set([
      ...pointers.filter((pointer) => pointer !== ""),
      ...collections.map(({ pointer }) => pointer),
      ...(valueAt(document, unitPrice) === undefined ? [] : [unitPrice]),
    ]),
  ];
}
