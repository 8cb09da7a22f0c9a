import { label } from "../../record-label";
import { isObject, type JsonObject, objectAt, objectsAt } from "../../../openapi/json";
import { money, numberIn, one, sumIn, times } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";

import { today } from "../days";
import { changeBalance } from "./balances";
import { worth } from "./allocations";
import { invoiceOf } from "./invoices";
import { accountFor, homeCurrency, inHome, post, type Side } from "./ledger";
import { owedOn } from "./party-accounts";
import type { Call } from "../rule";

export const allocations = (payment: JsonObject | undefined) => objectsAt(payment, "allocations");

export const isDeposit = ({ type }: JsonObject) => type === "sales_order";

/** What a payment settles of a document, in the books: at the rate of the document, if it has one. */
function homeAt(amount: bigint, payment: MockRecord, document: JsonObject = payment): bigint {
  const { currency } = objectAt(payment, "amount");
  const { exchangeRate } = numberIn(document.exchangeRate) ? document : payment;
  return inHome(amount, { currency, exchangeRate });
}

/** What a customer settles, in the books: each invoice at its own rate, the rest at that of the payment. */
function settledHome(payment: MockRecord, settled: bigint, world: World): bigint | undefined {
  if (numberIn(payment.exchangeRate) === 0n) return undefined;
  let [own, total] = [0n, 0n];
  for (const one of allocations(payment)) {
    const document = invoiceOf(world, one.invoiceId);
    if (!document) continue;
    own += worth(one);
    total += homeAt(worth(one), payment, document);
  }
  return total + homeAt(settled - own, payment);
}

/** What a payment debits of what a vendor is owed: for bills the account and the rate that they have. */
function paidTo(payment: MockRecord, owed: bigint, world: World): Side[] {
  const usual = owedOn(payment.vendorId, world);
  const isRated = numberIn(payment.exchangeRate) !== 0n;
  const side = (amount: bigint, document: JsonObject): Side => ({
    account: document.payableAccountId ?? usual,
    amount,
    party: { type: "vendor", id: payment.vendorId },
    ...(isRated && { home: homeAt(amount, payment, document) }),
  });
  const paid = allocations(payment).flatMap((one) => {
    const bill = world.store.find(one.billId)?.record;
    return bill ? [side(worth(one), bill)] : [];
  });
  return [...paid, side(owed - paid.reduce((sum, { amount }) => sum + amount, 0n), {})];
}

/** What a payment is worth more than what it settles, or less, because rates have changed. */
export function exchangeDifference(payment: MockRecord, sides: readonly Side[]): JsonObject {
  const settled = sides.filter(({ home }) => home !== undefined);
  if (!settled.length) return {};
  const amount = settled.reduce((sum, side) => sum + side.amount, 0n);
  const home = settled.reduce((sum, side) => sum + (side.home ?? 0n), 0n);
  const paid = numberIn(money(homeAt(amount, payment), homeCurrency));
  return { exchangeDifference: money(numberIn(money(home, homeCurrency)) - paid, homeCurrency) };
}

/** What a payment posts. */
export function sidesOf(payment: MockRecord, world: World): Side[] {
  const amount = numberIn(payment.amount);
  const list = allocations(payment);
  const discount = sumIn(list, "discount");
  if (payment.kind === "vendor_payment") {
    return [
      ...paidTo(payment, amount + discount, world),
      { account: payment.accountId, amount: -amount },
      { account: accountFor("discounts", world), amount: -discount },
    ];
  }
  const party = { type: "customer", id: payment.customerId };
  const deposits = sumIn(list.filter(isDeposit), "amount");
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
      account: owedOn(payment.customerId, world),
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

/** What sides differ by from earlier ones, by account. */
function moved(earlier: readonly Side[], sides: readonly Side[]): Side[] {
  const byAccount = new Map<unknown, Side>();
  const note = (side: Side, sign: bigint) => {
    const known = byAccount.get(side.account);
    const home = (known?.home ?? 0n) + sign * (side.home ?? 0n);
    byAccount.set(side.account, {
      ...side,
      amount: (known?.amount ?? 0n) + sign * side.amount,
      ...((known?.home ?? side.home) !== undefined && { home }),
    });
  };
  for (const side of sides) note(side, 1n);
  for (const side of earlier) note(side, -1n);
  return [...byAccount.values()];
}

/** Posts what other allocations have moved between the accounts of a payment, today or on the day of a bill that has used a prepayment. */
export function postChange(
  call: Call,
  payment: MockRecord,
  earlier: readonly Side[],
  sides: readonly Side[],
  on: unknown = today(call.world),
): void {
  post(call, {
    type: "payment",
    document: payment,
    on,
    memo: `Allocations of ${label(payment)}`,
    sides: moved(earlier, sides),
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
