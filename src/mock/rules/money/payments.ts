import { label } from "../../record-label";
import { objectAt, textAt, textsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, sumIn } from "../../decimals";
import type { MockRecord } from "../../model";
import { allocate, settleWith, worth } from "./allocations";
import { autoAllocations } from "./auto-allocate";
import { withdraw } from "./deposits";
import { unpost } from "./ledger";
import {
  allocations,
  credit,
  exchangeDifference,
  isDeposit,
  postOf,
  sidesOf,
  signature,
  byMethod,
  postChange,
  waiting,
} from "./payment-postings";
import { refundsIn } from "./refunds";
import { type Call, changesOf, refuseCall, type Rules, madeBy } from "../rule";

const root = "/payments";

/** The payment with what it settles, and what is left of it. */
function withAllocations(call: Call, payment: MockRecord, list: JsonObject[]): MockRecord {
  const sum = sumIn(list, "amount");
  const amount = numberIn(payment.amount);
  if (sum > amount)
    refuseCall(call, "allocation-exceeds-open", "The allocations exceed the payment.");
  const currency = objectAt(payment, "amount").currency;
  return {
    ...payment,
    allocations: list,
    allocatedAmount: money(sum, currency),
    unallocatedAmount: money(amount - sum, currency),
  };
}

const documents = ["invoiceId", "billId", "salesOrderId", "purchaseOrderId"] as const;

const ofSame =
  (wanted: JsonObject) =>
  (one: JsonObject): boolean =>
    documents.every((name) => one[name] === wanted[name]);

/** By how much an allocation settles more than an earlier one. */
const beyond = (one: JsonObject, known: JsonObject | undefined): bigint =>
  worth(one) - (known ? worth(known) : 0n);

/** An allocation of a part only. */
const partOf = (one: JsonObject, part: bigint): JsonObject => ({
  ...one,
  amount: money(part, objectAt(one, "amount").currency),
  discount: null,
});

/** Opens what a new list of allocations no longer settles; of deposits, the part that leaves the order. */
function freeRest(call: Call, known: readonly JsonObject[], sent: readonly JsonObject[]): void {
  for (const one of known) {
    const next = sent.find(ofSame(one));
    const more = next ? beyond(next, one) : -worth(one);
    if (more === 0n || (isDeposit(one) && more > 0n)) continue;
    free(call, [isDeposit(one) ? partOf(one, -more) : one]);
  }
}

/** Names a payment with the orders that it prepays, and no longer with those that it has left. */
function nameOrders({ world }: Call, payment: MockRecord, known: readonly JsonObject[]): void {
  const prepaid = new Set(allocations(payment).map(({ salesOrderId }) => salesOrderId));
  for (const { salesOrderId } of [...known, ...allocations(payment)].filter(isDeposit)) {
    const order = world.store.find(salesOrderId)?.record;
    if (!order) continue;
    const others = textsAt(order, "paymentIds").filter((id) => id !== payment.id);
    const paymentIds = prepaid.has(salesOrderId) ? [...others, payment.id] : others;
    world.store.put("/sales-orders", { ...order, paymentIds });
  }
}

/** Settles a list of allocations in place of an earlier one. What stays is kept as it is, also where its order is completed. */
function settleAnew(call: Call, payment: MockRecord): MockRecord {
  const known = allocations(call.before);
  const sent = allocations(payment);
  freeRest(call, known, sent);
  const list = sent.map((one, index): JsonObject => {
    const earlier = known.find(ofSame(one));
    const more = beyond(one, earlier);
    if (earlier && more === 0n) return { ...earlier, ...one };
    if (!earlier || !isDeposit(one)) return allocate(call, payment, one, index);
    const { amount, discount = null } = one;
    const part = partOf(one, more > 0n ? more : 0n);
    return { ...allocate(call, payment, part, index), amount, discount } as JsonObject;
  });
  const settled = withAllocations(call, payment, list);
  nameOrders(call, settled, known);
  return settled;
}

function settleAll(call: Call, payment: MockRecord): MockRecord {
  const given = allocations(payment);
  const more = call.body.autoAllocate === true ? autoAllocations(payment, given, call.world) : [];
  const list = [...given, ...more].map((one, index) => allocate(call, payment, one, index));
  return withAllocations(call, payment, list);
}

function paid(call: Call): void {
  for (const after of madeBy(call, root)) {
    const payment = settleAll(call, { ...after, ...byMethod(call, after) });
    credit(call, payment, -1n);
    const sides = sidesOf(payment, call.world);
    call.world.store.put(root, {
      ...payment,
      ...exchangeDifference(payment, sides),
      journalEntryId: postOf(call, payment, sides) ?? payment.journalEntryId,
    });
  }
}

/** What of a payment is in its first entry, whatever it settles. */
const moneyFields = [
  ...["amount", "paymentDate", "exchangeRate"],
  ...["fee", "paymentMethodId", "accountId"],
];

const changesMoney = ({ body }: Call) => moneyFields.some((name) => name in body);

/** Refuses to take from an order what was refunded of its deposit. */
function checkDeposits(call: Call): void {
  const { before, body, world } = call;
  if (!before || !Array.isArray(body.allocations)) return;
  const others = world.store.list(root).filter(({ id }) => id !== before.id);
  for (const { salesOrderId } of allocations(before).filter(isDeposit)) {
    const forOrder = (one: JsonObject) => one.salesOrderId === salesOrderId;
    const refunds = refundsIn(world).filter((one) => forOrder(objectAt(one, "source")));
    const refunded = (list: readonly JsonObject[]) =>
      list.reduce((sum, one) => sum + numberIn(objectAt(one, "totals").total), 0n);
    const own = refunded(refunds.filter((one) => one.originalPaymentId === before.id));
    const paidBy = (...of: readonly JsonObject[]) =>
      sumIn(of.flatMap(allocations).filter(forOrder), "amount");
    const left = paidBy(body);
    const rest = left + paidBy(...others);
    if (left < own || (left < paidBy(before) && rest < refunded(refunds)))
      refuseCall(
        call,
        "payment-refunded",
        `A part of ${label(before)} was refunded, and stays with ${label(world.store.find(salesOrderId)?.record)}.`,
      );
  }
}

function checkFree(call: Call): void {
  const { before, world } = call;
  if (!before) return;
  checkDeposits(call);
  if (call.request.operation.method !== "DELETE" && !changesMoney(call)) return;
  if (before.depositStatus === "deposited")
    refuseCall(call, "payment-deposited", `${label(before)} is in a bank deposit.`);
  if (textAt(before, "reconciledOn"))
    refuseCall(call, "posting-reconciled", `${label(before)} is reconciled.`);
  if (refundsIn(world).some(({ originalPaymentId }) => originalPaymentId === before.id))
    refuseCall(call, "payment-refunded", `${label(before)} has been refunded.`);
}

/** Opens what a payment has settled again. */
function free(call: Call, settled: readonly JsonObject[]): void {
  for (const one of settled) {
    withdraw(call, one);
    settleWith(one, -worth(one), call.world);
  }
}

/** Takes back what changes of allocations have posted. */
function unpostLater(call: Call): void {
  const { before, world } = call;
  for (const { id, source } of world.store.list("/journal-entries"))
    if (before && id !== before.journalEntryId && objectAt({ source }, "source").id === before.id)
      unpost(call, id);
}

function repaid(call: Call): void {
  const { before, world, body } = call;
  if (!before) return;
  for (const { after } of changesOf(call, root)) {
    credit(call, before, 1n);
    const payment =
      "allocations" in body
        ? settleAnew(call, after)
        : withAllocations(call, after, allocations(after));
    credit(call, payment, -1n);
    const sides = sidesOf(payment, world);
    const earlier = sidesOf(before, world);
    const isSame = signature(before, earlier) === signature(payment, sides);
    const isReplaced = !isSame && changesMoney(call);
    if (isReplaced) unpostLater(call);
    else if (!isSame) postChange(call, payment, earlier, sides);
    world.store.put(root, {
      ...payment,
      ...waiting(payment, world),
      ...exchangeDifference(payment, sides),
      journalEntryId: isReplaced
        ? (postOf(call, payment, sides, before.journalEntryId) ?? payment.journalEntryId)
        : payment.journalEntryId,
    });
  }
}

function unpaid(call: Call): void {
  const { before } = call;
  free(call, allocations(before));
  credit(call, before, 1n);
  unpostLater(call);
  unpost(call, before?.journalEntryId);
}

/** Money of customers and for vendors. */
export const paymentRules: Rules = {
  "create-payment": {
    refuses: ["allocation-exceeds-open", "allocation-currency-mismatch"],
    after: paid,
  },
  "update-payment": {
    refuses: [
      "payment-deposited",
      "posting-reconciled",
      "payment-refunded",
      "allocation-exceeds-open",
      "allocation-currency-mismatch",
    ],
    before: checkFree,
    after: repaid,
  },
  "delete-payment": {
    refuses: ["payment-deposited", "posting-reconciled", "payment-refunded"],
    before: checkFree,
    after: unpaid,
  },
};
