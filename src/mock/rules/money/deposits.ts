import { today } from "../days";
import { label } from "../../record-label";
import { objectsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import { changeBalance } from "./balances";
import { settleInvoice } from "./invoices";
import { accountFor, homeCurrency, inHome, post, type Side } from "./ledger";
import { owedOn } from "./party-accounts";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { reached, refuseCall, type Call, type Rules } from "../rule";

const root = "/sales-orders";

/** What a part of a deposit is worth in the books, at the rates of the payments that have brought it. */
function depositHome(order: MockRecord, used: bigint, world: World): bigint {
  let [paid, home] = [0n, 0n];
  for (const { allocations, exchangeRate } of world.store.list("/payments"))
    for (const one of objectsAt({ allocations }, "allocations")) {
      if (one.salesOrderId !== order.id) continue;
      const amount = numberIn(one.amount);
      paid += amount;
      home += inHome(amount, { currency: order.currency, exchangeRate });
    }
  return paid > 0n ? (home * used) / paid : inHome(used, order);
}

/** Posts that invoices have used a deposit, or have not, with what its rate and that of the order differ by. */
function apply(call: Call, order: MockRecord, used: bigint): void {
  const { world } = call;
  const { currency, exchangeRate } = order;
  const latest = world.store.get(root, String(order.id)) ?? order;
  const depositAmount = money(numberIn(order.depositAmount) - used, currency);
  world.store.put(root, { ...latest, depositAmount });
  const party = { type: "customer", id: order.customerId };
  const side = (account: unknown, amount: bigint, home: bigint): Side => ({
    account,
    amount,
    party,
    ...(currency !== homeCurrency && { home }),
  });
  post(call, {
    type: "sales_order",
    document: order,
    on: today(world),
    memo: `Deposit of ${String(order.documentNumber)}`,
    sides: [
      side(accountFor("deposits", world), used, depositHome(order, used, world)),
      side(owedOn(order.customerId, world), -used, -inHome(used, order)),
    ],
    currency,
    exchangeRate,
  });
  changeBalance(world, order.customerId, { openInvoices: -used });
}

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
      settleInvoice(world, invoice, part);
    }
    if (left < whole) apply(call, order, whole - left);
  }
}

/** Takes back what invoices have used of a deposit that leaves its order, from the last one that it has paid. */
export function withdraw(call: Call, { type, salesOrderId, amount }: JsonObject): void {
  const { world } = call;
  const order = type === "sales_order" ? world.store.get(root, String(salesOrderId)) : undefined;
  if (!order) return;
  const used = numberIn(amount) - numberIn(order.depositAmount);
  if (used <= 0n) return;
  let left = used;
  for (const invoice of objectsAt(order, "invoices").reverse()) {
    const paid = numberIn(invoice.total) - numberIn(invoice.openAmount);
    const part = paid < left ? paid : left;
    if (part <= 0n) continue;
    left -= part;
    settleInvoice(world, invoice, -part);
  }
  apply(call, order, -used);
}

/** Refuses to delete an order that was paid for. What was refunded stays allocated to it, too. */
function checkWithout(call: Call): void {
  const { before, world } = call;
  // An order that was issued is not deleted even without its deposit.
  if (before?.status !== "draft") return;
  const payment = world.store
    .list("/payments")
    .find((one) =>
      objectsAt(one, "allocations").some(({ salesOrderId }) => salesOrderId === before.id),
    );
  if (payment)
    refuseCall(call, "deposit-on-order", `${label(payment)} is allocated to ${label(before)}.`);
}

/** Deposits of orders that end. */
export const depositRules: Rules = {
  "complete-sales-order": { after: applied },
  "delete-sales-order": { refuses: ["deposit-on-order"], before: checkWithout },
};
