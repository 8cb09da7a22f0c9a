import { pick, type JsonObject } from "../openapi/json";
import { exampleRecords, type Collection } from "./collections";
import { complete } from "./complete-records";
import { demoObjects } from "./demo-objects";
import type { MockRecord } from "./model";
import { nearest } from "./nearest";
import { repair } from "./repair";
import { notesKey, openingNotes } from "./rules/stock/change-notes";
import { movementsKey } from "./rules/stock/movements";
import { openingInvoices, openingMovements, settleOpening } from "./rules/opening";
import { invoicesKey } from "./rules/money/invoices";
import { createStore } from "./store";
import { balancesKey, openingBalances } from "./rules/money/account-balances";
import { credentialsKey, openingCredentials } from "./rules/master-data/credentials";
import { openingTariffs, tariffsKey } from "./rules/shipping/carrier-rates";
import { openingRates, ratesKey } from "./rules/money/rates";
import { createWorld, levelsKey, type Catalog } from "./world";

/** Records by the path of their collection. */
export type Records = Map<string, MockRecord[]>;

/** Price levels, which have no operations: objects in the settings with a code and a discount. */
const isLevel = ({ code, discountPercent, id }: JsonObject): boolean =>
  typeof code === "string" && typeof discountPercent === "string" && id === undefined;

/** One record for each id: the one with most fields, with values of earlier ones. What only a reference has, such as the `type` of a source, is not a field of the record. */
function fullest(records: readonly JsonObject[]): MockRecord[] {
  const byId = new Map<unknown, JsonObject>();
  for (const record of records) {
    const known = byId.get(record.id);
    if (!known || Object.keys(record).length > Object.keys(known).length)
      byId.set(record.id, known ? { ...record, ...pick(known, (name) => name in record) } : record);
  }
  return [...byId.values()];
}

function knownRecords(
  collection: Collection,
  demo: readonly JsonObject[],
  catalog: Catalog,
): MockRecord[] {
  const prefix = collection.idShape?.prefix;
  if (!prefix) return [];
  const fromDemo = demo.filter(({ id }) => String(id).startsWith(prefix));
  const inDemo = new Set(fromDemo.map(({ id }) => id));
  const shown = catalog.operations
    .filter((operation) => operation.method === "GET" && operation.path.startsWith(collection.root))
    .flatMap(exampleRecords)
    .filter(({ id }) => typeof id === "string" && id.startsWith(prefix));
  return fullest([
    // What is made in the course of a tutorial has an id for examples, and is not a record yet.
    ...fromDemo.filter(({ later }) => later !== true),
    ...shown.filter(({ id, createdAt }) => !inDemo.has(id) && createdAt !== undefined),
  ]).map((record) => structuredClone(record));
}

/** The first example for each record that has one. */
const firstOf = (examples: readonly JsonObject[], parameter: string): JsonObject[] => [
  ...new Map(
    examples
      .filter((example) => typeof example[parameter] === "string")
      .reverse()
      .map((example) => [example[parameter], example]),
  ).values(),
];

/** Objects without an id from the description's examples: the options of an item, singletons. */
function besideRecords(catalog: Catalog): Records {
  const beside: Records = new Map();
  for (const operation of catalog.operations) {
    if (operation.method !== "GET" || !operation.success.content) continue;
    const role = catalog.roleOf(operation);
    const examples = exampleRecords(operation);
    if (role.kind === "part" && !role.field)
      beside.set(operation.path, firstOf(examples, role.owner.parameter));
    if (role.kind === "singleton") beside.set(operation.path, examples.slice(0, 1));
  }
  return beside;
}

/** The first records of a session: those of the demo company, completed so that they fit their schemas. */
export function seedRecords(catalog: Catalog, demo: unknown): Records {
  const objects = demoObjects(demo, ({ id }) => typeof id === "string");
  const known: Records = new Map(
    catalog.collections.map((collection) => [
      collection.root,
      knownRecords(collection, objects, catalog),
    ]),
  );
  const whole: Records = new Map();
  for (const { root, pointer } of catalog.collections)
    whole.set(
      root,
      (known.get(root) ?? []).filter((record) => catalog.validate(pointer, record).length === 0),
    );
  const world = createWorld(catalog, createStore(known), whole, "seed");
  const seeds: Records = besideRecords(catalog);
  seeds.set(levelsKey, demoObjects(demo, isLevel));
  seeds.set(movementsKey, openingMovements(demo));
  seeds.set(notesKey, openingNotes(demo));
  seeds.set(ratesKey, openingRates(demo));
  seeds.set(credentialsKey, openingCredentials(demo));
  seeds.set(tariffsKey, openingTariffs(demo));
  seeds.set(balancesKey, openingBalances(demo));
  seeds.set(invoicesKey, openingInvoices(demo));
  for (const { root, schema, pointer } of catalog.collections) {
    const patterns = whole.get(root) ?? [];
    const completed = (record: MockRecord) => {
      if (patterns.includes(record)) return record;
      const pattern = nearest(patterns, record);
      const now = String(pattern?.createdAt ?? "2026-03-01T00:00:00Z");
      const full = complete(schema, record, { patterns, sources: [] }, world, now);
      const seed = { ...full, ...pick(record, (name) => name in full) };
      repair(pointer, schema, seed, pattern, world);
      return seed;
    };
    seeds.set(root, (known.get(root) ?? []).map(completed));
  }
  settleOpening(seeds);
  return seeds;
}
