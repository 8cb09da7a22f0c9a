import { label } from "../../label";
import { objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, sumOf, times } from "../../decimals";
import { refuseWithoutRate } from "../money/document-rates";
import { homeCurrency } from "../money/ledger";
import { inKilograms, volumeOf } from "../shipping/parcels";
import { converted } from "../money/rates";
import { mayRefuse, refuseCall, type Call } from "../rule";

/** An amount in whole cents. */
export const cents = (number: bigint) => numberIn(money(number, homeCurrency));

/** A received line with its item, its base quantity, and what the goods cost. */
export interface ReceivedGoods {
  line: JsonObject;
  item: JsonObject;
  base: bigint;
  amount: bigint;
}

/** What a cost is spread by. */
const measures: Record<string, (received: ReceivedGoods) => bigint> = {
  value: ({ amount }) => amount,
  quantity: ({ base }) => base,
  weight: ({ base, item }) => times(base, inKilograms(item.weight)),
  volume: ({ base, item }) => times(base, volumeOf(item.dimensions)),
};

/** Splits an amount in proportion; the last part takes the rounding. */
export function split(amount: bigint, parts: readonly bigint[]): bigint[] {
  const whole = sumOf(parts, (part) => part);
  let left = amount;
  return parts.map((part, index) => {
    const share = index === parts.length - 1 ? left : whole ? cents((amount * part) / whole) : 0n;
    left -= share;
    return share;
  });
}

/** Where a body has a cost: changes go by id, and costs without one are new. */
function sentAt(cost: JsonObject, costs: readonly JsonObject[], { body, before }: Call): number {
  const sent = objectsAt(body, "landedCosts");
  const old = objectsAt(before, "landedCosts").map(({ id }) => id);
  const isNew = !old.includes(cost.id);
  if (!isNew) return sent.findIndex(({ id }) => id === cost.id);
  const place = costs.filter(({ id }) => !old.includes(id)).indexOf(cost);
  const added = sent.flatMap(({ id }, index) => (id === undefined ? [index] : []));
  return added[place] ?? place;
}

/** What a cost is worth in the books on a day. */
export const homeOn =
  (call: Call, day: string) =>
  (cost: JsonObject): bigint => {
    const amount = objectAt(cost, "amount");
    const known = converted(amount, homeCurrency, day, call.world);
    if (known === undefined && mayRefuse(call, "exchange-rate-missing"))
      refuseWithoutRate(call, amount.currency, day);
    return cents(known ?? numberIn(amount));
  };

/** The share of each line in the landed costs of a receiving, in the currency of the books. */
export function landedShares(
  call: Call,
  lines: readonly ReceivedGoods[],
  costs: readonly JsonObject[],
  homeOf: (cost: JsonObject) => bigint,
): bigint[] {
  const shares = lines.map(() => 0n);
  for (const cost of costs) {
    const parts = lines.map((line) => measures[String(cost.allocation)]?.(line) ?? 0n);
    const without = lines.find((line, at) => line.base > 0n && parts[at] === 0n);
    if (without && ["weight", "volume"].includes(String(cost.allocation))) {
      const why = `${label(without.item)} has no ${String(cost.allocation)}`;
      const pointer = `/landedCosts/${sentAt(cost, costs, call)}/allocation`;
      refuseCall(call, "validation-failed", `${why} to allocate a cost by.`, [
        { pointer, rule: "required", message: `${why}.` },
      ]);
    }
    for (const [at, share] of split(homeOf(cost), parts).entries())
      shares[at] = (shares[at] ?? 0n) + share;
  }
  return shares;
}
