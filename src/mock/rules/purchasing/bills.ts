import { label } from "../../record-label";
import { isObject, objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, quantity } from "../../decimals";
import type { MockRecord } from "../../model";
import { billingStatus, shareAdvance } from "./advance-bills";
import { chargedReceipt, unchargeReceipts } from "./billed-prices";
import { costTax, recoveredTax } from "./billed-tax";
import { takenOver } from "./bill-checks";
import { matchedBill, settleVariance } from "./bill-matching";
import { billCosts, checkUnbilled, unbillCosts } from "./billed-costs";
import { defaultTerm } from "../master-data/parties";
import { discountOf, dueOn } from "../money/due-dates";
import { accountFor, inHome, ownDimensions, post, reverse, type Side } from "../money/ledger";
import { applyPrepayments } from "../money/prepayments";
import { changesOf, refuseCall, type Call, type Rule, type Rules } from "../rule";
import { inBaseUnit, inUnit } from "../stock/movements";

const root = "/bills";
const isPosted = (bill: JsonObject | undefined) => bill !== undefined && bill.status !== "draft";

/** Adds what a bill charges to lines of orders and receivings, or takes it back. */
function count(call: Call, bill: JsonObject, sign: bigint): void {
  const { world } = call;
  const { store } = world;
  for (const line of objectsAt(bill, "lines").filter(({ type }) => type === "purchase_order")) {
    for (const id of [line.purchaseOrderLineId, line.receivingLineId]) {
      const found = store.find(id);
      if (!found) continue;
      const item = store.find(found.holder.itemId)?.record ?? {};
      const lines = objectsAt(found.record, "lines").map((one) => {
        if (one.id !== id || !isObject(one.quantity)) return one;
        const { unit } = one.quantity;
        const more = inUnit(item, inBaseUnit(item, line.quantity, world), unit, world);
        return {
          ...one,
          quantityBilled: quantity(numberIn(one.quantityBilled) + sign * more, unit),
        };
      });
      const record = { ...found.record, lines };
      store.put(found.collection, {
        ...record,
        ...(found.collection === "/purchase-orders"
          ? { totals: withBilled(record, sign * numberIn(line.amount)) }
          : { billingStatus: billingStatus(lines) }),
      });
    }
    if (!line.receivingLineId) shareAdvance(call, line.purchaseOrderLineId);
  }
}

/** The sums of an order with what posted bills charge for it. */
function withBilled(order: MockRecord, more: bigint): JsonObject {
  const totals = objectAt(order, "totals");
  return { ...totals, billed: money(numberIn(totals.billed) + more, order.currency) };
}

function sidesOf(bill: MockRecord, call: Call): Side[] {
  const { world } = call;
  const home = (amount: unknown) => inHome(numberIn(amount), bill);
  // Goods that are billed in advance come in at the price of their order.
  const varies = (line: JsonObject) =>
    line.type === "purchase_order" ? home(line.priceVariance) : 0n;
  const totals = objectAt(bill, "totals");
  const accounts: Record<string, unknown> = {
    purchase_order: accountFor("goodsReceived", world),
    landed_cost: accountFor("landedCosts", world),
  };
  const taxes = costTax(bill, world);
  return [
    ...objectsAt(bill, "lines").flatMap((line, index): Side[] => {
      const tax = taxes[index] ?? 0n;
      const account = accounts[String(line.type)];
      const dimensions = ownDimensions(line);
      return (
        chargedReceipt(call, line, bill, tax) ?? [
          {
            account: account ?? line.accountId,
            amount: home(line.amount) - varies(line),
            dimensions,
          },
          {
            account: account ? accountFor("variances", world) : line.accountId,
            amount: tax + varies(line),
            dimensions,
          },
        ]
      );
    }),
    { account: accountFor("inboundFreight", world), amount: home(totals.shipping) },
    ...recoveredTax(bill, world),
    { account: accountFor("discounts", world), amount: -home(totals.discount) },
    {
      account: bill.payableAccountId ?? accountFor("payables", world),
      amount: -home(totals.total),
      party: { type: "vendor", id: bill.vendorId },
    },
  ];
}

/** The number of a paper without what people write differently: case, spaces, and hyphens. */
export const plainNumber = (number: unknown): string =>
  String(number).replace(/[\s-]/g, "").toLowerCase();

/** Refuses a paper that was entered before, and lines that do not add up to it. */
function check(call: Call, bill: MockRecord): void {
  const other = call.world.store
    .list(root)
    .find(
      (one) =>
        one.id !== bill.id &&
        one.vendorId === bill.vendorId &&
        plainNumber(one.vendorInvoiceNumber) === plainNumber(bill.vendorInvoiceNumber),
    );
  if (other) {
    const detail = `${label(other)} already records this vendor invoice.`;
    const message = `${label(other)} (${String(other.id)}) already has this number.`;
    refuseCall(call, "vendor-invoice-duplicate", detail, [
      { pointer: "/vendorInvoiceNumber", rule: "duplicate", message },
    ]);
  }
  const expected = call.body.expectedTotal;
  const total = objectAt(objectAt(bill, "totals"), "total");
  if (isObject(expected) && numberIn(expected) !== numberIn(total))
    refuseCall(call, "bill-total-differs", `The lines add up to ${String(total.amount)}.`);
}

/** A bill is posted at once, on its own day, and due as its order agrees, unless the request says otherwise. */
function dated({ body, world }: Call, bill: MockRecord): JsonObject {
  const [agreed] = objectsAt(bill, "lines").flatMap(
    ({ purchaseOrderLineId }) => world.store.find(purchaseOrderLineId)?.record.paymentTermId ?? [],
  );
  return {
    status: body.status ?? "open",
    postingDate: body.postingDate ?? bill.billDate,
    shippingCharge: bill.shippingCharge ?? money(0n, bill.currency),
    ...(!("paymentTermId" in body) && {
      paymentTermId: agreed ?? bill.paymentTermId ?? defaultTerm("purchases", world)?.id ?? null,
    }),
  };
}

/** When a bill is due and what may be deducted until when; a draft is asked again when its day or its term changes. */
function underTerm(call: Call, before: JsonObject | undefined, bill: MockRecord): JsonObject {
  if (isPosted(before)) return {};
  const { body, world } = call;
  const term = world.store.find(bill.paymentTermId)?.record;
  const day = String(bill.billDate);
  const isMoved = !before || "billDate" in body || "paymentTermId" in body;
  return {
    ...(isMoved && { dueDate: body.dueDate ?? dueOn(term, day) }),
    ...discountOf(term, day, objectAt(bill, "totals")),
  };
}

function entered(call: Call): void {
  const { world } = call;
  for (const { before, after } of changesOf(call, root)) {
    const costed = takenOver(call, after);
    const entry: MockRecord = { ...costed, ...(before ? {} : dated(call, costed)) };
    const plain: MockRecord = { ...entry, ...underTerm(call, before, entry) };
    check(call, plain);
    const isNew = isPosted(plain) && !isPosted(before);
    const own = isNew || !isPosted(plain) ? matchedBill(call, plain) : plain;
    const bill = own === plain ? plain : { ...own, ...settleVariance(call, own) };
    const named = objectsAt(bill, "lines").flatMap(
      ({ purchaseOrderLineId, receivingLineId, receivingId }) =>
        [purchaseOrderLineId, receivingLineId, receivingId].flatMap(
          (id) => world.store.find(id)?.record.id ?? [],
        ),
    );
    const ids = (prefix: string) => [
      ...new Set(named.map(String).filter((id) => id.startsWith(prefix))),
    ];
    const whole = { ...bill, purchaseOrderIds: ids("pur_"), receivingIds: ids("rcv_") };
    const totals = objectAt(bill, "totals");
    const open = !isPosted(before)
      ? { totals: { ...totals, paid: money(0n, bill.currency), balance: totals.total } }
      : {};
    const on = String(bill.postingDate);
    const charged = isNew ? { lines: billCosts(call, whole, on) } : {};
    const done: MockRecord = { ...whole, ...open, ...charged };
    const journalEntryId = isNew
      ? post(call, {
          type: "bill",
          document: done,
          on: bill.postingDate,
          memo: `Bill ${label(bill)}`,
          sides: sidesOf(done, call),
        })
      : bill.status === "draft"
        ? null
        : bill.journalEntryId;
    world.store.put(root, { ...done, journalEntryId });
    if (isNew) {
      count(call, done, 1n);
      applyPrepayments(call, done);
    }
  }
}

function taken(call: Call): void {
  const { before } = call;
  if (!before || !isPosted(before)) return;
  count(call, before, -1n);
  unbillCosts(call, before, String(before.postingDate));
  unchargeReceipts(call, before, String(before.postingDate));
  reverse(call, before.journalEntryId, String(before.postingDate));
}

const checkPaid = (call: Call): void => {
  if (numberIn(objectAt(objectAt(call.before, "totals"), "paid")) > 0n)
    refuseCall(call, "bill-paid", `A payment is applied to ${label(call.before)}.`);
};

const entering: Rule = {
  refuses: [
    "vendor-invoice-duplicate",
    "bill-total-differs",
    "bill-variance",
    "landed-cost-billed",
  ],
  before: checkUnbilled,
  after: entered,
};

/** Invoices of vendors. */
export const billRules: Rules = {
  "create-bill": { ...entering, fills: ({ body }) => ({ postingDate: body.billDate }) },
  "update-bill": entering,
  "delete-bill": { refuses: ["bill-paid"], before: checkPaid, after: taken },
};
