import type Ajv from "ajv/dist/2020";
import type { JsonObject } from "../openapi/json";
import { assertionsAt } from "./assertions";

/** The name of a schema that Ajv takes for an address, whatever is in its pointer. */
export const addressOf = (pointer: string): string => `s:${encodeURIComponent(pointer)}`;

function withAddresses(schema: unknown): JsonObject {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === "$ref" && typeof value === "string" ? addressOf(value) : value,
  ) as JsonObject;
}

/** Gives Ajv the schemas at some pointers with all that they refer to; returns which of them will be asked for. */
export function addSchemas(
  ajv: Ajv,
  description: JsonObject,
  pointers: readonly string[],
): ReadonlySet<string> {
  const { schemas, asked } = assertionsAt(description, pointers);
  for (const [pointer, schema] of schemas) {
    const address = addressOf(pointer);
    if (!(address in ajv.schemas)) ajv.addSchema(withAddresses(schema), address);
  }
  return asked;
}
