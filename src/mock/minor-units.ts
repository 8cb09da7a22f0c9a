import { isObject, textAt, type JsonObject } from "../openapi/json";
import { isMoney, minorUnits } from "./decimals";
import type { ProblemDetail } from "./model";
import type { SchemaReader } from "./schema-reader";

const decimalsIn = (amount: unknown) => /\.(\d+)$/.exec(String(amount))?.[1]?.length ?? 0;

const isTooFine = (value: JsonObject) => decimalsIn(value.amount) > minorUnits(value.currency);

/** Prices of one unit may be finer than the money that is paid for them. */
function isUnitPrice(schema: unknown, reader: SchemaReader): boolean {
  const pattern = textAt(reader.field(schema, "amount")?.schema, "pattern");
  return pattern === undefined || new RegExp(pattern).test("0.0001");
}

/** Says quickly of most values that no schema need be read for them. */
function holdsTooFine(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return isMoney(value) ? isTooFine(value) : Object.values(value).some(holdsTooFine);
}

/** Amounts of a request with more decimals than their currency has. */
export function tooFineAmounts(
  value: unknown,
  schema: unknown,
  reader: SchemaReader,
  pointer = "",
): ProblemDetail[] {
  if (Array.isArray(value))
    return value.flatMap((inner, index) =>
      tooFineAmounts(inner, reader.items(schema), reader, `${pointer}/${index}`),
    );
  if (!isObject(value)) return [];
  if (isMoney(value))
    return isTooFine(value) && !isUnitPrice(schema, reader)
      ? [
          {
            pointer: `${pointer}/amount`,
            rule: "format",
            message: `${String(value.amount)} has more decimals than ${String(value.currency)}.`,
          },
        ]
      : [];
  const inner = Object.entries(value).filter(([, one]) => holdsTooFine(one));
  if (!inner.length) return [];
  const fields = new Map(reader.fields(schema, value).map((field) => [field.name, field.written]));
  return inner.flatMap(([name, one]) =>
    tooFineAmounts(one, fields.get(name) ?? {}, reader, `${pointer}/${name}`),
  );
}
