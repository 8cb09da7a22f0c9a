import { type JsonObject, textsAt, objectAt } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import type { Call } from "../rule";
import { costKinds } from "./operation-costs";

/** Key of the serial numbers that were stamped at operations, among the records. */
export const stampedKey = "stamped-pieces";

/** Id of the record with the numbers that were stamped for an order. */
export const stampId = ({ id }: JsonObject) => `stamped ${String(id)}`;

/** Adds to the cost of an order by kind. */
export function addCost(order: MockRecord, by: Readonly<Record<string, bigint>>): JsonObject {
  const cost = { ...objectAt(order, "cost") };
  for (const [name, amount] of Object.entries(by))
    cost[name] = money(numberIn(cost[name]) + amount, "USD");
  const sum = costKinds.reduce((total, kind) => total + numberIn(cost[kind]), 0n);
  return {
    ...cost,
    actual: money(sum, "USD"),
    workInProcess: money(sum - numberIn(cost.finished), "USD"),
  };
}

export function stamp(order: MockRecord, { body, world }: Call): void {
  const known = textsAt(world.store.get(stampedKey, stampId(order)), "serialNumbers");
  const named = textsAt(body, "serialNumbers");
  const serialNumbers =
    body.isCorrection === true
      ? known.filter((one) => !named.includes(one))
      : [...new Set([...known, ...named])];
  if (named.length) world.store.put(stampedKey, { id: stampId(order), serialNumbers });
}
