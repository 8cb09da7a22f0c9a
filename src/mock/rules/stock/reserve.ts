import { isObject, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { numberIn, quantity } from "../../decimals";
import { openQuantity } from "../../line-quantities";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import type { Call } from "../rule";
import { isOpenOrder } from "./demand";
import { availableAt, figuresAt, availableIn } from "./figures";
import { hasStock, inBaseUnit, inUnit } from "./movements";

const unitOf = (line: JsonObject) => (isObject(line.quantity) ? line.quantity.unit : "");

/** True for an item that is reserved piece by piece. */
export const isReserved = (item: JsonObject | undefined): boolean =>
  hasStock(item) || item?.kind === "kit";

/** The parts of a kit line, with what is reserved for so many kits. */
function partsOf(line: JsonObject, item: JsonObject, reserved: bigint): JsonObject[] {
  const kits = (each: unknown, number: bigint) => (numberIn(each) * number) / 10n ** 12n;
  return objectsAt(item, "components").map((part) => {
    const known = objectsAt(line, "components").find(({ itemId }) => itemId === part.itemId);
    const unit = isObject(part.quantity) ? part.quantity.unit : "";
    const count = (number: bigint) => quantity(kits(part.quantity, number), unit);
    return {
      itemId: part.itemId,
      sku: part.sku ?? known?.sku,
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
  const isKit = item.kind === "kit";
  const parts = isKit ? partsOf(line, item, reserved) : [];
  return {
    ...line,
    status,
    quantityReserved: quantity(reserved, unit),
    quantityBackordered: quantity(missing > 0n ? missing : 0n, unit),
    ...(isKit && {
      components: parts.map((part) => ({
        ...part,
        sku: part.sku ?? world.store.find(part.itemId)?.record.sku,
      })),
    }),
  };
}

/** What a line could have reserved, in its unit: what is free, and what it has. */
export function reservable(
  line: JsonObject,
  item: JsonObject,
  locationId: unknown,
  world: World,
): bigint {
  const free = availableAt(item, locationId, world).available;
  const own = inBaseUnit(item, line.quantityReserved, world);
  const most = inUnit(item, free + own, unitOf(line), world);
  // Parts of a unit, such as of a box, cannot be reserved.
  const whole = unitOf(line) === item.baseUnit ? most : most - (most % 10n ** 12n);
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

function linesFor(item: JsonObject, locationId: unknown, world: World): Waiting[] {
  return world.store
    .list("/sales-orders")
    .filter(isOpenOrder)
    .flatMap((order) =>
      objectsAt(order, "lines")
        .filter((line) => line.itemId === item.id)
        .filter((line) => (line.locationId ?? order.locationId) === locationId)
        .map((line) => ({
          order,
          line,
          on: `${textAt(line, "promisedDate") ?? textAt(order, "promisedDate") ?? "9999"} ${String(order.createdAt)}`,
        })),
    )
    .sort((a, b) => (a.on < b.on ? -1 : 1));
}

/** Gives freed goods to waiting lines, the earliest first, or takes what is missing from reserved ones, the latest first. */
export function settle(
  { world }: Call,
  item: JsonObject,
  locationId: unknown,
  except?: unknown,
): void {
  const location = world.store.find(locationId)?.record;
  const free = () => availableIn(figuresAt(item, locationId, world));
  const lines = linesFor(item, locationId, world);
  const fresh = (id: unknown) => world.store.get("/sales-orders", String(id)) ?? {};
  for (const { order, line } of lines) {
    if (free() <= 0n) break;
    if (numberIn(line.quantityBackordered) <= 0n || line.id === except) continue;
    putLine(
      world,
      fresh(order.id),
      withReserved(line, item, reservable(line, item, locationId, world), world),
    );
  }
  if (location?.allowsNegativeStock === true) return;
  for (const { order, line } of [...lines].reverse()) {
    if (free() >= 0n) break;
    if (numberIn(line.quantityReserved) <= 0n) continue;
    putLine(
      world,
      fresh(order.id),
      withReserved(line, item, reservable(line, item, locationId, world), world),
    );
  }
}
