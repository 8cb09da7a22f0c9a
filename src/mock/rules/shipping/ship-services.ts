import { objectsAt, type JsonObject } from "../../../openapi/json";
import { numberIn, quantity } from "../../decimals";
import { isServed } from "../money/invoices";
import { orders } from "../sales/order-checks";
import { isOver } from "../sales/given-up";
import type { Call } from "../rule";

function shipped(line: JsonObject): JsonObject {
  const { unit } = line.quantity as JsonObject;
  const rest = numberIn(line.quantity) - numberIn(line.quantityCancelled);
  return {
    ...line,
    status: "shipped",
    quantityReserved: quantity(0n, unit),
    quantityShipped: quantity(rest, unit),
  };
}

/** Ships the services and charges of an order that has nothing else left to ship. */
export function shipServices({ world }: Call, orderId: unknown): void {
  const order = world.store.find(orderId)?.record;
  if (!order) return;
  const lines = objectsAt(order, "lines");
  if (!lines.every((line) => isOver(line) || isServed(line, world)) || lines.every(isOver)) return;
  world.store.put(orders, {
    ...order,
    status: "shipped",
    lines: lines.map((line) => (isOver(line) ? line : shipped(line))),
  });
}
