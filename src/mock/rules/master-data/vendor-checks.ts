import { isObject, listAt, objectAt, objectsAt } from "../../../openapi/json";
import { checkedBy, when, whole, type Check } from "../checks/field-checks";
import { onePer } from "../checks/setup-checks";
import { taxNumbersFit } from "./company-checks";
import { termForPurchases } from "./selling-checks";
import { onBoth, type Rules } from "../rule";

const needsReason: Check = ({ body, before }) => {
  const isHeld = (body.status ?? before?.status) === "on_hold";
  const isAsked = body.status === "on_hold" || "statusReason" in body;
  return when(
    isHeld && isAsked && !body.statusReason,
    "/statusReason",
    "statusReason is required with on_hold.",
    "required",
  );
};

/** Whoever receives documents has an address for them. */
const reachable: Check = (call) => {
  const { body, before, request } = call;
  const contactId = request.path.contactId;
  const known =
    request.operation.id === "update-vendor-primary-contact"
      ? objectAt(before, "primaryContact")
      : objectsAt(before, "contacts").find(({ id }) => id === contactId);
  if (request.operation.method === "PATCH" && !known) return [];
  const contact = { ...known, ...body };
  return listAt(contact, "receives").length && !contact.email
    ? [["/email", "email is required, because the person receives documents.", "required"]]
    : [];
};

/** Orders that are emailed go to a contact with an address; a contact that does not exist is not found. */
const orderedBy: Check = ({ body, before, request }) => {
  if (request.operation.method === "PATCH" && !before?.primaryContact) return [];
  const contact = { ...objectAt(before, "primaryContact"), ...body };
  return when(
    before?.orderDelivery === "email" && !contact.email,
    "/email",
    "Orders are emailed to this person; set orderDelivery first.",
    "required",
  );
};

/** The first contact of a new vendor gets its orders, and whatever else it receives, at an address. */
const firstContact: Check = ({ body }) => {
  const { primaryContact, orderDelivery = "email" } = body;
  const contact = objectAt({ primaryContact }, "primaryContact");
  const receives = orderDelivery === "email" || listAt(contact, "receives").length > 0;
  return when(
    isObject(primaryContact) && receives && !contact.email,
    "/primaryContact/email",
    "The person receives documents, but has no email address.",
    "required",
  );
};

/** Orders are not emailed to a primary contact without an address. */
const emailed: Check = ({ body, before }) => {
  const contact = before?.primaryContact;
  return when(
    body.orderDelivery === "email" && isObject(contact) && !contact.email,
    "/orderDelivery",
    "The primary contact has no email address.",
    "state",
  );
};

/** Banks in the US have a routing number of nine digits, others a BIC; ach goes to the former, wire to the latter. */
const payable: Check = (call) => {
  const { bankAccount, paymentMethod } = whole(call);
  if (!isObject(bankAccount) || !("bankAccount" in call.body || "paymentMethod" in call.body))
    return [];
  const isInUs = bankAccount.country === "US";
  const isNumber = /^\d{9}$/.test(String(bankAccount.routing));
  const isUnfit = paymentMethod === "ach" ? !isNumber : paymentMethod === "wire" && isNumber;
  return [
    ...when(
      isNumber !== isInUs,
      "/bankAccount/routing",
      isInUs ? "Banks in the US have a routing number." : "Banks outside of the US have a BIC.",
      "format",
    ),
    ...when(
      isNumber === isInUs && isUnfit,
      "/bankAccount/routing",
      `${String(paymentMethod)} needs a ${isNumber ? "BIC" : "routing number"}.`,
      "format",
    ),
  ];
};

const ofVendors = [
  payable,
  onePer("taxRegistrations", "country", "type"),
  taxNumbersFit,
  termForPurchases("paymentTermId"),
];

/** What vendors, the people there, and their bills must be like. */
export const vendorCheckRules: Rules = {
  "create-vendor": checkedBy([firstContact, ...ofVendors]),
  "update-vendor": checkedBy([needsReason, emailed, ...ofVendors]),
  ...onBoth("vendor-primary-contact", checkedBy([orderedBy, reachable])),
  ...onBoth("vendor-contact", checkedBy([reachable])),
  ...onBoth("bill", checkedBy([termForPurchases("paymentTermId")])),
};
