import { isObject, type JsonObject } from "../../openapi/json";
import type { Mock } from "../create-mock";
import { isQuantity, numberIn, one } from "../decimals";

/** A record that a text is the code of, such as a lot or a serial, and the name of its field. */
interface Coded {
  root: string;
  field: string;
  record: JsonObject;
}

function codedBy(text: string, mock: Mock): Coded | undefined {
  for (const [root, records] of mock.state())
    for (const record of records) {
      if (typeof record.itemId !== "string") continue;
      const [field] = Object.entries(record).find(([, value]) => value === text) ?? [];
      if (field && field !== "id" && !field.endsWith("Id")) return { root, field, record };
    }
  return undefined;
}

/** The codes of the records of the same kind that belong to the item of a line, those in the same status first. */
function codesOfItem({ root, field, record }: Coded, itemId: unknown, mock: Mock): string[] {
  return (mock.state().get(root) ?? [])
    .filter((other) => other.itemId === itemId && typeof other[field] === "string")
    .sort((a, b) => Number(b.status === record.status) - Number(a.status === record.status))
    .map((other) => String(other[field]));
}

const whole = (value: unknown): number =>
  isQuantity(value) ? Number(numberIn(value) / one) : Infinity;

/** The first record that a list of codes, or of objects with a code, names. */
function firstCoded(list: readonly unknown[], mock: Mock): (Coded & { key?: string }) | undefined {
  for (const entry of list) {
    const texts: [string | undefined, unknown][] = isObject(entry)
      ? Object.entries(entry)
      : [[undefined, entry]];
    for (const [key, text] of texts) {
      const coded = typeof text === "string" ? codedBy(text, mock) : undefined;
      if (coded) return { ...coded, key };
    }
  }
  return undefined;
}

/** A row whose lots and serials are those of the item of its line; lists for which the item has none are left out. */
export function fitCodes(row: JsonObject, line: JsonObject, mock: Mock): JsonObject {
  const amount = Object.values(row).find(isQuantity);
  return Object.fromEntries(
    Object.entries(row).flatMap(([key, value]): [string, unknown][] => {
      const coded = Array.isArray(value) ? firstCoded(value, mock) : undefined;
      if (!coded || coded.record.itemId === line.itemId || !Array.isArray(value))
        return [[key, value]];
      const codes = codesOfItem(coded, line.itemId, mock);
      const [first] = codes;
      if (first === undefined) return [];
      if (coded.key === undefined) return [[key, codes.slice(0, whole(amount))]];
      const [entry] = value.filter(isObject);
      const held = entry && Object.keys(entry).find((name) => isQuantity(entry[name]));
      return [[key, [{ ...entry, [coded.key]: first, ...(held && amount && { [held]: amount }) }]]];
    }),
  );
}
