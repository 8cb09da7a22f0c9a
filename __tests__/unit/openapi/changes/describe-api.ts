import {
  compareDescriptions,
  type ApiChanges,
  type ComparedDescription,
} from "../../../../src/openapi/changes/compare-descriptions";
import { collectOperations } from "../../../../src/openapi/collect-operations";
import type { JsonObject } from "../../../../src/openapi/json";
import { createReferences } from "../../../../src/openapi/references";

/** A description in a test, as if it had been loaded. */
export function described(document: JsonObject): ComparedDescription {
  const references = createReferences(document);
  const { operations } = collectOperations(document, references, () => undefined);
  return { document, references, operations };
}

/** The changes between two descriptions. */
export const changesOf = (before: JsonObject, after: JsonObject): ApiChanges =>
  compareDescriptions(described(before), described(after));

/** A description with the one operation `PUT /items/{id}`, called put-item. */
export const withOperation = (operation: JsonObject, rest: JsonObject = {}): JsonObject => ({
  paths: { "/items/{id}": { put: { operationId: "put-item", ...operation } } },
  ...rest,
});

const json = (schema: unknown) => ({ content: { "application/json": { schema } } });

/** A description whose operation has a request body with a schema. */
export const taking = (schema: unknown, rest?: JsonObject) =>
  withOperation({ requestBody: json(schema) }, rest);

/** A description whose operation has a response with a schema. */
export const answering = (schema: unknown, rest?: JsonObject) =>
  withOperation({ responses: { "200": json(schema) } }, rest);
