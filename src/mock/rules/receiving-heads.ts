import { objectsAt, type JsonObject } from "../../openapi/json";
import { ordered } from "./receiving-checks";
import { madeBy, refuseAt, type Call, type Rules } from "./rule";

const root = "/receivings";

/** Gives a receiving the vendor and the currency of the orders whose goods come. Refuses those of two vendors. */
function ofOrders(call: Call): void {
  for (const receiving of madeBy(call, root)) {
    const orders = objectsAt(receiving, "lines").flatMap<JsonObject>(
      ({ purchaseOrderLineId }) => ordered(call, purchaseOrderLineId).order ?? [],
    );
    const [first] = orders;
    if (!first) continue;
    const index = orders.findIndex(({ vendorId }) => vendorId !== first.vendorId);
    const message = "Goods of two vendors come in two receivings.";
    if (index > 0)
      refuseAt(call, "validation-failed", `/lines/${index}/purchaseOrderLineId`, message);
    const { vendorId, currency } = first;
    call.world.store.put(root, { ...receiving, vendorId, currency });
  }
}

/** What receivings have from their orders. */
export const receivingHeadRules: Rules = {
  "create-receiving": { refuses: ["validation-failed"], after: ofOrders },
};
