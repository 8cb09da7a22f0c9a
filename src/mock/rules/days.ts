import type { World } from "../world";

/** The day of the session's clock. */
export const today = ({ time }: World): string => time().slice(0, 10);

/** True for a day between two others, of which both count and either may be missing. */
export const isBetween = (day: string, from: unknown, until: unknown): boolean =>
  String(from ?? "") <= day && String(until ?? "9999-12-31") >= day;

/** How many days one day is after another one. */
export const daysBetween = (from: unknown, to: unknown): number =>
  (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000;

/** The day some days after another one. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The moment at which the clock of a time zone shows a time of a day, such as 07:00:00. */
export function momentAt(day: string, time: string, timeZone: string): string {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(asUtc);
  const ahead = Date.parse(`${clock.replace(" ", "T")}Z`) - asUtc;
  return new Date(asUtc - ahead).toISOString().replace(".000", "");
}
