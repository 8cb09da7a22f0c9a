import { isObject, objectsAt, type JsonObject } from "../../../openapi/json";
import { fillAmounts } from "../../amounts";
import { numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import { changesOf, type Call } from "../rule";

/** A line of a document that may need a price. */
export interface LineToPrice {
  line: JsonObject;
  /** What the request says of it. */
  given: JsonObject;
  index: number;
}

/** True for a quantity that is another than before. */
const isOther = (line: JsonObject, old: JsonObject) =>
  JSON.stringify(line.quantity) !== JSON.stringify(old.quantity) &&
  numberIn(line.quantity) !== numberIn(old.quantity);

/** What the request says of each line: rows with its id, and the rows without one for the new lines. */
function givenOf(
  lines: readonly JsonObject[],
  before: MockRecord | undefined,
  call: Call,
): (JsonObject | undefined)[] {
  const rows = objectsAt(call.body, "lines");
  const known = new Set(objectsAt(before, "lines").map(({ id }) => id));
  const news = rows.filter(({ id }) => !known.has(id));
  return lines.map((line) =>
    known.has(line.id) ? rows.find(({ id }) => id === line.id) : news.shift(),
  );
}

/** Changes the lines that a call adds to records of a collection, by what the request says of each. */
export function changeNewLines(
  call: Call,
  root: string,
  changed: (line: JsonObject, given: JsonObject | undefined, of: MockRecord) => JsonObject,
): void {
  for (const { before, after } of changesOf(call, root)) {
    const known = new Set(objectsAt(before, "lines").map(({ id }) => id));
    const given = givenOf(objectsAt(after, "lines"), before, call);
    const lines = objectsAt(after, "lines").map((line, index) =>
      known.has(line.id) ? line : changed(line, given[index], after),
    );
    call.world.store.put(root, { ...after, lines });
  }
}

/** The lines that are new, or of another quantity on a draft, and that nobody has priced. */
function toPrice(call: Call, after: MockRecord, before: MockRecord | undefined): LineToPrice[] {
  const lines = objectsAt(after, "lines");
  const given = givenOf(lines, before, call);
  return lines.flatMap((line, index) => {
    const old = objectsAt(before, "lines").find(({ id }) => id === line.id);
    const row = given[index];
    const isKept =
      old && (line.priceSource === "manual" || line.estimateLineId || !isOther(line, old));
    const isFixed = old && before?.status !== "draft";
    const isAsked = isObject(row?.unitPrice);
    return row && (isAsked || (!isKept && !isFixed)) ? [{ line, given: row, index }] : [];
  });
}

/** Prices lines of a document that a call has made or changed, and adds its amounts up again. */
export function priceLines(
  call: Call,
  root: string,
  { before, after }: { before: MockRecord | undefined; after: MockRecord },
  price: (row: LineToPrice) => JsonObject,
): void {
  const { world } = call;
  const collection = world.collection(root);
  const rows = toPrice(call, after, before);
  if (!collection || !rows.length) return;
  const priced = new Map(rows.map((row) => [row.line, price(row)]));
  const lines = objectsAt(after, "lines").map((line) => ({ ...line, ...priced.get(line) }));
  const document = { ...structuredClone({ ...after, lines }) };
  fillAmounts(document, collection.schema, world.reader);
  world.store.put(root, document);
}
