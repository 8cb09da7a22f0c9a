import { objectAt, objectsAt, textAt, textsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, sumIn, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { isSame } from "../checks/fixed-fields";
import { lentTo } from "../master-data/categories";
import { isBetween } from "../days";
import { changeNewLines } from "../prices/lines";
import { holdsAt, holdsIn, isCharged } from "../money/tax-places";
import { changesOf, forEach, type Call, type Rules } from "../rule";

/** The sales tax rates for an address on a day. */
export function ratesAt({ world }: Call, address: JsonObject, day: string): JsonObject[] {
  const rates = world.store
    .list("/tax-rates")
    .filter((rate) => rate.direction !== "purchases" && isCharged(rate, day, world))
    .filter((rate) => rate.country === address.country && holdsIn(rate, address.region));
  return rates.filter((rate) => holdsAt(rate, String(address.postalCode), rates));
}

const itemOf = ({ itemId }: JsonObject, { world }: Call) => world.store.find(itemId)?.record;

/** True for a customer with a certificate for an address on a day. */
const isExempt = (customer: JsonObject | undefined, address: JsonObject, day: string): boolean =>
  objectsAt(customer, "taxExemptions").some(
    ({ country, region, expiresOn }) =>
      (country ?? address.country) === address.country &&
      (region ?? address.region) === address.region &&
      isBetween(day, undefined, expiresOn),
  );

/** The code of the company, for items without one. */
const usualCode = ({ world }: Call): unknown =>
  world.store.list("/tax-codes").find((one) => one.isCompanyDefault === true)?.id;

/** The code by which a line is taxed: another one takes the place of a code for which a certificate is missing. */
function codeOf(line: JsonObject, call: Call): unknown {
  const { world } = call;
  const id = line.taxCodeId ?? lentTo(itemOf(line, call), "taxCodeId", world) ?? usualCode(call);
  const code = world.store.find(id)?.record;
  return code?.requiresCertificate === true ? (code.fallbackTaxCodeId ?? id) : id;
}

/** Tax by rate for the lines of an order, or of a credit memo that is written like one: once per jurisdiction, on what its tax codes make taxable. */
export function taxLinesOf(call: Call, order: JsonObject): JsonObject[] {
  const { currency } = order;
  const address = objectAt(order, "shippingAddress");
  const customer = call.world.store.find(order.customerId)?.record;
  const day = String(order.orderDate ?? order.estimateDate);
  if (isExempt(customer, address, day)) return [];
  return ratesAt(call, address, day).flatMap((rate) => {
    const codes = textsAt(rate, "taxCodeIds");
    const taxed = objectsAt(order, "lines").filter((line) =>
      codes.includes(String(codeOf(line, call))),
    );
    const goods = sumIn(taxed, "amount");
    const totals = objectAt(order, "totals");
    const subtotal = numberIn(totals.subtotal);
    const discount = subtotal > 0n ? (numberIn(totals.discount) * goods) / subtotal : 0n;
    const taxable =
      goods - discount + (rate.taxesShipping === true ? numberIn(order.shippingCharge) : 0n);
    const amount = times(taxable, numberIn(rate.ratePercent) / 100n);
    if (goods <= 0n) return [];
    return [
      {
        name: rate.name,
        taxRateId: rate.id,
        taxAgencyId: rate.taxAgencyId,
        ratePercent: rate.ratePercent,
        taxableAmount: money(taxable, currency),
        amount: money(amount, currency),
      },
    ];
  });
}

/** Gives the new lines of an order the tax code of its customer, if they name none and the customer has one. */
const coded = (call: Call, root: string): void =>
  changeNewLines(call, root, (line, given, order) => {
    const code = call.world.store.find(order.customerId)?.record.taxCodeId;
    const isOpen = !line.estimateLineId && given?.taxCodeId === undefined;
    return code && isOpen ? { ...line, taxCodeId: code } : line;
  });

/** The subtotal of an order less its discount. */
const netOf = ({ totals }: JsonObject): bigint => {
  const { subtotal, discount } = objectAt({ totals }, "totals");
  return numberIn(subtotal) - numberIn(discount);
};

/** Tax that a channel has sent, in proportion to what an order has become. */
function inProportion(order: JsonObject, before: JsonObject | undefined): JsonObject[] {
  const lines = objectsAt(order, "taxLines");
  const [now, was] = [netOf(order), netOf(before ?? order)];
  if (now === was || was <= 0n) return lines;
  const part = (value: unknown) => money((numberIn(value) * now) / was, order.currency);
  return lines.map((line) => ({
    ...line,
    taxableAmount: part(line.taxableAmount),
    amount: part(line.amount),
  }));
}

const handlingOf = ({ externalChannelId }: JsonObject, { world }: Call): unknown =>
  world.store.find(externalChannelId)?.record.taxHandling;

/** An order taxed for its address, unless its channel has sent the tax that it has charged. */
function withTax(call: Call, order: MockRecord, before?: JsonObject): MockRecord {
  const handling = handlingOf(order, call);
  const isGiven = handling === "accept" && objectsAt(order, "taxLines").length > 0;
  if (!isGiven && !textAt(objectAt(order, "shippingAddress"), "country")) return order;
  // Marketplaces collect the tax themselves.
  const calculated = handling === "marketplace" ? [] : taxLinesOf(call, order);
  const lines = isGiven ? inProportion(order, before) : calculated;
  const tax = sumIn(lines, "amount");
  const totals = objectAt(order, "totals");
  const total =
    numberIn(totals.subtotal) - numberIn(totals.discount) + tax + numberIn(totals.shipping);
  return {
    ...order,
    taxLines: lines,
    totals: { ...totals, tax: money(tax, order.currency), total: money(total, order.currency) },
  };
}

/** Taxes orders that the call has made or changed. */
export function taxed(call: Call, root: string): void {
  coded(call, root);
  if (Array.isArray(call.body.taxLines)) return;
  for (const { before, after } of changesOf(call, root)) {
    const next = withTax(call, after, before);
    if (next !== after) call.world.store.put(root, next);
  }
}

/** The statuses of orders and estimates whose tax follows rates and tax codes. */
const followed: Readonly<Record<string, readonly unknown[]>> = {
  "/sales-orders": ["draft", "open", "on_hold", "partially_shipped"],
  "/estimates": ["draft", "open", "accepted"],
};

/** Taxes what is not invoiced yet by rates and tax codes that have changed, except what its channel has taxed. */
function taxedAnew(call: Call): void {
  const { store } = call.world;
  for (const [root, statuses] of Object.entries(followed))
    for (const order of store.list(root)) {
      if (!statuses.includes(order.status) || objectsAt(order, "invoices").length) continue;
      if (handlingOf(order, call) === "accept") continue;
      const next = withTax(call, order);
      if (!isSame(next.taxLines, order.taxLines)) store.put(root, next);
    }
}

/** Sales tax of new and changed orders, and of those that follow a change of rates and tax codes. */
export const orderTaxRules: Rules = {
  ...forEach(
    [
      "create-sales-order",
      "update-sales-order",
      "convert-estimate-to-sales-order",
      "update-sales-order-line-item-status",
    ],
    {
      after: (call) => taxed(call, "/sales-orders"),
    },
  ),
  ...forEach(
    [
      "create-tax-rate",
      "update-tax-rate",
      "delete-tax-rate",
      "update-tax-code",
      "update-tax-agency",
    ],
    { after: taxedAnew },
  ),
};
