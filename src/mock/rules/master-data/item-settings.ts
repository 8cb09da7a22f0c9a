import { objectsAt, type JsonObject } from "../../../openapi/json";
import { touched } from "../../change-record";
import { makeRecord } from "../../create-record";
import { changesOf, forEach, type Call, type Rules } from "../rule";

const root = "/stock-settings";

const shown = ["locationId", "preferredBin", "reorderPoint", "reorderQuantity", "maximumQuantity"];

const settingsOf = (itemId: unknown, { world }: Call) =>
  world.store.list(root).filter((setting) => setting.itemId === itemId);

/** A setting as its item shows it. */
const entryOf = (setting: JsonObject): JsonObject =>
  Object.fromEntries(shown.map((name) => [name, setting[name] ?? null]));

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
      world.store.put(
        root,
        setting
          ? touched({ ...setting, ...values }, world.time(), world)
          : makeRecord(collection, { itemId: item.id, ...values }, world, world.time()),
      );
    }
    world.store.put("/items", { ...item, stockSettings: entries.map(entryOf) });
  }
}

/** Shows the settings of an item in it; the item is a new version then. */
function shownIn(call: Call): void {
  const { body, before, world } = call;
  const item = world.store.get("/items", String(before?.itemId ?? body.itemId));
  if (!item) return;
  const stockSettings = settingsOf(item.id, call).map(entryOf);
  world.store.put("/items", touched({ ...item, stockSettings }, world.time(), world));
}

/** Settings of items by location: in a list of their own, and in the items. */
export const itemSettingRules: Rules = {
  ...forEach(["create-item", "update-item"], { after: kept }),
  ...forEach(["update-stock-setting", "delete-stock-setting"], { after: shownIn }),
  // A vendor item has a lead time, too, which a setting without one of its own does not take over.
  "create-stock-setting": { fills: () => ({ leadTimeDays: null }), after: shownIn },
};
