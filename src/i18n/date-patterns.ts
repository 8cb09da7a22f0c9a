/** How a language writes dates, a text for each month from January on. */
export interface DatePatterns {
  /** `March {day}, {year}` */
  dates: string[];
  /** `March`, as it stands alone. */
  months: string[];
  /** `Mar` */
  shortMonths: string[];
}

/** What stands in the place of a part of a date. */
const places: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  day: "{day}",
  year: "{year}",
};

/**
 * Asks Intl, at build time, how a locale writes dates: pages put day and year in, and need not wait for Intl. The
 * locale is one of the digits 0 to 9 and of the Gregorian calendar.
 */
export function datePatterns(locale: string): DatePatterns {
  // Any day does: pages write days without a leading zero.
  const inMonth = (month: number) => new Date(Date.UTC(2025, month, 9));
  const ofMonths = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, month) =>
      format
        .formatToParts(inMonth(month))
        .map(({ type, value }) => places[type] ?? value)
        .join(""),
    );
  };
  return {
    dates: ofMonths({ dateStyle: "long" }),
    months: ofMonths({ month: "long" }),
    shortMonths: ofMonths({ month: "short" }),
  };
}
