import { isObject, type JsonObject } from "../../openapi/json";
import { holdsIds } from "../ids-in";

/** Fields that the API sets if the request does not. */
const assigned = new Set(["documentNumber", "number", "trackingNumber", "barcode"]);

/** Ids and numbers on a page, and the mock's for the same things. */
export class KnownValues {
  private readonly ids = new Map<string, string>();
  private readonly numbers = new Map<string, string>();

  /** Replaces the page's values in a text, also numbers such as `SO-10495` inside of it: the name of a file. */
  inText(text: string): string {
    const whole = this.numbers.get(text);
    if (whole !== undefined) return whole;
    return text
      .replace(/[\w-]+/g, (word) => this.idFor(word))
      .replace(/[A-Z]+-\d+/g, (number) => this.numbers.get(number) ?? number);
  }

  /** The id for a word, or for each of its parts: an id may hold hyphens, and stand beside one. */
  private idFor(word: string): string {
    return this.ids.get(word) ?? word.replace(/\w+/g, (part) => this.ids.get(part) ?? part);
  }

  /** Replaces the page's values in texts at any depth. */
  inValue(value: unknown): unknown {
    if (typeof value === "string") return this.inText(value);
    if (Array.isArray(value)) return value.map((inner) => this.inValue(inner));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [this.inText(key), this.inValue(inner)]),
    );
  }

  /** Learns values from the response on the page and the mock's. `isFixed` tells ids of the demo company, which stay. */
  learn(shown: unknown, actual: unknown, isFixed: (id: string) => boolean, key = ""): void {
    if (Array.isArray(shown) && Array.isArray(actual))
      for (const [index, item] of shown.entries())
        this.learn(item, counterpart(item, index, actual), isFixed, key);
    if (isObject(shown) && isObject(actual))
      for (const [name, inner] of Object.entries(shown))
        this.learn(inner, actual[name], isFixed, name);
    if (typeof shown !== "string" || typeof actual !== "string") return;
    if (shown === actual || this.ids.has(shown) || this.numbers.has(shown)) return;
    if (holdsIds(key) && !isFixed(shown)) this.ids.set(shown, actual);
    else if (assigned.has(key)) this.numbers.set(shown, actual);
  }
}

/** Fields that identify an object in a list. */
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

/** The item of a response's list that an item on the page shows. An excerpt may leave out items. */
export function counterpart(shown: unknown, index: number, actual: readonly unknown[]): unknown {
  if (!isObject(shown)) return actual[index];
  const scored = actual
    .filter(isObject)
    .map((item, at) => ({ item, score: likeness(shown, item) - Math.abs(at - index) / 100 }));
  return scored.sort((a, b) => b.score - a.score)[0]?.item;
}

function likeness(shown: JsonObject, item: JsonObject): number {
  let score = 0;
  for (const name of naming)
    if (name in shown && shown[name] === item[name]) score += 1;
    // The mock's ids differ from those on the page.
    else if (name in shown && name !== "id") score -= 1;
  return score;
}
