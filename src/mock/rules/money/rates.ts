import { textAt, type JsonObject } from "../../../openapi/json";
import { numberIn, one } from "../../decimals";
import { demoObjects } from "../../demo-objects";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { addDays, today } from "../days";
import { homeCurrency } from "./ledger";

/** Key of the exchange rates among the records; the app keeps them. */
export const ratesKey = "exchange-rates";

/** Days after the last rate on which it still holds. */
const holdsFor = 10;

/** The exchange rates in the files of a demo company. */
export const openingRates = (demo: unknown): MockRecord[] =>
  demoObjects(demo, (one) => ["currency", "date", "rate"].every((key) => textAt(one, key))).map(
    (rate) => ({ ...rate, id: `${String(rate.currency)} ${String(rate.date)}` }),
  );

/**
 * The rate of a currency on a day, in units for one of the home currency; undefined if none is stored. Rates are fetched
 * every night, so that of a day is the last one that differs; no rate is known of days to come.
 */
export function rateOn(currency: unknown, day: string, world: World): string | undefined {
  if (day > addDays(today(world), holdsFor)) return undefined;
  const known = world.store
    .list(ratesKey)
    .filter((rate) => rate.currency === currency && String(rate.date) <= day)
    .sort((a, b) => (String(a.date) < String(b.date) ? 1 : -1));
  return textAt(known[0], "rate");
}

/** An amount in another currency; undefined without a rate. */
export function converted(
  price: JsonObject,
  currency: unknown,
  day: string,
  world: World,
): bigint | undefined {
  const amount = numberIn(price);
  if (price.currency === currency) return amount;
  const factors = [price.currency, currency].map((code) =>
    code === homeCurrency ? one : numberIn(rateOn(code, day, world)),
  );
  const [from = 0n, to = 0n] = factors;
  return from > 0n && to > 0n ? (amount * to) / from : undefined;
}
