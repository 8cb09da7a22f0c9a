import { isObject } from "../openapi/json";
import { pointerKeys, pointerStep } from "../openapi/references";
import { valueAt } from "../openapi/value-at";
import type { SchemaReader } from "./schema-reader";

/** The value at a JSON pointer; an item that a list does not have is taken from its first item. */
export function similarAt(value: unknown, pointer: string): unknown {
  return pointerKeys(pointer).reduce<unknown>((at, key) => {
    if (Array.isArray(at)) return (at[Number(key)] ?? at[0]) as unknown;
    return isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }, value);
}

/** Sets the value at a pointer, or removes it if `next` is undefined. */
export function setAt(value: unknown, pointer: string, next: unknown): void {
  const keys = pointerKeys(pointer);
  const last = keys.pop();
  const holder = valueAt(value, keys.map((key) => `/${pointerStep(key)}`).join(""));
  if (last === undefined) return;
  if (Array.isArray(holder)) {
    if (next === undefined) holder.splice(Number(last), 1);
    else holder[Number(last)] = next;
  } else if (isObject(holder)) {
    if (next === undefined) delete holder[last];
    else holder[last] = next;
  }
}

/** The schema of the value at a pointer. */
export function schemaAt(
  schema: unknown,
  value: unknown,
  pointer: string,
  reader: SchemaReader,
): unknown {
  let [at, held]: [unknown, unknown] = [schema, value];
  for (const key of pointerKeys(pointer)) {
    if (Array.isArray(held)) {
      at = reader.items(at);
      held = held[Number(key)] as unknown;
    } else {
      at = reader.field(at, key, held)?.written ?? reader.resolve(at).schema.additionalProperties;
      held = isObject(held) ? held[key] : undefined;
    }
  }
  return at;
}
