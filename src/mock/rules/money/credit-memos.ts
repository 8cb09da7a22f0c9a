import { label } from "../../record-label";
import { objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, sumIn } from "../../decimals";
import type { MockRecord } from "../../model";
import { today } from "../days";
import { changeBalance } from "./balances";
import { invoiceOf, settleInvoice } from "./invoices";
import { lentTo } from "../master-data/categories";
import { accountFor, dimensions, dimensionsOf, inHome, post, reverse } from "./ledger";
import {
  checkCreditable,
  countCredited,
  lentByOrderLine,
  lentDimensions,
  negative,
  wordsIn,
} from "./credits";
import { changesOf, madeBy, refuseCall, refuseValues, type Call, type Rules } from "../rule";
import { when } from "../checks/field-checks";
import { memoTaxes, postMemo } from "./memo-postings";
import { refundsIn } from "./refunds";
import { taxOn } from "./taxes";

const root = "/credit-memos";

/** Sets an amount off against an invoice, or takes it back with a negative one. */
function apply(call: Call, application: JsonObject, amount: bigint): void {
  const { world } = call;
  const invoice = invoiceOf(world, application.invoiceId);
  if (!invoice)
    return refuseCall(
      call,
      "validation-failed",
      "An application names an invoice that does not exist.",
    );
  if (amount > numberIn(invoice.openAmount))
    refuseCall(
      call,
      "application-exceeds-open",
      `${label(invoice)} has ${String(objectAt(invoice, "openAmount").amount)} open.`,
    );
  settleInvoice(world, invoice, amount);
}

function withAccounts(call: Call, memo: MockRecord): JsonObject[] {
  return objectsAt(memo, "lines").map((line, index) => {
    const given = objectsAt(call.body, "lines")[index] ?? {};
    const item = call.world.store.find(line.itemId)?.record;
    const customer = call.world.store.find(memo.customerId)?.record;
    const usual = line.rmaLineId
      ? lentByOrderLine(call, line)
      : {
          description: item?.name ?? null,
          taxCodeId: customer?.taxCodeId ?? item?.taxCodeId ?? null,
        };
    // What changes without its lines keeps their words, and what they have of their own.
    const lent = call.body.lines ? { ...usual, ...wordsIn(given), ...dimensionsOf(given) } : {};
    return {
      ...line,
      ...lent,
      accountId:
        given.accountId ??
        lentTo(item, "revenueAccountId", call.world) ??
        line.accountId ??
        accountFor("revenue", call.world),
    };
  });
}

function amounts(memo: MockRecord, total: bigint, applied: bigint): JsonObject {
  const open = total - applied - numberIn(memo.refundedAmount);
  return {
    appliedAmount: money(applied, memo.currency),
    openAmount: money(open, memo.currency),
    status: open <= 0n ? "applied" : open < total ? "partially_applied" : "open",
  };
}

/** Refuses to set a credit off against invoices of others. */
function checkOwners(call: Call, memo: MockRecord, list: readonly JsonObject[]): void {
  const foreign = list.flatMap(({ invoiceId }, index) => {
    const invoice = invoiceOf(call.world, invoiceId);
    const isOther = invoice && invoice.customerId !== memo.customerId;
    const message = `${label(invoice)} is of another customer.`;
    return when(isOther, `/applications/${index}/invoiceId`, message, "reference");
  });
  if (foreign.length) refuseValues(call, foreign);
}

/** The day of an application that names none: that on which the invoice was named first. */
function appliedOn({ before, world }: Call, { invoiceId }: JsonObject, memo: MockRecord): unknown {
  if (!before) return memo.creditMemoDate;
  const known = objectsAt(before, "applications").find((entry) => entry.invoiceId === invoiceId);
  return known?.appliedOn ?? today(world);
}

/** Posts what the rates of credit and invoices differ by, for what was applied of a foreign credit or taken back. */
function postDifferences(call: Call, memo: MockRecord, list: readonly JsonObject[]): void {
  const { world } = call;
  const known = objectsAt(call.before, "applications");
  const ids = new Set([...known, ...list].map(({ invoiceId }) => invoiceId));
  const account = memo.receivableAccountId ?? accountFor("receivables", world);
  const party = { type: "customer", id: memo.customerId };
  for (const id of ids) {
    const isOfInvoice = ({ invoiceId }: JsonObject) => invoiceId === id;
    const earlier = sumIn(known.filter(isOfInvoice), "amount");
    const amount = sumIn(list.filter(isOfInvoice), "amount") - earlier;
    const rate = invoiceOf(world, id)?.exchangeRate;
    const rates = [memo.exchangeRate, rate].map(numberIn);
    if (amount === 0n || rates.includes(0n) || rates[0] === rates[1]) continue;
    const home = (exchangeRate: unknown) =>
      inHome(amount, { currency: memo.currency, exchangeRate });
    const day = list.find(isOfInvoice)?.appliedOn;
    post(call, {
      type: "credit_memo",
      document: memo,
      on: day ?? today(world),
      memo: `Application of ${label(memo)}`,
      currency: memo.currency,
      exchangeRate: memo.exchangeRate,
      sides: [
        { account, amount, party, home: home(memo.exchangeRate) },
        { account, amount: -amount, party, home: -home(rate) },
      ],
    });
  }
}

function applyAll(call: Call, memo: MockRecord, total: bigint): MockRecord {
  const list = objectsAt(memo, "applications").map((entry): JsonObject => ({
    ...entry,
    appliedOn: entry.appliedOn ?? appliedOn(call, entry, memo),
  }));
  const applied = sumIn(list, "amount");
  if (applied > total - numberIn(memo.refundedAmount))
    refuseCall(
      call,
      "application-exceeds-open",
      "The applications exceed what the credit memo has open.",
    );
  checkOwners(call, memo, list);
  for (const entry of list) apply(call, entry, numberIn(entry.amount));
  postDifferences(call, memo, list);
  return { ...memo, applications: list, ...amounts(memo, total, applied) };
}

/** Counts and posts what a credit memo gives back. */
function written(call: Call, made: MockRecord): void {
  const { world } = call;
  const lines = withAccounts(call, made);
  checkCreditable(call, lines);
  const rma = world.store.find(made.rmaId)?.record;
  const order = world.store.find(rma?.salesOrderId)?.record;
  const agreed = call.before ? made.restockingFeePercent : rma?.restockingFeePercent;
  const fee = call.body.restockingFeePercent ?? agreed ?? "0";
  const memo: MockRecord = {
    ...made,
    lines,
    restockingFeePercent: fee,
    refundedAmount: money(0n, made.currency),
  };
  Object.assign(memo, taxOn(world, memo, order, made.rmaId ? undefined : memoTaxes(call, memo)));
  const totals = objectAt(memo, "totals");
  const total = numberIn(totals.total);
  const done = applyAll(call, memo, total);
  const journalEntryId = postMemo(call, done);
  world.store.put(root, { ...done, journalEntryId: journalEntryId ?? done.journalEntryId });
  countCredited(call, lines);
  changeBalance(world, done.customerId, { openInvoices: -total });
}

const credited = (call: Call) => madeBy(call, root).forEach((made) => written(call, made));

/** What is posted of a credit memo, and stays as it is once something is used. */
const postedFields = ["lines", "creditMemoDate", "shippingCredit", "restockingFeePercent"];

function changed(call: Call): void {
  if (postedFields.some((name) => name in call.body)) {
    taken(call);
    for (const { after } of changesOf(call, root)) written(call, after);
    return;
  }
  if (dimensions.some((name) => name in call.body))
    for (const { after } of changesOf(call, root)) postMemo(call, after, after.journalEntryId);
  if (!Array.isArray(call.body.applications)) return;
  for (const { before, after } of changesOf(call, root)) {
    for (const entry of objectsAt(before, "applications"))
      apply(call, entry, -numberIn(entry.amount));
    call.world.store.put(root, applyAll(call, after, numberIn(objectAt(after, "totals").total)));
  }
}

function taken(call: Call): void {
  const { before, world } = call;
  if (!before) return;
  reverse(call, before.journalEntryId, String(before.creditMemoDate));
  changeBalance(world, before.customerId, {
    openInvoices: numberIn(objectAt(before, "totals").total),
  });
  countCredited(call, objectsAt(before, "lines").map(negative));
}

const checkUsed = (call: Call): void => {
  if (call.before && call.before.status !== "open")
    refuseCall(call, "credit-memo-applied", `${label(call.before)} has been applied or refunded.`);
};

const checkFixed = (call: Call): void => {
  if (postedFields.some((name) => name in call.body)) checkUsed(call);
};

/** Refuses to take back a credit of which money is on its way, or that a closed return was settled with. */
const checkGone = (call: Call): void => {
  checkUsed(call);
  const { before, world } = call;
  const refund = refundsIn(world).find(
    (one) => before && objectAt(one, "source").creditMemoId === before.id,
  );
  if (refund) refuseCall(call, "credit-memo-applied", `${label(refund)} pays it out.`);
  const rma = world.store.find(before?.rmaId)?.record;
  if (rma?.status === "closed") refuseCall(call, "rma-not-editable", `${label(rma)} is closed.`);
};

/** Credits of customers. */
export const creditMemoRules: Rules = {
  "create-credit-memo": {
    refuses: ["rma-not-settled", "quantity-above-open", "application-exceeds-open"],
    fills: (call) => lentDimensions(call.world.store.find(call.body.rmaId)?.record, call),
    after: credited,
  },
  "update-credit-memo": {
    refuses: [
      "credit-memo-applied",
      "application-exceeds-open",
      "rma-not-settled",
      "quantity-above-open",
    ],
    before: checkFixed,
    after: changed,
  },
  "delete-credit-memo": {
    refuses: ["credit-memo-applied", "rma-not-editable"],
    before: checkGone,
    after: taken,
  },
};
