import { today } from "../days";
import { listAt, objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { divided, numberIn, one, quantity, times, sumIn } from "../../decimals";
import type { World } from "../../world";
import { piecesLeft } from "../production/work-center-load";
import type { Call, Rules } from "../rule";
import { backorders, isOpenWork, shortages } from "../stock/demand";
import { availableIn, figuresAt } from "../stock/stock-figures";
import { hasStock, inBaseUnit, inUnit } from "../stock/movements";
import { referenceTo } from "../stock/moves";

/** What other documents wait for of an item at a location, in its base unit. */
function promised(component: JsonObject, order: JsonObject, item: JsonObject, world: World) {
  const own = isOpenWork(order) ? inBaseUnit(item, component.quantityShort, world) : 0n;
  return [...shortages(world), ...backorders(world)]
    .filter(({ itemId, locationId }) => itemId === item.id && locationId === order.locationId)
    .reduce((sum, { quantity: waiting }) => sum + waiting, -own);
}

/** What open purchase orders still bring of a component and nobody else waits for, the earliest first. */
function incoming(
  { world }: Call,
  component: JsonObject,
  order: JsonObject,
  item: JsonObject,
): JsonObject[] {
  const { unit } = objectAt(component, "quantityRequired");
  const rows = world.store
    .list("/purchase-orders")
    .filter(({ status }) => status === "open" || status === "partially_received")
    .flatMap((purchase) =>
      objectsAt(purchase, "lines")
        .filter((line) => line.itemId === item.id)
        .filter((line) => (line.locationId ?? purchase.locationId) === order.locationId)
        .map((line) => ({
          day:
            textAt(line, "promisedDate") ??
            textAt(purchase, "promisedDate") ??
            textAt(line, "requestedDate") ??
            textAt(purchase, "requestedDate") ??
            "",
          purchase,
          left: ["quantityReceived", "quantityCancelled"].reduce(
            (left, name) => left - inBaseUnit(item, line[name], world),
            inBaseUnit(item, line.quantity, world),
          ),
        })),
    )
    .filter(({ day, left }) => day && left > 0n)
    .sort((a, b) => a.day.localeCompare(b.day));
  let claimed = promised(component, order, item, world);
  return rows.flatMap(({ day, purchase, left }) => {
    const free = left > claimed ? left - claimed : 0n;
    claimed -= left - free;
    if (free === 0n) return [];
    const document = referenceTo("purchase_order", purchase);
    const pieces = quantity(inUnit(item, free, unit, world), unit);
    return [{ expectedOn: day, quantity: pieces, document }];
  });
}

/** The first day on which supply covers what is short of a component; undefined if none does. */
function coveredOn(row: JsonObject): string | undefined {
  let left = numberIn(row.short);
  return objectsAt(row, "incoming")
    .find((supply) => (left -= numberIn(supply.quantity)) <= 0n)
    ?.expectedOn?.toString();
}

const ended = new Set(["completed", "closed", "cancelled"]);

/** What an order still needs of a component: what it has not consumed, for the pieces that can reach its operation. */
function stillNeeded(component: JsonObject, order: JsonObject): bigint {
  const all = numberIn(component.quantityRequired);
  const unused = all - numberIn(component.quantityConsumed);
  const operation = objectsAt(order, "operations").find(
    ({ operationNumber }) => operationNumber === component.operationNumber,
  );
  const whole = numberIn(order.quantity);
  const needed = operation && whole > 0n ? (all * piecesLeft(operation, order)) / whole : unused;
  return needed < unused ? needed : unused;
}

/** What was used of a component for pieces that are still to be built: not for finished ones, nor for those lost since. */
function inProcess(component: JsonObject, order: JsonObject, each: bigint): bigint {
  const all = objectsAt(order, "operations");
  const index = all.findIndex(
    ({ operationNumber }) => operationNumber === component.operationNumber,
  );
  const scrapped = sumIn(all.slice(Math.max(0, index)), "quantityScrapped");
  const gone = numberIn(order.quantityCompleted) + scrapped;
  const used = numberIn(component.quantityConsumed) - times(each, gone);
  return used > 0n ? used : 0n;
}

/** What there is of a component; nothing is needed any more for an order that has ended. */
function componentRow(component: JsonObject, order: JsonObject, call: Call): JsonObject {
  const { world } = call;
  const item = world.store.find(component.itemId)?.record ?? {};
  const { unit } = objectAt(component, "quantityRequired");
  const isOver = ended.has(String(order.status));
  const required = isOver ? 0n : stillNeeded(component, order);
  const reserved = numberIn(component.quantityReserved);
  const free = availableIn(figuresAt(item, order.locationId, world));
  const available = free > 0n && !isOver ? inUnit(item, free, unit, world) : 0n;
  const short = required - reserved - available;
  const whole = numberIn(order.quantity);
  const each = divided(numberIn(component.quantityRequired), whole);
  const used = inProcess(component, order, each);
  const offered = reserved + available + (isOver ? 0n : used);
  const planned = world.store.find(component.bomComponentId)?.holder;
  return {
    componentId: component.id,
    itemId: component.itemId,
    sku: component.sku,
    required: quantity(required, unit),
    reserved: quantity(reserved, unit),
    available: quantity(available, unit),
    short: quantity(short > 0n ? short : 0n, unit),
    canBuild: each > 0n ? Number(offered / each) : 0,
    incoming: isOver ? [] : incoming(call, component, order, item),
    alternates: (isOver ? [] : listAt(planned, "alternateItemIds")).flatMap((id) => {
      const other = world.store.find(id)?.record;
      if (!other) return [];
      const there = availableIn(figuresAt(other, order.locationId, world));
      return [{ itemId: id, sku: other.sku, available: quantity(there, other.baseUnit) }];
    }),
  };
}

/** Whether the parts for an order are there, and how many pieces they make. */
function availableStock(call: Call): JsonObject {
  const { before: order = {}, world } = call;
  const components = objectsAt(order, "components")
    .filter(({ itemId }) => hasStock(world.store.find(itemId)?.record ?? {}))
    .map((component) => componentRow(component, order, call));
  const lacking = components.filter(({ short }) => numberIn(short) > 0n);
  const days = lacking.map(coveredOn);
  const last = days.every((day) => day !== undefined) ? [...days].sort().at(-1) : null;
  return {
    workOrderId: order.id,
    calculatedAt: world.time(),
    quantityOpen: order.quantityOpen,
    canBuild: components.length
      ? Math.min(
          Number(numberIn(order.quantityOpen) / one),
          ...components.map(({ canBuild }) => Number(canBuild)),
        )
      : 0,
    canBuildAllOn: lacking.length ? last : today(world),
    components,
  };
}

/** The view of the parts of a work order. */
export const workStockRules: Rules = {
  "get-work-order-available-stock": { answer: availableStock },
};
