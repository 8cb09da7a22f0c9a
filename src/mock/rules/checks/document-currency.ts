import { isObject, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { checkedBy, found, type Check } from "./field-checks";
import { homeCurrency } from "../money/ledger";
import { forEach, type Call, type Mistake, type Rules } from "../rule";

/** The currency of a document: its own, or that of the party or account that it is for. */
function currencyOf(call: Call): string {
  const { before, body } = call;
  const [party, account] = [body.customerId ?? body.vendorId, body.paidFromAccountId].map((id) =>
    textAt(found(call, id), "currency"),
  );
  const own = textAt(before, "currency") ?? textAt(body, "currency");
  return own ?? party ?? account ?? homeCurrency;
}

const strange = (of: JsonObject, fields: readonly string[], currency: string, at: string) =>
  fields.flatMap((field): Mistake[] => {
    const value = of[field];
    return isObject(value) && value.currency !== undefined && value.currency !== currency
      ? [[`${at}/${field}/currency`, `The currency of the document is ${currency}.`, "currency"]]
      : [];
  });

/** Prices and charges of a document are in its currency. */
const inOneCurrency: Check = (call) => {
  const currency = currencyOf(call);
  return [
    ...strange(call.body, ["shippingCharge"], currency, ""),
    ...objectsAt(call.body, "lines").flatMap((line, index) =>
      strange(line, ["unitPrice", "amount", "tax"], currency, `/lines/${index}`),
    ),
  ];
};

const documents = ["sales-order", "estimate", "purchase-order", "bill", "credit-memo", "expense"];

/** The currency of documents. */
export const documentCurrencyRules: Rules = forEach(
  documents.flatMap((document) => [`create-${document}`, `update-${document}`]),
  checkedBy([inOneCurrency]),
);
