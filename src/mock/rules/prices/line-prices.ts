import { isObject, objectAt, textAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../record-label";
import { money, numberIn, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { channelOf } from "../sales/channels";
import { today } from "../days";
import { homeCurrency } from "../money/ledger";
import { rateOn } from "../money/rates";
import {
  changesOf,
  mayRefuse,
  onBoth,
  refuseCall,
  refuseValues,
  type Call,
  type Rules,
} from "../rule";
import { optionMistake } from "../checks/option-mistake";
import { convertsTo } from "../stock/movements";
import { refuse } from "../../problems";
import { priceLines, type LineToPrice } from "./lines";
import { pricedFor, type Priced } from "./priced";
import { purchasePrice } from "./purchase-price";
import { salesPrice, shownSteps, sourceOf, type SalesPrice } from "./sales-price";
import { unitPrice } from "../../unit-price";

/** Refuses what has no price. */
function checkPriced(
  call: Call,
  { price, lacksRate }: SalesPrice,
  priced: Priced,
  pointer?: string,
) {
  const { item, currency, day } = priced;
  if (lacksRate && mayRefuse(call, "exchange-rate-missing"))
    refuseCall(call, "exchange-rate-missing", `No ${currency} rate is stored for ${day}.`);
  if (price === undefined && mayRefuse(call, "price-missing"))
    refuseCall(
      call,
      "price-missing",
      `${label(item)} has no list price, and no price rule sets one for this customer.`,
      pointer
        ? [{ pointer, rule: "required", message: "There is no price for the item." }]
        : undefined,
    );
}

function salesLine(
  call: Call,
  document: MockRecord,
  { line, given, index }: LineToPrice,
): JsonObject {
  const { world } = call;
  const isTyped = isObject(given.unitPrice);
  const isNew = given.id === undefined;
  if (isTyped && !isNew && line.priceSource !== "price_rule") return { priceSource: "manual" };
  const item = world.store.find(line.itemId)?.record;
  if (!item) return isTyped ? { priceSource: "manual" } : {};
  const priced = pricedFor({
    world,
    item,
    customer: world.store.find(document.customerId)?.record,
    quantity: objectAt(line, "quantity"),
    currency: document.currency,
    day: String(document.orderDate ?? document.estimateDate),
    priceLevelCode: document.priceLevelCode,
    locationId: line.locationId ?? document.locationId,
    externalChannelId: document.externalChannelId ?? channelOf(call),
    options: objectAt(line, "options"),
  });
  const found = salesPrice(priced);
  const isSame =
    numberIn(given.unitPrice) === numberIn(unitPrice(found.price ?? 0n, priced.currency));
  if (isTyped && found.isFinal && !isSame)
    refuseValues(call, [
      [`/lines/${index}/unitPrice`, "A price rule locks the price of this line.", "state"],
    ]);
  if (isTyped) return { priceSource: "manual" };
  checkPriced(call, found, priced, `/lines/${index}/unitPrice`);
  if (found.price === undefined) return {};
  for (const { priceRuleId } of found.steps) {
    const rule = world.store.find(priceRuleId)?.record;
    const lastUsedOn = [textAt(rule, "lastUsedOn") ?? "", priced.day].sort().at(-1) ?? null;
    if (rule) world.store.put("/price-rules", { ...rule, lastUsedOn });
  }
  return { unitPrice: unitPrice(found.price, priced.currency), priceSource: sourceOf(found) };
}

function sold(call: Call, root: string): void {
  for (const change of changesOf(call, root))
    priceLines(call, root, change, (row) => salesLine(call, change.after, row));
}

function bought(call: Call): void {
  const root = "/purchase-orders";
  for (const change of changesOf(call, root))
    priceLines(call, root, change, ({ line, given }) =>
      isObject(given.unitPrice)
        ? { priceSource: "manual" }
        : purchasePrice(line, change.after, call.world),
    );
}

/** Answers to options as a query has them: `code=value`. */
const answersIn = (option: unknown): JsonObject =>
  Object.fromEntries(
    (Array.isArray(option) ? option : []).map((text) => {
      const [code = "", ...value] = String(text).split("=");
      return [code, value.join("=")];
    }),
  );

/** What a customer pays for an item, with each step. */
function calculation(call: Call): JsonObject {
  const { request, world, before: item = {} } = call;
  const { query } = request;
  if (item.isSellable === false || item.status === "inactive")
    refuseCall(call, "item-not-sellable", `${label(item)} is not for sale.`);
  const unit = textAt(query, "unit") ?? String(item.salesUnit ?? item.baseUnit);
  if (!convertsTo(item, unit, world))
    refuse(400, "invalid-parameter", `${label(item)} does not convert to ${unit}.`, [
      { parameter: "unit", rule: "unit", message: `The item has no unit ${unit}.` },
    ]);
  const customer = world.store.find(query.customerId)?.record;
  if (query.customerId !== undefined && !customer)
    refuse(400, "invalid-parameter", `There is no customer ${String(query.customerId)}.`, [
      { parameter: "customerId", rule: "reference", message: "There is no such customer." },
    ]);
  const options = answersIn(query.option);
  const strange = optionMistake(item, options, world);
  if (strange)
    refuse(400, "invalid-parameter", strange.message, [
      { parameter: "option", rule: "range", message: strange.message },
    ]);
  const quantity = { value: textAt(query, "quantity") ?? "1", unit };
  const priced = pricedFor({
    world,
    item,
    customer,
    quantity,
    currency: query.currency,
    day: textAt(query, "asOf") ?? today(world),
    options,
  });
  const found = salesPrice(priced);
  checkPriced(call, found, priced);
  const { currency, day } = priced;
  const price = unitPrice(found.price ?? 0n, currency);
  return {
    itemId: item.id,
    customerId: customer?.id ?? null,
    quantity,
    date: day,
    listPrice: found.listPrice === undefined ? null : unitPrice(found.listPrice, currency),
    adjustments: shownSteps(found, currency),
    unitPrice: price,
    amount: money(times(numberIn(price), numberIn(quantity)), currency),
    exchangeRate: currency === homeCurrency ? null : (rateOn(currency, day, world) ?? null),
    isFinal: found.isFinal,
  };
}

const onSale = (kind: string): Rules =>
  onBoth(kind, {
    refuses: ["price-missing", "exchange-rate-missing"],
    after: (call) => sold(call, `/${kind}s`),
  });

/** Prices that nobody has named: of lines of documents, and those that are asked for. */
export const linePriceRules: Rules = {
  ...onSale("sales-order"),
  ...onSale("estimate"),
  ...onBoth("purchase-order", { after: bought }),
  "get-item-sales-price-with-rules": {
    refuses: ["item-not-sellable", "price-missing", "exchange-rate-missing"],
    answer: calculation,
  },
};
