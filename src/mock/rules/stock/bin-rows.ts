import { objectsAt, type JsonObject } from "../../../openapi/json";
import { numberIn, quantity, sumOf } from "../../decimals";
import type { World } from "../../world";
import { figureMoments } from "./figure-moments";
import { readClaims, type Claims } from "./stock-figures";
import { pickingOrder } from "./picking-order";
import { goodsOf, inBaseUnit, isBlocked, sum, type Goods } from "./movements";
import { binAt, settingAt } from "./settings";

interface Row {
  goods: Goods[];
  blocked: bigint;
  onHand: bigint;
  reserved: bigint;
  picked: bigint;
}

/** The goods of an item by location, bin, and lot. */
function grouped(item: JsonObject, world: World): Row[] {
  const byPlace = new Map<string, Goods[]>();
  for (const goods of goodsOf(item.id, world)) {
    const key = JSON.stringify([goods.locationId, goods.bin, goods.lotId]);
    byPlace.set(key, [...(byPlace.get(key) ?? []), goods]);
  }
  return [...byPlace.values()].map((goods) => ({
    goods,
    onHand: sum(goods),
    blocked: sum(goods.filter((one) => isBlocked(one, world))),
    reserved: 0n,
    picked: 0n,
  }));
}

/** Spreads what is reserved at a location over its bins, in picking order. */
function reserve(rows: readonly Row[], item: JsonObject, world: World, { reserved }: Claims): void {
  const key = ({ goods }: Row) => pickingOrder(goods[0], item, world);
  const sorted = [...rows].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  for (const locationId of new Set(rows.map(({ goods }) => goods[0]?.locationId))) {
    let left = sum(
      reserved.filter((claim) => claim.itemId === item.id && claim.locationId === locationId),
    );
    for (const row of sorted.filter(({ goods }) => goods[0]?.locationId === locationId)) {
      const free = row.onHand - row.blocked;
      const part = left < free ? left : free;
      if (part <= 0n) continue;
      row.reserved = part;
      left -= part;
    }
  }
}

/** What shipments that are picked, now or by a moment, take from a bin. */
export function picksOf(
  item: JsonObject,
  { locationId, bin, lotId }: Goods,
  { store }: World,
  until?: string,
): JsonObject[] {
  const lotNumber = lotId ? store.get("/lots", lotId)?.lotNumber : undefined;
  const isPicked = ({ status, pickedAt }: JsonObject) =>
    (status === "picking" || status === "packed") &&
    !(until && pickedAt && Date.parse(String(pickedAt)) > Date.parse(until));
  return store
    .list("/shipments")
    .filter((shipment) => isPicked(shipment) && shipment.locationId === locationId)
    .flatMap((shipment) => objectsAt(shipment, "lines"))
    .flatMap((line) => [line, ...objectsAt(line, "components")])
    .filter(({ itemId }) => itemId === item.id)
    .flatMap((line) => {
      const own = objectsAt(line, "picks");
      return own.length ? own : objectsAt(line, "components").length ? [] : [line];
    })
    .filter((pick) => (pick.bin ?? null) === bin && bin !== null)
    .filter((pick) => !pick.lotNumber || pick.lotNumber === lotNumber);
}

/** How much of a bin is picked, which is still on hand. */
export const pickedFrom = (item: JsonObject, goods: Goods, world: World, until?: string): bigint =>
  sumOf(picksOf(item, goods, world, until), (pick) => inBaseUnit(item, pick.quantity, world));

/** The day on which an item was last counted in a bin, or the whole bin was. */
function lastCount(item: JsonObject, { locationId, bin }: Goods, world: World): string | null {
  const place = binAt(locationId, bin, world);
  const counts = world.store
    .list("/inventory-adjustments")
    .filter((one) => one.locationId === locationId && one.countedAt)
    .filter((one) =>
      objectsAt(one, "lines").some((line) => line.itemId === item.id && line.bin === bin),
    );
  const days = counts.map(({ countedAt }) => String(countedAt).slice(0, 10));
  return [...days, place?.lastCountedOn ?? ""].map(String).sort().at(-1) || null;
}

function shown(row: Row, item: JsonObject, world: World): JsonObject {
  const [first] = row.goods;
  const { locationId, bin, lotId } = first as Goods;
  const lot = lotId ? world.store.get("/lots", lotId) : undefined;
  const place = binAt(locationId, bin, world);
  const setting = settingAt(item, locationId, world);
  const count = (number: bigint) => quantity(number, item.baseUnit);
  return {
    itemId: item.id,
    sku: item.sku,
    locationId,
    bin,
    binLocationId: place?.id ?? null,
    lotId,
    lotNumber: lot?.lotNumber ?? null,
    expiresOn: lot?.expiresOn ?? null,
    onHand: count(row.onHand),
    reserved: count(row.reserved),
    picked: count(pickedFrom(item, first as Goods, world)),
    blocked: count(row.blocked),
    available: count(row.onHand - row.reserved - row.blocked),
    ...(String(item.tracking).includes("serial") && {
      serialNumbers: row.goods.flatMap(({ serialNumbers }) => serialNumbers),
    }),
    isPreferredBin: bin !== null && setting?.preferredBin === bin,
    lastCountedOn: lastCount(item, first as Goods, world),
    updatedAt: [
      ...row.goods.map(({ updatedAt }) => updatedAt),
      ...figureMoments(["reserved", "blocked"], [item.id], locationId, world),
    ]
      .sort()
      .at(-1),
  };
}

/** One row for each bin and lot in which an item lies. */
export function binRows(
  item: JsonObject,
  world: World,
  claims: Claims = readClaims(world),
): JsonObject[] {
  const rows = grouped(item, world).filter(({ onHand }) => onHand !== 0n);
  reserve(rows, item, world, claims);
  return rows.map((row) => shown(row, item, world)).filter(({ onHand }) => numberIn(onHand) !== 0n);
}
