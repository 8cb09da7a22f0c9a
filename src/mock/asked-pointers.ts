import { rowSchema } from "./collections";
import { pointerOf, type Operation } from "./operations";
import { valueAt } from "../openapi/value-at";
import type { Catalogue } from "./world";

/** A price of an item or a line, where a description has one. */
export const unitPrice = "#/components/schemas/UnitPrice";

/** Where the schemas of a request stand. */
export const operationPointers = ({ body, parameters }: Operation): string[] => [
  ...(body?.contents ?? []).map(({ pointer }) => pointer),
  ...parameters.map(({ pointer }) => pointer),
];

/** Where all schemas stand that a mock asks about: those of requests, of answers, of records. */
export function askedPointers({
  document,
  operations,
  collections,
  reader,
}: Pick<Catalogue, "document" | "operations" | "collections" | "reader">): string[] {
  const asked = operations.flatMap((operation) => [
    ...operationPointers(operation),
    ...(operation.success.content ? [operation.success.content.pointer] : []),
    pointerOf(rowSchema(operation, reader), ""),
  ]);
  return [
    ...new Set([
      ...asked.filter((pointer) => pointer !== ""),
      ...collections.map(({ pointer }) => pointer),
      ...(valueAt(document, unitPrice) === undefined ? [] : [unitPrice]),
    ]),
  ];
}
