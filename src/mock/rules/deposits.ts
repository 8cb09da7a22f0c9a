import { today } from "./days";
import { objectsAt, type JsonObject } from "../../openapi/json";
import { money, numberIn } from "../decimals";
import { changeBalance } from "./balances";
import { changeInvoice } from "./invoices";
import { accountFor, inHome, post } from "./ledger";
import { reached, type Call, type Rules } from "./rule";

const root = "/sales-orders";

/** Applies what is left of a deposit to the invoices of a completed order, the oldest first. */
function applied(call: Call): void {
  const { world } = call;
  for (const order of reached(call, root, "completed")) {
    const whole = numberIn(order.depositAmount);
    let left = whole;
    for (const invoice of objectsAt(order, "invoices")) {
      const open = numberIn(invoice.openAmount);
      const part = open < left ? open : left;
      if (part <= 0n) continue;
      left -= part;
      const status = part === open ? "paid" : "partially_paid";
      changeInvoice(world, invoice.id, { openAmount: money(open - part, order.currency), status });
    }
    const used = whole - left;
    if (used === 0n) continue;
    const latest: JsonObject = world.store.get(root, String(order.id)) ?? order;
    world.store.put(root, { ...latest, depositAmount: money(left, order.currency) });
    const party = { type: "customer", id: order.customerId };
    const home = inHome(used, order);
    post(call, {
      type: "sales_order",
      document: order,
      on: today(world),
      memo: `Deposit of ${String(order.documentNumber)}`,
      sides: [
        { account: accountFor("deposits", world), amount: home, party },
        { account: accountFor("receivables", world), amount: -home, party },
      ],
    });
    changeBalance(world, order.customerId, { openInvoices: -used });
  }
}

/** Deposits of orders that end. */
export const depositRules: Rules = { "complete-sales-order": { after: applied } };
