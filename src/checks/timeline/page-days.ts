import type { Problem } from "../../problems/problem";
import type { TimelinePage } from "./held-numbers";
import type { TimelineDocument } from "./timeline-document";
import { kindsOf, namedOn } from "./named-documents";

/** Days in calls and answers that are those of a document. */
const dayKey =
  /"(orderDate|shippedOn|receivedOn|adjustmentDate|buildDate|billDate|estimateDate|rmaDate|creditMemoDate|refundDate|paymentDate|depositDate|expenseDate)"\s*:\s*"(\d{4}-\d\d-\d\d)"/g;

/** Days in the calls of a page on which no document of this page is dated. */
export function checkPageDays(
  pages: readonly TimelinePage[],
  documents: readonly TimelineDocument[],
): Problem[] {
  const kinds = kindsOf(documents);
  return pages.flatMap(({ file, sourcePath, text }) => {
    const named = namedOn(text, kinds);
    const own = documents.filter(({ number, page }) => page === sourcePath || named.has(number));
    const days = new Set(own.flatMap(({ date, days: others = [] }) => [date, ...others]));
    return text.split("\n").flatMap((row, index) =>
      [...row.matchAll(dayKey)]
        .filter(([, , day]) => !days.has(day))
        .map(([found, key = "", day = ""]): Problem => ({
          level: "error",
          code: "timeline-page-day",
          what: `${key} is ${day}, and no document of this page is of that day`,
          where: { file, line: index + 1 },
          seen: found,
          cause: `The documents that the page names are of ${[...days].filter(Boolean).sort().join(", ") || "no day"}.`,
          fix: `- { number: …, date: '${day}', page: ${sourcePath} }   # in timeline.yaml, or the day of one of these here`,
        })),
    );
  });
}
