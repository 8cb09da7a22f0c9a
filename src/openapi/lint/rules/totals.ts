import { child, children, type Place } from "../description";
import { formatDecimal, round, times, toDecimal } from "../decimal";
import { demoPlaces, objectsIn } from "../demo-values";
import { problemAt } from "../problem-at";
import type { Problem } from "../../../problems/problem";
import type { Rule } from "../rule";
import { asRecord, asText } from "../shape";

const amount = (place: Place) => toDecimal(asRecord(place.value).amount);
const quantity = (place: Place) => toDecimal(asRecord(place.value).value);
const sum = (values: readonly (bigint | undefined)[]) =>
  values.reduce<bigint>((total, value) => total + (value ?? 0n), 0n);
const listed = (place: Place, key: string) => children(child(place, key)).map(([, entry]) => entry);

/** Lines, tax lines, totals and journal entries of the demo company add up, to the cent. */
export const totals: Rule = ({ description }) => {
  const expect = (place: Place, is: bigint | undefined, should: bigint, how: string): Problem[] =>
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

  /** An order, estimate, bill …: totals.total = subtotal - discount + tax + shipping. */
  const document = (place: Place): Problem[] => {
    const part = (key: string) => child(place, "totals", key);
    const total = amount(part("total"));
    if (total === undefined) return [];
    const [subtotal, discount, tax, shipping] = ["subtotal", "discount", "tax", "shipping"].map(
      (key) => amount(part(key)),
    );
    const taxLines = listed(place, "taxLines");
    const lines = listed(place, "lines").map((line) => amount(child(line, "amount")));
    const problems = expect(
      part("total"),
      total,
      sum([subtotal, tax, shipping]) - (discount ?? 0n),
      "subtotal - discount + tax + shipping",
    );
    if (taxLines.length)
      problems.push(
        ...expect(
          part("tax"),
          tax,
          sum(taxLines.map((line) => amount(child(line, "amount")))),
          "the sum of the tax lines",
        ),
      );
    if (lines.length && lines.every((line) => line !== undefined))
      problems.push(
        ...expect(part("subtotal"), subtotal, sum(lines), "the sum of the line amounts"),
      );
    const charge = amount(child(place, "shippingCharge"));
    if (charge !== undefined)
      problems.push(
        ...expect(part("shipping"), shipping, charge, "the shippingCharge of the document"),
      );
    return problems;
  };

  /** One tax line: rate times taxable amount. */
  const taxLine = (place: Place): Problem[] => {
    const rate = toDecimal(asRecord(place.value).ratePercent);
    const taxable = amount(child(place, "taxableAmount"));
    if (rate === undefined || taxable === undefined) return [];
    return expect(
      child(place, "amount"),
      amount(child(place, "amount")),
      round(times(taxable, rate) / 100n, 2),
      "the ratePercent of taxableAmount, rounded to cents",
    );
  };

  /** One line: (quantity - cancelled) × price, less its discount; and where the ordered pieces are. */
  const line = (place: Place): Problem[] => {
    const ordered = quantity(child(place, "quantity"));
    const price = amount(child(place, "unitPrice"));
    if (ordered === undefined || price === undefined) return [];
    const of = (key: string) => quantity(child(place, key));
    const { discountPercent = "0", status } = asRecord(place.value);
    const kept = 100n * (toDecimal("1") ?? 0n) - (toDecimal(discountPercent) ?? 0n);
    const net = times(times(ordered - (of("quantityCancelled") ?? 0n), price), kept) / 100n;
    const problems = expect(
      child(place, "amount"),
      amount(child(place, "amount")),
      round(net, 2),
      "(quantity - quantityCancelled) × unitPrice, less discountPercent, rounded to cents",
    );
    const parts = [
      "quantityReserved",
      "quantityBackordered",
      "quantityShipped",
      "quantityCancelled",
    ];
    const spread = sum(parts.map(of));
    // Drafts have reserved nothing, and services need no stock: nothing of them is spread.
    if (of("quantityReserved") !== undefined && spread !== 0n && asText(status) !== "pending")
      problems.push(...expect(child(place, "quantity"), ordered, spread, parts.join(" + ")));
    return problems;
  };

  /** A journal entry: what is debited is credited. */
  const journal = (place: Place): Problem[] => {
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
  };

  return demoPlaces(description)
    .flatMap(objectsIn)
    .flatMap((place) => [...document(place), ...taxLine(place), ...line(place), ...journal(place)]);
};
