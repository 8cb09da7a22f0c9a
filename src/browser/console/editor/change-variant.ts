import type { JSONPath } from "jsonc-parser";
import type { SchemaReader } from "../../../mock/schema-reader";
import { isObject, type JsonObject } from "../../../openapi/json";
import { typesOf } from "../../../openapi/schema-type";
import { setInJson } from "../request/exact-json";
import { initialValue } from "./initial-value";

function typeOfValue(value: unknown): string {
  if (Array.isArray(value)) return "array";
  if (value === null) return "null";
  return Number.isInteger(value) ? "integer" : typeof value;
}

const fits = (value: unknown, schema: JsonObject): boolean => {
  const types: readonly string[] = typesOf(schema);
  const type = typeOfValue(value);
  return (
    schema.const === undefined &&
    (!types.length || types.includes(type) || (type === "integer" && types.includes("number")))
  );
};

interface Change {
  /** The text of the body. */
  text: string;
  path: JSONPath;
  /** The object at the path. */
  value: JsonObject;
  /** Name and new value of the discriminator. */
  tag: string;
  label: string;
  /** Schema of the new variant. */
  schema: unknown;
  /** Values of earlier variants. */
  left: Readonly<JsonObject>;
}

/** Changes the variant of an object: what the new one has, too, stays as typed, what else it needs is added. */
export function changeVariant(change: Change, reader: SchemaReader): string {
  const { path, value, tag, label, schema, left } = change;
  const fields = reader.fields(schema, { [tag]: label });
  const known = new Map(fields.map((field) => [field.name, field.schema]));
  const stays = (name: string, held: unknown) => {
    const field = known.get(name);
    return name === tag || (field !== undefined && fits(held, field));
  };
  let { text } = change;
  const set = (name: string, next: unknown) => {
    text = setInJson(text, [...path, name], next);
  };
  set(tag, label);
  for (const [name, held] of Object.entries(value)) if (!stays(name, held)) set(name, undefined);
  const first = initialValue(schema, reader);
  const needed = { ...(isObject(first) ? first : {}) };
  for (const [name, held] of Object.entries(left)) if (stays(name, held)) needed[name] = held;
  for (const [name, next] of Object.entries(needed)) {
    const isThere = name in value && stays(name, value[name]);
    if (name !== tag && !isThere) set(name, next);
  }
  return text;
}
