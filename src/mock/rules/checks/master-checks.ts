import { isObject, objectAt, objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { today, daysBetween } from "../days";
import { checkedBy, found, when, whole, type Check } from "./field-checks";
import { homeCurrency } from "../money/ledger";
import { label } from "../../label";
import { onBoth, type ValueMistake, type Rules } from "../rule";
import { convertsTo } from "../stock/movements";

/** Prices of a source fall with rising quantities, in the currency of its vendor. */
const soundPrices: Check = (call) => {
  const source = whole(call);
  const currency = found(call, source.vendorId)?.currency;
  const prices = [
    { at: "/unitPrice", quantity: 0n, price: source.unitPrice },
    ...objectsAt(source, "priceBreaks").map((row, index) => ({
      at: `/priceBreaks/${index}/unitPrice`,
      quantity: numberIn(row.minimumQuantity),
      price: row.unitPrice,
    })),
  ];
  return prices.flatMap(({ at, quantity, price }, index): ValueMistake[] => {
    const last = prices[index - 1];
    if (isObject(price) && currency && price.currency !== currency)
      return [[`${at}/currency`, `The vendor sells in ${String(currency)}.`, "currency"]];
    const isSound = !last || (quantity > last.quantity && numberIn(price) < numberIn(last.price));
    return isSound
      ? []
      : [[at, "Quantities must rise from one break to the next, and prices must fall.", "range"]];
  });
};

const symbologies: Readonly<Record<string, RegExp>> = {
  ean13: /^\d{13}$/,
  upc_a: /^\d{12}$/,
  itf14: /^\d{14}$/,
};

/** A source sells an item that is bought, in units that it has. */
const soundOffer: Check = (call) => {
  const { world, body } = call;
  const offer = whole(call);
  const [item, vendor] = [found(call, offer.itemId), found(call, offer.vendorId)];
  if (!item) return [];
  const { code, symbology } = objectAt(offer, "vendorBarcode");
  const unit = offer.purchaseUnit ?? item.purchaseUnit ?? item.baseUnit;
  const ofUnit = (pointer: string, value: unknown) =>
    isObject(value)
      ? when(value.unit !== unit, `${pointer}/unit`, `The unit must be ${String(unit)}.`, "unit")
      : [];
  const isKnown = body.purchaseUnit === undefined || convertsTo(item, body.purchaseUnit, world);
  return [
    ...when(
      body.itemId && item.isPurchasable !== true,
      "/itemId",
      `${label(item)} is not purchased.`,
      "not_for_kind",
    ),
    ...when(
      body.vendorId && vendor?.status === "inactive",
      "/vendorId",
      `${label(vendor)} is inactive.`,
      "reference",
    ),
    ...when(!isKnown, "/purchaseUnit", `${label(item)} does not convert to this unit.`, "unit"),
    ...ofUnit("/minimumOrderQuantity", body.minimumOrderQuantity),
    ...ofUnit("/orderMultiple", body.orderMultiple),
    ...objectsAt(body, "priceBreaks").flatMap(({ minimumQuantity }, index) =>
      ofUnit(`/priceBreaks/${index}/minimumQuantity`, minimumQuantity),
    ),
    ...when(
      code && symbologies[String(symbology)]?.test(String(code)) === false,
      "/vendorBarcode/code",
      `It does not have the digits of ${String(symbology)}.`,
      "format",
    ),
  ];
};

/** The most days that a rule leaves between an invoice and its due date. */
function longestUntilDue({ type, days, monthsAhead, cutoffDay }: JsonObject): number {
  if (type === "with_order") return 0;
  if (type !== "day_of_month") return Number(days ?? Infinity);
  return 31 * (Number(monthsAhead) + 1 + Number(Boolean(cutoffDay)));
}

/** A discount is something, for payment before the due date, and deposits are asked of customers only. */
const soundTerm: Check = (call) => {
  const { dueRule, earlyPaymentDiscount, depositPercent, usedFor = "both" } = whole(call);
  const { percent, withinDays } = objectAt({ earlyPaymentDiscount }, "earlyPaymentDiscount");
  const longest = longestUntilDue(objectAt({ dueRule }, "dueRule"));
  const at = "/earlyPaymentDiscount";
  return [
    ...when(
      percent && numberIn(percent) === 0n,
      `${at}/percent`,
      "It must be more than 0.",
      "range",
    ),
    ...when(
      Number(withinDays ?? 0) > longest,
      `${at}/withinDays`,
      "It is after the due date.",
      "range",
    ),
    ...when(
      numberIn(depositPercent) && usedFor !== "sales",
      "/depositPercent",
      "It must be 0 unless usedFor is sales.",
      "not_for_kind",
    ),
  ];
};

/** An employee sells for the company, an agency for a commission that its vendor record gets. */
const soundRep: Check = (call) => {
  const rep = whole(call);
  const [own, other] =
    rep.kind === "agency" ? ["vendorId", "employeeId"] : ["employeeId", "vendorId"];
  const kind = String(rep.kind);
  return [
    ...when(
      rep.kind === "agency" && !rep.name,
      "/name",
      "name is required for the kind agency.",
      "required",
    ),
    ...when(!rep[own], `/${own}`, `${own} is required for the kind ${kind}.`, "required"),
    ...when(
      rep[other],
      `/${other}`,
      `${other} cannot be set for the kind ${kind}.`,
      "not_for_kind",
    ),
  ];
};

const atBank = new Set(["bank", "credit_card"]);
const abroad = new Set([...atBank, "receivable", "payable"]);

const fitsType: Check = (call) => {
  const { type, bankDetails, currency = homeCurrency } = whole(call);
  if (bankDetails && !atBank.has(String(type)))
    return [
      ["/bankDetails", "Only bank and credit card accounts have bank details.", "not_for_kind"],
    ];
  return currency !== homeCurrency && !abroad.has(String(type))
    ? [["/currency", `Accounts of type ${String(type)} are kept in ${homeCurrency}.`, "currency"]]
    : [];
};

const dimensions: Readonly<Record<string, string>> = {
  class: "classReferenceId",
  department: "departmentId",
  project: "projectCodeId",
  location: "locationId",
};

/** The field of a dimension that an account asks for and a line does not have. */
export const missingDimension = (line: JsonObject, account: JsonObject | undefined) =>
  textsAt(account, "requiredDimensions")
    .flatMap((name) => dimensions[name] ?? [])
    .find((name) => !line[name]);

/** Lines on receivables and payables name a party, and lines have the dimensions that their account asks for. */
const completeLines: Check = (call) =>
  objectsAt(call.body, "lines").flatMap((sent, index): ValueMistake[] => {
    const known = objectsAt(call.before, "lines").find(({ id }) => id && id === sent.id);
    const line = { ...known, ...sent };
    const account = found(call, line.accountId);
    const isOwed = ["receivable", "payable"].includes(String(account?.type));
    const at = isOwed && !isObject(line.party) ? "party" : missingDimension(line, account);
    const pointer = `/lines/${index}`;
    const owedBy = account?.type === "receivable" ? "customer" : "vendor";
    const isOther = isOwed && isObject(line.party) && line.party.type !== owedBy;
    const { currency = homeCurrency } = whole(call);
    const foreign = ["debit", "credit"].find(
      (side) => isObject(line[side]) && objectAt(line, side).currency !== currency,
    );
    return [
      ...when(
        at,
        `${pointer}/${at}`,
        `Account ${String(account?.number)} requires ${at}.`,
        "required",
      ),
      ...when(isOther, `${pointer}/party/type`, `The party must be a ${owedBy}.`, "not_for_kind"),
      ...when(
        line.debit && line.credit,
        `${pointer}/credit`,
        "A line is a debit or a credit.",
        "not_for_kind",
      ),
      ...when(
        !line.debit && !line.credit,
        `${pointer}/debit`,
        "A line needs a debit or a credit.",
        "required",
      ),
      ...when(
        foreign,
        `${pointer}/${foreign}/currency`,
        `The entry is in ${String(currency)}.`,
        "currency",
      ),
    ];
  });

/** Entries are at most 366 days ahead, and so are their reversals. */
const postedSoon: Check = (call) => {
  const day = today(call.world);
  const { postingDate, reversalDate } = whole(call);
  return [
    ...when(daysBetween(day, postingDate) > 366, "/postingDate", tooFar("today"), "range"),
    ...when(
      reversalDate && daysBetween(postingDate, reversalDate) > 366,
      "/reversalDate",
      tooFar("postingDate"),
      "range",
    ),
  ];
};

const tooFar = (from: string) => `It is more than 366 days after ${from}.`;

/** Master data whose values do not fit each other. */
export const masterCheckRules: Rules = {
  ...onBoth("vendor-item", checkedBy([soundOffer, soundPrices])),
  ...onBoth("payment-term", checkedBy([soundTerm])),
  ...onBoth("sales-rep", checkedBy([soundRep])),
  ...onBoth("account", checkedBy([fitsType])),
  ...onBoth("journal-entry", checkedBy([completeLines, postedSoon])),
};
