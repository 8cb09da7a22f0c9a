import { objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import { homeCurrency } from "../money/ledger";
import type { Call } from "../rule";
import { homeOn } from "./landed-shares";

/** Key of what landed costs of foreign vendors are worth in the books, among the records. */
const valuesKey = "landed-cost-values";

const valueId = ({ id }: JsonObject) => `value ${String(id)}`;

const amountOf = (cost: JsonObject | undefined) => {
  const { amount, currency } = objectAt(cost, "amount");
  return `${String(amount)} ${String(currency)}`;
};

/**
 * What each landed cost of a posted receiving is worth in the books. A cost that stays as it is keeps its value, whatever
 * the rate is today; a bill gives it that of its line, and an estimate that is back has the one that it had.
 */
export function landedValues(
  call: Call,
  receiving: MockRecord,
  on: string,
  billed: ReadonlyMap<unknown, bigint> = new Map(),
): (cost: JsonObject) => bigint {
  const { store } = call.world;
  const earlier = call.before?.id === receiving.id ? call.before : receiving;
  const costs = objectsAt(earlier, "landedCosts");
  const atReceipt = homeOn(call, String(receiving.receivedOn));
  return (cost) => {
    const old = costs.find(({ id }) => id === cost.id);
    const known = store.get(valuesKey, valueId(cost));
    const noted = (name: string, other: JsonObject) =>
      known?.[name] ? numberIn(known[name]) : atReceipt(other);
    const isBack = old?.status === "billed" && cost.status === "estimated";
    const isKept = old && old.status === cost.status && amountOf(old) === amountOf(cost);
    const before = () => (isKept ? noted("home", old) : homeOn(call, on)(cost));
    const home = billed.get(cost.id) ?? (isBack ? noted("estimate", cost) : before());
    const estimate =
      old?.status === "estimated" ? money(noted("home", old), homeCurrency) : known?.estimate;
    store.put(valuesKey, {
      id: valueId(cost),
      home: money(home, homeCurrency),
      estimate: estimate ?? null,
    });
    return home;
  };
}
