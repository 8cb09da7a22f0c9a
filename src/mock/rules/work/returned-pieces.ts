import { objectAt } from "../../../openapi/json";
import { numberIn, quantity } from "../../decimals";
import { fillOpen } from "../../line-quantities";
import type { MockRecord } from "../../model";
import { accountFor, post } from "../money/ledger";
import type { Call } from "../rule";
import { addCost } from "./work-costs";

const root = "/work-orders";

/** What a reversed build has cost is in process again, and its pieces are open; of an order that has ended, it is a variance. */
export function returnToOrder(call: Call, build: MockRecord, on: string): void {
  const { world } = call;
  const order = world.store.get(root, String(build.workOrderId));
  if (!order) return;
  const total = numberIn(objectAt(objectAt(build, "cost"), "total"));
  if (order.status === "completed" || order.status === "closed") {
    post(call, {
      type: "work_order",
      document: order,
      on,
      memo: `Reversed build of ${String(order.documentNumber)}`,
      sides: [
        { account: accountFor("variances", world), amount: total },
        { account: accountFor("workInProcess", world), amount: -total },
      ],
    });
    return;
  }
  const left = numberIn(order.quantityCompleted) - numberIn(build.quantity);
  const opened: MockRecord = {
    ...order,
    quantityCompleted: quantity(left, objectAt(order, "quantity").unit),
    cost: addCost(order, { finished: -total }),
  };
  fillOpen(opened);
  world.store.put(root, opened);
}
