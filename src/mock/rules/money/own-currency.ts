import { isObject, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { checkedBy, found, whole, type Check } from "../checks/field-checks";
import { homeCurrency } from "./ledger";
import { onBoth, type Call, type ValueMistake, type Rules } from "../rule";

/** The currency of a document: its own, or that of the party or account that it is for. */
function currencyOf(call: Call): string {
  const { before, body } = call;
  const [party, account] = [body.customerId ?? body.vendorId, body.paidFromAccountId].map((id) =>
    textAt(found(call, id), "currency"),
  );
  const own = textAt(before, "currency") ?? textAt(body, "currency");
  return own ?? party ?? account ?? homeCurrency;
}

/** Amounts in some fields that are in another currency than what has them. */
export const strangeAmounts = (
  of: JsonObject,
  fields: readonly string[],
  owner: string,
  own: unknown,
  at = "",
) =>
  fields.flatMap((field): ValueMistake[] => {
    const value = of[field];
    return isObject(value) && value.currency !== undefined && value.currency !== own
      ? [[`${at}/${field}/currency`, `The currency of ${owner} is ${String(own)}.`, "currency"]]
      : [];
  });

/** Prices and charges of a document are in its currency. */
const ofDocument: Check = (call) => {
  const own = currencyOf(call);
  const inHead = ["shippingCharge", "shippingCredit", "discountAmount"];
  const inLines = ["unitPrice", "discountAmount", "amount", "tax"];
  return [
    ...strangeAmounts(call.body, inHead, "the document", own),
    ...objectsAt(call.body, "lines").flatMap((line, index) =>
      strangeAmounts(line, inLines, "the document", own, `/lines/${index}`),
    ),
  ];
};

/** An amount of a party stays in its currency when that changes. */
const ofParty =
  (field: string, party: string): Check =>
  (call) => {
    const record = whole(call);
    return strangeAmounts(
      record,
      [field],
      `the ${party}`,
      textAt(record, "currency") ?? homeCurrency,
    );
  };

/** Amounts that are kept in the home currency. */
export const inHomeCurrency =
  (...names: readonly string[]): Check =>
  ({ body }) =>
    strangeAmounts(body, names, "the company", homeCurrency);

const documents = ["sales-order", "estimate", "purchase-order", "bill", "credit-memo", "expense"];

/** What a customer is charged, and what is insured, is in the currency of the order. */
const ofOrder =
  (field: string): Check =>
  (call) => {
    const order = found(call, call.before?.salesOrderId ?? call.body.salesOrderId);
    return strangeAmounts(
      call.body,
      [field],
      "the order",
      textAt(order, "currency") ?? homeCurrency,
    );
  };

/** Amounts in the currency of the document or party that they belong to. */
export const ownCurrencyRules: readonly Rules[] = [
  ...documents.map((kind) => onBoth(kind, checkedBy([ofDocument]))),
  onBoth("shipment", checkedBy([ofOrder("insuredValue")])),
  {
    "update-shipment-shipping-rate": checkedBy([
      ofOrder("customerCharge"),
      inHomeCurrency("carrierCost"),
    ]),
    "create-shipping-label": checkedBy([inHomeCurrency("maxCost")]),
  },
  onBoth("customer", checkedBy([ofParty("creditLimit", "customer")])),
  onBoth("vendor", checkedBy([ofParty("minimumOrder", "vendor")])),
  onBoth("inventory-transfer", checkedBy([inHomeCurrency("freightCost")])),
];
