import { text } from "./text";

/** `March 9, 2026` from `2026-03-09`; a calendar date, so no time zone may move it. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat(text.locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** `March 2026` from `2026-03`. */
export function formatMonth(month: string): string {
  return new Intl.DateTimeFormat(text.locale, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00:00Z`));
}
