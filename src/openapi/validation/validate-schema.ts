import type { JsonObject } from "../json";

/** A violation of a JSON Schema. */
export interface SchemaError {
  /** JSON pointer into the value. */
  pointer: string;
  keyword: string;
  params: JsonObject;
  message: string;
}

/** Validates a value against the schema at a pointer of the description (`#/components/schemas/Item`). */
export type ValidateSchema = (schemaPointer: string, value: unknown) => SchemaError[];
