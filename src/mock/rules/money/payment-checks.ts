import {
  isObject,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
  type JsonObject,
} from "../../../openapi/json";
import { numberIn, one } from "../../decimals";
import { label } from "../../record-label";
import { checkedBy, found, inRows, when, whole, type Check } from "../checks/field-checks";
import { daysBetween, today } from "../days";
import { onBoth, type Call, type ValueMistake, type Rules } from "../rule";
import { numbered, refuseAccount } from "./account-types";
import { invoiceOf } from "./invoices";
import { homeCurrency } from "./ledger";
import { strangeAmounts } from "./own-currency";

const sideOf = ({ kind }: JsonObject) => (kind === "vendor_payment" ? "disbursements" : "receipts");

/** A payment goes by the method of the company for its direction, unless it names another one. */
const usualMethod = ({ body, world }: Call): JsonObject => {
  const method = world.store
    .list("/payment-methods")
    .find((one) => textsAt(one, "defaultFor").includes(sideOf(body)));
  return method ? { paymentMethodId: method.id } : {};
};

/** Checks and card transactions have a number. */
const referenceGiven: Check = (call) => {
  const { paymentMethodId, referenceNumber } = whole(call);
  const method = found(call, paymentMethodId);
  const isAsked = ["paymentMethodId", "referenceNumber"].some((name) => name in call.body);
  return when(
    (!call.before || isAsked) && method?.requiresReference === true && !referenceNumber,
    "/referenceNumber",
    `${label(method)} requires a reference.`,
    "required",
  );
};

const paidSoon: Check = (call) => {
  const days = daysBetween(today(call.world), call.body.paymentDate);
  return when(days > 366, "/paymentDate", "It is more than 366 days ahead.", "range");
};

/** Fees and discounts are in the currency of the payment, and take nothing back. */
const amountsFit: Check = (call) => {
  const { currency } = objectAt(whole(call), "amount");
  const fits = (of: JsonObject, field: string, at = ""): ValueMistake[] => {
    const isNegative = numberIn(of[field]) < 0n;
    return [
      ...strangeAmounts(of, [field], "the payment", currency, at),
      ...when(isNegative, `${at}/${field}/amount`, "The amount cannot be negative.", "range"),
    ];
  };
  return [
    ...fits(call.body, "fee"),
    ...objectsAt(call.body, "allocations").flatMap((row, index) =>
      fits(row, "discount", `/allocations/${index}`),
    ),
  ];
};

/** Only what is received has a fee, which the money covers. */
const feeFits: Check = (call) => {
  const { kind, fee, amount } = whole(call);
  const isAsked = ["fee", "amount"].some((name) => name in call.body) && isObject(fee);
  return [
    ...when(
      isAsked && kind === "vendor_payment",
      "/fee",
      "Payments to vendors have no fee.",
      "not_for_kind",
    ),
    ...when(
      isAsked && numberIn(fee) > numberIn(amount),
      "/fee/amount",
      "It exceeds the payment.",
      "range",
    ),
  ];
};

/** Allocations, fee, and rate are in the currency in which a payment was recorded. */
const sameCurrency: Check = ({ before, body }) =>
  before
    ? strangeAmounts(body, ["amount"], "the payment", objectAt(before, "amount").currency)
    : [];

/** Between amounts of one currency there is no rate. */
const rateNeeded: Check = (call) => {
  const { amount, exchangeRate } = whole(call);
  const isHome = objectAt({ amount }, "amount").currency === homeCurrency;
  const message = `A payment in ${homeCurrency} has no exchange rate.`;
  return when(isHome && exchangeRate, "/exchangeRate", message, "not_for_kind");
};

/** Payments of customers settle what they owe, those to vendors what they are owed. Orders are not paid early. */
const settlesOwn = inRows("allocations", ({ type, discount }, call) => {
  if (isObject(discount) && String(type).endsWith("_order"))
    return ["discount", "Only invoices and bills have a discount.", "not_for_kind"];
  const kind = String(whole(call).kind);
  const own = kind === "vendor_payment" ? ["bill", "purchase_order"] : ["invoice", "sales_order"];
  return own.includes(String(type))
    ? undefined
    : ["type", `${String(type)} does not go with ${kind}.`, "not_for_kind"];
});

const takesMoney = new Set(["bank", "credit_card", "other_current_asset"]);

/** Refuses accounts in which no money arrives or leaves, or money in another currency. */
const checkMoney =
  (name: string, what: string, currencyOf: (call: Call) => unknown) =>
  (call: Call): void => {
    const account = found(call, call.body[name]);
    if (!account) return;
    const refuse = (why: string) => refuseAccount(call, `/${name}`, `${numbered(account)} ${why}.`);
    if (!takesMoney.has(String(account.type)) || account.isHeader === true)
      refuse(`does not accept ${what}s`);
    const currency = currencyOf(call);
    if (account.currency !== homeCurrency && account.currency !== currency)
      refuse(`takes ${String(account.currency)}, but the ${what} is in ${String(currency)}`);
  };

const checkAccount = checkMoney(
  "accountId",
  "payment",
  (call) => objectAt(whole(call), "amount").currency,
);

/** Refuses accounts that no invoice line credits. */
function checkIncome(call: Call): void {
  const account = found(call, call.body.incomeAccountId);
  if (!account || ["income", "other_income", "expense"].includes(String(account.type))) return;
  refuseAccount(call, "/incomeAccountId", `${numbered(account)} does not accept charges.`);
}

/** A charge is put onto a draft for its customer. */
const ownDraft: Check = (call) => {
  const { invoiceId } = call.body;
  const invoice = invoiceId ? invoiceOf(call.world, invoiceId) : undefined;
  const isOther =
    invoice && (invoice.status !== "draft" || invoice.customerId !== call.before?.customerId);
  const message = `${label(invoice)} is not a draft for the customer of the charge.`;
  return when(isOther, "/invoiceId", message, "reference");
};

/** What a refund pays back: the return, credit memo, or order. */
const sourceOf = (call: Call) => {
  const { rmaId, creditMemoId, salesOrderId } = objectAt(call.body, "source");
  return found(call, rmaId ?? creditMemoId ?? salesOrderId);
};

/** Gateways refund transactions, and what is paid already has a trace. */
const traced: Check = (call) => {
  const { body } = call;
  const method = found(call, body.paymentMethodId);
  const isPaid = body.alreadyPaid === true;
  return [
    ...when(
      method?.kind === "card" && !isPaid && !body.originalPaymentId,
      "/originalPaymentId",
      "Card refunds need the payment that is given back.",
      "required",
    ),
    ...when(
      isPaid && !textAt(body, "reference"),
      "/reference",
      "reference is required with alreadyPaid.",
      "required",
    ),
    ...when(
      method?.usedFor === "receipts",
      "/paymentMethodId",
      `${label(method)} is for receipts.`,
      "not_for_kind",
    ),
  ];
};

/** An amount without goods is one piece. */
const onePiece = inRows("lines", ({ rmaLineId, itemId, quantity }) =>
  rmaLineId || itemId || numberIn(quantity) === one
    ? undefined
    : ["quantity", "An amount without goods is one piece.", "range"],
);

/** Only returns give freight back. */
const freightOfReturn: Check = ({ body }) => {
  const isOther = numberIn(body.shippingRefund) !== 0n && objectAt(body, "source").type !== "rma";
  return when(isOther, "/shippingRefund", "Only returns give freight back.", "not_for_kind");
};

/** The payment that is given back is one of the customer. */
const ownPayment: Check = (call) => {
  const payment = found(call, call.body.originalPaymentId);
  const source = sourceOf(call);
  const isOther = payment && source && payment.customerId !== source.customerId;
  const message = `${label(payment)} is a payment of somebody else.`;
  return when(isOther, "/originalPaymentId", message, "reference");
};

/** Money goes back in the currency in which it came. */
const ownMoney: Check = (call) => {
  const currency = sourceOf(call)?.currency;
  if (!currency) return [];
  const fits = (of: JsonObject, field: string, at?: string) =>
    strangeAmounts(of, [field], "what is paid back", currency, at);
  return [
    ...fits(call.body, "shippingRefund"),
    ...objectsAt(call.body, "lines").flatMap((line, index) =>
      fits(line, "unitPrice", `/lines/${index}`),
    ),
  ];
};

/** Lines of a return are those of the return that the record settles. */
const ownLines = (rmaOf: (call: Call) => unknown): Check =>
  inRows("lines", ({ rmaLineId }, call) => {
    const line = call.world.store.find(rmaLineId);
    return line && line.record.id !== rmaOf(call)
      ? ["rmaLineId", `It is a line of ${label(line.record)}.`, "reference"]
      : undefined;
  });

/** What is given back for a return without one of its lines has an account. */
const hasAccount = inRows("lines", ({ rmaLineId, accountId }, { body }) =>
  objectAt(body, "source").type === "rma" && !rmaLineId && !accountId
    ? ["accountId", "Send an account or a line of the return.", "required"]
    : undefined,
);

/** A return is settled with its own customer. */
const ownReturn: Check = (call) => {
  const rma = found(call, call.body.rmaId);
  const isOther = rma && rma.customerId !== call.body.customerId;
  return when(isOther, "/rmaId", `${label(rma)} is a return of somebody else.`, "reference");
};

/** Credit is set off in its own currency. */
const ownCredit: Check = (call) => {
  const { customerId, currency } = whole(call);
  const own = currency ?? found(call, customerId)?.currency;
  return objectsAt(call.body, "applications").flatMap((row, index) =>
    own ? strangeAmounts(row, ["amount"], "the credit memo", own, `/applications/${index}`) : [],
  );
};

/** Credit is set off when both papers exist, and not ahead of the day. An application that stays keeps its day. */
const appliedInTime: Check = (call) => {
  const { world, before } = call;
  const written = String(whole(call).creditMemoDate ?? today(world));
  return inRows("applications", ({ invoiceId, appliedOn }) => {
    const known = objectsAt(before, "applications").find((one) => one.invoiceId === invoiceId);
    if (typeof appliedOn !== "string" || known?.appliedOn === appliedOn) return undefined;
    const invoiced = textAt(invoiceOf(world, invoiceId), "invoiceDate") ?? "";
    if (appliedOn > today(world)) return ["appliedOn", "The day has not come.", "range"];
    return appliedOn < written || appliedOn < invoiced
      ? ["appliedOn", "It is before the credit memo or the invoice.", "range"]
      : undefined;
  })(call);
};

const ofMemo = ownLines((call) => whole(call).rmaId);

/** What payments, refunds, credit memos, and charges are like. */
export const paymentCheckRules: readonly Rules[] = [
  {
    "create-payment": { fills: usualMethod },
    "create-refund": checkedBy([onePiece, freightOfReturn]),
  },
  onBoth("credit-memo", checkedBy([onePiece])),
  onBoth(
    "payment",
    checkedBy([
      ...[referenceGiven, paidSoon, amountsFit, feeFits, sameCurrency, rateNeeded, settlesOwn],
    ]),
  ),
  onBoth("payment", { refuses: ["account-not-postable"], before: checkAccount }),
  onBoth("billable-expense-charge", { refuses: ["account-not-postable"], before: checkIncome }),
  {
    "update-billable-expense-charge-status": checkedBy([ownDraft]),
    "create-refund": checkedBy([
      ...[traced, ownPayment, ownMoney, hasAccount],
      ownLines(({ body }) => objectAt(body, "source").rmaId),
    ]),
    "create-credit-memo": checkedBy([ownReturn, ownCredit, ofMemo, appliedInTime]),
    "update-credit-memo": checkedBy([ownCredit, ofMemo, appliedInTime]),
  },
  onBoth("refund", {
    refuses: ["account-not-postable"],
    before: checkMoney(
      "bankAccountId",
      "refund",
      (call) => (call.before ?? sourceOf(call))?.currency,
    ),
  }),
];
