import { isObject, objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { numberIn, one, times } from "../../decimals";
import { converted } from "../money/rates";
import { effectOf } from "./price-effects";
import { rulesFor } from "./price-rules";
import { listPriceOf, type Priced } from "./priced";
import { unitPrice } from "../../unit-price";

/** A step from the list price to the price of a customer. */
interface Step {
  source: "option" | "price_level" | "price_rule" | "quantity_break";
  name: unknown;
  percent: unknown;
  priceRuleId: unknown;
  price: bigint;
}

/** The price of one unit, and how it came about. */
export interface SalesPrice {
  /** Undefined if nothing sets a price. */
  price: bigint | undefined;
  /** Undefined for an item that has none. */
  listPrice: bigint | undefined;
  steps: Step[];
  isFinal: boolean;
  /** What has to be converted has no rate on the day. */
  lacksRate: boolean;
}

/** Chosen answers that change the price. */
function chosen({ item, options, world }: Priced): { name: string; change: JsonObject }[] {
  const record = world.store.get("/items/{itemId}/options", String(item.id));
  return objectsAt(record, "options").flatMap((option) => {
    const answer = options[String(option.code)];
    const choice = objectsAt(option, "choices").find(({ code }) => code === answer);
    const change = choice?.priceChange;
    return isObject(change)
      ? [{ name: `${textAt(option, "name")}: ${textAt(choice, "label")}`, change }]
      : [];
  });
}

/** The rules that make the price, until one stops the others. */
function ruleSteps(priced: Priced, start: bigint | undefined): { steps: Step[]; isFinal: boolean } {
  const steps: Step[] = [];
  let [price, isFinal] = [start, false];
  for (const rule of rulesFor(priced)) {
    const effect = objectAt(rule, "effect");
    const sets = ["fixed_price", "cost_plus", "quantity_breaks"].includes(String(effect.type));
    if (price === undefined && !sets) continue;
    const after = effectOf(rule, price ?? 0n, priced);
    if (after === undefined) continue;
    price = after;
    isFinal ||= rule.locksPrice === true;
    steps.push({
      source: effect.type === "quantity_breaks" ? "quantity_break" : "price_rule",
      name: rule.name,
      percent: effect.percent ?? null,
      priceRuleId: rule.id,
      price,
    });
    if (rule.stopsFurtherRules !== false) break;
  }
  return { steps, isFinal };
}

/** The price of an item for a customer, quantity, and day: options, then price level, then price rules. */
export function salesPrice(priced: Priced): SalesPrice {
  const { currency, day, world, content } = priced;
  const listed = listPriceOf(priced);
  const listPrice = listed?.price;
  const steps: Step[] = [];
  let price = listPrice;
  let lacksRate = listed !== undefined && listPrice === undefined;
  const step = (source: Step["source"], name: unknown, after: bigint, percent: unknown = null) => {
    price = after;
    steps.push({ source, name, percent, priceRuleId: null, price });
  };
  if (price !== undefined) {
    for (const { name, change } of chosen(priced)) {
      const more = converted(change, currency, day, world);
      if (more === undefined) lacksRate = true;
      else step("option", name, price + times(more, content));
    }
    const level = world.levels.find(({ code }) => code === priced.priceLevelCode);
    const factor = one - numberIn(level?.discountPercent) / 100n;
    if (level) step("price_level", level.name, times(price, factor), level.discountPercent);
  }
  const { steps: ruled, isFinal } = ruleSteps(priced, price);
  return {
    price: ruled.at(-1)?.price ?? price,
    listPrice,
    steps: [...steps, ...ruled],
    isFinal,
    lacksRate,
  };
}

/** The steps as the API shows them. */
export const shownSteps = ({ steps }: SalesPrice, currency: string): JsonObject[] =>
  steps.map(({ price, ...step }) => ({ ...step, priceAfter: unitPrice(price, currency) }));

/** Where the price of a line is from: the last step that decides. */
export function sourceOf({ steps }: SalesPrice): string {
  const last = steps.filter(({ source }) => source !== "option").at(-1)?.source;
  if (!last) return "list";
  return last === "price_level" ? last : "price_rule";
}
