import { objectsAt, type JsonObject } from "../../../openapi/json";
import type { World } from "../../world";
import { addDays, today } from "../days";
import { binRows } from "./bin-rows";
import { movementsOf } from "./movements";

/** The days between two counts by the class of a setting; those of other classes are never counted on their own. */
const every: Readonly<Record<string, number>> = { a: 30, b: 60, c: 180 };

/** The day of the next count after one; null for an item that is counted with all others only. */
export function countAfter(day: string | undefined, { countClass }: JsonObject): string | null {
  const days = every[String(countClass)];
  return day === undefined || days === undefined ? null : addDays(day, days);
}

/** The day of the last count of an item at a location, or of its first stock there. */
function lastDay({ itemId, locationId }: JsonObject, world: World): string | undefined {
  const item = world.store.find(itemId)?.record ?? {};
  const counts = binRows(item, world)
    .filter((row) => row.locationId === locationId)
    .map(({ lastCountedOn }) => lastCountedOn);
  const isCounted = counts.length > 0 && counts.every((day) => typeof day === "string");
  const days = isCounted
    ? counts
    : movementsOf(itemId, world)
        .filter((movement) => movement.locationId === locationId)
        .map(({ postedOn }) => postedOn);
  return days.map(String).sort()[0];
}

/** The next count of a setting with a new class, at the earliest tomorrow. */
export function nextCount(setting: JsonObject, world: World): string | null {
  const next = countAfter(lastDay(setting, world), setting);
  const tomorrow = addDays(today(world), 1);
  return next !== null && next < tomorrow ? tomorrow : next;
}

/** Plans the next counts of the items that an adjustment has, at its location. */
export function planCounts(
  adjustment: JsonObject,
  next: (setting: JsonObject) => string | null,
  { store }: World,
): void {
  const itemIds = objectsAt(adjustment, "lines").map(({ itemId }) => itemId);
  for (const setting of store.list("/stock-settings"))
    if (setting.locationId === adjustment.locationId && itemIds.includes(setting.itemId))
      store.put("/stock-settings", { ...setting, nextCountOn: next(setting) });
}
