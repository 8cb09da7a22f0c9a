import { isObject, type JsonObject } from "../openapi/json";
import { exampleRecords, type Collection } from "./collections";
import { complete } from "./complete-records";
import type { MockRecord } from "./model";
import { nearest } from "./nearest";
import { repair } from "./repair";
import { createStore } from "./store";
import { createWorld, levelsKey, type Catalogue } from "./world";

/** Records by the path of their collection. */
export type Records = Map<string, MockRecord[]>;

/** Every object with an id of this kind in the demo company's files. */
function objectsIn(value: unknown, prefix: string, found: JsonObject[] = []): JsonObject[] {
  if (Array.isArray(value)) value.forEach((inner) => objectsIn(inner, prefix, found));
  else if (isObject(value)) {
    if (typeof value.id === "string" && value.id.startsWith(prefix)) found.push(value);
    Object.values(value).forEach((inner) => objectsIn(inner, prefix, found));
  }
  return found;
}

/** Price levels stand in the settings: a code with a discount and nothing more to be read or written by the API. */
function levelsIn(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(levelsIn);
  if (!isObject(value)) return [];
  const isLevel =
    typeof value.code === "string" &&
    typeof value.discountPercent === "string" &&
    value.id === undefined;
  return isLevel ? [value] : Object.values(value).flatMap(levelsIn);
}

/** The fullest record for each id; the demo company's come first, then what the description's examples add. */
function fullest(records: readonly JsonObject[]): MockRecord[] {
  const byId = new Map<unknown, JsonObject>();
  for (const record of records) {
    const known = byId.get(record.id);
    if (!known || Object.keys(record).length > Object.keys(known).length)
      byId.set(record.id, known ? { ...record, ...known } : record);
  }
  return [...byId.values()];
}

function knownRecords(collection: Collection, demo: unknown, catalogue: Catalogue): MockRecord[] {
  const prefix = collection.idShape?.prefix;
  if (!prefix) return [];
  const isOwn = (value: unknown): value is JsonObject =>
    isObject(value) && typeof value.id === "string" && value.id.startsWith(prefix);
  const fromDemo = objectsIn(demo, prefix);
  const inDemo = new Set(fromDemo.map(({ id }) => id));
  const shown = catalogue.operations
    .filter((operation) => operation.method === "GET" && operation.path.startsWith(collection.root))
    .flatMap(exampleRecords)
    .filter(isOwn);
  return fullest([
    ...fromDemo,
    ...shown.filter(({ id, createdAt }) => !inDemo.has(id) && createdAt !== undefined),
  ]).map((record) => structuredClone(record));
}

/** Objects without an id that the description shows below records: the options of an item. */
function besideRecords(catalogue: Catalogue): Records {
  const beside: Records = new Map();
  for (const [operation, role] of catalogue.roles) {
    if (operation.method !== "GET" || !operation.success.content) continue;
    const examples = exampleRecords(operation).filter(isObject);
    if (role.kind === "part" && !role.field)
      beside.set(
        operation.path,
        examples.filter((one) => typeof one[role.owner.parameter] === "string"),
      );
    if (role.kind === "singleton") beside.set(operation.path, examples.slice(0, 1));
  }
  return beside;
}

/** The records that a session starts with: the demo company's, made complete by the description; all fit their schemas. */
export function seedRecords(catalogue: Catalogue, demo: unknown): Records {
  const known: Records = new Map(
    catalogue.collections.map((collection) => [
      collection.root,
      knownRecords(collection, demo, catalogue),
    ]),
  );
  const whole: Records = new Map();
  for (const { root, pointer } of catalogue.collections)
    whole.set(
      root,
      (known.get(root) ?? []).filter((record) => catalogue.validate(pointer, record).length === 0),
    );
  const world = createWorld(catalogue, createStore(known), whole, "seed");
  const seeds: Records = besideRecords(catalogue);
  seeds.set(levelsKey, levelsIn(demo));
  for (const { root, schema, pointer } of catalogue.collections) {
    const patterns = whole.get(root) ?? [];
    const completed = (record: MockRecord) => {
      if (patterns.includes(record)) return record;
      const pattern = nearest(patterns, record);
      const full = complete(
        schema,
        record,
        { patterns, sources: [] },
        world,
        String(pattern?.createdAt ?? "2026-03-01T00:00:00Z"),
      );
      const kept = {
        ...full,
        ...Object.fromEntries(Object.entries(record).filter(([name]) => name in full)),
      };
      repair(pointer, schema, kept, pattern, world);
      return kept;
    };
    seeds.set(root, (known.get(root) ?? []).map(completed));
  }
  return seeds;
}
