import { isObject, listAt, objectAt, objectsAt, textsAt } from "../../openapi/json";
import { numberIn } from "../decimals";
import { checkedBy, found, when, whole, type Check, type Mistake } from "./field-checks";
import { homeCurrency } from "./ledger";
import { refuseCall, type Call, type Rules } from "./rule";

const needsReason: Check = ({ body }) =>
  body.status === "on_hold" && !body.statusReason
    ? [["/statusReason", "statusReason is required with on_hold."]]
    : [];

/** Prices of a source fall with rising quantities, in the currency of its vendor, and its dates are in order. */
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
  const wrong = prices.flatMap(({ at, quantity, price }, index): Mistake[] => {
    const last = prices[index - 1];
    if (isObject(price) && currency && price.currency !== currency)
      return [[`${at}/currency`, `The vendor sells in ${String(currency)}.`]];
    const isSound = !last || (quantity > last.quantity && numberIn(price) < numberIn(last.price));
    return isSound
      ? []
      : [[at, "Quantities must rise from one break to the next, and prices must fall."]];
  });
  const { validFrom, validUntil } = source;
  const isOrdered = !validFrom || !validUntil || String(validFrom) <= String(validUntil);
  return isOrdered ? wrong : [...wrong, ["/validUntil", "It is before validFrom."]];
};

/** Whoever receives documents has an address for them. */
const reachable: Check = (call) => {
  const { body, before, request } = call;
  const contactId = request.path.contactId;
  const known = objectsAt(before, "contacts").find(({ id }) => id === contactId);
  const contact = { ...known, ...body };
  return listAt(contact, "receives").length && !contact.email
    ? [["/email", "email is required, because the person receives documents."]]
    : [];
};

/** Orders that are emailed go to a contact with an address. */
const orderedBy: Check = ({ body, before }) => {
  const contact = { ...objectAt(before, "primaryContact"), ...body };
  return when(
    before?.orderDelivery === "email" && !contact.email,
    "/email",
    "Orders are emailed to this person; set orderDelivery first.",
  );
};

/** Amounts of a vendor are in its currency. */
const minimumOrder: Check = (call) => {
  const { currency, minimumOrder: least } = whole(call);
  return when(
    isObject(least) && currency && least.currency !== currency,
    "/minimumOrder/currency",
    `The currency of the vendor is ${String(currency)}.`,
  );
};

const atBank = new Set(["bank", "credit_card"]);
const abroad = new Set([...atBank, "receivable", "payable"]);

const fitsType: Check = (call) => {
  const { type, bankDetails, currency = homeCurrency } = whole(call);
  if (bankDetails && !atBank.has(String(type)))
    return [["/bankDetails", "Only bank and credit card accounts have bank details."]];
  return currency !== homeCurrency && !abroad.has(String(type))
    ? [["/currency", `Accounts of type ${String(type)} are kept in ${homeCurrency}.`]]
    : [];
};

const dimensions: Readonly<Record<string, string>> = {
  class: "classReferenceId",
  department: "departmentId",
  project: "projectCodeId",
  location: "locationId",
};

/** Lines on receivables and payables name a party, and lines have the dimensions that their account asks for. */
const completeLines: Check = (call) =>
  objectsAt(call.body, "lines").flatMap((sent, index): Mistake[] => {
    const known = objectsAt(call.before, "lines").find(({ id }) => id && id === sent.id);
    const line = { ...known, ...sent };
    const account = found(call, line.accountId);
    const isOwed = ["receivable", "payable"].includes(String(account?.type));
    const missing = textsAt(account, "requiredDimensions")
      .flatMap((name) => dimensions[name] ?? [])
      .find((name) => !line[name]);
    const at = isOwed && !isObject(line.party) ? "party" : missing;
    return at
      ? [[`/lines/${index}/${at}`, `Account ${String(account?.number)} requires ${at}.`]]
      : [];
  });

/** Components of a rate add up to it, and only taxable codes are taxed. */
const soundRate: Check = (call) => {
  const rate = whole(call);
  const parts = objectsAt(rate, "components");
  const sum = parts.reduce((total, part) => total + numberIn(part.ratePercent), 0n);
  if (parts.length && sum !== numberIn(rate.ratePercent))
    return [["/components", "The components do not add up to ratePercent."]];
  if (
    rate.direction !== "purchases" &&
    rate.direction !== "both" &&
    numberIn(rate.recoverablePercent)
  )
    return [["/recoverablePercent", "It must be 0 when direction is sales."]];
  return textsAt(rate, "taxCodeIds").flatMap((id, index): Mistake[] =>
    found(call, id)?.treatment === "taxable"
      ? []
      : [[`/taxCodeIds/${index}`, "The tax code is not taxable."]],
  );
};

/** A certificate goes with a code without tax, and with one that is taxed in its place. */
const soundCode: Check = (call) => {
  const { treatment, requiresCertificate, fallbackTaxCodeId } = whole(call);
  if (requiresCertificate === true && treatment === "taxable")
    return [["/requiresCertificate", "A taxable code cannot require a certificate."]];
  if (requiresCertificate === true && !fallbackTaxCodeId)
    return [["/fallbackTaxCodeId", "It is required when requiresCertificate is true."]];
  return fallbackTaxCodeId && found(call, fallbackTaxCodeId)?.treatment !== "taxable"
    ? [["/fallbackTaxCodeId", "The fallback must be taxable."]]
    : [];
};

const checks: Readonly<Record<string, Check>> = {
  "create-vendor": minimumOrder,
  "update-vendor": (call) => [...needsReason(call), ...minimumOrder(call)],
  "create-vendor-primary-contact": orderedBy,
  "update-vendor-primary-contact": orderedBy,
  "create-vendor-item": soundPrices,
  "update-vendor-item": soundPrices,
  "create-vendor-contact": reachable,
  "update-vendor-contact": reachable,
  "create-account": fitsType,
  "update-account": fitsType,
  "create-journal-entry": completeLines,
  "update-journal-entry": completeLines,
  "create-tax-rate": soundRate,
  "update-tax-rate": soundRate,
  "create-tax-code": soundCode,
  "update-tax-code": soundCode,
};

/** Refuses to dissolve a department in which people or active departments are. */
function checkEmpty(call: Call): void {
  const { before, body, world } = call;
  if (!before || body.status !== "inactive") return;
  const people = world.store
    .list("/employees")
    .some(({ departmentId, status }) => departmentId === before.id && status !== "left");
  const below = world.store
    .list("/departments")
    .some((one) => one.parentDepartmentId === before.id && one.status === "active");
  if (people || below)
    refuseCall(call, "record-in-use", `${String(before.name)} still has employees or departments.`);
}

/** Master data whose values do not fit each other. */
export const masterCheckRules: Rules = {
  ...Object.fromEntries(Object.entries(checks).map(([id, check]) => [id, checkedBy([check])])),
  "update-department": { refuses: ["record-in-use"], before: checkEmpty },
};
