import { formatLocation } from "../../problems/format-problem";
import type { Problem } from "../../problems/problem";
import type { TimelineDocument } from "./timeline-document";
import { kindOf, kindsOf } from "./named-documents";

const serialOf = (number: string) => Number(number.slice(number.lastIndexOf("-") + 1));

/** Numbers that do not rise with the days of their documents, and numbers given twice. */
export function checkNumbers(documents: readonly TimelineDocument[]): Problem[] {
  return [...kindsOf(documents)].flatMap((kind) => {
    const dated = documents
      .filter(({ number, date }) => date !== undefined && kindOf(number) === kind)
      .sort((a, b) => serialOf(a.number) - serialOf(b.number));
    return dated.flatMap((document, index): Problem | [] => {
      const earlier = dated[index - 1];
      if (!earlier) return [];
      const { number, date = "", where } = document;
      const isTwice = earlier.number === number;
      if (!isTwice && (earlier.date ?? "") <= date) return [];
      return {
        level: "error",
        code: isTwice ? "timeline-number-twice" : "timeline-number-order",
        what: isTwice
          ? `Two documents have the number ${number}`
          : `${number} is of ${date}, and the lower number ${earlier.number} of ${earlier.date}`,
        where,
        seen: `${number}, ${date}`,
        cause: isTwice
          ? `${formatLocation(earlier.where)} has it as well.`
          : `Numbers are given one after the other, so they rise with the days. The other one is in ${formatLocation(earlier.where)}.`,
        fix: isTwice
          ? "Give one of the two another number, on its page too."
          : `Give ${number} a number that fits ${date}, on all pages, or correct the day.`,
      };
    });
  });
}
