import { label } from "../../record-label";
import { isObject, objectAt, objectsAt } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import { changeBalance } from "../money/balances";
import { checkChannels } from "./channels";
import { orderDefaults } from "./order-defaults";
import {
  checkAddresses,
  checkAnswers,
  checkCredit,
  checkCustomer,
  checkHold,
  checkLines,
  checkPacking,
  checkSettled,
  orders,
  totalOf,
} from "./order-checks";
import { changed, lineStatusSet, release, reserveLines, unreservedParts } from "./order-lines";
import { type Call, changesOf, reached, refuseCall, type Rules, madeBy } from "../rule";

function created(call: Call): void {
  for (const order of madeBy(call, orders)) {
    checkCustomer(call, order.customerId, false);
    checkLines(call, order);
  }
}

/** Makes an order binding: credit, reservations. */
function issued(call: Call): void {
  for (const order of reached(call, orders, "open")) {
    if (call.before?.status === "on_hold") {
      checkHold(call, order.customerId);
      continue;
    }
    if (!objectsAt(order, "lines").length)
      refuseCall(call, "sales-order-incomplete", `${label(order)} has no lines.`);
    checkAddresses(call, order);
    checkAnswers(call, order);
    checkCustomer(call, order.customerId, true);
    checkLines(call, order);
    if (call.body.approveCreditExcess !== true) checkCredit(call, order);
    reserveLines(call, order.id, () => true);
    changeBalance(call.world, order.customerId, { uninvoicedOrders: totalOf(order) });
  }
}

function statusSet(call: Call): void {
  const { before } = call;
  for (const order of [...reached(call, orders, "on_hold"), ...reached(call, orders, "open")]) {
    checkPacking(call, order);
    // Reservations stay as they are.
    const isHeld = order.status === "on_hold";
    const statusReason = isHeld ? order.statusReason : null;
    if (before) call.world.store.put(orders, { ...order, statusReason, lines: before.lines });
  }
  for (const order of reached(call, orders, "cancelled")) {
    checkPacking(call, order);
    if (numberIn(order.depositAmount) > 0n)
      refuseCall(
        call,
        "deposit-on-order",
        `${label(order)} has a deposit of ${String(objectAt(order, "depositAmount").amount)}.`,
      );
    const lines = objectsAt(order, "lines").map((line) => ({
      ...line,
      ...unreservedParts(line),
    }));
    const none = money(0n, order.currency);
    const shippingCharge = isObject(order.shippingCharge) ? none : null;
    const totals = { ...objectAt(order, "totals"), tax: none, total: none };
    call.world.store.put(orders, { ...order, shippingCharge, taxLines: [], totals, lines });
    release(call, order);
    if (before && before.status !== "draft")
      changeBalance(call.world, order.customerId, { uninvoicedOrders: -totalOf(before) });
  }
  issued(call);
}

const binding = [
  "customer-on-hold",
  "credit-limit-exceeded",
  "insufficient-stock",
  "item-not-sellable",
  "sales-order-incomplete",
];
const stockCodes = ["insufficient-stock", "line-being-packed"];

/** Orders of customers. */
export const salesRules: Rules = {
  "create-sales-order": {
    refuses: ["customer-on-hold", "item-not-sellable", "price-missing", "validation-failed"],
    fills: orderDefaults,
    before: checkChannels,
    after: created,
  },
  "issue-sales-order": {
    refuses: binding,
    after: issued,
  },
  "convert-estimate-to-sales-order": {
    refuses: binding,
    after: (call) => {
      for (const order of madeBy(call, orders)) checkLines(call, order);
      issued(call);
    },
  },
  "update-sales-order": {
    refuses: [
      ...stockCodes,
      "quantity-below-shipped",
      "credit-limit-exceeded",
      "item-not-sellable",
    ],
    after: (call) => {
      for (const { before, after } of changesOf(call, orders)) checkLines(call, after, before);
      changed(call);
    },
  },
  "update-sales-order-status": {
    refuses: ["line-being-packed", "deposit-on-order", "customer-on-hold"],
    after: statusSet,
  },
  "update-sales-order-line-item-status": { refuses: stockCodes, after: lineStatusSet },
  "complete-sales-order": { refuses: ["sales-order-not-settled"], after: checkSettled },
};
