import { objectsAt, type JsonObject } from "../../../openapi/json";
import { touched } from "../../change-record";
import { money, quantity, times } from "../../decimals";
import { makeRecord } from "../../create-record";
import type { MockRecord } from "../../model";
import { checkVersion } from "../../preconditions";
import type { World } from "../../world";
import { today } from "../days";
import { checkBins } from "./merge-blocks";
import { checkMerge, moveReferences, recordsNaming } from "./merges";
import type { Call, Rules } from "../rule";
import { afterMoves } from "../stock/after-moves";
import { unitCostAt, unitMoney } from "../stock/costs";
import { goodsOf, type Goods } from "../stock/movements";
import { putIn, referenceTo, takeOut } from "../stock/moves";

const root = "/locations";
const bins = "/bin-locations";
const settings = "/stock-settings";
const transfers = "/inventory-transfers";

interface Lying {
  item: MockRecord;
  goods: Goods;
}

/** The goods at a location. */
export const lyingAt = (locationId: unknown, world: World): Lying[] =>
  world.store.list("/items").flatMap((item) =>
    goodsOf(item.id, world)
      .filter((goods) => goods.locationId === locationId)
      .map((goods) => ({ item, goods })),
  );

/** Where the goods of a bin go. */
function binFor({ body }: Call, bin: string | null): string | null {
  const row = objectsAt(body, "bins").find(({ fromBin }) => fromBin === bin);
  return row ? String(row.toBin) : bin;
}

/** A completed transfer of all goods, with its movements; null if there are none. */
function moveStock(call: Call, source: MockRecord, target: MockRecord, all: readonly Lying[]) {
  const { world } = call;
  const collection = world.collection(transfers);
  if (!all.length || !collection) return null;
  const costs = all.map(({ item }) => unitCostAt(item, source.id, world));
  const lines = all.map(({ item, goods }, index) => {
    const whole = quantity(goods.quantity, item.baseUnit);
    return {
      itemId: item.id,
      quantity: whole,
      fromBin: goods.bin,
      toBin: binFor(call, goods.bin),
      serialNumbers: goods.serialNumbers,
      quantityShipped: whole,
      quantityReceived: whole,
      unitCost: unitMoney(costs[index] ?? 0n),
    };
  });
  const on = today(world);
  const days = { plannedShipDate: on, shippedOn: on, receivedOn: on };
  const given = { fromLocationId: source.id, toLocationId: target.id, lines, ...days };
  const made = makeRecord(collection, given, world, world.time());
  const value = all.reduce(
    (sum, { goods }, index) => sum + times(goods.quantity, costs[index] ?? 0n),
    0n,
  );
  const transfer: MockRecord = {
    ...made,
    status: "completed",
    valueShipped: money(value, "USD"),
    lines: objectsAt(made, "lines").map((line) => ({ ...line, status: "received" })),
  };
  world.store.put(transfers, transfer);
  const document = referenceTo("inventory_transfer", transfer);
  all.forEach(({ item, goods }, index) => {
    const move = { ...goods, item, document, on, takesBlocked: true, pieceStatus: "in_stock" };
    takeOut(call, { ...move, locationId: source.id, unbinned: goods.bin === null });
    putIn(call, {
      ...move,
      locationId: target.id,
      bin: binFor(call, goods.bin),
      unitCost: costs[index] ?? 0n,
    });
  });
  return transfer.id;
}

/** Documents that are not at their end name the location that remains; what is done and posted keeps the old one. */
export function isOpen(at: string, record: MockRecord, world: World): boolean {
  const machine = world.collection(at)?.machine;
  const state = machine?.states.find(({ name }) => name === record.status);
  return state !== undefined && !state.terminal;
}

/** Bins, reorder settings, and defaults go along; where both locations have one, that of the remaining one wins. */
function moveMasters(call: Call, source: MockRecord, target: MockRecord): void {
  const { world } = call;
  const { store } = world;
  const twins = [
    [bins, (one: MockRecord) => binFor(call, String(one.code))],
    [settings, (one: MockRecord) => one.itemId],
  ] as const;
  for (const [at, keyOf] of twins) {
    const kept = store.list(at).filter(({ locationId }) => locationId === target.id);
    for (const one of store.list(at))
      if (one.locationId === source.id && kept.some((own) => keyOf(own) === keyOf(one)))
        store.remove(at, String(one.id), world.time());
  }
  const named = recordsNaming(String(source.id), world, (at) => {
    const collection = world.collection(at);
    return collection !== undefined && !collection.machine && at !== "/journal-entries";
  });
  moveReferences(named, String(source.id), String(target.id), world);
  // No location is replenished from itself.
  for (const one of store.list(settings))
    if (one.locationId === target.id && one.sourceLocationId === target.id)
      store.put(settings, { ...one, replenishBy: "none", sourceLocationId: null });
}

/** The location that remains, with what its fields name now. */
function remaining(target: MockRecord, { store }: World): MockRecord {
  const now = store.get(root, String(target.id)) ?? target;
  return now.replenishFromLocationId === target.id
    ? { ...now, replenishFromLocationId: null }
    : now;
}

function merged(call: Call): JsonObject {
  const { before: target, world, body, request } = call;
  const source = world.store.find(body.sourceLocationId)?.record;
  if (!target || !source) return {};
  checkVersion(request, target);
  const all = lyingAt(source.id, world);
  const at = (list: string) =>
    world.store.list(list).filter(({ locationId }) => locationId === source.id).length;
  const counts = {
    items: new Set(all.map(({ item }) => item.id)).size,
    bins: at(bins),
    lots: new Set(all.flatMap(({ goods }) => goods.lotId ?? [])).size,
    serials: all.reduce((sum, { goods }) => sum + goods.serialNumbers.length, 0),
    stockSettings: at(settings),
  };
  const open = recordsNaming(String(source.id), world, (list, record) =>
    isOpen(list, record, world),
  );
  const moved = { ...counts, openDocuments: open.length };
  const dryRun = body.dryRun === true;
  const shown = (inventoryTransferId: unknown) => ({
    dryRun,
    location: world.store.get(root, String(target.id)),
    sourceLocationId: source.id,
    moved,
    inventoryTransferId,
  });
  if (dryRun) return shown(null);
  moveReferences(open, String(source.id), String(target.id), world);
  const transferId = moveStock(call, source, target, all);
  moveMasters(call, source, target);
  const now = world.now();
  const gone = { ...source, status: "merged", mergedIntoId: target.id, isDefault: false };
  world.store.put(root, touched(gone, now, world));
  const isDefault = target.isDefault === true || source.isDefault === true;
  world.store.put(root, touched({ ...remaining(target, world), isDefault }, now, world));
  afterMoves(call);
  return shown(transferId);
}

/** Two locations that become one. */
export const locationMergeRules: Rules = {
  "merge-location": {
    refuses: ["merge-same-record", "merge-blocked", "location-merged", "validation-failed"],
    before: (call) => {
      checkMerge(call, "sourceLocationId");
      checkBins(call);
    },
    answer: merged,
  },
};
