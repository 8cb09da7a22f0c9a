import { today } from "../days";
import { objectAt } from "../../../openapi/json";
import { numberIn, quantity, sumIn } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { changesOf, inTurn, type Call, type Rules } from "../rule";
import { releaseAccounts } from "./kept-accounts";
import { goodsIn, goodsOf, movementsKey, sum } from "./movements";
import { checkNotPacked } from "./packed-lots";
import { renameLots } from "./renamed-lots";
import { settle } from "./reserve";
import { binRows } from "./bin-rows";

/** True for a lot of which something has come in; what was reversed as a whole does not count. */
function hasCome({ id, receivedOn }: MockRecord, { store }: World): boolean {
  const movements = store.list(movementsKey).filter(({ lotId }) => lotId === id);
  const sums = new Map<unknown, bigint>();
  for (const { document, quantity: moved } of movements) {
    const key = objectAt({ document }, "document").id;
    sums.set(key, (sums.get(key) ?? 0n) + numberIn(moved));
  }
  const [first] = movements.map(({ postedOn }) => String(postedOn)).sort();
  const isOlder = Boolean(receivedOn) && (first === undefined || String(receivedOn) < first);
  return isOlder || [...sums.values()].some((sum) => sum !== 0n);
}

function refreshLot(lotId: string, call: Call): void {
  const { world } = call;
  const lot = world.store.get("/lots", lotId);
  const item = world.store.find(lot?.itemId)?.record;
  if (!lot || !item) return;
  const goods = goodsOf(item.id, world).filter((one) => one.lotId === lotId);
  const rows = binRows(item, world).filter((row) => row.lotId === lotId);
  const available = sumIn(rows, "available");
  const onHand = sum(goods);
  const days = world.store
    .list(movementsKey)
    .flatMap((one) => (one.lotId === lotId ? String(one.postedOn) : []));
  const isReceived = lot.receivedOn === null && onHand > 0n;
  world.store.put("/lots", {
    ...lot,
    onHand: quantity(onHand, item.baseUnit),
    available: quantity(available > 0n ? available : 0n, item.baseUnit),
    ...(isReceived && { receivedOn: days.sort()[0] ?? today(world) }),
    ...(onHand === 0n && !hasCome(lot, world) && { receivedOn: null }),
  });
}

/** A lot of which nothing is left is consumed, until some of it comes back; a quarantined one stays so. */
function restateLots(itemIds: ReadonlySet<unknown>, { world }: Call): void {
  for (const lot of world.store.list("/lots").filter(({ itemId }) => itemIds.has(itemId))) {
    const isLeft = goodsOf(lot.itemId, world).some(({ lotId }) => lotId === lot.id);
    const status = isLeft
      ? lot.status === "consumed" && "available"
      : lot.status === "available" && hasCome(lot, world) && "consumed";
    if (status) world.store.put("/lots", { ...lot, status });
  }
}

/** A bin is empty if no goods of any item are in it. */
function refreshBins(locations: ReadonlySet<unknown>, world: World): void {
  const filled = new Set(
    world.store
      .list("/items")
      .flatMap((item) => goodsOf(item.id, world))
      .map(({ locationId, bin }) => `${locationId} ${bin}`),
  );
  for (const bin of world.store.list("/bin-locations")) {
    const isEmpty = !filled.has(`${String(bin.locationId)} ${String(bin.code)}`);
    if (locations.has(bin.locationId) && bin.isEmpty !== isEmpty)
      world.store.put("/bin-locations", { ...bin, isEmpty });
  }
}

/** Brings everything in step that follows from movements: reservations, lots, bins. */
export function afterMoves(call: Call): void {
  const { world } = call;
  const moved = world.store
    .changes()
    .flatMap(({ collection, after }) => (collection === movementsKey && after ? [after] : []));
  if (!moved.length) return;
  const keys = new Map(
    moved.map((one) => [`${String(one.itemId)} ${String(one.locationId)}`, one]),
  );
  const itemIds = new Set(moved.map(({ itemId }) => itemId));
  releaseAccounts(itemIds, world);
  restateLots(itemIds, call);
  for (const { itemId, locationId } of keys.values()) {
    const item = world.store.find(itemId)?.record;
    if (item) settle(call, item, locationId);
  }
  for (const itemId of itemIds)
    for (const lot of world.store.list("/lots").filter((one) => one.itemId === itemId))
      refreshLot(String(lot.id), call);
  refreshBins(new Set(moved.map(({ locationId }) => locationId)), world);
}

/** The status of a lot with another last day of use: one that lasts longer has not expired, one whose day has passed has. */
function statusByDay(lot: MockRecord, before: MockRecord | undefined, { world }: Call): unknown {
  const isPast = String(lot.expiresOn ?? "9999") < today(world);
  if (lot.status === "expired") return isPast ? "expired" : "available";
  const isGiven = before?.expiresOn !== lot.expiresOn;
  return isGiven && isPast && lot.status === "available" ? "expired" : lot.status;
}

/** A lot that is not in quarantine has no reason to be, and is consumed if nothing is left of it. */
function released(call: Call): void {
  const { world } = call;
  for (const { before, after: lot } of changesOf(call, "/lots")) {
    const status = statusByDay(lot, before, call);
    const isBlocked = status === "quarantined" || status === "expired";
    if (before?.status === "available" && isBlocked) checkNotPacked(before, call);
    const statusReason = status === "quarantined" ? lot.statusReason : null;
    world.store.put("/lots", { ...lot, status, statusReason });
    if (before) restateLots(new Set([lot.itemId]), call);
  }
}

/** A lot that is blocked or released changes what can be promised; waiting and reserved lines follow. */
function blocked(call: Call): void {
  const { world } = call;
  for (const { before, after: lot } of changesOf(call, "/lots")) {
    const item = world.store.find(lot.itemId)?.record;
    if (!item || before?.status === lot.status) continue;
    const goods = goodsOf(item.id, world).filter(({ lotId }) => lotId === lot.id);
    for (const locationId of new Set(goods.map((one) => one.locationId)))
      settle(call, item, locationId);
    refreshLot(String(lot.id), call);
  }
}

/** Other days of lots change whether they may be used, and with it what is reserved. */
export const lotsRedated = inTurn(released, blocked);

/** A bin of another type blocks what is in it, or frees it. */
function retyped(call: Call): void {
  const { world } = call;
  for (const { before, after: bin } of changesOf(call, "/bin-locations")) {
    if (!before || before.type === bin.type) continue;
    for (const item of world.store.list("/items"))
      if (goodsIn(item, bin, world).length) settle(call, item, bin.locationId);
  }
}

/** Changes of lots and bins that change what can be promised. */
export const lotRules: Rules = {
  "create-lot": { after: released },
  "update-lot": {
    refuses: ["line-being-packed"],
    after: inTurn(renameLots, lotsRedated),
  },
  "update-bin-location": { after: retyped },
};
