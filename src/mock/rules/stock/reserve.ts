import { isObject, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { touched } from "../../change-record";
import { numberIn, quantity, one, times } from "../../decimals";
import { openQuantity } from "../../line-quantities";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import type { Call } from "../rule";
import { isOpenOrder, isOpenWork } from "./demand";
import { availableAt, figuresAt, availableIn } from "./stock-figures";
import { hasStock, inBaseUnit, inUnit } from "./movements";

const unitOf = (line: JsonObject) => (isObject(line.quantity) ? line.quantity.unit : "");

/** True for an item that is reserved piece by piece. */
export const isReserved = (item: JsonObject | undefined): boolean =>
  hasStock(item) || item?.kind === "kit";

/** The parts of a kit line, with what is reserved for so many kits. */
function partsOf(
  line: JsonObject,
  item: JsonObject,
  reserved: bigint,
  { store }: World,
): JsonObject[] {
  const kits = (each: unknown, number: bigint) => times(numberIn(each), number);
  return objectsAt(item, "components").map((part) => {
    const known = objectsAt(line, "components").find(({ itemId }) => itemId === part.itemId);
    const unit = isObject(part.quantity) ? part.quantity.unit : "";
    const count = (number: bigint) => quantity(kits(part.quantity, number), unit);
    return {
      itemId: part.itemId,
      sku: part.sku ?? known?.sku ?? store.find(part.itemId)?.record.sku,
      quantity: count(numberIn(line.quantity)),
      quantityReserved: count(reserved),
      quantityShipped: count(numberIn(line.quantityShipped)),
    };
  });
}

/** A line with another reserved quantity; what is open beyond it is backordered. */
export function withReserved(
  line: JsonObject,
  item: JsonObject,
  reserved: bigint,
  world: World,
): JsonObject {
  const unit = unitOf(line);
  const missing = openQuantity(line) - reserved;
  const isPartial = line.status === "partially_shipped" || numberIn(line.quantityShipped) > 0n;
  const status = isPartial ? line.status : missing > 0n ? "backordered" : "reserved";
  return {
    ...line,
    status,
    quantityReserved: quantity(reserved, unit),
    quantityBackordered: quantity(missing > 0n ? missing : 0n, unit),
    ...(item.kind === "kit" && { components: partsOf(line, item, reserved, world) }),
  };
}

/** What is free of an item at a location for orders of customers: nothing more where nothing is for sale. */
function freeForSale(item: JsonObject, locationId: unknown, world: World): bigint {
  const { available } = availableAt(item, locationId, world);
  const isForSale = world.store.find(locationId)?.record.isAvailableForSale !== false;
  return isForSale || available < 0n ? available : 0n;
}

/** What a line could have reserved, in its unit: what is free, and what it has. */
export function reservable(
  line: JsonObject,
  item: JsonObject,
  locationId: unknown,
  world: World,
): bigint {
  const free = freeForSale(item, locationId, world);
  const own = inBaseUnit(item, line.quantityReserved, world);
  const most = inUnit(item, free + own, unitOf(line), world);
  // Parts of a unit, such as of a box, cannot be reserved.
  const whole = unitOf(line) === item.baseUnit ? most : most - (most % one);
  const open = openQuantity(line);
  const some = whole < open ? whole : open;
  return some > 0n ? some : 0n;
}

/** Stores an order with a line changed. */
export function putLine(world: World, order: MockRecord, changed: JsonObject): MockRecord {
  const lines = objectsAt(order, "lines").map((line) => (line.id === changed.id ? changed : line));
  const next = { ...order, lines };
  world.store.put("/sales-orders", next);
  return next;
}

interface Waiting {
  order: MockRecord;
  line: JsonObject;
  on: string;
}

const isOf = (line: JsonObject, item: JsonObject) =>
  line.itemId === item.id || objectsAt(line, "components").some((part) => part.itemId === item.id);

/** The lines of open orders with an item, or with kits that have it, the earliest promise first. */
function linesFor(item: JsonObject, locationId: unknown, world: World): Waiting[] {
  return world.store
    .list("/sales-orders")
    .filter(isOpenOrder)
    .flatMap((order) =>
      objectsAt(order, "lines")
        .filter(
          (line) => isOf(line, item) && !["closed", "cancelled"].includes(String(line.status)),
        )
        .filter((line) => (line.locationId ?? order.locationId) === locationId)
        .map((line) => ({
          order,
          line,
          on: `${textAt(line, "promisedDate") ?? textAt(order, "promisedDate") ?? "9999"} ${String(order.createdAt)}`,
        })),
    )
    .sort((a, b) => (a.on < b.on ? -1 : 1));
}

/** Reserves for a line what it could have now, which changes its order. */
function renew({ order, line }: Waiting, locationId: unknown, world: World): void {
  const latest = world.store.get("/sales-orders", String(order.id)) ?? order;
  const now = objectsAt(latest, "lines").find(({ id }) => id === line.id) ?? line;
  const item = world.store.find(now.itemId)?.record ?? {};
  const next = withReserved(now, item, reservable(now, item, locationId, world), world);
  const isSame = ["quantityReserved", "quantityBackordered"].every(
    (name) => numberIn(next[name]) === numberIn(now[name]),
  );
  putLine(world, isSame ? latest : touched(latest, world.time(), world), next);
}

/** What waits for goods: a line of a sales order, or a component of a work order. */
interface Claimant {
  on: string;
  /** Before all others. */
  isFirst: boolean;
  give(): void;
}

/** True for a line that received goods, or the pieces of a work order, are meant for. */
function isMeant({ order, line }: Waiting, { world, before, body, request }: Call): boolean {
  if (request.operation.id === "complete-work-order") return order.id === before?.salesOrderId;
  if (request.operation.id !== "create-receiving") return false;
  return objectsAt(body, "lines").some(
    ({ purchaseOrderLineId }) =>
      world.store.find(purchaseOrderLineId)?.holder.salesOrderLineId === line.id,
  );
}

/** Reserves for a component of a work order what is free, up to what is short. */
function giveToWork(
  orderId: unknown,
  partId: unknown,
  item: JsonObject,
  free: bigint,
  world: World,
): void {
  const order = world.store.get("/work-orders", String(orderId));
  const components = objectsAt(order, "components").map((part) => {
    if (part.id !== partId) return part;
    const unit = isObject(part.quantityRequired) ? part.quantityRequired.unit : "";
    const [most, short] = [inUnit(item, free, unit, world), numberIn(part.quantityShort)];
    const more = most < short ? most : short;
    return {
      ...part,
      quantityReserved: quantity(numberIn(part.quantityReserved) + more, unit),
      quantityShort: quantity(short - more, unit),
    };
  });
  if (order) world.store.put("/work-orders", { ...order, components });
}

/** The components of work orders that are short of an item, by the start of their orders. */
const shortWork = (
  item: JsonObject,
  locationId: unknown,
  free: () => bigint,
  world: World,
): Claimant[] =>
  world.store
    .list("/work-orders")
    .filter((order) => isOpenWork(order) && order.locationId === locationId)
    .flatMap((order) => {
      const day = textAt(order, "startDate") ?? textAt(order, "dueDate") ?? "9999";
      return objectsAt(order, "components")
        .filter((part) => part.itemId === item.id && numberIn(part.quantityShort) > 0n)
        .map((part) => ({
          on: `${day} ${String(order.createdAt)}`,
          isFirst: false,
          give: () => giveToWork(order.id, part.id, item, free(), world),
        }));
    });

/** Takes from work orders what is missing, the latest start first; it is short there then. */
function takeFromWork(
  item: JsonObject,
  locationId: unknown,
  missing: () => bigint,
  world: World,
): void {
  const orders = world.store
    .list("/work-orders")
    .filter((order) => isOpenWork(order) && order.locationId === locationId)
    .sort((a, b) => (String(a.startDate) < String(b.startDate) ? 1 : -1));
  for (const order of orders) {
    const components = objectsAt(order, "components").map((part) => {
      const unit = isObject(part.quantityRequired) ? part.quantityRequired.unit : "";
      const gap = inUnit(item, missing(), unit, world);
      const reserved = numberIn(part.quantityReserved);
      if (part.itemId !== item.id || gap <= 0n || reserved <= 0n) return part;
      const taken = gap < reserved ? gap : reserved;
      return {
        ...part,
        quantityReserved: quantity(reserved - taken, unit),
        quantityShort: quantity(numberIn(part.quantityShort) + taken, unit),
      };
    });
    world.store.put("/work-orders", { ...order, components });
  }
}

/** Gives freed goods to what waits for them, the earliest first, or takes what is missing from reserved lines, the latest first. */
export function settle(call: Call, item: JsonObject, locationId: unknown, except?: unknown): void {
  const { world } = call;
  const location = world.store.find(locationId)?.record;
  const free = () => availableIn(figuresAt(item, locationId, world));
  const lines = linesFor(item, locationId, world);
  const backordered = lines.filter(
    ({ line }) => numberIn(line.quantityBackordered) > 0n && line.id !== except,
  );
  const claimants: Claimant[] = [
    ...backordered.map((waiting) => ({
      on: waiting.on,
      isFirst: isMeant(waiting, call),
      give: () => renew(waiting, locationId, world),
    })),
    ...shortWork(item, locationId, free, world),
  ].sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || (a.on < b.on ? -1 : 1));
  for (const claimant of claimants) {
    if (free() <= 0n) break;
    claimant.give();
  }
  if (location?.allowsNegativeStock === true) return;
  for (const waiting of [...lines].reverse()) {
    if (free() >= 0n) break;
    if (numberIn(waiting.line.quantityReserved) > 0n) renew(waiting, locationId, world);
  }
  if (free() < 0n) takeFromWork(item, locationId, () => -free(), world);
}

/** Gives what an order or a build no longer keeps of its components to others. */
export function settleParts(call: Call, { components, locationId }: JsonObject): void {
  for (const { itemId } of objectsAt({ components }, "components")) {
    const item = call.world.store.find(itemId)?.record;
    if (item) settle(call, item, locationId);
  }
}
