import { child, children, type DescriptionPlace } from "../description";
import { formatDecimal, one, round, times, toDecimal } from "../decimal";
import { demoObjects } from "../demo-values";
import type { Problem } from "../../../problems/problem";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

const amount = (place: DescriptionPlace) => toDecimal(asRecord(place.value).amount);
const quantity = (place: DescriptionPlace) => toDecimal(asRecord(place.value).value);
const sum = (values: readonly (bigint | undefined)[]) =>
  values.reduce<bigint>((total, value) => total + (value ?? 0n), 0n);
const listed = (place: DescriptionPlace, key: string) => children(child(place, key)).map(([, entry]) => entry);

/** Reports a value that is present and not what it should be; `how` explains the sum. */
type Expect = (place: DescriptionPlace, is: bigint | undefined, should: bigint, how: string) => Problem[];

/** An order, estimate, bill …: totals.total = subtotal - discount + tax + shipping. */
function checkTotals(place: DescriptionPlace, expect: Expect): Problem[] {
  const part = (key: string) => child(place, "totals", key);
  const total = amount(part("total"));
  if (total === undefined) return [];
  const [subtotal, discount, tax, shipping] = ["subtotal", "discount", "tax", "shipping"].map(
    (key) => amount(part(key)),
  );
  const taxLines = listed(place, "taxLines").map((line) => amount(child(line, "amount")));
  const lines = listed(place, "lines").map((line) => amount(child(line, "amount")));
  const should = sum([subtotal, tax, shipping]) - (discount ?? 0n);
  const problems = expect(part("total"), total, should, "subtotal - discount + tax + shipping");
  if (taxLines.length)
    problems.push(...expect(part("tax"), tax, sum(taxLines), "the sum of the tax lines"));
  if (lines.length && lines.every((line) => line !== undefined))
    problems.push(...expect(part("subtotal"), subtotal, sum(lines), "the sum of the line amounts"));
  const charge = amount(child(place, "shippingCharge"));
  // A declined offer keeps its freight for the day on which it is opened again, but does not count it.
  const isDeclined = asRecord(place.value).status === "declined";
  if (charge !== undefined) {
    const counted = isDeclined ? 0n : charge;
    problems.push(
      ...expect(part("shipping"), shipping, counted, "the shippingCharge of the document"),
    );
  }
  return problems;
}

/** A tax line: rate times taxable amount. */
function checkTaxLine(place: DescriptionPlace, expect: Expect): Problem[] {
  const rate = toDecimal(asRecord(place.value).ratePercent);
  const taxable = amount(child(place, "taxableAmount"));
  if (rate === undefined || taxable === undefined) return [];
  return expect(
    child(place, "amount"),
    amount(child(place, "amount")),
    round(times(taxable, rate) / 100n, 2),
    "the ratePercent of taxableAmount, rounded to cents",
  );
}

const parts = ["quantityReserved", "quantityBackordered", "quantityShipped", "quantityCancelled"];

/** A line: (quantity - canceled) × price, less its discount; and where the ordered pieces are. */
function checkLine(place: DescriptionPlace, expect: Expect): Problem[] {
  const ordered = quantity(child(place, "quantity"));
  const price = amount(child(place, "unitPrice"));
  if (ordered === undefined || price === undefined) return [];
  const of = (key: string) => quantity(child(place, key));
  const { discountPercent = "0", status } = asRecord(place.value);
  const keptPercent = 100n * one - (toDecimal(discountPercent) ?? 0n);
  const kept = ordered - (of("quantityCancelled") ?? 0n);
  const discount = amount(child(place, "discountAmount")) ?? 0n;
  const part = ordered > 0n ? (discount * kept) / ordered : discount;
  const net = times(times(kept, price), keptPercent) / 100n - part;
  const problems = expect(
    child(place, "amount"),
    amount(child(place, "amount")),
    round(net, 2),
    "(quantity - quantityCancelled) × unitPrice, less discountPercent or discountAmount, rounded to cents",
  );
  const spread = sum(parts.map(of));
  // Drafts have reserved nothing, and services need no stock.
  if (of("quantityReserved") !== undefined && spread !== 0n && asText(status) !== "pending")
    problems.push(...expect(child(place, "quantity"), ordered, spread, parts.join(" + ")));
  return problems;
}

/** A journal entry: debits equal credits. */
function checkJournal(place: DescriptionPlace, expect: Expect): Problem[] {
  const lines = listed(place, "lines");
  if (!lines.some(({ value }) => "debit" in asRecord(value) || "credit" in asRecord(value)))
    return [];
  const side = (key: string) => sum(lines.map((entry) => amount(child(entry, key))));
  return expect(
    child(place, "lines"),
    side("credit"),
    side("debit"),
    "what the lines credit, so that both sides are equal",
  );
}

/** Lines, tax lines, totals, and journal entries of the demo company add up, to the cent. */
export const totals: LintRule = ({ description }) => {
  const expect: Expect = (place, is, should, how) =>
    is === undefined || is === should
      ? []
      : [
          problemAt(description, place, {
            code: "totals",
            what: `The ${place.path.at(-1)} does not add up`,
            seen: formatDecimal(is),
            cause: `It is ${how}.`,
            fix: formatDecimal(should),
          }),
        ];
  const checks = [checkTotals, checkTaxLine, checkLine, checkJournal];
  return demoObjects(description).flatMap((place) =>
    checks.flatMap((check) => check(place, expect)),
  );
};
