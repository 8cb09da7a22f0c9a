import type Ajv from "ajv/dist/2020";
import type { JsonObject } from "../json";
import { assertionsAt, type Assertions } from "./assertions";

/** The name under which Ajv knows the schema at a pointer. */
export type AddressOf = (pointer: string) => string;

/** A name that Ajv takes for an address, whatever is in the pointer. */
export const addressOf: AddressOf = (pointer) => `s:${encodeURIComponent(pointer)}`;

function withAddresses(schema: unknown, addressOf: AddressOf): JsonObject {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === "$ref" && typeof value === "string" ? addressOf(value) : value,
  ) as JsonObject;
}

/** Gives Ajv the schemas at some pointers with all that they refer to; returns which of them will be asked for, what is left out, and the addresses of all, those that others refer to last. */
export function addSchemas(
  ajv: Ajv,
  description: JsonObject,
  pointers: readonly string[],
  address: AddressOf = addressOf,
): Pick<Assertions, "asked" | "unchecked"> & { addresses: string[] } {
  const { schemas, asked, unchecked } = assertionsAt(description, pointers);
  for (const [pointer, schema] of schemas) {
    const name = address(pointer);
    if (!(name in ajv.schemas)) ajv.addSchema(withAddresses(schema, address), name);
  }
  return { asked, unchecked, addresses: [...schemas.keys()].map(address) };
}
