import { objectsAt, type JsonObject } from "../../../openapi/json";
import { divided, numberIn, one, plainText, round, times } from "../../decimals";
import { addDays } from "../days";
import { changesOf, onBoth, type Call, type Rules } from "../rule";

const root = "/work-centers";
const minutesOfDay = 24 * 60;

/** The minute of the day at which a clock shows a time. */
export const minuteOf = (time: unknown): number => {
  const [hours = 0, minutes = 0] = String(time).split(":").map(Number);
  return hours * 60 + minutes;
};

/** Minutes of a shift without its breaks; one that ends before it starts runs past midnight. */
function shiftMinutes({ from, to, breakMinutes }: JsonObject): bigint {
  const length = (minuteOf(to) - minuteOf(from) + minutesOfDay) % minutesOfDay || minutesOfDay;
  return BigInt(length) * one - numberIn(breakMinutes);
}

/** Minutes that the stations of a work center offer, of all shifts or of those on a weekday from 1 to 7. */
function offered(center: JsonObject, weekday?: number): bigint {
  const shifts = objectsAt(center, "shifts").filter(
    (shift) => weekday === undefined || Number(shift.weekday) === weekday,
  );
  const minutes = shifts.reduce((sum, shift) => sum + shiftMinutes(shift), 0n);
  return times(minutes, numberIn(center.stations));
}

/** The weekday of a day, from 1 for Monday to 7. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Minutes that plans count on from one day to another, both included: those of the shifts, at the center's efficiency. */
export function capacity(center: JsonObject, from: string, until: string): bigint {
  let minutes = 0n;
  for (let day = from; day <= until; day = addDays(day, 1))
    minutes += offered(center, weekdayOf(day));
  return times(minutes, numberIn(center.efficiencyPercent) / 100n);
}

function counted(call: Call): void {
  for (const { after } of changesOf(call, root)) {
    const hours = round(divided(offered(after), 60n * one), 2);
    call.world.store.put(root, { ...after, hoursPerWeek: plainText(hours) });
  }
}

/** Hours of work centers. */
export const workCenterRules: Rules = onBoth("work-center", {
  after: counted,
});
