import { objectsAt, type JsonObject } from "../../../openapi/json";
import type { MockRecord } from "../../model";
import type { Call } from "../rule";
import { countAfter, nextCount, planCounts } from "../stock/count-days";
import { goodsIn } from "../stock/movements";

const bins = "/bin-locations";

/** Key of the days on which counts found bins as counted before, among the records. */
const countsKey = "bin-counts";

/** Notes the day on bins of which every item was on a count. */
export function noteCounts(adjustment: MockRecord, { world }: Call): void {
  const { countedAt, locationId } = adjustment;
  const { store } = world;
  if (typeof countedAt !== "string") return;
  const counted = objectsAt(adjustment, "lines");
  const day = countedAt.slice(0, 10);
  planCounts(adjustment, (setting) => countAfter(day, setting), world);
  const places = store
    .list(bins)
    .filter((one) => one.locationId === locationId && counted.some(({ bin }) => bin === one.code));
  for (const place of places) {
    const itemIds = counted.filter(({ bin }) => bin === place.code).map(({ itemId }) => itemId);
    const isLeftOut = (item: JsonObject) =>
      !itemIds.includes(item.id) && goodsIn(item, place, world).length > 0;
    if (store.list("/items").some(isLeftOut)) continue;
    const before = place.lastCountedOn ?? null;
    store.put(countsKey, { id: `${adjustment.id} ${place.id}`, day, before });
    store.put(bins, { ...place, lastCountedOn: day });
  }
}

/** Gives bins the day of the count before one that is taken back. */
export function forgetCounts(adjustment: MockRecord, { world }: Call): void {
  const { store } = world;
  if (typeof adjustment.countedAt !== "string") return;
  for (const note of store.list(countsKey)) {
    const [adjustmentId, placeId = ""] = String(note.id).split(" ");
    if (adjustmentId !== adjustment.id) continue;
    store.remove(countsKey, String(note.id));
    const others = store.list(countsKey).filter(({ id }) => String(id).endsWith(` ${placeId}`));
    for (const other of others)
      if (other.before === note.day) store.put(countsKey, { ...other, before: note.before });
    const place = store.get(bins, placeId);
    const isLast = place?.lastCountedOn === note.day && !others.some(({ day }) => day === note.day);
    if (place && isLast) store.put(bins, { ...place, lastCountedOn: note.before });
  }
  planCounts(adjustment, (setting) => nextCount(setting, world), world);
}
