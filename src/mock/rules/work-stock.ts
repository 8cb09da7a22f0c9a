import { today } from "./days";
import { objectAt, objectsAt, textAt, type JsonObject } from "../../openapi/json";
import { numberIn, quantity, divided } from "../decimals";
import { codesOf, refuse } from "../problems";
import type { Call, Rules } from "./rule";
import { availableIn, figuresAt } from "./stock/figures";
import { hasStock } from "./stock/movements";

/** What open purchase orders still bring of an item to a location. */
function incoming({ world }: Call, itemId: unknown, locationId: unknown): JsonObject[] {
  return world.store
    .list("/purchase-orders")
    .filter(({ status }) => status === "open" || status === "partially_received")
    .flatMap((order) =>
      objectsAt(order, "lines")
        .filter((line) => line.itemId === itemId)
        .filter((line) => (line.locationId ?? order.locationId) === locationId)
        .map((line) => ({
          order,
          line,
          left:
            numberIn(line.quantity) -
            numberIn(line.quantityReceived) -
            numberIn(line.quantityCancelled),
        })),
    )
    .filter(({ left }) => left > 0n)
    .map(({ order, line, left }) => ({
      expectedOn: textAt(line, "promisedDate") ?? textAt(order, "promisedDate") ?? null,
      quantity: quantity(left, objectAt(line, "quantity").unit),
      document: { type: "purchase_order", id: order.id, documentNumber: order.documentNumber },
    }))
    .filter(({ expectedOn }) => expectedOn !== null);
}

function componentRow(component: JsonObject, order: JsonObject, call: Call): JsonObject {
  const { world } = call;
  const item = world.store.find(component.itemId)?.record ?? {};
  const { unit } = objectAt(component, "quantityRequired");
  const required = numberIn(component.quantityRequired) - numberIn(component.quantityConsumed);
  const reserved = numberIn(component.quantityReserved);
  const free = hasStock(item) ? availableIn(figuresAt(item, order.locationId, world)) : required;
  const available = free > 0n ? free : 0n;
  const short = required - reserved - available;
  const whole = numberIn(order.quantity);
  const each = divided(numberIn(component.quantityRequired), whole);
  const alternates = world.store
    .list("/boms")
    .flatMap((bom) => objectsAt(bom, "components"))
    .find(({ id }) => id === component.bomComponentId);
  return {
    componentId: component.id,
    itemId: component.itemId,
    sku: component.sku,
    required: quantity(required, unit),
    reserved: quantity(reserved, unit),
    available: quantity(available, unit),
    short: quantity(short > 0n ? short : 0n, unit),
    canBuild: each > 0n ? Number((reserved + available) / each) : 0,
    incoming: incoming(call, component.itemId, order.locationId),
    alternates: (Array.isArray(alternates?.alternateItemIds)
      ? alternates.alternateItemIds
      : []
    ).flatMap((id: unknown) => {
      const other = world.store.find(id)?.record;
      return other
        ? [
            {
              itemId: id,
              sku: other.sku,
              available: quantity(
                availableIn(figuresAt(other, order.locationId, world)),
                other.baseUnit,
              ),
            },
          ]
        : [];
    }),
  };
}

/** Whether the parts for an order are there, and how many pieces they make. */
function availableStock(call: Call): JsonObject {
  const { before: order, world, request } = call;
  if (!order)
    return refuse(
      404,
      codesOf(request.operation, 404)[0] ?? "not-found",
      "No such work order exists in this company.",
    );
  const components = objectsAt(order, "components").map((component) =>
    componentRow(component, order, call),
  );
  const lacking = components.filter(({ short }) => numberIn(short) > 0n);
  const days = lacking.map((row) =>
    objectsAt(row, "incoming")
      .map(({ expectedOn }) => String(expectedOn))
      .sort()
      .at(-1),
  );
  const last = days.every((day) => day !== undefined) ? [...days].sort().at(-1) : null;
  return {
    workOrderId: order.id,
    calculatedAt: world.time(),
    quantityOpen: order.quantityOpen,
    canBuild: components.length
      ? Math.min(...components.map(({ canBuild }) => Number(canBuild)))
      : 0,
    canBuildAllOn: lacking.length ? last : today(world),
    components,
  };
}

/** The view of the parts of a work order. */
export const workStockRules: Rules = {
  "get-work-order-available-stock": { answer: availableStock },
};
