import { objectAt, type JsonObject } from "../../../openapi/json";
import { divided, money, numberIn, times } from "../../decimals";
import { addDays } from "../days";

/** A day of a month that is some months after that of another day, or the last of a shorter one. */
function dayOfMonthAfter(from: string, months: number, day: number): string {
  const [year, month] = from.split("-").map(Number) as [number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}

/** The day on which what is dated on a day falls due under a payment term. */
export function dueOn(term: JsonObject | undefined, from: string): string {
  const { type, days, dayOfMonth, monthsAhead, cutoffDay } = objectAt(term, "dueRule");
  if (type !== "day_of_month") return addDays(from, Number(days ?? 0));
  const isAfterCutoff = cutoffDay && Number(from.slice(8)) > Number(cutoffDay);
  const months = Number(monthsAhead) + (isAfterCutoff ? 1 : 0);
  const due = dayOfMonthAfter(from, months, Number(dayOfMonth));
  return due < from ? dayOfMonthAfter(from, months + 1, Number(dayOfMonth)) : due;
}

/** What may be deducted for paying early, and the last day for it. */
export function discountOf(
  term: JsonObject | undefined,
  from: string,
  totals: JsonObject,
): JsonObject {
  const { percent, withinDays, base } = objectAt(term, "earlyPaymentDiscount");
  if (percent === undefined) return { discountDate: null, discountAvailable: null };
  const { subtotal, total } = totals;
  const whole = numberIn(base === "total" ? total : subtotal);
  const share = divided(times(whole, numberIn(percent)), numberIn("100"));
  return {
    // Nothing can be deducted once it is due.
    discountDate: [addDays(from, Number(withinDays)), dueOn(term, from)].sort()[0] ?? null,
    discountAvailable: money(share, objectAt({ total }, "total").currency),
  };
}
