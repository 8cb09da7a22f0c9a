import { isObject, type JsonObject } from "../openapi/json";
import type { Collection } from "./collections";
import { isQuantity, numberIn, quantity } from "./decimals";
import { shareDrafts } from "./drafted-documents";
import type { MockRecord } from "./model";
import { move } from "./move";
import type { Operation } from "./mock-operations";
import type { World } from "./world";

/** Adds quantities: two lines can refer to the same one. */
function added(before: unknown, more: unknown): unknown {
  if (!isQuantity(before) || !isQuantity(more)) return before ?? more;
  return quantity(numberIn(before) + numberIn(more), before.unit);
}

/** The texts in a value, any of which may be an id, with the quantity beside each. */
function textsWithQuantity(
  value: unknown,
  found = new Map<string, unknown>(),
): Map<string, unknown> {
  if (Array.isArray(value)) value.forEach((inner) => textsWithQuantity(inner, found));
  else if (isObject(value))
    for (const inner of Object.values(value)) {
      if (typeof inner === "string") found.set(inner, added(found.get(inner), value.quantity));
      else textsWithQuantity(inner, found);
    }
  return found;
}

/** Moves the records that a record refers to: receiving goods moves their purchase order. */
export function moveElsewhere(
  record: MockRecord,
  from: Collection,
  operation: Operation,
  world: World,
  now: string,
): void {
  const texts = textsWithQuantity(record);
  const isNothing = (moved: unknown) => isQuantity(moved) && numberIn(moved) === 0n;
  const touched = new Map<MockRecord, { collection: Collection; moved: Map<string, unknown> }>();
  for (const [id, moved] of texts) {
    const found = world.store.find(id);
    const collection = found && world.collection(found.collection);
    if (!found || !collection || collection === from || !collection.movedBy.includes(operation.id))
      continue;
    const entry = touched.get(found.record) ?? { collection, moved: new Map<string, unknown>() };
    if (found.holder !== found.record) entry.moved.set(id, moved);
    touched.set(found.record, entry);
  }
  for (const [other, { collection, moved }] of touched) {
    const changed: JsonObject = structuredClone(other);
    // A line of which all was refused names its order, and moves nothing there.
    const some = new Map([...moved].filter(([, pieces]) => !isNothing(pieces)));
    if (some.size || !moved.size)
      move(collection, changed, operation, world, {
        moved: some.size ? some : undefined,
        strict: false,
        now,
      });
    noteReference(changed, record, from);
    shareDrafts(changed, record, collection.schema, world);
    changed.updatedAt = now;
    world.store.put(collection.root, changed);
  }
}

const singular = (root: string) =>
  (root.split("/").at(-1) ?? "")
    .replace(/ies$/, "y")
    .replace(/s$/, "")
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Adds the id of a new record to the list of another record, such as `shipmentIds`. Returns whether it did. */
export function noteReference(
  holder: JsonObject,
  made: MockRecord,
  collection: Collection,
): boolean {
  const name = `${singular(collection.root)}Ids`;
  const list = holder[name];
  if (!Array.isArray(list) || list.includes(made.id)) return false;
  holder[name] = [...(list as unknown[]), made.id];
  return true;
}

/** Takes the id of a record that is gone out of the lists of all others. */
export function forgetReferences({ id }: MockRecord, { store }: World): void {
  for (const [root, records] of store.collections())
    for (const record of records) {
      const lists = Object.entries(record).filter(
        ([name, value]) => name.endsWith("Ids") && Array.isArray(value) && value.includes(id),
      );
      if (!lists.length) continue;
      const without = lists.map(([name, value]) => [
        name,
        (value as unknown[]).filter((one) => one !== id),
      ]);
      store.put(root, { ...record, ...(Object.fromEntries(without) as JsonObject) });
    }
}

/** Adds the id of a new record to the lists of all records that a request names. */
export function noteInReferences(
  ids: readonly string[],
  made: MockRecord,
  collection: Collection,
  world: World,
): void {
  for (const id of ids) {
    const found = world.store.find(id);
    if (!found || found.record === made) continue;
    // Records are replaced, never changed in place: a refused request takes back what was put.
    const holder = { ...found.record };
    if (noteReference(holder, made, collection)) world.store.put(found.collection, holder);
  }
}
