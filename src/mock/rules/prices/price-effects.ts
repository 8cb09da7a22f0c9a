import { isObject, objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { numberIn, one, times } from "../../decimals";
import { homeCurrency } from "../money/ledger";
import { converted } from "../money/rates";
import { usualCost } from "../stock/costs";
import { inBaseUnit } from "../stock/movements";
import type { Priced } from "./priced";

/** What a rule makes of a price of one unit; undefined if it does not fit. */
type Effect = (effect: JsonObject, price: bigint, priced: Priced) => bigint | undefined;

const fraction = (percent: unknown) => numberIn(percent) / 100n;

/** A price of one base unit as that of one unit of the line. Never converted: contract prices do not float. */
const ofLineUnit = (price: unknown, { currency, content }: Priced): bigint | undefined =>
  isObject(price) && price.currency === currency ? times(numberIn(price), content) : undefined;

const effects: Readonly<Record<string, Effect>> = {
  percent_off: ({ percent }, price) => times(price, one - fraction(percent)),
  amount_off: ({ amount }, price, { currency, day, world }) => {
    const off = isObject(amount) ? converted(amount, currency, day, world) : undefined;
    return off === undefined ? undefined : price > off ? price - off : 0n;
  },
  fixed_price: ({ price }, _, priced) => ofLineUnit(price, priced),
  cost_plus: ({ markupPercent }, _, { item, currency, day, world, content }) => {
    const cost = usualCost(item);
    const rate = converted({ amount: "1", currency: homeCurrency }, currency, day, world);
    if (cost <= 0n || rate === undefined) return undefined;
    return times(times(times(cost, one + fraction(markupPercent)), rate), content);
  },
  quantity_breaks: ({ breaks }, _, priced) => {
    const { item, quantity, world } = priced;
    const wanted = inBaseUnit(item, quantity, world);
    const reached = objectsAt({ breaks }, "breaks")
      .filter(({ fromQuantity }) => inBaseUnit(item, fromQuantity, world) <= wanted)
      .at(-1);
    return reached && ofLineUnit(reached.price, priced);
  },
};

/** The price that a rule leaves of another one; undefined if its effect does not fit. */
export const effectOf = (rule: JsonObject, price: bigint, priced: Priced): bigint | undefined => {
  const effect = objectAt(rule, "effect");
  return effects[String(effect.type)]?.(effect, price, priced);
};
