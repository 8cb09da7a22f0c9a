const ofMonth = (texts: readonly string[], date: string) =>
  texts[Number(date.slice(5, 7)) - 1] ?? "";

/** `2026-03-09` -> `March 9, 2026`, in any time zone. */
export function formatDate(date: string): string {
  return ofMonth(SITE_DATES.dates, date)
    .replace("{day}", String(Number(date.slice(8, 10))))
    .replace("{year}", date.slice(0, 4));
}

/** `2026-03` -> `March` or `Mar` */
export function formatMonthName(month: string, length: "long" | "short" = "long"): string {
  return ofMonth(length === "long" ? SITE_DATES.months : SITE_DATES.shortMonths, month);
}
