import { label } from "../../record-label";
import { expectLines, giveUpLines } from "./closed-lines";
import { checkBilled, checkOrders } from "./receiving-checks";
import { objectsAt, textsAt } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { checkUnbilled } from "./billed-costs";
import { costsAdded } from "./landed-costs";
import { addressed, described, requested, vendorTerms } from "./purchase-defaults";
import { checkPrice } from "../sales/order-checks";
import { received, unreceived } from "./receiving";
import {
  type Call,
  changeEach,
  changesOf,
  inTurn,
  mayRefuse,
  refuseCall,
  type Rules,
} from "../rule";

/** Refuses vendors who get no orders, and lines without a price. */
function checkVendor(call: Call): void {
  for (const { before, after: order } of changesOf(call, "/purchase-orders")) {
    const vendor = call.world.store.find(order.vendorId)?.record;
    const isIssued = order.status === "open" && before?.status !== "open";
    const isOff = vendor?.status === "on_hold" || vendor?.status === "inactive";
    if ((isIssued || !before) && isOff && mayRefuse(call, "vendor-on-hold"))
      refuseCall(call, "vendor-on-hold", `${label(vendor)} is ${String(vendor?.status)}.`);
    for (const [index, line] of objectsAt(order, "lines").entries())
      checkPrice(call, "purchase-price-missing", line, index);
  }
}

/** Refuses the end of an order of which something received is not billed. */
function checkBills(call: Call): void {
  for (const { before, after: order } of changesOf(call, "/purchase-orders")) {
    if (order.status !== "closed" || before?.status === "closed") continue;
    const isOpen = objectsAt(order, "lines").some(
      (line) => numberIn(line.quantityReceived) > numberIn(line.quantityBilled),
    );
    const draft = call.world.store
      .list("/bills")
      .find(
        (bill) =>
          bill.status === "draft" && textsAt(bill, "purchaseOrderIds").includes(String(order.id)),
      );
    if (isOpen || draft)
      refuseCall(
        call,
        "purchase-order-not-settled",
        `${label(order)} has received goods that no posted bill charges.`,
      );
  }
}

/** An order that goes to the vendor knows since when, and who approved it. */
const issued = (call: Call): void =>
  changeEach(call, "/purchase-orders", (order, before) => {
    if (order.status !== "open" || order.issuedAt) return order;
    const isApproved = before?.status === "pending_approval";
    const approvedBy = isApproved ? order.updatedBy : (order.approvedBy ?? null);
    return { ...order, issuedAt: call.world.time(), approvedBy };
  });

/** Purchases: orders and receivings. */
export const purchasingRules: Rules = {
  "create-purchase-order": {
    refuses: ["vendor-on-hold", "purchase-price-missing"],
    fills: vendorTerms,
    after: inTurn(checkVendor, addressed, described, requested),
  },
  "update-purchase-order": {
    refuses: ["purchase-price-missing"],
    after: inTurn(checkVendor, described, expectLines),
  },
  "update-purchase-order-line-item-status": { after: giveUpLines },
  "update-purchase-order-status": {
    refuses: ["vendor-on-hold", "purchase-order-not-settled"],
    after: inTurn(checkVendor, checkBills, issued),
  },
  "create-receiving": {
    refuses: [
      "purchase-order-not-open",
      "over-receipt",
      "serial-number-taken",
      "exchange-rate-missing",
      "validation-failed",
    ],
    before: checkOrders,
    after: received,
  },
  "update-receiving": {
    refuses: ["landed-cost-billed", "exchange-rate-missing", "validation-failed"],
    before: checkUnbilled,
    after: costsAdded,
  },
  "delete-receiving": {
    refuses: ["receiving-billed", "received-stock-consumed"],
    before: checkBilled,
    after: unreceived,
  },
};
