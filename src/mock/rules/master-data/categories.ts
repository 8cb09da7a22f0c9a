import { objectAt, pick, type JsonObject } from "../../../openapi/json";
import type { World } from "../../world";
import { isChosen } from "../checks/retired";
import { label } from "../../record-label";
import { madeBy, refuseValues, type Call, type Rules } from "../rule";

/** What a category lends to its items, and to the categories below it. */
const lendable = [
  "revenueAccountId",
  "inventoryAccountId",
  "cogsAccountId",
  "expenseAccountId",
  "taxCodeId",
  "classReferenceId",
] as const;

type Lendable = (typeof lendable)[number];

/** An account or code of an item: its own, or what the nearest category above it lends. */
export function lentTo(item: JsonObject | undefined, name: Lendable, { store }: World): unknown {
  let lender = item;
  for (let up = item?.categoryId; lender && !lender[name]; up = lender?.parentId)
    lender = store.find(up)?.record;
  return lender?.[name] ?? undefined;
}

/** The class of postings of an item at a location that no document says: that of the item, of a category above it, or of the location. */
export function usualClass(item: JsonObject | undefined, locationId: unknown, world: World) {
  const { store } = world;
  const ids = [
    lentTo(item, "classReferenceId", world),
    store.find(locationId)?.record.classReferenceId,
  ];
  const chosen = ids.map((id) => store.find(id)?.record).find((one) => one && isChosen(one));
  return chosen?.id ?? null;
}

/** What a template fills in: custom fields only while they are in use. */
function withoutArchived(defaults: JsonObject, { store }: World): JsonObject {
  const isUsed = (key: string) =>
    store
      .list("/custom-fields")
      .some((one) => one.entityType === "item" && one.key === key && one.status === "active");
  return { ...defaults, customFields: pick(objectAt(defaults, "customFields"), isUsed) };
}

/** Leaves empty what a request leaves out, so that it is looked up when it is posted; a template fills in what it has, key by key. */
function lent(call: Call, root: string): void {
  const { body, world } = call;
  const isOpen = (name: string) => body[name] === undefined;
  for (const record of madeBy(call, root)) {
    const template = objectAt(world.store.find(body.templateId)?.record, "defaults");
    const defaults = "customFields" in template ? withoutArchived(template, world) : template;
    const empty = Object.fromEntries(lendable.map((name) => [name, null]));
    const filled = { ...empty, ...defaults };
    const keyed = ["attributes", "customFields"].flatMap((name) =>
      name in defaults ? [[name, { ...objectAt(defaults, name), ...objectAt(body, name) }]] : [],
    );
    world.store.put(root, {
      ...record,
      ...pick(filled, (name) => isOpen(name) && name in record),
      ...(Object.fromEntries(keyed) as JsonObject),
    });
  }
}

/** Refuses to leave a charge without an account: that of the company is for goods and work. */
function checkCharges(call: Call): void {
  const { body, world } = call;
  const field = ["revenueAccountId", "parentId"].find((name) => name in body);
  const lost = world.store
    .list("/items")
    .find((item) => item.kind === "other_charge" && !lentTo(item, "revenueAccountId", world));
  const message = `${label(lost)} is a charge and would have no revenue account.`;
  if (field && lost) refuseValues(call, [[`/${field}`, message, "required"]]);
}

/** What items and categories take from others. */
export const categoryRules: Rules = {
  "create-item": { after: (call) => lent(call, "/items") },
  "create-item-category": { after: (call) => lent(call, "/item-categories") },
  "update-item-category": { after: checkCharges },
};
