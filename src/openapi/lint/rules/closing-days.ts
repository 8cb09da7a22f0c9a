import { allExamples } from "../all-examples";
import { child, type Place } from "../description";
import { problemAt } from "../problem-at";
import type { Rule } from "../lint-rule";
import { asRecord, asText } from "../shape";

const closing = /\b([A-Z][a-z]+ \d{4})(?:, which)? was closed on (\d{4}-\d\d-\d\d)/;

/** A month was closed on one day, whichever refusal tells it. */
export const closingDays: Rule = ({ description, inventory }) => {
  const told = new Map<string, Map<string, Place[]>>();
  for (const { value } of allExamples(description, inventory)) {
    const [, month = "", day = ""] = closing.exec(asText(asRecord(value.value).detail)) ?? [];
    if (!day) continue;
    const days = told.get(month) ?? new Map<string, Place[]>();
    told.set(month, days.set(day, [...(days.get(day) ?? []), child(value, "detail")]));
  }
  return [...told].flatMap(([month, days]) => {
    const [[usual = ""] = [], ...others] = [...days].sort(([, a], [, b]) => b.length - a.length);
    return others.flatMap(([day, places]) =>
      places.map((place) =>
        problemAt(description, place, {
          code: "closing-day",
          what: `${month} was closed on ${day} here and on ${usual} elsewhere`,
          cause: "All examples are of one company, and readers compare them.",
          fix: `${month} was closed on ${usual}`,
        }),
      ),
    );
  });
};
