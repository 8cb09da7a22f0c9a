import { isObject, textAt } from "../../openapi/json";
import { pointerStep } from "../../openapi/references";
import type { SchemaReader } from "../schema-reader";
import { counterpart } from "./known-values";

/** A value on the page that is not the one in the answer. */
export interface Difference {
  pointer: string;
  shown: unknown;
  /** Missing if the answer has no such value. */
  actual?: unknown;
  /** True for a date, which may follow from the day of the call. */
  isDate?: boolean;
}

interface Compared {
  shown: unknown;
  actual: unknown;
  /** Schema of the answer; its values are compared as they are where it says nothing. */
  schema: unknown;
  reader: SchemaReader;
  /** The texts of the request, which the answer repeats. */
  sent: ReadonlySet<string>;
}

/** All texts in a value. */
export function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string") found.add(value);
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) textsIn(inner, found);
  return found;
}

const isMoment = (value: unknown) =>
  typeof value === "string" && value.includes("T") && !Number.isNaN(Date.parse(value));

/**
 * Where the values that a page shows differ from an answer. The planner knows which ids and numbers of the page stand
 * for which of the session; moments that the request does not name are those of the call, so that only their form counts.
 */
export function differences(compared: Compared, pointer = ""): Difference[] {
  const { shown, actual, schema, reader, sent } = compared;
  const inner = (name: string | number, next: Partial<Compared>) =>
    differences({ ...compared, ...next }, `${pointer}/${pointerStep(String(name))}`);
  if (Array.isArray(shown) && Array.isArray(actual))
    return shown.flatMap((one, index) =>
      inner(index, {
        shown: one,
        actual: counterpart(one, index, actual),
        schema: reader.items(schema),
      }),
    );
  if (isObject(shown) && isObject(actual))
    return Object.entries(shown).flatMap(([name, one]) =>
      inner(name, {
        shown: one,
        actual: actual[name],
        schema:
          reader.field(schema, name, actual)?.written ??
          reader.resolve(schema).schema.additionalProperties,
      }),
    );
  if (shown === actual) return [];
  const format = textAt(reader.resolve(schema).schema, "format");
  const isOfCall = format === "date-time" && !sent.has(String(shown));
  if (isOfCall && isMoment(shown) && isMoment(actual)) return [];
  const isDate = format === "date" && !sent.has(String(shown));
  return [{ pointer, shown, ...(actual !== undefined && { actual }), ...(isDate && { isDate }) }];
}
