import { text } from "./text";

/** `March 9, 2026` from `2026-03-09`; a calendar date, so no time zone may move it. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat(text.locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** `March`, in short `Mar`, from `2026-03`. */
export function formatMonthName(month: string, length: "long" | "short" = "long"): string {
  return new Intl.DateTimeFormat(text.locale, { month: length, timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
