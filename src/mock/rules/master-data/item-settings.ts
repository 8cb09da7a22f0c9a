import { isObject, objectsAt, type JsonObject } from "../../../openapi/json";
import { quantity } from "../../decimals";
import type { MockRecord } from "../../model";
import { nextCount } from "../stock/count-days";
import { inBaseUnit } from "../stock/movements";
import { touched } from "../../change-record";
import { makeRecord } from "../../create-record";
import { forEach, changesOf, onBoth, type Call, type Rules } from "../rule";

const root = "/stock-settings";

const shown = ["locationId", "preferredBin", "reorderPoint", "reorderQuantity", "maximumQuantity"];

const settingsOf = (itemId: unknown, { world }: Call) =>
  world.store.list(root).filter((setting) => setting.itemId === itemId);

/** A setting as its item shows it. */
const entryOf = (setting: JsonObject): JsonObject =>
  Object.fromEntries(shown.map((name) => [name, setting[name] ?? null]));

const levels = ["reorderPoint", "reorderQuantity", "maximumQuantity", "safetyStock"];

/** A setting in the base unit of its item, with a source only for transfers; a new class moves the next count. */
function settled(setting: MockRecord, before: JsonObject | undefined, { world }: Call): MockRecord {
  const item = world.store.find(setting.itemId)?.record ?? {};
  const inBase = levels.flatMap((name) =>
    isObject(setting[name])
      ? [[name, quantity(inBaseUnit(item, setting[name], world), item.baseUnit)]]
      : [],
  );
  return {
    ...setting,
    ...(Object.fromEntries(inBase) as JsonObject),
    ...(setting.replenishBy !== "transfer" && { sourceLocationId: null }),
    ...(setting.countClass !== before?.countClass && { nextCountOn: nextCount(setting, world) }),
  };
}

/** Makes, changes, and removes settings, so that an item has those that a call sends with it. */
function kept(call: Call): void {
  const { body, world } = call;
  const collection = world.collection(root);
  if (!Array.isArray(body.stockSettings) || !collection) return;
  const entries = objectsAt(body, "stockSettings");
  for (const { after: item } of changesOf(call, "/items")) {
    const known = settingsOf(item.id, call);
    for (const setting of known)
      if (!entries.some(({ locationId }) => locationId === setting.locationId))
        world.store.remove(root, String(setting.id), world.time());
    for (const entry of entries) {
      const setting = known.find(({ locationId }) => locationId === entry.locationId);
      const values = entryOf(entry);
      const fields = { itemId: item.id, leadTimeDays: null, ...values };
      const next = setting
        ? touched({ ...setting, ...values }, world.time(), world)
        : makeRecord(collection, fields, world, world.time());
      world.store.put(root, settled(next, setting, call));
    }
    const stockSettings = entries.flatMap(({ locationId }) =>
      settingsOf(item.id, call).filter((setting) => setting.locationId === locationId),
    );
    world.store.put("/items", { ...item, stockSettings: stockSettings.map(entryOf) });
  }
}

/** Shows the settings of an item in it; the item is a new version then. */
function shownIn(call: Call): void {
  const { body, before, world } = call;
  for (const { before: old, after } of changesOf(call, root))
    world.store.put(root, settled(after, old, call));
  const item = world.store.get("/items", String(before?.itemId ?? body.itemId));
  if (!item) return;
  const stockSettings = settingsOf(item.id, call).map(entryOf);
  world.store.put("/items", touched({ ...item, stockSettings }, world.time(), world));
}

/** Settings of items by location: in a list of their own, and in the items. */
export const itemSettingRules: Rules = {
  ...onBoth("item", { after: kept }),
  ...forEach(["update-stock-setting", "delete-stock-setting"], { after: shownIn }),
  // A vendor item has a lead time, too, which a setting without one of its own does not take over.
  "create-stock-setting": { fills: () => ({ leadTimeDays: null }), after: shownIn },
};
