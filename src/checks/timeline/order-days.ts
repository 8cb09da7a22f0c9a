import { formatLocation } from "../../problems/format-problem";
import type { Problem } from "../../problems/problem";
import type { TimelineDocument } from "./timeline-document";

/** Shipments and receivings before their order, and first shipments on another day than the order says. */
export function checkOrderDays(documents: readonly TimelineDocument[]): Problem[] {
  const byNumber = new Map(documents.map((document) => [document.number, document]));
  const seen = new Set<string>();
  return documents.flatMap(({ number, date = "", order, where, moves }): Problem | [] => {
    if (order === undefined) return [];
    const ordered = byNumber.get(order);
    // A shipment that moves nothing is only planned.
    const isFirst = moves.length > 0 && !seen.has(order);
    if (moves.length) seen.add(order);
    const found = (what: string, cause: string, fix: string): Problem => ({
      level: "error",
      code: "timeline-order-day",
      what,
      where,
      seen: `${number}, ${date}`,
      cause,
      fix,
    });
    if (!ordered)
      return found(
        `${number} fulfills ${order}, which the timeline does not hold`,
        "The number is misspelled, or the order is missing.",
        `- { number: ${order}, date: '${date}' }`,
      );
    const place = formatLocation(ordered.where);
    if (ordered.date !== undefined && date < ordered.date)
      return found(
        `${number} of ${date} fulfills ${order}, which is of ${ordered.date}`,
        `What is ordered later cannot leave earlier. The order is in ${place}.`,
        `date: '${ordered.date}'`,
      );
    if (isFirst && ordered.promised !== undefined && date !== ordered.promised)
      return found(
        `${number} leaves on ${date}, and ${order} says ${ordered.promised}`,
        `The promised day of an order is that of its first shipment. The order is in ${place}.`,
        `date: '${ordered.promised}'`,
      );
    return [];
  });
}
