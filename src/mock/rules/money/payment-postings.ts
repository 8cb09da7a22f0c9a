import { label } from "../../label";
import { isObject, type JsonObject, objectAt, objectsAt } from "../../../openapi/json";
import { money, numberIn, one, times } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";

import { today } from "../days";
import { changeBalance } from "./balances";
import { worth } from "./allocations";
import { invoiceOf } from "./invoices";
import { accountFor, homeCurrency, inHome, post, type Side } from "./ledger";
import type { Call } from "../rule";

export const allocations = (payment: JsonObject | undefined) => objectsAt(payment, "allocations");

/** What a payment settles, in the books: each document at its own rate, the rest at that of the payment. */
function settledHome(payment: MockRecord, settled: bigint, world: World): bigint | undefined {
  if (numberIn(payment.exchangeRate) === 0n) return undefined;
  const { currency } = objectAt(payment, "amount");
  const home = (amount: bigint, { exchangeRate }: JsonObject) =>
    inHome(amount, { currency, exchangeRate });
  let [own, total] = [0n, 0n];
  for (const one of allocations(payment)) {
    const document = invoiceOf(world, one.invoiceId) ?? world.store.find(one.billId)?.record;
    if (!document) continue;
    own += worth(one);
    total += home(worth(one), numberIn(document.exchangeRate) ? document : payment);
  }
  return total + home(settled - own, payment);
}

/** What a payment is worth more than what it settles, or less, because rates have changed. */
export function exchangeDifference(payment: MockRecord, sides: readonly Side[]): JsonObject {
  const settled = sides.find(({ home }) => home !== undefined);
  if (!settled) return {};
  const { currency } = objectAt(payment, "amount");
  const now = inHome(settled.amount, { currency, exchangeRate: payment.exchangeRate });
  const [paid, noted] = [now, settled.home ?? 0n].map((one) => numberIn(money(one, homeCurrency)));
  return { exchangeDifference: money((noted ?? 0n) - (paid ?? 0n), homeCurrency) };
}

/** What a payment posts. */
export function sidesOf(payment: MockRecord, world: World): Side[] {
  const amount = numberIn(payment.amount);
  const list = allocations(payment);
  const discount = list.reduce((sum, one) => sum + numberIn(one.discount), 0n);
  if (payment.kind === "vendor_payment") {
    const party = { type: "vendor", id: payment.vendorId };
    const owed = amount + discount;
    const home = settledHome(payment, owed, world);
    return [
      { account: accountFor("payables", world), amount: owed, party, ...(home && { home }) },
      { account: payment.accountId, amount: -amount },
      { account: accountFor("discounts", world), amount: -discount },
    ];
  }
  const party = { type: "customer", id: payment.customerId };
  const deposits = list
    .filter(({ type }) => type === "sales_order")
    .reduce((sum, one) => sum + numberIn(one.amount), 0n);
  const fee = numberIn(payment.fee);
  const method = world.store.find(payment.paymentMethodId)?.record;
  const feeAccount = objectAt(method, "fee").accountId ?? accountFor("fees", world);
  const owed = amount - deposits + discount;
  const home = settledHome(payment, owed, world);
  return [
    { account: payment.accountId, amount: amount - fee },
    { account: feeAccount, amount: fee },
    { account: accountFor("discounts", world), amount: discount },
    {
      account: accountFor("receivables", world),
      amount: -owed,
      party,
      ...(home && { home: -home }),
    },
    { account: accountFor("deposits", world), amount: -deposits, party },
  ];
}

/** The account of a payment, its fee, and where its money waits, as its method has them. */
export function byMethod(call: Call, payment: MockRecord): JsonObject {
  const { body, world } = call;
  const method = world.store.find(payment.paymentMethodId)?.record;
  if (!method) return {};
  const isReceipt = payment.kind === "customer_payment";
  const accountId =
    body.accountId ??
    (isReceipt ? method.receiptAccountId : method.disbursementAccountId) ??
    payment.accountId;
  if (!isReceipt) return { accountId };
  const rule = isObject(method.fee) ? method.fee : undefined;
  const { currency } = objectAt(payment, "amount");
  const share = times(numberIn(payment.amount), numberIn(rule?.percent) / 100n);
  // The fixed part is in the currency of the books.
  const rate = currency === homeCurrency ? one : numberIn(payment.exchangeRate);
  const part = times(numberIn(rule?.fixed), rate);
  const fee = body.fee === undefined ? (rule ? money(share + part, currency) : null) : body.fee;
  return { accountId, fee, ...waiting({ ...payment, accountId }, world) };
}

/** Where the money of a customer is: at the bank, or on an account on which it waits for a deposit. */
export function waiting(payment: MockRecord, world: World): JsonObject {
  if (payment.kind !== "customer_payment" || payment.bankDepositId) return {};
  const { type } = world.store.find(payment.accountId)?.record ?? {};
  return { depositStatus: type === "other_current_asset" ? "undeposited" : "direct" };
}

/** Posts a payment, in place of the entry that it had. */
export const postOf = (
  call: Call,
  payment: MockRecord,
  sides: readonly Side[],
  replaces?: unknown,
) =>
  post(call, {
    type: "payment",
    document: payment,
    on: payment.paymentDate,
    memo: `Payment ${label(payment)}`,
    sides,
    currency: objectAt(payment, "amount").currency,
    exchangeRate: payment.exchangeRate,
    replaces,
  });

/** Posts today what other allocations have moved between the accounts of a payment. */
export function postChange(
  call: Call,
  payment: MockRecord,
  earlier: readonly Side[],
  sides: readonly Side[],
): void {
  post(call, {
    type: "payment",
    document: payment,
    on: today(call.world),
    memo: `Allocations of ${label(payment)}`,
    sides: sides.map((side, index) => {
      const was = earlier[index];
      const home = side.home === undefined ? {} : { home: side.home - (was?.home ?? 0n) };
      return { ...side, amount: side.amount - (was?.amount ?? 0n), ...home };
    }),
    currency: objectAt(payment, "amount").currency,
    exchangeRate: payment.exchangeRate,
  });
}

/** What is not allocated lowers what the customer owes, too. */
export const credit = (call: Call, payment: JsonObject | undefined, sign: bigint) => {
  if (payment?.kind === "customer_payment")
    changeBalance(call.world, payment.customerId, {
      openInvoices: sign * numberIn(payment.unallocatedAmount),
    });
};

/** What a payment posts, as a text to compare. */
export const signature = (payment: JsonObject | undefined, sides: readonly Side[]) =>
  [
    payment?.paymentDate,
    ...sides.map(({ account, amount, home }) => `${String(account)} ${amount} ${home ?? ""}`),
  ].join();
