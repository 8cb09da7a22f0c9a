import { isObject, objectsAt, without, type JsonObject } from "../openapi/json";
import { divided, isMoney, money, numberIn, one, sumIn, times } from "./decimals";
import { fillOpen } from "./line-quantities";
import type { MockRecord } from "./model";
import type { Field, SchemaReader } from "./schema-reader";
import type { World } from "./world";

/** Quantities that no longer count. */
const givenUp = ["quantityCancelled", "quantityClosed"];

/** Quantity × unit price, less discount, of which each piece has its part: the same sum as in the lint of the description. */
function lineAmount(line: JsonObject): JsonObject | undefined {
  const price = line.unitPrice ?? line.unitCost;
  if (!isMoney(price) || !isObject(line.quantity)) return undefined;
  const ordered = numberIn(line.quantity);
  const kept = givenUp.reduce((rest, name) => rest - numberIn(line[name]), ordered);
  const gross = times(kept, numberIn(price));
  const factor = one - numberIn(line.discountPercent) / 100n;
  const discount = times(numberIn(line.discountAmount), divided(kept, ordered));
  return money(times(gross, factor) - discount, price.currency);
}

/** The discount of a document as an amount, of which what is given up of its lines takes its part. */
function discountAmountOf(
  { discountAmount }: JsonObject,
  lines: readonly JsonObject[],
  subtotal: bigint,
): bigint {
  const whole = numberIn(discountAmount);
  if (whole === 0n) return 0n;
  const ordered = lines.reduce(
    (sum, line) => sum + numberIn(lineAmount(without(line, ...givenUp))),
    0n,
  );
  return ordered > 0n ? (whole * subtotal) / ordered : whole;
}

function fillLine(line: JsonObject, fields: readonly Field[], written: ReadonlySet<string>): void {
  const amount = fields.find(({ name }) => name === "amount");
  if (!amount || (!amount.readOnly && written.has("amount"))) return;
  const sum = lineAmount(line);
  if (sum) line.amount = sum;
}

/** An optional line counts once it is accepted. */
export const counts = ({ isOptional, status }: JsonObject) =>
  isOptional !== true || status === "accepted" || status === "converted";

function fillTotals(record: JsonObject, lines: readonly JsonObject[]): void {
  const { totals } = record;
  if (!isObject(totals)) return;
  const currency = record.currency ?? (isMoney(totals.total) ? totals.total.currency : "USD");
  const subtotal = sumIn(lines.filter(counts), "amount");
  // What is kept of a return for handling is its discount.
  const percent = record.discountPercent ?? record.restockingFeePercent;
  const part = times(subtotal, numberIn(percent) / 100n);
  // Rounded before it is taken off, so that the shown amounts add up.
  const amount = discountAmountOf(record, lines, subtotal);
  const discount = numberIn(money(part + amount, currency));
  const tax = sumIn(objectsAt(record, "taxLines"), "amount");
  const isGivenUp = record.status === "cancelled" || record.status === "declined";
  const freight = record.shippingCharge ?? record.freight ?? record.shippingCredit;
  const shipping = isGivenUp ? 0n : numberIn(freight);
  const total = subtotal - discount + tax + shipping;
  for (const [name, value] of Object.entries({ subtotal, discount, tax, shipping, total }))
    if (name in totals) totals[name] = money(value, currency);
}

/** Splits an amount by a list such as `allocations` into `allocatedAmount` and `unallocatedAmount`. */
function splitAmount(record: JsonObject, { name }: Field): void {
  const stem = /^(\w+)ions$/.exec(name)?.[1];
  const [done, rest] = [`${stem}edAmount`, `un${stem}edAmount`];
  if (!stem || !isMoney(record.amount) || !isMoney(record[done])) return;
  const sum = sumIn(objectsAt(record, name), "amount");
  record[done] = money(sum, record.amount.currency);
  if (isMoney(record[rest]))
    record[rest] = money(numberIn(record.amount) - sum, record.amount.currency);
}

/** Opens the whole amount of a new document: nothing is paid or applied yet. */
export function openAll(record: JsonObject, schema: unknown, reader: SchemaReader): void {
  const whole = isObject(record.totals) ? record.totals.total : (record.total ?? record.amount);
  if (!isMoney(whole)) return;
  const fields = reader.fields(schema, record);
  for (const { name, readOnly } of fields)
    if (readOnly && /^(openAmount|openBalance|unappliedAmount|unallocatedAmount)$/.test(name))
      record[name] = { ...whole };
  for (const field of fields) if (field.type === "array") splitAmount(record, field);
}

/** A copy of a record of a collection with its amounts computed anew. */
export function withAmounts(record: MockRecord, root: string, world: World): MockRecord {
  const copy = structuredClone(record);
  fillAmounts(copy, world.collection(root)?.schema, world.reader);
  return copy;
}

/** Computes the amounts of lines and the totals. `written` are the fields that the request has set. */
export function fillAmounts(
  record: JsonObject,
  schema: unknown,
  reader: SchemaReader,
  written: ReadonlySet<string> = new Set(),
): void {
  const fields = reader.fields(schema, record);
  for (const { name, type, schema: list } of fields) {
    if (type !== "array") continue;
    for (const line of objectsAt(record, name)) fillLine(line, reader.fields(list.items), written);
  }
  for (const field of fields) if (field.type === "array") splitAmount(record, field);
  fillOpen(record);
  if (!Array.isArray(record.lines)) return;
  const lines = objectsAt(record, "lines");
  fillTotals(record, lines);
  const summed = ["amount", "debit"].find((name) => lines.some((line) => isMoney(line[name])));
  if (!summed) return;
  for (const name of ["total", "amount", "goodsValue"]) {
    const value = record[name];
    const isComputed = fields.some((field) => field.name === name && field.readOnly);
    if (isComputed && isMoney(value)) record[name] = money(sumIn(lines, summed), value.currency);
  }
}
