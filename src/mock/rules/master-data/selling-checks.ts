import { objectAt, objectsAt, textsAt } from "../../../openapi/json";
import { label } from "../../record-label";
import { numberIn } from "../../decimals";
import { checkedBy, found, when, type Check } from "../checks/field-checks";
import { onBoth, type Rules } from "../rule";

/** Refuses a price level that is not set up. */
export const levelKnown =
  (field: string): Check =>
  ({ body, world }) => {
    const isStrange = body[field] && !world.levels.some(({ code }) => code === body[field]);
    const message = `There is no price level ${String(body[field])}.`;
    return when(isStrange, `/${field}`, message, "reference");
  };

const notOnlyFor =
  (side: "purchases" | "sales") =>
  (field: string): Check =>
  (call) => {
    const term = found(call, call.body[field]);
    const message = `${label(term)} is for ${side} only.`;
    return when(term?.usedFor === side, `/${field}`, message, "reference");
  };

/** Refuses a term on which nothing is sold. */
export const termForSales = notOnlyFor("purchases");

/** Refuses a term on which nothing is bought. */
export const termForPurchases = notOnlyFor("sales");

const risingSteps: Check = ({ body }) => {
  const breaks = objectsAt(objectAt(body, "effect"), "breaks");
  const wrong = breaks.findIndex(
    ({ fromQuantity }, index) =>
      index > 0 && numberIn(fromQuantity) <= numberIn(breaks[index - 1]?.fromQuantity),
  );
  return when(wrong > 0, `/effect/breaks/${wrong}/fromQuantity`, "Steps must rise.", "range");
};

/** Prices of a scale are in one currency. */
const oneCurrency: Check = ({ body }) => {
  const [first, ...others] = objectsAt(objectAt(body, "effect"), "breaks").map(
    ({ price }) => objectAt({ price }, "price").currency,
  );
  const other = others.findIndex((currency) => currency !== first);
  const pointer = `/effect/breaks/${other + 1}/price/currency`;
  return when(other >= 0, pointer, `The first price is in ${String(first)}.`, "currency");
};

const levelsKnown: Check = ({ body, world }) => {
  const codes = textsAt(objectAt(body, "conditions"), "priceLevelCodes");
  const strange = codes.findIndex((code) => !world.levels.some((level) => level.code === code));
  const pointer = `/conditions/priceLevelCodes/${strange}`;
  return when(strange >= 0, pointer, `There is no price level ${codes[strange]}.`, "reference");
};

/** Rules by which prices are found. */
export const priceRuleCheckRules: Rules = onBoth(
  "price-rule",
  checkedBy([risingSteps, oneCurrency, levelsKnown]),
);
