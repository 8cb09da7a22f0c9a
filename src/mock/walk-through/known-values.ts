import { isObject, type JsonObject } from "../../openapi/json";
import { isId, replaceIds } from "../../openapi/record-id";

/** Fields with names that the API gives when the request has none. */
const assigned = new Set(["documentNumber", "number", "trackingNumber", "barcode"]);

/** What a page calls things, and what the mock calls them. */
export class KnownValues {
  private readonly inMock = new Map<string, string>();

  /** Puts the mock's names into a text of the page. */
  inText(text: string): string {
    const ids = replaceIds(text, (id) => this.inMock.get(id) ?? id);
    return this.inMock.get(ids) ?? ids;
  }

  /** Puts the mock's names into a value. */
  inValue(value: unknown): unknown {
    if (typeof value === "string") return this.inText(value);
    if (Array.isArray(value)) return value.map((inner) => this.inValue(inner));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [this.inText(key), this.inValue(inner)]),
    );
  }

  /** Learns from an answer which names of the page stand for which of the mock; `isFixed` knows the demo company's. */
  learn(shown: unknown, actual: unknown, isFixed: (id: string) => boolean, key = ""): void {
    if (Array.isArray(shown) && Array.isArray(actual))
      for (const [index, one] of shown.entries())
        this.learn(one, counterpart(one, index, actual), isFixed, key);
    if (isObject(shown) && isObject(actual))
      for (const [name, one] of Object.entries(shown)) this.learn(one, actual[name], isFixed, name);
    if (
      typeof shown !== "string" ||
      typeof actual !== "string" ||
      shown === actual ||
      this.inMock.has(shown)
    )
      return;
    if ((isId(shown) && isId(actual) && !isFixed(shown)) || assigned.has(key))
      this.inMock.set(shown, actual);
  }
}

const naming = [
  "id",
  "lineNumber",
  "operationNumber",
  "sku",
  "itemId",
  "code",
  "documentNumber",
  "accountId",
  "name",
];

/** The entry of an answer's list that an entry on the page speaks of: an excerpt may leave some out. */
export function counterpart(shown: unknown, index: number, actual: readonly unknown[]): unknown {
  if (!isObject(shown)) return actual[index];
  const scored = actual
    .filter(isObject)
    .map((one, at) => ({ one, score: likeness(shown, one) - Math.abs(at - index) / 100 }));
  return scored.sort((a, b) => b.score - a.score)[0]?.one;
}

function likeness(shown: JsonObject, one: JsonObject): number {
  return naming.reduce(
    (sum, name) =>
      sum + (name in shown ? (shown[name] === one[name] ? 1 : name === "id" ? 0 : -1) : 0),
    0,
  );
}
