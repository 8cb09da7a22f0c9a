import { label } from "../../label";
import { objectAt, textAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import { allocate, settleWith, worth } from "./allocations";
import { autoAllocations } from "./auto-allocate";
import { withdraw } from "./deposits";
import { unpost } from "./ledger";
import {
  allocations,
  credit,
  exchangeDifference,
  postOf,
  sidesOf,
  signature,
  byMethod,
  waiting,
} from "./payment-postings";
import { type Call, changesOf, refuseCall, type Rules, madeBy } from "../rule";

const root = "/payments";

/** The payment with what it settles, and what is left of it. */
function withAllocations(call: Call, payment: MockRecord, list: JsonObject[]): MockRecord {
  const sum = list.reduce((total, one) => total + numberIn(one.amount), 0n);
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

function checkFree(call: Call): void {
  const { before, world } = call;
  if (!before) return;
  const isMoney =
    call.request.operation.method === "DELETE" ||
    ["amount", "paymentDate", "exchangeRate", "fee", "paymentMethodId", "accountId"].some(
      (name) => name in call.body,
    );
  if (!isMoney) return;
  if (before.depositStatus === "deposited")
    refuseCall(call, "payment-deposited", `${label(before)} is in a bank deposit.`);
  if (textAt(before, "reconciledOn"))
    refuseCall(call, "posting-reconciled", `${label(before)} is reconciled.`);
  if (
    world.store
      .list("/refunds")
      .some((refund) => refund.originalPaymentId === before.id && refund.status !== "failed")
  )
    refuseCall(call, "payment-refunded", `${label(before)} has been refunded.`);
}

/** Opens what a payment has settled again. */
function free(call: Call, settled: readonly JsonObject[]): void {
  for (const one of settled) {
    withdraw(call, one);
    settleWith(one, -worth(one), call.world);
  }
}

function repaid(call: Call): void {
  const { before, world, body } = call;
  if (!before) return;
  const settlesAnew = "allocations" in body || body.autoAllocate === true;
  for (const { after } of changesOf(call, root)) {
    if (settlesAnew) free(call, allocations(before));
    credit(call, before, 1n);
    const payment = settlesAnew
      ? settleAll(call, after)
      : withAllocations(call, after, allocations(after));
    credit(call, payment, -1n);
    const sides = sidesOf(payment, world);
    const isSame = signature(before, sidesOf(before, world)) === signature(payment, sides);
    world.store.put(root, {
      ...payment,
      ...waiting(payment, world),
      ...exchangeDifference(payment, sides),
      journalEntryId: isSame
        ? payment.journalEntryId
        : (postOf(call, payment, sides, before.journalEntryId) ?? payment.journalEntryId),
    });
  }
}

function unpaid(call: Call): void {
  const { before } = call;
  free(call, allocations(before));
  credit(call, before, 1n);
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
