const iso = (year: number, month: number, day: number) =>
  [String(year), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");

const numbers = (pattern: RegExp, text: string) =>
  pattern.exec(text)?.slice(1).map(Number) as [number, number, number] | undefined;

/** The day that another way to write a date means, as YYYY-MM-DD; undefined if nothing says so. */
export function dayMeant(text: string): string | undefined {
  const [, day8] = /^(\d{8})$/.exec(text) ?? [];
  if (day8) return day8.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
  const byYear = numbers(/^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:\D.*)?$/, text);
  if (byYear) {
    const [year, second, third] = byYear;
    return second > 12 ? iso(year, third, second) : iso(year, second, third);
  }
  const dotted = numbers(/^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/, text);
  if (dotted) return iso(dotted[2], dotted[1], dotted[0]);
  const slashed = numbers(/^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/, text);
  if (slashed) {
    const [first, second, year] = slashed;
    return first > 12 ? iso(year, second, first) : iso(year, first, second);
  }
  const time = /\p{L}{3}/u.test(text) ? Date.parse(`${text} UTC`) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
