import { objectAt, objectsAt, pick, textsAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { words } from "../../filters";
import { mentions } from "../../store";
import type { World } from "../../world";

/** True for a row of a list that a parameter asks for. */
export type Test = (row: JsonObject, wanted: unknown, world: World, query: JsonObject) => boolean;

export const hasComponent = (row: JsonObject, itemId: unknown): boolean =>
  objectsAt(row, "components").some((part) => mentions(part, String(itemId)));

/** True for a build whose components have left stock. */
export const isConsumed = ({ status }: JsonObject) =>
  status === "completed" || status === "reversed";

export const hasShortage = (row: JsonObject): boolean =>
  objectsAt(row, "components").some((part) => numberIn(part.quantityShort) > 0n);

/** True for an account, and for those below it if it is a header. */
export function isAccount(id: unknown, wanted: unknown, { store }: World): boolean {
  if (id === wanted) return true;
  const { parentAccountId } = store.get("/accounts", String(id)) ?? {};
  return Boolean(parentAccountId) && isAccount(parentAccountId, wanted, { store } as World);
}

/** How deep a category is, counted from 1 at the top. */
export function levelOf({ parentId }: JsonObject, { store }: World): number {
  const parent = store.find(parentId)?.record;
  return parent ? 1 + levelOf(parent, { store } as World) : 1;
}

/** The place of a category in the tree: each branch after its parent, and siblings by `sortOrder` and name. */
export function placeInTree(
  { parentId, sortOrder, name }: JsonObject,
  { store }: Pick<World, "store">,
): string {
  const parent = store.find(parentId)?.record;
  const own = `${String(sortOrder).padStart(4, "0")} ${String(name).toLowerCase()}`;
  return parent ? `${placeInTree(parent, { store })}\n${own}` : own;
}

/** True for an item in a category or in one below it. */
export function isInCategory(item: JsonObject | undefined, wanted: unknown, world: World): boolean {
  let category = world.store.find(item?.categoryId)?.record;
  for (let level = 0; category && level < 12; level++) {
    if (category.id === wanted) return true;
    category = world.store.find(category.parentId)?.record;
  }
  return false;
}

/** True for an attribute that the items of a category have; without categories, all items do. */
export function isAttributeOf(attribute: JsonObject, item: JsonObject, world: World): boolean {
  const ids = textsAt(attribute, "categoryIds");
  return !ids.length || ids.some((id) => isInCategory(item, id, world));
}

export const isOverdue: Test = ({ balance }, wanted) =>
  numberIn(objectAt(objectAt({ balance }, "balance"), "overdue")) > 0n === wanted;

/** True for a row in which each word that is asked for begins a word of some fields. */
export const findsIn =
  (...fields: readonly string[]): Test =>
  (row, wanted) => {
    const own = words(pick(row, (name) => fields.includes(name)));
    return words(wanted).every((part) => own.some((word) => word.startsWith(part)));
  };

/** True for a customer or vendor that the words find: by number, name, contact, and city. */
export const findsParty: Test = (row, wanted, world, query) => {
  const people = [objectAt(row, "primaryContact"), ...objectsAt(row, "contacts")];
  const contact = people.map(({ name }) => name ?? "");
  const addresses = ["primaryAddress", "billingAddress", "shippingAddress"];
  const cities = addresses.map((name) => objectAt(row, name).city ?? "");
  const names = { ...pick(row, (name) => ["number", "name", "legalName"].includes(name)), contact };
  return findsIn(
    "number",
    "name",
    "legalName",
    "contact",
    "cities",
  )({ ...names, cities }, wanted, world, query);
};

/** True for equal texts, without regard to case. */
export const isSameText = (one: unknown, other: unknown): boolean =>
  String(one).toLowerCase() === String(other).toLowerCase();

/** True for what is used for a direction, or for both. */
export const isUsedFor: Test = ({ usedFor }, wanted) => usedFor === wanted || usedFor === "both";

/** True for a party whose general address is asked for, or that of its first contact. */
export const isReachedAt: Test = ({ email, primaryContact }, wanted) =>
  [email, objectAt({ primaryContact }, "primaryContact").email].some((known) =>
    isSameText(known, wanted),
  );
