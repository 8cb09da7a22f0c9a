import { isObject, objectAt, textAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../label";
import { taxNumbersFit } from "./company-checks";
import { levelKnown, termForSales } from "./selling-checks";
import { defaultTerm } from "./parties";
import { strangeRegion } from "./address-checks";
import { ofKind, onePer } from "../checks/setup-checks";
import { numberIn } from "../../decimals";
import { checkedBy, found, inRows, whole } from "../checks/field-checks";
import { accountFor } from "../money/ledger";
import {
  changesOf,
  forEach,
  onBoth,
  refuseCall,
  type Call,
  type ValueMistake,
  type Rules,
} from "../rule";

/** What parties without a term or a location of their own take from the company. */
function lentByCompany({ world }: Call): JsonObject {
  const [company = {}] = world.store.list("/companies");
  const { defaultPaymentTermId: paymentTermId, defaultLocationId } = company as JsonObject;
  return { paymentTermId, defaultLocationId } as JsonObject;
}

/** A new customer has the terms of the company, and a person the name that its parts make. */
function customerFills(call: Call): JsonObject {
  const { kind, firstName, lastName } = call.body;
  return {
    ...lentByCompany(call),
    status: "active",
    receivableAccountId: accountFor("receivables", call.world),
    ...(kind === "person" && { name: [firstName, lastName].join(" ") }),
  } as JsonObject;
}

/** There is one level of parents. */
function parentFits(call: Call): ValueMistake[] {
  const { before, body, world } = call;
  const parent = found(call, body.parentCustomerId);
  if (!parent) return [];
  const isParent = world.store
    .list("/customers")
    .some(({ parentCustomerId }) => before && parentCustomerId === before.id);
  const message =
    parent.id === before?.id
      ? "A customer cannot be its own parent."
      : parent.status === "merged"
        ? `${label(parent)} was merged.`
        : parent.parentCustomerId
          ? `${label(parent)} has a parent of its own.`
          : isParent && "The customer is already a parent.";
  return message ? [["/parentCustomerId", message, "reference"]] : [];
}

const billed = ["collect", "third_party"];

/** Whoever pays the carrier has an account there. */
function accountFits({ before, body }: Call): ValueMistake[] {
  const [terms, account] = ["freightTerms", "carrierAccount"].map(
    (name) => body[name] ?? (name in body ? undefined : before?.[name]),
  );
  return billed.includes(String(terms)) && !isObject(account)
    ? [["/carrierAccount", `carrierAccount is required with ${String(terms)}.`, "required"]]
    : [];
}

/** Invoices that are emailed go to a contact with an address. */
function isReached(delivery: unknown, contact: JsonObject): boolean {
  const isEmailed = (delivery ?? "email") === "email";
  return !isEmailed || !textAt(contact, "name") || Boolean(textAt(contact, "email"));
}

const needsAddress = "email is required while invoiceDelivery is email.";

function deliveryFits(call: Call): ValueMistake[] {
  const { before, body } = call;
  const { invoiceDelivery, billingAddress } = whole(call);
  if (invoiceDelivery === "post" && !isObject(billingAddress))
    return [["/invoiceDelivery", "Delivery on paper needs a billing address.", "required"]];
  const contact = objectAt(before ?? body, "primaryContact");
  return isReached(body.invoiceDelivery ?? before?.invoiceDelivery, contact)
    ? []
    : [[before ? "/invoiceDelivery" : "/primaryContact/email", needsAddress, "required"]];
}

function contactFits({ before, body }: Call): ValueMistake[] {
  const contact = { ...objectAt(before, "primaryContact"), ...body };
  return isReached(before?.invoiceDelivery, contact) ? [] : [["/email", needsAddress, "required"]];
}

/** Refuses to take the person away who gets the invoices. */
function checkContactNeeded(call: Call): void {
  const { before } = call;
  if (isObject(before?.primaryContact) && before.invoiceDelivery === "email")
    refuseCall(call, "primary-contact-required", `Invoices of ${label(before)} are emailed.`);
}

const kinds = ["order_confirmation", "shipping_notice", "invoice", "statement"];

/** A primary contact gets all kinds of documents, if the call does not say which. */
function getsAll(call: Call): void {
  const { body, request } = call;
  const contact = request.path.customerId ? body : body.primaryContact;
  if (!isObject(contact) || contact.receives !== undefined) return;
  for (const { after } of changesOf(call, "/customers"))
    call.world.store.put("/customers", {
      ...after,
      primaryContact: { ...objectAt(after, "primaryContact"), receives: kinds },
    });
}

/** A parent and its child stay two. */
function apart(call: Call): ValueMistake[] {
  const { before, body } = call;
  const source = found(call, body.sourceCustomerId);
  const isRelated =
    before &&
    source &&
    (source.parentCustomerId === before.id || before.parentCustomerId === source.id);
  const hasChildren =
    source &&
    call.world.store
      .list("/customers")
      .some(({ parentCustomerId }) => parentCustomerId === source.id);
  const message = isRelated
    ? "One customer is the parent of the other."
    : Boolean(before?.parentCustomerId) &&
      hasChildren &&
      `${label(before)} cannot get child customers.`;
  return message ? [["/sourceCustomerId", message, "reference"]] : [];
}

/** Certificates are those of a region that the country has. */
const certified = inRows("taxExemptions", strangeRegion);

/** Refuses to take the address away to which invoices go. */
function checkBillingNeeded(call: Call): void {
  const { before, world } = call;
  const term = found(call, before?.paymentTermId) ?? defaultTerm("sales", world);
  const isDueLater = term !== undefined && objectAt(term, "dueRule").type !== "with_order";
  const open = world.store
    .list("invoices")
    .find((one) => one.customerId === before?.id && numberIn(one.openAmount) > 0n);
  const why =
    before?.invoiceDelivery === "post"
      ? "Invoices are sent on paper."
      : open
        ? `${label(open)} is open.`
        : isDueLater && `${label(term)} is paid after the invoice.`;
  if (isObject(before?.billingAddress) && why)
    refuseCall(call, "billing-address-required", `${label(before)} needs it. ${why}`);
}

const unfinished = ["draft", "open", "on_hold", "partially_shipped"];

/** Refuses to take the only address away to which goods of unfinished orders go. */
function checkShippingNeeded(call: Call): void {
  const { before, world } = call;
  const order = world.store
    .list("/sales-orders")
    .find((one) => one.customerId === before?.id && unfinished.includes(String(one.status)));
  if (isObject(before?.shippingAddress) && !isObject(before.billingAddress) && order)
    refuseCall(
      call,
      "shipping-address-required",
      `${label(order)} would have no address to ship to.`,
    );
}

const facts = [
  ...[parentFits, accountFits, deliveryFits, certified, taxNumbersFit],
  ...[levelKnown("priceLevelCode"), termForSales("paymentTermId")],
  onePer("taxExemptions", "country", "region"),
  onePer("taxRegistrations", "country", "type"),
];

/** What customers have from the company, and what their fields refuse. */
export const customerRules: readonly Rules[] = [
  {
    "create-customer": { fills: customerFills },
    "create-vendor": { fills: lentByCompany },
    "delete-customer-primary-contact": {
      refuses: ["primary-contact-required"],
      before: checkContactNeeded,
    },
    "delete-customer-billing-address": {
      refuses: ["billing-address-required"],
      before: checkBillingNeeded,
    },
    "delete-customer-shipping-address": {
      refuses: ["shipping-address-required"],
      before: checkShippingNeeded,
    },
    "merge-customer": checkedBy([apart]),
  },
  onBoth("customer", checkedBy(facts)),
  { "update-customer": checkedBy([ofKind("/customers")]) },
  forEach(["create-customer", "create-customer-primary-contact"], { after: getsAll }),
  onBoth("customer-primary-contact", checkedBy([contactFits])),
];
