import { objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { numberIn, quantity } from "../../decimals";
import type { World } from "../../world";
import { inBaseUnit } from "./movements";

/** A quantity of an item that a document claims, waits for, or brings to a location. */
export interface Claim {
  itemId: unknown;
  locationId: unknown;
  quantity: bigint;
  on: string | null;
}

const isOneOf = (...statuses: string[]) => {
  const known = new Set<unknown>(statuses);
  return ({ status }: JsonObject) => known.has(status);
};

/** Orders that have claims: issued, and not yet at their end. */
export const isOpenOrder = isOneOf("open", "on_hold", "partially_shipped");
/** Orders that are issued and not invoiced to their end. */
export const isUnsettledOrder = isOneOf("open", "on_hold", "partially_shipped", "shipped");
export const isOpenWork = isOneOf("issued", "in_progress", "on_hold");
const isOpenPurchase = isOneOf("open", "partially_received");
const isOnTheRoad = isOneOf("in_transit", "partially_received");

const nonZero = (claims: Claim[]) => claims.filter(({ quantity }) => quantity > 0n);

function claim(
  line: JsonObject,
  locationId: unknown,
  given: unknown,
  on: string | undefined,
  world: World,
): Claim {
  const item = world.store.find(line.itemId)?.record;
  const number = item ? inBaseUnit(item, given, world) : numberIn(given);
  return { itemId: line.itemId, locationId, quantity: number, on: on ?? null };
}

const linesOf = (document: JsonObject) => objectsAt(document, "lines");
const openLines = (order: JsonObject) =>
  linesOf(order).filter(({ status }) => status !== "cancelled" && status !== "closed");
const parts = (of: JsonObject) => objectsAt(of, "components");

/** The rows of the open documents of a collection, each with its document. */
const rowsOf = (
  root: string,
  isOpen: (document: JsonObject) => boolean,
  rowsIn: (document: JsonObject) => JsonObject[],
  { store }: World,
) =>
  store
    .list(root)
    .filter(isOpen)
    .flatMap((document) => rowsIn(document).map((row) => ({ row, document })));

/** The claims of the lines of open sales orders: `quantityReserved` or `quantityBackordered`. */
const ofOrders = (field: string, world: World): Claim[] =>
  rowsOf("/sales-orders", isOpenOrder, openLines, world).map(({ row, document }) => {
    const on = textAt(row, "promisedDate") ?? textAt(document, "promisedDate");
    return claim(row, row.locationId ?? document.locationId, row[field], on, world);
  });

/** What kits on open orders have reserved of their components. */
const ofKits = (world: World): Claim[] =>
  rowsOf("/sales-orders", isOpenOrder, openLines, world).flatMap(({ row, document }) =>
    parts(row).map((part) =>
      claim(part, row.locationId ?? document.locationId, part.quantityReserved, undefined, world),
    ),
  );

const ofWork = (field: string, world: World): Claim[] =>
  rowsOf("/work-orders", isOpenWork, parts, world).map(({ row, document }) =>
    claim(row, document.locationId, row[field], textAt(document, "startDate"), world),
  );

const ofTransfers = (world: World): Claim[] =>
  rowsOf("/inventory-transfers", isOneOf("open"), linesOf, world)
    .filter(({ row }) => row.status === "reserved")
    .map(({ row, document }) =>
      claim(row, document.fromLocationId, row.quantity, undefined, world),
    );

const ofBuilds = (world: World): Claim[] =>
  rowsOf("/builds", isOneOf("released"), parts, world).map(({ row, document }) =>
    claim(row, document.locationId, row.quantityUsed, undefined, world),
  );

/** What open documents have reserved. */
export const reservations = (world: World): Claim[] =>
  nonZero([
    ...ofOrders("quantityReserved", world),
    ...ofKits(world),
    ...ofWork("quantityReserved", world),
    ...ofTransfers(world),
    ...ofBuilds(world),
  ]);

/** What customers wait for. */
export const backorders = (world: World): Claim[] =>
  nonZero(ofOrders("quantityBackordered", world));

/** What production needs and has not reserved. */
export const shortages = (world: World): Claim[] => nonZero(ofWork("quantityShort", world));

const ofPurchases = (world: World): Claim[] =>
  rowsOf("/purchase-orders", isOpenPurchase, openLines, world).map(({ row, document }) => {
    const gone = numberIn(row.quantityReceived) + numberIn(row.quantityCancelled);
    const [on] = [
      row.promisedDate,
      document.promisedDate,
      row.requestedDate,
      document.requestedDate,
    ].filter((day) => typeof day === "string");
    const location = row.locationId ?? document.locationId;
    const whole = claim(row, location, row.quantity, on, world);
    const arrived = quantity(gone, objectAt(row, "quantity").unit);
    return {
      ...whole,
      quantity: whole.quantity - claim(row, location, arrived, on, world).quantity,
    };
  });

/** What is on its way. */
export const arrivals = (world: World): Claim[] =>
  nonZero([
    ...ofPurchases(world),
    ...world.store
      .list("/work-orders")
      .filter(isOpenWork)
      .map((order) =>
        claim(order, order.locationId, order.quantityOpen, textAt(order, "dueDate"), world),
      ),
    ...rowsOf("/inventory-transfers", isOnTheRoad, linesOf, world).map(({ row, document }) => {
      const on = textAt(document, "expectedDate");
      return claim(row, document.toLocationId, row.quantityInTransit, on, world);
    }),
  ]);
