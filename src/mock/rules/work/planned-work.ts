import { objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, quantity, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { standardCost } from "../production/times";
import type { Call } from "../rule";
import { unitCostAt } from "../stock/costs";
import { hasStock, inBaseUnit } from "../stock/movements";
import { costKinds } from "./operation-costs";

/** A component with what is reserved for it; the rest of what it needs is short. */
export function withReservation(component: JsonObject, reserved: bigint): JsonObject {
  const { unit } = objectAt(component, "quantityRequired");
  const short =
    numberIn(component.quantityRequired) - numberIn(component.quantityConsumed) - reserved;
  return {
    ...component,
    quantityReserved: quantity(reserved, unit),
    quantityShort: quantity(short > 0n ? short : 0n, unit),
  };
}

/** A component of an order that has ended: nothing is reserved for it, and nothing is short. */
export function unneeded(component: JsonObject): JsonObject {
  const none = quantity(0n, objectAt(component, "quantityRequired").unit);
  return { ...component, quantityReserved: none, quantityShort: none };
}

/** Stores a component of an order, as it is by now. */
export function putComponent({ world }: Call, order: MockRecord, component: JsonObject): void {
  const latest = world.store.get("/work-orders", String(order.id)) ?? order;
  const components = objectsAt(latest, "components").map((one) =>
    one.id === component.id ? component : one,
  );
  world.store.put("/work-orders", { ...latest, components });
}

/** What an order is expected to cost: its components, and the standard of its routing for each piece. */
function plannedCost(order: MockRecord, { world }: Call): bigint {
  const material = objectsAt(order, "components").reduce((sum, component) => {
    const item = world.store.find(component.itemId)?.record ?? {};
    const base = inBaseUnit(item, component.quantityRequired, world);
    return hasStock(item) ? sum + times(base, unitCostAt(item, order.locationId, world)) : sum;
  }, 0n);
  const each = standardCost(world.store.find(order.assemblyRoutingId)?.record, world);
  return material + times(numberIn(order.quantity), each.labor + each.overhead + each.subcontract);
}

const sums = [...costKinds, "actual", "finished", "workInProcess"];

/** What an order has cost so far: nothing, beside what is planned. */
export const costOf = (order: MockRecord, call: Call): JsonObject => ({
  ...Object.fromEntries(sums.map((name) => [name, money(0n, "USD")])),
  variance: null,
  ...objectAt(order, "cost"),
  planned: money(plannedCost(order, call), "USD"),
});
