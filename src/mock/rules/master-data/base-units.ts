import { objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { refuseMissing } from "../../find-record";
import type { MockRecord } from "../../model";
import { forEach, changesOf, onBoth, type Call, type Rules } from "../rule";
import { takeOver } from "./take-over";

const root = "/items/{itemId}/uoms";

/** The unit in which an item is counted, as one of its units. */
function baseUnitOf(item: MockRecord, units: readonly MockRecord[]): MockRecord {
  const { createdAt, createdBy, updatedAt, updatedBy } = item;
  return {
    ...{ id: `itu_${String(item.id).slice(4)}`, itemId: item.id },
    uomId: units.find(({ code }) => code === item.baseUnit)?.id ?? null,
    unit: item.baseUnit,
    baseQuantity: { value: "1", unit: item.baseUnit },
    ...{ packLevel: null, isPurchasable: true, isSellable: true, isCountable: true },
    ...{ listPrice: null, weight: null, dimensions: null, barcodes: [], isBaseUnit: true },
    ...{ createdAt, createdBy, updatedAt, updatedBy },
  };
}

/** A new item has its base unit, and another base unit takes the place of the one before. */
function kept(call: Call): void {
  const { store } = call.world;
  for (const { before, after: item } of changesOf(call, "/items")) {
    if (before?.baseUnit === item.baseUnit) continue;
    const old = store.list(root).find((uom) => uom.itemId === item.id && uom.isBaseUnit === true);
    const unit = baseUnitOf(item, store.list("/uoms"));
    store.put(root, { ...unit, ...(old && { id: old.id }) });
  }
}

/** Barcodes are those of the item. */
const shown = ({ itemId, unit }: JsonObject, { world }: Call): JsonObject => ({
  barcodes: objectsAt(world.store.find(itemId)?.record, "barcodes").flatMap((barcode) =>
    barcode.unit === unit ? [barcode.code] : [],
  ),
});

const flags: Readonly<Record<string, string>> = {
  purchase: "isPurchasable",
  sales: "isSellable",
  count: "isCountable",
};

const content = (uom: JsonObject) => numberIn(objectAt(uom, "baseQuantity"));

/** The units of an item that can be chosen somewhere: the base unit, then by what they hold. */
function unitsOf(call: Call): JsonObject[] {
  const { before, request, world } = call;
  if (!before) return refuseMissing(request, String(request.path.itemId));
  const flag = flags[String(request.query.usableFor)];
  takeOver(call, ["usableFor"]);
  const base = ({ isBaseUnit }: JsonObject) => Number(isBaseUnit === true);
  return world.store
    .list(root)
    .filter((uom) => uom.itemId === before.id && (!flag || uom[flag] === true))
    .sort((a, b) => base(b) - base(a) || Number(content(a) - content(b)))
    .map((uom) => ({ ...uom, ...shown(uom, call) }));
}

/** The units that every item has. */
export const baseUnitRules: Rules = {
  ...onBoth("item", { after: kept }),
  ...forEach(["get-item-uom", "create-item-uom", "update-item-uom"], { shows: shown }),
  "get-item-unit-of-measure": { answer: unitsOf },
};
