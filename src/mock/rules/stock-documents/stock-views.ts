import {
  isObject,
  objectsAt,
  textAt,
  textsAt,
  without,
  type JsonObject,
} from "../../../openapi/json";
import { money, numberIn, quantity, sumIn } from "../../decimals";
import { filterRows } from "../../filters";
import type { MockRecord } from "../../model";
import { codesOf, refuse } from "../../problems";
import { isInCategory } from "../master-data/list-tests";
import { takeOver } from "../master-data/take-over";
import type { World } from "../../world";
import type { Call, Rules } from "../rule";
import { binRows } from "../stock/bin-rows";
import { noClaims, readClaims } from "../stock/stock-figures";
import { itemHistory, lotHistory, serialHistory } from "../stock/histories";
import { heldAt, levelAt } from "../stock/levels";
import { convertsTo, hasStock } from "../stock/movements";
import { pastOf } from "../stock/past-stock";
import { quantityOf } from "../stock/quantities";

function refuseMissing({ request }: Call, detail: string): never {
  return refuse(404, codesOf(request.operation, 404)[0] ?? "not-found", detail);
}

function itemOf(call: Call): JsonObject {
  return call.before ?? refuseMissing(call, "No such record exists in this company.");
}

/** The call, if the path names a record. */
function existing(call: Call): Call {
  itemOf(call);
  return call;
}

function quantityView(call: Call): JsonObject {
  const { request, world } = call;
  const item = itemOf(call);
  const { locationId } = request.query;
  const unit = textAt(request.query, "unit");
  if (unit && !convertsTo(item, unit, world))
    refuse(400, "invalid-parameter", `${String(item.sku)} does not convert to ${unit}.`, [
      { parameter: "unit", rule: "unit", message: `The item has no unit ${unit}.` },
    ]);
  const shown = quantityOf(item, world, { locationId, ...(unit && { unit }) });
  return shown ?? refuseMissing(call, `${String(item.sku)} is not a stocked item.`);
}

/** The items that a query asks for. */
function itemsIn({ request, world }: Call): MockRecord[] {
  const { itemId, categoryId } = request.query;
  const wanted: readonly unknown[] | undefined = Array.isArray(itemId) ? itemId : undefined;
  return world.store
    .list("/items")
    .filter(({ id }) => !wanted || wanted.includes(id))
    .filter((item) => categoryId === undefined || isInCategory(item, categoryId, world));
}

function quantityRows(call: Call): JsonObject[] {
  const { request, world } = call;
  const claims = readClaims(world);
  const { locationId, hasStock: hasSome, belowReorderPoint } = request.query;
  takeOver(call, ["belowReorderPoint"]);
  return itemsIn(call).flatMap((item) => {
    const shown = quantityOf(item, world, { locationId }, claims);
    const isAsked = hasSome === undefined || numberIn(shown?.onHand) > 0n === hasSome;
    const isLow = objectsAt(shown, "locations").some((place) => place.belowReorderPoint === true);
    const isWanted = belowReorderPoint === undefined || isLow === belowReorderPoint;
    return shown && isAsked && isWanted ? [shown] : [];
  });
}

/** Leaves out rows of which everything is blocked, if the query does not want them. */
const withFree =
  ({ request }: Call) =>
  (row: JsonObject): boolean =>
    request.query.includeBlocked !== false || numberIn(row.onHand) > numberIn(row.blocked);

function allBinRows(call: Call): JsonObject[] {
  const claims = readClaims(call.world);
  const { notCountedSince } = call.request.query;
  return itemsIn(call)
    .flatMap((item) => binRows(item, call.world, claims))
    .filter(withFree(call))
    .filter(
      ({ lastCountedOn }) =>
        typeof notCountedSince !== "string" ||
        typeof lastCountedOn !== "string" ||
        lastCountedOn < notCountedSince,
    );
}

/** Reservations and blocks leave no history. */
const unknownThen = { reserved: null, blocked: null, available: null };

function stockView(call: Call) {
  const { query } = call.request;
  const past = pastOf(call);
  const world = past?.world ?? call.world;
  const claims = past ? noClaims : readClaims(world);
  const rows = itemsIn(call)
    .filter(hasStock)
    .flatMap((item) => heldAt(item, world).map((id) => levelAt(item, id, world, claims)))
    .map((row) => (past ? { ...row, ...unknownThen } : row))
    .filter(({ onHand }) => query.includeZero === true || numberIn(onHand) !== 0n)
    .filter(
      ({ value }) => query.minValue === undefined || numberIn(value) >= numberIn(query.minValue),
    );
  const total = sumIn(filterRows(rows, without(query, "asOf")), "value");
  return { rows, beside: { asOf: past?.asOf ?? world.time(), totalValue: money(total, "USD") } };
}

/** Rows by location, and there as a picker passes the bins; goods without a bin are last. */
function inWalkingOrder(rows: readonly JsonObject[], { world }: Call): JsonObject[] {
  const bins = new Map(world.store.list("/bin-locations").map((bin) => [bin.id, bin]));
  const keyOf = ({ locationId, bin, binLocationId }: JsonObject) => {
    const walk = bins.get(String(binLocationId))?.pickSequence ?? 9_999_999;
    const place = String(world.store.find(locationId)?.record.code);
    return [place, String(walk).padStart(7, "0"), bin ?? "~"].join(" ");
  };
  const keys = new Map(rows.map((row) => [row, keyOf(row)]));
  const key = (row: JsonObject) => keys.get(row) ?? "";
  return [...rows].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** Rows with their place on the walk, which `sort=bin` means. */
function sortedByWalk(rows: readonly JsonObject[], call: Call): JsonObject[] {
  const { query } = call.request;
  const keys = query.sort === undefined ? ["bin"] : textsAt(query, "sort");
  const sort = keys.map((key) => key.replace(/^(-?)bin$/, "$1place"));
  call.request = { ...call.request, query: { ...query, sort } };
  return inWalkingOrder(rows, call).map((row, place) => ({ ...row, place }));
}

/** A lot with what lies at a location; undefined if nothing does. */
export function lotAt(
  lot: JsonObject,
  item: JsonObject,
  locationId: unknown,
  world: World,
): JsonObject | undefined {
  const here = binRows(item, world).filter(
    (row) => row.locationId === locationId && row.lotId === lot.id,
  );
  if (!here.length) return undefined;
  const whole = (name: string) => quantity(sumIn(here, name), item.baseUnit);
  return { ...lot, onHand: whole("onHand"), available: whole("available") };
}

/** Lots; with a location, those there with what lies there. */
function lotsAt(lots: readonly MockRecord[], call: Call): JsonObject[] {
  const { locationId } = call.request.query;
  if (locationId === undefined) return [...lots];
  takeOver(call, ["locationId"]);
  const { store } = call.world;
  return lots.flatMap((lot): JsonObject[] => {
    const here = lotAt(lot, store.find(lot.itemId)?.record ?? {}, locationId, call.world);
    return here ? [here] : [];
  });
}

/** The lots of an item. Consumed ones come only where asked for. */
function itemLots(call: Call): JsonObject[] {
  const item = itemOf(call);
  const { status } = call.request.query;
  const lots = call.world.store
    .list("/lots")
    .filter((lot) => lot.itemId === item.id && (status !== undefined || lot.status !== "consumed"));
  return lotsAt(lots, call);
}

/** Views of stock, which follow from movements and open documents. */
export const stockViews: Rules = {
  "get-item-quantity": { answer: quantityView },
  "get-items-quantity": { answer: quantityRows },
  "get-item-quantity-per-bin-location": {
    answer: (call) => sortedByWalk(binRows(itemOf(call), call.world).filter(withFree(call)), call),
  },
  "get-items-quantity-per-bin-location": { answer: (call) => sortedByWalk(allBinRows(call), call) },
  "get-item-lot-number": { answer: itemLots },
  "get-lots": { answer: (call) => lotsAt(call.world.store.list("/lots"), call) },
  "get-lot-bin-quantities": {
    answer: (call): JsonObject[] => {
      const lot = itemOf(call);
      const item = call.world.store.find(lot.itemId)?.record;
      return isObject(item)
        ? inWalkingOrder(binRows(item, call.world), call).filter(({ lotId }) => lotId === lot.id)
        : [];
    },
  },
  "get-stock": { answer: stockView },
  "get-item-history": { answer: (call) => itemHistory(existing(call)) },
  "get-lot-history": { answer: (call) => lotHistory(existing(call)) },
  "get-serial-history": { answer: (call) => serialHistory(existing(call)) },
};
