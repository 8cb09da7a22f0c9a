import { label } from "../../record-label";
import { objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, sumIn } from "../../decimals";
import type { MockRecord } from "../../model";
import type { Call } from "../rule";
import { taxLinesOf } from "../sales/order-taxes";
import { accountFor, ownDimensions, post } from "./ledger";
import { taxSides } from "./sales-tax";

/** The tax that is credited where no return is behind a credit memo. */
export function memoTaxes(call: Call, memo: MockRecord): JsonObject[] {
  const lines = objectsAt(memo, "lines");
  const subtotal = sumIn(lines, "amount");
  const { shippingAddress, billingAddress } =
    call.world.store.find(memo.customerId)?.record ?? ({} as JsonObject);
  return taxLinesOf(call, {
    customerId: memo.customerId,
    currency: memo.currency,
    orderDate: memo.creditMemoDate,
    shippingAddress: shippingAddress ?? billingAddress,
    shippingCharge: memo.shippingCredit,
    totals: { subtotal: money(subtotal, memo.currency) },
    lines,
  });
}

/** Posts a credit memo, with the dimensions that its lines have of their own. */
export function postMemo(call: Call, memo: MockRecord, replaces?: unknown): string | null {
  const { world } = call;
  const totals = objectAt(memo, "totals");
  const party = { type: "customer", id: memo.customerId };
  return post(call, {
    type: "credit_memo",
    document: memo,
    on: memo.creditMemoDate,
    memo: `Credit memo ${label(memo)}`,
    currency: memo.currency,
    exchangeRate: memo.exchangeRate,
    sides: [
      ...objectsAt(memo, "lines").map((line) => ({
        account: line.accountId,
        amount: numberIn(line.amount),
        dimensions: ownDimensions(line),
      })),
      // Of a return, what is kept for handling.
      { account: accountFor("otherIncome", world), amount: -numberIn(totals.discount) },
      ...taxSides(memo, numberIn(totals.tax), world),
      { account: accountFor("shippingIncome", world), amount: numberIn(totals.shipping) },
      {
        account: memo.receivableAccountId ?? accountFor("receivables", world),
        amount: -numberIn(totals.total),
        party,
      },
    ],
    replaces,
  });
}
