import { objectsAt, textAt, textsAt, type JsonObject } from "../../../openapi/json";
import { divided, numberIn, one, times } from "../../decimals";
import type { World } from "../../world";
import { addDays, momentAt } from "../days";
import { capacity, weekdayOf } from "./capacity";
import { termsOf } from "./operation-terms";

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** The day some working days of a location before or after another one. */
function workingDaysFrom(
  start: string,
  days: number,
  step: 1 | -1,
  location: JsonObject | undefined,
): string {
  const working = textsAt(location, "workingDays");
  const isFree = (day: string) =>
    working.length > 0 && !working.includes(String(weekdays[weekdayOf(day) - 1]));
  let day = start;
  for (let left = days; left > 0; left--)
    do day = addDays(day, step);
    while (isFree(day));
  return day;
}

/** The work center of an operation as a single order has it: one station. */
const stationOf = (operation: JsonObject, { store }: World): JsonObject => ({
  ...store.find(operation.workCenterId)?.record,
  stations: 1,
});

/** What an operation takes of the hours of its work center: its planned minutes, the queue before it, and the move after it. */
const minutesOf = (operation: JsonObject, center: JsonObject, world: World): bigint =>
  numberIn(operation.plannedMinutes) +
  numberIn(center.queueMinutes) +
  numberIn(termsOf(operation, world)?.moveMinutes);

/**
 * The day on which an order has to start: counted back from its due date, with the planned minutes, queues, and moves of
 * its operations in the shifts of one station each. Work centers without shifts take their lead time.
 */
export function startOf(order: JsonObject, world: World): string | null {
  const due = textAt(order, "dueDate");
  if (!due) return null;
  const location = world.store.find(order.locationId)?.record;
  let day = due;
  // The part of the day that is left, of 1.
  let left = one;
  for (const operation of objectsAt(order, "operations").reverse()) {
    const center = stationOf(operation, world);
    if (!objectsAt(center, "shifts").length) {
      day = workingDaysFrom(day, Number(center.leadTimeDays ?? 0), -1, location);
      continue;
    }
    let minutes = minutesOf(operation, center, world);
    while (minutes > 0n) {
      const offered = capacity(center, day, day);
      const free = times(offered, left);
      if (free >= minutes) {
        left -= divided(minutes, offered);
        break;
      }
      minutes -= free;
      day = addDays(day, -1);
      left = one;
    }
  }
  return day;
}

/** When the first shift of a work center begins on a day. */
function openingOn(day: string, center: JsonObject): string {
  const weekday = weekdayOf(day);
  const begins = objectsAt(center, "shifts")
    .filter((shift) => Number(shift.weekday) === weekday)
    .map(({ from }) => `${String(from)}:00`)
    .sort();
  return begins[0] ?? "00:00:00";
}

/**
 * The operations of an order with the planned starts of those that have not begun: each with the first shift on or after
 * the day of the order, and later ones on the day after the one before them ends.
 */
export function scheduled(order: JsonObject, world: World): JsonObject[] {
  const location = world.store.find(order.locationId)?.record;
  const timeZone = textAt(location, "timeZone") ?? "UTC";
  let next = textAt(order, "startDate");
  return objectsAt(order, "operations").map((operation) => {
    const isOpen = operation.status === "pending" || operation.status === "ready";
    if (!next) return isOpen ? { ...operation, scheduledStart: null } : operation;
    const center = stationOf(operation, world);
    let day = next;
    let begin = day;
    if (objectsAt(center, "shifts").length) {
      while (capacity(center, day, day) === 0n) day = addDays(day, 1);
      begin = day;
      let minutes = minutesOf(operation, center, world) - capacity(center, day, day);
      while (minutes > 0n) {
        day = addDays(day, 1);
        minutes -= capacity(center, day, day);
      }
      next = addDays(day, 1);
    } else next = workingDaysFrom(day, Number(center.leadTimeDays ?? 0), 1, location);
    const scheduledStart = momentAt(begin, openingOn(begin, center), timeZone);
    return isOpen ? { ...operation, scheduledStart } : operation;
  });
}
