import { children, type DescriptionPlace } from "../description";
import { demoRecords } from "../demo-values";
import { examplesOf, jsonOf } from "../all-examples";
import type { Problem } from "../../../problems/problem";
import { problemAt, type LintRule } from "../lint-rule";
import { asArray, asRecord, asText } from "../shape";

/** What a record keeps while it changes. */
const fixed = ["createdAt", "lineNumber", "itemId", "customerId", "vendorId", "currency"];

/** What follows the stock or the day without a new `updatedAt`. */
const moving = ["averageCost", "lastCost", "isInForce"];

const isPlain = (value: unknown) =>
  typeof value !== "object" || value === null || "amount" in value || "unit" in value;

/** A record that a read shows as it was at the `updatedAt` of the demo company has the values of the demo company, and at other times those that never change. */
export const demoStates: LintRule = ({ description, inventory }) => {
  const records = demoRecords(description);
  const compare = (place: DescriptionPlace, demo: Record<string, unknown>, all: boolean): Problem[] =>
    children(place).flatMap(([key, entry]) => {
      const wanted = demo[key];
      if (wanted === undefined || moving.includes(key)) return [];
      if (Array.isArray(entry.value))
        return children(entry).flatMap(([, row]) => {
          const { id } = asRecord(row.value);
          const other = asArray(wanted)
            .map(asRecord)
            .find((one) => id && one.id === id);
          return other ? compare(row, other, all) : [];
        });
      // A piece has no customer until it is sold.
      const isKept = fixed.includes(key) && entry.value !== null && wanted !== null;
      const isMeant = isPlain(entry.value) && isPlain(wanted) && (all || isKept);
      if (!isMeant || JSON.stringify(entry.value) === JSON.stringify(wanted)) return [];
      return problemAt(description, entry, {
        code: "demo-state",
        what: `${key} of ${asText(asRecord(place.value).id)} differs from the demo company`,
        cause: all
          ? "The example has the updatedAt of the demo company, so it shows the same state."
          : "This field keeps its value while the record changes.",
        fix: `${key}: ${JSON.stringify(wanted)}`,
      });
    });
  const walk = (place: DescriptionPlace): Problem[] => {
    const record = asRecord(place.value);
    const demo = records.get(asText(record.id));
    if (demo)
      return compare(place, demo, !!record.updatedAt && record.updatedAt === demo.updatedAt);
    if (place.value === null || typeof place.value !== "object") return [];
    return children(place).flatMap(([, inner]) => walk(inner));
  };
  return inventory.reads
    .flatMap(({ place }) => examplesOf(description, jsonOf(place)))
    .flatMap(walk);
};
