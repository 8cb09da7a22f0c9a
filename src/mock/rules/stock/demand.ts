import { isObject, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
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
  quantity: unknown,
  on: string | undefined,
  world: World,
): Claim {
  const item = world.store.find(line.itemId)?.record;
  const number = item ? inBaseUnit(item, quantity, world) : numberIn(quantity);
  return { itemId: line.itemId, locationId, quantity: number, on: on ?? null };
}

const openLines = (order: JsonObject) =>
  objectsAt(order, "lines").filter(({ status }) => status !== "cancelled" && status !== "closed");

/** The claims of the lines of open sales orders: `quantityReserved` or `quantityBackordered`. */
function ofOrders(field: string, world: World): Claim[] {
  return world.store
    .list("/sales-orders")
    .filter(isOpenOrder)
    .flatMap((order) =>
      openLines(order).map((line) => {
        const on = textAt(line, "promisedDate") ?? textAt(order, "promisedDate");
        return claim(line, line.locationId ?? order.locationId, line[field], on, world);
      }),
    );
}

/** What kits on open orders have reserved of their components. */
function ofKits(world: World): Claim[] {
  return world.store
    .list("/sales-orders")
    .filter(isOpenOrder)
    .flatMap((order) =>
      openLines(order).flatMap((line) =>
        objectsAt(line, "components").map((part) =>
          claim(part, line.locationId ?? order.locationId, part.quantityReserved, undefined, world),
        ),
      ),
    );
}

function ofWork(field: string, world: World): Claim[] {
  return world.store
    .list("/work-orders")
    .filter(isOpenWork)
    .flatMap((order) =>
      objectsAt(order, "components").map((part) =>
        claim(part, order.locationId, part[field], textAt(order, "startDate"), world),
      ),
    );
}

function ofTransfers(world: World): Claim[] {
  return world.store
    .list("/inventory-transfers")
    .filter(isOneOf("open"))
    .flatMap((transfer) =>
      objectsAt(transfer, "lines")
        .filter(isOneOf("reserved"))
        .map((line) => claim(line, transfer.fromLocationId, line.quantity, undefined, world)),
    );
}

function ofBuilds(world: World): Claim[] {
  return world.store
    .list("/builds")
    .filter(isOneOf("released"))
    .flatMap((build) =>
      objectsAt(build, "components").map((part) =>
        claim(part, build.locationId, part.quantityUsed, undefined, world),
      ),
    );
}

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

function ofPurchases(world: World): Claim[] {
  return world.store
    .list("/purchase-orders")
    .filter(isOpenPurchase)
    .flatMap((order) =>
      openLines(order).map((line) => {
        const gone = numberIn(line.quantityReceived) + numberIn(line.quantityCancelled);
        const unit = isObject(line.quantity) ? line.quantity.unit : "";
        const [on] = [
          line.promisedDate,
          order.promisedDate,
          line.requestedDate,
          order.requestedDate,
        ].filter((day) => typeof day === "string");
        const location = line.locationId ?? order.locationId;
        const whole = claim(line, location, line.quantity, on, world);
        const arrived = claim(line, location, { value: decimalText(gone), unit }, on, world);
        return { ...whole, quantity: whole.quantity - arrived.quantity };
      }),
    );
}

const decimalText = (number: bigint) => {
  const digits = number.toString().padStart(13, "0");
  return `${digits.slice(0, -12)}.${digits.slice(-12)}`;
};

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
    ...world.store
      .list("/inventory-transfers")
      .filter(isOnTheRoad)
      .flatMap((transfer) =>
        objectsAt(transfer, "lines").map((line) =>
          claim(
            line,
            transfer.toLocationId,
            line.quantityInTransit,
            textAt(transfer, "expectedDate"),
            world,
          ),
        ),
      ),
  ]);
