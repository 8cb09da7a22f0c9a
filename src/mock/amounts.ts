import { isObject, type JsonObject } from "../openapi/json";
import { isMoney, money, numberIn, times } from "./decimals";
import type { Field, SchemaReader } from "./schema-reader";

const hundred = 100n * 10n ** 12n;
const one = 10n ** 12n;

/** Names of quantities that no longer count on a line. */
const givenUp = ["quantityCancelled", "quantityClosed"];

/** `amount` of a line: quantity × unit price, less discount, as the description's lint adds it up. */
export function lineAmount(line: JsonObject): JsonObject | undefined {
  const price = line.unitPrice ?? line.unitCost;
  if (!isMoney(price) || !isObject(line.quantity)) return undefined;
  const gone = givenUp.reduce((sum, name) => sum + numberIn(line[name]), 0n);
  const gross = times(numberIn(line.quantity) - gone, numberIn(price));
  const factor = one - (numberIn(line.discountPercent) * one) / hundred;
  return money(times(gross, factor), price.currency);
}

function fillLine(line: JsonObject, fields: readonly Field[], written: ReadonlySet<string>): void {
  const amount = fields.find(({ name }) => name === "amount");
  if (!amount || (!amount.readOnly && written.has("amount"))) return;
  const sum = lineAmount(line);
  if (sum) line.amount = sum;
}

function sumOf(lines: readonly JsonObject[], name: string): bigint {
  return lines.reduce((sum, line) => sum + numberIn(line[name]), 0n);
}

/** A line that does not count in the totals. */
const isOut = (line: JsonObject) =>
  line.isOptional === true && line.status !== "accepted" && line.status !== "converted";

function fillTotals(record: JsonObject, lines: readonly JsonObject[]): void {
  const { totals } = record;
  if (!isObject(totals)) return;
  const currency = record.currency ?? (isMoney(totals.total) ? totals.total.currency : "USD");
  const subtotal = sumOf(
    lines.filter((line) => !isOut(line)),
    "amount",
  );
  const discount = times(subtotal, (numberIn(record.discountPercent) * one) / hundred);
  const tax = Array.isArray(record.taxLines)
    ? sumOf(record.taxLines.filter(isObject), "amount")
    : 0n;
  const shipping = numberIn(record.shippingCharge ?? record.freight);
  const values: Record<string, bigint> = {
    subtotal,
    discount,
    tax,
    shipping,
    total: subtotal - discount + tax + shipping,
  };
  for (const [name, value] of Object.entries(values))
    if (name in totals) totals[name] = money(value, currency);
}

/** Of a new document nothing is paid or set off yet. */
export function openAll(record: JsonObject, schema: unknown, reader: SchemaReader): void {
  const whole = isObject(record.totals) ? record.totals.total : (record.total ?? record.amount);
  if (!isMoney(whole)) return;
  for (const { name, readOnly } of reader.fields(schema, record))
    if (readOnly && /^(openAmount|openBalance|unappliedAmount|unallocatedAmount)$/.test(name))
      record[name] = { ...whole };
}

/** Computes what a record's numbers say: amounts of lines, totals. `written` names the fields that a request set. */
export function fillAmounts(
  record: JsonObject,
  schema: unknown,
  reader: SchemaReader,
  written: ReadonlySet<string> = new Set(),
): void {
  const fields = reader.fields(schema, record);
  for (const field of fields) {
    if (field.type !== "array" || !Array.isArray(record[field.name])) continue;
    const lineFields = reader.fields(field.schema.items);
    for (const line of (record[field.name] as unknown[]).filter(isObject))
      fillLine(line, lineFields, written);
  }
  const { lines } = record;
  if (!Array.isArray(lines)) return;
  const rows = lines.filter(isObject);
  fillTotals(record, rows);
  for (const name of ["total", "amount", "goodsValue"]) {
    const field = fields.find((one) => one.name === name);
    const hasAmounts = rows.some((line) => isMoney(line.amount));
    if (!field?.readOnly || !hasAmounts || !isMoney(record[name])) continue;
    record[name] = money(sumOf(rows, "amount"), (record[name] as JsonObject).currency);
  }
}
