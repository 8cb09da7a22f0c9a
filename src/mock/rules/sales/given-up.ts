import { objectsAt, type JsonObject } from "../../../openapi/json";
import { withAmounts } from "../../amounts";
import { numberIn, quantity } from "../../decimals";
import { openQuantity } from "../../line-quantities";
import { changeBalance } from "../money/balances";
import { orders, totalOf } from "./order-checks";
import { taxed } from "./order-taxes";
import type { Call } from "../rule";

/** True for a line of which nothing is left to ship. */
export const isOver = ({ status }: JsonObject) =>
  ["shipped", "closed", "cancelled"].includes(String(status));

/** A line of which something is missing, and nothing waits to be shipped, without what is missing. */
function closed(line: JsonObject): JsonObject {
  const missing = openQuantity(line);
  if (numberIn(line.quantityBackordered) === 0n || numberIn(line.quantityReserved) > 0n)
    return line;
  const { unit } = line.quantity as JsonObject;
  return {
    ...line,
    status: "closed",
    quantityBackordered: quantity(0n, unit),
    quantityCancelled: quantity(numberIn(line.quantityCancelled) + missing, unit),
  };
}

/** Gives up what is missing of an order that ships what is there and closes the rest. */
export function giveUpRest(call: Call, orderId: unknown): void {
  const { world } = call;
  const order = world.store.find(orderId)?.record;
  if (order?.backorderPolicy !== "cancel_rest") return;
  const lines = objectsAt(order, "lines").map(closed);
  const status = lines.every(isOver) ? "shipped" : order.status;
  const rest = withAmounts({ ...order, lines, status }, orders, world);
  world.store.put(orders, rest);
  taxed(call, orders);
  const now = world.store.find(orderId)?.record ?? rest;
  changeBalance(world, order.customerId, { uninvoicedOrders: totalOf(now) - totalOf(order) });
}
