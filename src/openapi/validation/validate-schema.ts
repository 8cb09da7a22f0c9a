import type { JsonObject } from "../json";

/** What a value breaks: where (JSON Pointer), the keyword of JSON Schema, its parameters, a sentence. */
export interface SchemaError {
  pointer: string;
  keyword: string;
  params: JsonObject;
  message: string;
}

/** Checks a value by the schema at a pointer of the description (`#/components/schemas/Item`). */
export type ValidateSchema = (schemaPointer: string, value: unknown) => SchemaError[];
