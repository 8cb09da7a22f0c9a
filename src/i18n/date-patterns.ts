/** How a language writes dates: one text per month, from January. */
export interface DatePatterns {
  /** `March {day}, {year}` */
  dates: string[];
  /** `March`, on its own. */
  months: string[];
  /** `Mar` */
  shortMonths: string[];
}

const placeholders: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  day: "{day}",
  year: "{year}",
};

/**
 * Reads date patterns from Intl at build time, so that pages need no Intl. The locale must use the digits 0 to 9 and the
 * Gregorian calendar.
 */
export function datePatterns(locale: string): DatePatterns {
  // Any day will do, because patterns contain a placeholder for it.
  const inMonth = (month: number) => new Date(Date.UTC(2025, month, 9));
  const ofMonths = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, month) =>
      format
        .formatToParts(inMonth(month))
        .map(({ type, value }) => placeholders[type] ?? value)
        .join(""),
    );
  };
  return {
    dates: ofMonths({ dateStyle: "long" }),
    months: ofMonths({ month: "long" }),
    shortMonths: ofMonths({ month: "short" }),
  };
}
