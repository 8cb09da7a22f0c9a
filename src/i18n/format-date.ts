/** The text of a month in `2026-03` or `2026-03-09`. */
const ofMonth = (texts: readonly string[], date: string) =>
  texts[Number(date.slice(5, 7)) - 1] ?? "";

/** `March 9, 2026` from `2026-03-09`; a calendar date, so no time zone may move it. */
export function formatDate(date: string): string {
  return ofMonth(SITE_DATES.dates, date)
    .replace("{day}", String(Number(date.slice(8, 10))))
    .replace("{year}", date.slice(0, 4));
}

/** `March`, in short `Mar`, from `2026-03`. */
export function formatMonthName(month: string, length: "long" | "short" = "long"): string {
  return ofMonth(length === "long" ? SITE_DATES.months : SITE_DATES.shortMonths, month);
}
