import type Ajv from "ajv/dist/2020";
import type { JsonObject } from "../json";
import { assertionsAt, type Assertions } from "./assertions";

type AddressOf = (pointer: string) => string;

/** Ajv's address for the schema at a pointer, whatever characters are in the pointer. */
export const addressOf: AddressOf = (pointer) => `s:${encodeURIComponent(pointer)}`;

function withAddresses(schema: unknown, addressOf: AddressOf): JsonObject {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === "$ref" && typeof value === "string" ? addressOf(value) : value,
  ) as JsonObject;
}

/** Adds the schemas at some pointers to Ajv, with all that they refer to. `addresses` has all of them, referring schemas first. */
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
