import type { JsonObject } from "../../../openapi/json";
import type { MockRecord } from "../../model";
import { changesOf, onBoth, refuseCall, type Call, type Rules } from "../rule";

const root = "/vendor-items";

/** Makes a vendor the one from whom an item is bought, or nobody. */
function buyFrom(call: Call, itemId: unknown, vendorId: unknown): void {
  const { store } = call.world;
  const item = store.get("/items", String(itemId));
  if (item) store.put("/items", { ...item, preferredVendorId: vendorId } as MockRecord);
}

/** One source of an item is preferred: it takes the place of the one before, and one that is retired gives it up. */
function preferred(call: Call): void {
  const { store } = call.world;
  for (const { before, after } of changesOf(call, root)) {
    const isPreferred = after.isPreferred === true && after.status !== "inactive";
    if (isPreferred !== after.isPreferred) store.put(root, { ...after, isPreferred });
    if (isPreferred === (before?.isPreferred === true)) continue;
    if (isPreferred)
      for (const other of store.list(root))
        if (other.itemId === after.itemId && other.id !== after.id && other.isPreferred === true)
          store.put(root, { ...other, isPreferred: false });
    buyFrom(call, after.itemId, isPreferred ? after.vendorId : null);
  }
}

/** A part number that another source has taken meanwhile keeps a source from coming back. */
function checkNumber(call: Call): void {
  const { before, body, world } = call;
  const { vendorId, vendorSku } = { ...before, ...body } as MockRecord;
  if (before?.status !== "inactive" || body.status !== "active" || !vendorSku) return;
  const plain = (sku: unknown) => String(sku).toLowerCase();
  const other = world.store
    .list(root)
    .find(
      (one) =>
        one.id !== before.id &&
        one.status === "active" &&
        one.vendorId === vendorId &&
        plain(one.vendorSku) === plain(vendorSku),
    );
  if (other)
    refuseCall(call, "vendor-sku-taken", `${String(other.id)} has this number by now.`, [
      { pointer: "/status", rule: "duplicate", message: `Its id is ${String(other.id)}.` },
    ]);
}

/** A vendor sells in the unit in which the item is bought, unless the call says otherwise. */
function inItemUnit({ body, world }: Call): JsonObject {
  const item = world.store.find(body.itemId)?.record;
  return item ? { purchaseUnit: item.purchaseUnit ?? item.baseUnit } : {};
}

/** The vendor that an item names is the preferred one among those who sell it. */
function named(call: Call): void {
  const { store } = call.world;
  for (const { before, after: item } of changesOf(call, "/items")) {
    if ((item.preferredVendorId ?? null) === (before?.preferredVendorId ?? null)) continue;
    for (const source of store.list(root).filter(({ itemId }) => itemId === item.id)) {
      const isPreferred = source.vendorId === item.preferredVendorId && source.status === "active";
      if (source.isPreferred !== isPreferred) store.put(root, { ...source, isPreferred });
    }
  }
}

/** Who sells an item, and from whom it is bought. */
export const sourceRules: Rules = {
  "create-vendor-item": { fills: inItemUnit, after: preferred },
  "update-vendor-item": { refuses: ["vendor-sku-taken"], before: checkNumber, after: preferred },
  ...onBoth("item", { after: named }),
  "delete-vendor-item": {
    after: (call) => {
      if (call.before?.isPreferred === true) buyFrom(call, call.before.itemId, null);
    },
  },
};
