import type Ajv from "ajv/dist/2020";
import type { JsonObject } from "../openapi/json";
import { assertionsAt } from "./assertions";

/** The name under which Ajv knows the schema at a pointer. */
export type AddressOf = (pointer: string) => string;

/** A name that Ajv takes for an address, whatever is in the pointer. */
export const addressOf: AddressOf = (pointer) => `s:${encodeURIComponent(pointer)}`;

function withAddresses(schema: unknown, addressOf: AddressOf): JsonObject {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === "$ref" && typeof value === "string" ? addressOf(value) : value,
  ) as JsonObject;
}

/** Gives Ajv the schemas at some pointers with all that they refer to; returns which of them will be asked for. */
export function addSchemas(
  ajv: Ajv,
  description: JsonObject,
  pointers: readonly string[],
  address: AddressOf = addressOf,
): ReadonlySet<string> {
  const { schemas, asked } = assertionsAt(description, pointers);
  for (const [pointer, schema] of schemas) {
    const name = address(pointer);
    if (!(name in ajv.schemas)) ajv.addSchema(withAddresses(schema, address), name);
  }
  return asked;
}
