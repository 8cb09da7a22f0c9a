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
function categoriesOf({ item, world }: Pick<Priced, "item" | "world">): unknown[] {
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

/** True if a rule can hold for what has one of these ids or codes, or none is set. */
function names(rule: JsonObject, field: string, values: readonly unknown[], world: World): boolean {
  const wanted = textsAt(objectAt(rule, "conditions"), field).map((id) => survivor(id, world));
  return !wanted.length || values.some((one) => wanted.includes(survivor(one, world)));
}

/** True if a rule is for what is priced, on the day. Each condition that is set has to be met. */
function fits(rule: MockRecord, priced: Priced): boolean {
  const { day, item, quantity, world } = priced;
  const { minimumQuantity } = objectAt(rule, "conditions");
  return (
    rule.status === "active" &&
    isBetween(day, rule.startsOn, rule.endsOn) &&
    Object.entries(subjects).every(([name, of]) => names(rule, name, of(priced), world)) &&
    inBaseUnit(item, minimumQuantity, world) <= inBaseUnit(item, quantity, world)
  );
}

/** True if a rule can hold for a customer, by id, type, and price level. */
export function canBeFor(rule: JsonObject, customerId: unknown, world: World): boolean {
  const customer = world.store.find(customerId)?.record;
  return (
    names(rule, "customerIds", [customerId], world) &&
    names(rule, "customerTypeIds", [customer?.customerTypeId], world) &&
    names(rule, "priceLevelCodes", [customer?.priceLevelCode], world)
  );
}

/** True if a rule can hold for an item, by id and category. */
export function canPrice(rule: JsonObject, itemId: unknown, world: World): boolean {
  const item = world.store.find(itemId)?.record ?? {};
  const categories = categoriesOf({ item, world });
  return (
    names(rule, "itemIds", [itemId], world) && names(rule, "itemCategoryIds", categories, world)
  );
}

/** All price rules, the one that is tried first at the top. */
export const byRank = ({ store }: World): MockRecord[] =>
  store.list("/price-rules").sort((a, b) => Number(a.priority) - Number(b.priority));

/** The rules for what is priced, by rank. */
export const rulesFor = (priced: Priced): JsonObject[] =>
  byRank(priced.world).filter((rule) => fits(rule, priced));
