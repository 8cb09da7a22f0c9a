import { isObject, objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { divided, money, numberIn, one, sumIn, times } from "../../decimals";
import type { World } from "../../world";

/** The amounts of a return's document: the tax that its order has charged for the same goods, or tax of its own, and what the fee leaves of it. */
export function taxOn(
  { store }: World,
  document: JsonObject,
  order: JsonObject | undefined,
  own?: JsonObject[],
): JsonObject {
  const { currency } = document;
  const lines = objectsAt(document, "lines");
  const subtotal = sumIn(lines, "amount");
  const fee = times(subtotal, numberIn(document.restockingFeePercent) / 100n);
  const discount = numberIn(money(fee, currency));
  const totals = objectAt(order, "totals");
  const sold = numberIn(totals.subtotal) - numberIn(totals.discount);
  const shipping = numberIn(document.shippingRefund ?? document.shippingCredit);
  const charged = objectsAt(order, "taxLines").map((tax) => {
    const isWithFreight = store.find(tax.taxRateId)?.record.taxesShipping === true;
    const freight = isWithFreight ? numberIn(totals.shipping) : 0n;
    // The part of the order that was taxed says how much of the returned goods was.
    const part = divided(numberIn(tax.taxableAmount) - freight, sold);
    const goods = times(subtotal, part > one ? one : part);
    const taxable = goods + (isWithFreight ? shipping : 0n);
    const amount = times(taxable, numberIn(tax.ratePercent) / 100n);
    return { ...tax, taxableAmount: money(taxable, currency), amount: money(amount, currency) };
  });
  const taxLines = own ?? charged;
  const tax = sumIn(taxLines, "amount");
  const total = subtotal - discount + tax + shipping;
  const amounts = { subtotal, discount, tax, shipping, total };
  return {
    taxLines,
    ...(isObject(document.totals) && {
      totals: {
        ...document.totals,
        ...Object.fromEntries(
          Object.entries(amounts).map(([name, value]) => [name, money(value, currency)]),
        ),
      },
    }),
  };
}

/** What tax that somebody else has charged may differ from rate times amount: half a dime. */
const tolerance = one / 20n;

/** True for tax, as sent or printed, that is not about what its rate makes of the taxable amount. */
export function isOffRate({ amount, taxableAmount, ratePercent }: JsonObject): boolean {
  const off = numberIn(amount) - times(numberIn(taxableAmount), numberIn(ratePercent) / 100n);
  return off > tolerance || off < -tolerance;
}
