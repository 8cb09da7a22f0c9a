import { objectAt } from "../../../openapi/json";
import { numberIn, quantity } from "../../decimals";
import { fillOpen } from "../../line-quantities";
import type { MockRecord } from "../../model";
import type { Call } from "../rule";
import { isOver, postVariance } from "./finished-cost";
import { addCost } from "./work-costs";

const root = "/work-orders";

/** What a reversed build has cost is in process again, and its pieces are open; of an order that has ended, it is a variance. */
export function returnToOrder(call: Call, build: MockRecord, on: string): void {
  const { store } = call.world;
  const order = store.get(root, String(build.workOrderId));
  if (!order) return;
  const total = numberIn(objectAt(objectAt(build, "cost"), "total"));
  if (isOver(order)) return void postVariance(call, order, "Reversed build", total, on);
  const left = numberIn(order.quantityCompleted) - numberIn(build.quantity);
  const opened: MockRecord = {
    ...order,
    quantityCompleted: quantity(left, objectAt(order, "quantity").unit),
    cost: addCost(order, { finished: -total }),
  };
  fillOpen(opened);
  store.put(root, opened);
}
