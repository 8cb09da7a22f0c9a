import { touched } from "../../change-record";
import { label } from "../../record-label";
import { type JsonObject, objectAt, objectsAt } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { lentTo } from "../master-data/categories";
import { changeBalance } from "./balances";
import {
  checkCreditable,
  countCredited,
  lentByOrderLine,
  lentDimensions,
  negative,
  wordsIn,
} from "./credits";
import { accountFor, dimensions, homeCurrency, inHome, post, reverse, type Side } from "./ledger";
import { owedOn } from "./party-accounts";
import { rateOn } from "./rates";
import { type Call, changesOf, madeBy, refuseCall, type Rules } from "../rule";
import { taxSides } from "./sales-tax";
import { taxOn } from "./taxes";

const root = "/refunds";

const totalOf = (record: JsonObject | undefined) => numberIn(objectAt(record, "totals").total);

/** The refunds that no gateway has refused. */
export const refundsIn = ({ store }: World): MockRecord[] =>
  store.list(root).filter(({ status }) => status !== "failed");

/** What refunds have taken of a payment, this one left out. */
const refundedOf = (world: World, paymentId: unknown, exceptId: unknown): bigint =>
  refundsIn(world)
    .filter((other) => other.originalPaymentId === paymentId && other.id !== exceptId)
    .reduce((sum, other) => sum + totalOf(other), 0n);

/** Where the money comes from: the customer, the currency, and what is open there. */
function sourceOf(call: Call, refund: JsonObject) {
  const { store } = call.world;
  const { type, rmaId, creditMemoId, salesOrderId } = objectAt(refund, "source");
  if (type === "credit_memo") {
    const record = store.find(creditMemoId)?.record;
    return { record, open: numberIn(record?.openAmount), use: "receivables" as const };
  }
  if (type === "deposit" || type === "sales_order") {
    const record = store.find(salesOrderId)?.record;
    return { record, open: numberIn(record?.depositAmount), use: "deposits" as const };
  }
  return { record: store.find(rmaId)?.record, open: undefined, use: undefined };
}

/** The lines of a refund with their accounts: revenue, receivables, or deposits. */
function withAccounts(call: Call, refund: MockRecord, owed: unknown): JsonObject[] {
  return objectsAt(refund, "lines").map((line, index) => {
    const given = objectsAt(call.body, "lines")[index] ?? {};
    const item = call.world.store.find(line.itemId)?.record;
    const own =
      owed ??
      given.accountId ??
      lentTo(item, "revenueAccountId", call.world) ??
      accountFor("revenue", call.world);
    const account = call.world.store.find(own)?.record;
    const usual = line.rmaLineId ? lentByOrderLine(call, line) : { description: account?.name };
    return { ...line, ...usual, ...wordsIn(given), accountId: own } as JsonObject;
  });
}

/** Writes new dimensions of a refund into its posting. What it pays back never changes. */
function repost(call: Call): void {
  const { store } = call.world;
  for (const { before, after } of changesOf(call, root)) {
    if (before) store.put(root, { ...after, totals: before.totals });
    const entry = store.get("/journal-entries", String(after.journalEntryId));
    const changed = dimensions.filter((name) => before && before[name] !== after[name]);
    if (!entry || !changed.length) continue;
    const values = Object.fromEntries(changed.map((name) => [name, after[name] ?? null]));
    const lines = objectsAt(entry, "lines").map((line) => ({ ...line, ...values }));
    store.put("/journal-entries", { ...entry, lines });
  }
}

/** What goes through a gateway or with a bank file; all else is paid by hand. */
const delayed = new Set(["card", "bank_transfer", "direct_debit"]);

function refunded(call: Call): void {
  const { world } = call;
  for (const made of madeBy(call, root)) {
    const { record, open, use } = sourceOf(call, made);
    const isReturn = use === undefined;
    const owed =
      use === "deposits" ? accountFor(use, world) : use && owedOn(record?.customerId, world);
    const lines = withAccounts(call, made, owed);
    if (isReturn) checkCreditable(call, lines);
    const order = isReturn ? world.store.find(record?.salesOrderId)?.record : undefined;
    const refund: MockRecord = {
      ...made,
      customerId: record?.customerId ?? made.customerId,
      currency: record?.currency ?? made.currency,
      lines,
    };
    refund.exchangeRate =
      refund.currency === homeCurrency
        ? null
        : (rateOn(refund.currency, String(refund.refundDate), world) ?? refund.exchangeRate);
    Object.assign(
      refund,
      taxOn(
        world,
        { ...refund, restockingFeePercent: isReturn ? record?.restockingFeePercent : "0" },
        order,
      ),
    );
    const total = totalOf(refund);
    const payment = world.store.find(refund.originalPaymentId)?.record;
    if (open !== undefined && total > open)
      refuseCall(call, "refund-exceeds-open", `${label(record)} has less open than the refund.`);
    if (payment && total > numberIn(payment.amount) - refundedOf(world, payment.id, refund.id))
      refuseCall(call, "refund-exceeds-open", `${label(payment)} has less left than the refund.`);
    const method = world.store.find(refund.paymentMethodId)?.record;
    const bankAccountId =
      call.body.bankAccountId ?? method?.disbursementAccountId ?? refund.bankAccountId;
    const ahead = { status: "pending", paidAt: null, journalEntryId: null };
    const stored = { ...refund, bankAccountId, ...ahead };
    world.store.put(root, stored);
    if (isReturn) countCredited(call, lines);
    takeFromSource(call, record, total, use);
    if (call.body.alreadyPaid === true || !delayed.has(String(method?.kind)))
      payRefund(call, stored);
  }
}

/** Lowers what is open of a credit memo or of a deposit, or raises it by a negative total. */
function takeFromSource(
  { world }: Call,
  record: MockRecord | undefined,
  total: bigint,
  use: string | undefined,
): void {
  if (!record || !use) return;
  if (use === "deposits") {
    const depositAmount = money(numberIn(record.depositAmount) - total, record.currency);
    world.store.put("/sales-orders", touched({ ...record, depositAmount }, world.time(), world));
    return;
  }
  // Credit that is paid out no longer lowers what the customer owes.
  changeBalance(world, record.customerId, { openInvoices: total });
  const openAmount = money(numberIn(record.openAmount) - total, record.currency);
  const refundedAmount = money(numberIn(record.refundedAmount) + total, record.currency);
  const isUsed = numberIn(refundedAmount) > 0n || numberIn(record.appliedAmount) > 0n;
  const status = !isUsed ? "open" : numberIn(openAmount) > 0n ? "partially_applied" : "applied";
  world.store.put("/credit-memos", { ...record, openAmount, refundedAmount, status });
}

/** The rate at which a credit memo or a deposit is in the books; undefined in the home currency, and for returns. */
function rateOfSource(call: Call, refund: MockRecord): unknown {
  const { record, use } = sourceOf(call, refund);
  if (!use || refund.currency === homeCurrency) return undefined;
  const payment = call.world.store.find(refund.originalPaymentId)?.record;
  return (use === "deposits" ? payment?.exchangeRate : undefined) ?? record?.exchangeRate;
}

/** Pays a refund and posts it. */
export function payRefund(call: Call, refund: MockRecord): void {
  const { world } = call;
  const party = { type: "customer", id: refund.customerId };
  const totals = objectAt(refund, "totals");
  const { currency } = refund;
  const exchangeRate = rateOfSource(call, refund);
  const sides: Side[] = [
    ...objectsAt(refund, "lines").map((line) => {
      const amount = numberIn(line.amount);
      const home = exchangeRate ? { home: inHome(amount, { currency, exchangeRate }) } : {};
      return { account: line.accountId, amount, party, ...home };
    }),
    // Of a return, what is kept for handling.
    { account: accountFor("otherIncome", world), amount: -numberIn(totals.discount) },
    ...taxSides(refund, numberIn(totals.tax), world),
    { account: accountFor("shippingIncome", world), amount: numberIn(totals.shipping) },
    { account: refund.bankAccountId, amount: -totalOf(refund) },
  ];
  const journalEntryId = post(call, {
    type: "refund",
    document: refund,
    on: refund.refundDate,
    memo: `Refund ${label(refund)}`,
    sides,
    currency: refund.currency,
    exchangeRate: refund.exchangeRate,
  });
  world.store.put(root, {
    ...refund,
    status: "paid",
    paidAt: world.time(),
    journalEntryId,
    updatedAt: world.time(),
  });
}

/** Opens again what a refund would have paid. */
function openAgain(call: Call, refund: MockRecord): void {
  const { record, use } = sourceOf(call, refund);
  if (!use) countCredited(call, objectsAt(refund, "lines").map(negative));
  takeFromSource(call, record, -totalOf(refund), use);
}

/** Ends a refund that the gateway refuses. */
export function failRefund(call: Call, refund: MockRecord): void {
  const { world } = call;
  openAgain(call, refund);
  world.store.put(root, {
    ...refund,
    status: "failed",
    failureReason: "The card issuer declined the refund.",
    updatedAt: world.time(),
  });
}

/** Refuses to delete a refund whose money has left, or that a gateway works on. A check may not have been handed out. */
function checkHere(call: Call): void {
  const { before, world } = call;
  const { kind } = world.store.find(before?.paymentMethodId)?.record ?? {};
  const isGone =
    before?.status === "paid" ? kind !== "check" : before?.status === "pending" && kind === "card";
  const state = before?.status === "paid" ? "has been paid" : "is with the gateway";
  if (isGone) refuseCall(call, "refund-not-deletable", `${label(before)} ${state}.`);
}

/** Takes the posting of a check back, and opens again what a refund would have paid; after a failure it is open already. */
function givenUp(call: Call): void {
  const { before } = call;
  if (!before) return;
  reverse(call, before.journalEntryId, String(before.refundDate));
  if (before.status !== "failed") openAgain(call, before);
}

/** Money that goes back to customers. */
export const refundRules: Rules = {
  "create-refund": {
    refuses: ["rma-not-settled", "quantity-above-open", "refund-exceeds-open"],
    fills: (call) => lentDimensions(sourceOf(call, call.body).record, call),
    after: refunded,
  },
  "update-refund": { after: repost },
  "delete-refund": { refuses: ["refund-not-deletable"], before: checkHere, after: givenUp },
};
