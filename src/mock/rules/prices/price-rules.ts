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

/** The category of an item, and those above it. */
function categoriesOf({ item, world }: Priced): unknown[] {
  const ids: unknown[] = [];
  for (let id: unknown = item.categoryId; id && !ids.includes(id);) {
    ids.push(id);
    id = world.store.find(id)?.record.parentId;
  }
  return ids;
}

/** Of what one has to be in a list of conditions, by the name of the list. */
const subjects: Readonly<Record<string, (priced: Priced) => readonly unknown[]>> = {
  customerIds: ({ customer }) => [customer?.id],
  customerTypeIds: ({ customer }) => [customer?.customerTypeId],
  priceLevelCodes: ({ priceLevelCode }) => [priceLevelCode],
  itemIds: ({ item }) => [item.id],
  itemCategoryIds: categoriesOf,
  locationIds: ({ locationId }) => [locationId],
  externalChannelIds: ({ externalChannelId }) => [externalChannelId],
};

/** True if a rule is for what is priced, on the day. Each condition that is set has to be met. */
function fits(rule: MockRecord, priced: Priced): boolean {
  const { day, item, quantity, world } = priced;
  const conditions = objectAt(rule, "conditions");
  const isMet = ([name, subject]: [string, (priced: Priced) => readonly unknown[]]) => {
    const wanted = textsAt(conditions, name).map((id) => survivor(id, world));
    return !wanted.length || subject(priced).some((id) => wanted.includes(survivor(id, world)));
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
