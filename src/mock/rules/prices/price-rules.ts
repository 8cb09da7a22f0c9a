import { objectAt, textsAt, type JsonObject } from "../../../openapi/json";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { isBetween } from "../days";
import { inBaseUnit } from "../stock/movements";
import type { Priced } from "./priced";

/** The record that a merged one has become. */
function survivor(id: unknown, { store }: World): unknown {
  const record = store.find(id)?.record;
  return record?.status === "merged" && record.mergedIntoId ? record.mergedIntoId : id;
}

/** What has to be in a list of conditions, by the name of the list. */
const subjects: Readonly<Record<string, (priced: Priced) => unknown>> = {
  customerIds: ({ customer }) => customer?.id,
  customerTypeIds: ({ customer }) => customer?.customerTypeId,
  priceLevelCodes: ({ priceLevelCode }) => priceLevelCode,
  itemIds: ({ item }) => item.id,
  itemCategoryIds: ({ item }) => item.categoryId,
  locationIds: ({ locationId }) => locationId,
  externalChannelIds: ({ externalChannelId }) => externalChannelId,
};

/** True if a rule is for what is priced, on the day. Each condition that is set has to be met. */
function fits(rule: MockRecord, priced: Priced): boolean {
  const { day, item, quantity, world } = priced;
  const conditions = objectAt(rule, "conditions");
  const isMet = ([name, subject]: [string, (priced: Priced) => unknown]) => {
    const wanted = textsAt(conditions, name).map((id) => survivor(id, world));
    return !wanted.length || wanted.includes(survivor(subject(priced), world));
  };
  const { minimumQuantity } = conditions;
  return (
    rule.status === "active" &&
    isBetween(day, rule.startsOn, rule.endsOn) &&
    Object.entries(subjects).every(isMet) &&
    inBaseUnit(item, minimumQuantity, world) <= inBaseUnit(item, quantity, world)
  );
}

/** All price rules, the one that is tried first at the top. */
export const byRank = ({ store }: World): MockRecord[] =>
  store.list("/price-rules").sort((a, b) => Number(a.priority) - Number(b.priority));

/** The rules for what is priced, by rank. */
export const rulesFor = (priced: Priced): JsonObject[] =>
  byRank(priced.world).filter((rule) => fits(rule, priced));
