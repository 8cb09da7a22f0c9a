import { allExamples } from "../all-examples";
import { demoRecords } from "../demo-values";
import { child, type Description, type DescriptionPlace } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

const closing = /\b([A-Z][a-z]+ \d{4})(?:, which)? was closed on (\d{4}-\d\d-\d\d)/;

/** The last month that a record of the demo company says is closed, such as `2026-03`. */
const lastClosed = (description: Description): string | undefined =>
  [...demoRecords(description).values()]
    .map(({ closedThrough }) => asText(closedThrough).slice(0, 7))
    .sort()
    .at(-1);

/** `March 2026` as `2026-03`. */
const monthOf = (words: string): string => new Date(`1 ${words} UTC`).toISOString().slice(0, 7);

/** A month was closed on one day, whichever refusal tells it, and the company says that it is closed. */
export const closingDays: LintRule = ({ description, inventory }) => {
  const told = new Map<string, Map<string, DescriptionPlace[]>>();
  for (const { value } of allExamples(description, inventory)) {
    const [, month = "", day = ""] = closing.exec(asText(asRecord(value.value).detail)) ?? [];
    if (!day) continue;
    const days = told.get(month) ?? new Map<string, DescriptionPlace[]>();
    told.set(month, days.set(day, [...(days.get(day) ?? []), child(value, "detail")]));
  }
  const last = lastClosed(description);
  return [...told].flatMap(([month, days]) => {
    const [[usual = "", [first] = []] = [], ...others] = [...days].sort(
      ([, a], [, b]) => b.length - a.length,
    );
    const open =
      last && first && monthOf(month) > last
        ? [
            problemAt(description, first, {
              code: "closing-day",
              what: `${month} is closed here, but closedThrough of the demo company ends with ${last}`,
              cause: "All examples are of one company, and readers compare them.",
              fix: "Move closedThrough in demo/ and in the examples that show it.",
            }),
          ]
        : [];
    return [
      ...open,
      ...others.flatMap(([day, places]) =>
        places.map((place) =>
          problemAt(description, place, {
            code: "closing-day",
            what: `${month} was closed on ${day} here and on ${usual} elsewhere`,
            cause: "All examples are of one company, and readers compare them.",
            fix: `${month} was closed on ${usual}`,
          }),
        ),
      ),
    ];
  });
};
