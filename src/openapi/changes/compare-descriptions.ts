import type { OperationEntry } from "../collect-operations";
import { objectAt, textsAt, type JsonObject } from "../json";
import type { References } from "../references";
import { createSchemaResolver } from "../resolve-schema";
import { serversOf } from "../servers";
import { breakingFirst, isBreaking, type Change, type Direction } from "./change";
import { compareOperations, plainPath, titleOf } from "./compare-operations";
import { createSchemaComparison, type Found, type SchemaPair } from "./compare-schemas";

/** A description as the comparison takes it; src/openapi/load-description gives one. */
export interface ComparedDescription {
  document: JsonObject;
  references: References;
  operations: readonly OperationEntry[];
}

/** A difference that an operation has through a named schema. */
export interface OperationChange extends Change {
  /** Name of the schema, where the difference stands in one. */
  schema?: string;
}

/** What became of an operation. */
export interface OperationChanges {
  status: "added" | "removed" | "changed";
  breaking: boolean;
  /** Of the description in which it stands: the later one, unless it was removed. */
  slug: string;
  method: string;
  path: string;
  title: string;
  /** First tag, empty where there is none. */
  tag: string;
  /** Breaking ones first; the places of those in named schemas are the first ones in the operation. */
  changes: OperationChange[];
}

/** What became of a named schema. */
export interface SchemaChanges {
  name: string;
  status: "added" | "removed" | "changed";
  breaking: boolean;
  changes: (Change & { direction: Direction })[];
  /** Slugs of the operations that have these differences through it. */
  operations: string[];
}

/** Everything in which the later of two descriptions differs from the earlier one. */
export interface ApiChanges {
  /** Differences of the description as a whole. */
  general: Change[];
  /** In the order of the later description; removed ones at the end. */
  operations: OperationChanges[];
  /** By name. */
  schemas: SchemaChanges[];
}

const keyOf = ({ method, path, isWebhook }: OperationEntry) =>
  `${isWebhook ? "webhook " : ""}${method} ${plainPath(path)}`;

/** Which operation of the earlier description stands for one of the later: by method and path, else by operationId. */
function matchOperations(before: readonly OperationEntry[], after: readonly OperationEntry[]) {
  const byKey = new Map(before.map((entry) => [keyOf(entry), entry]));
  const matches = new Map<OperationEntry, OperationEntry>();
  for (const entry of after) {
    const same = byKey.get(keyOf(entry));
    if (same) matches.set(entry, same);
  }
  const taken = new Set(matches.values());
  const free = before.filter((entry) => entry.operationId && !taken.has(entry));
  const byId = new Map(free.map((entry) => [entry.operationId, entry]));
  for (const entry of after) {
    const moved = matches.has(entry) ? undefined : byId.get(entry.operationId);
    if (moved && moved.isWebhook === entry.isWebhook) matches.set(entry, moved);
  }
  return matches;
}

/** All differences of an operation: its own, then those of the named schemas that it uses, at their first place. */
function gather({ changes, uses }: Found, visit: (pair: SchemaPair) => void): OperationChange[] {
  const gathered: OperationChange[] = [...changes];
  const seen = new Set<SchemaPair>();
  const waiting = [...uses];
  for (const { at, pair } of waiting) {
    if (seen.has(pair)) continue;
    seen.add(pair);
    visit(pair);
    const schema = pair.name;
    for (const change of pair.changes) gathered.push({ ...change, at: at + change.at, schema });
    for (const use of pair.uses) waiting.push({ at: at + use.at, pair: use.pair });
  }
  return breakingFirst(gathered);
}

function facts(entry: OperationEntry) {
  const { slug, method, path, operation } = entry;
  return { slug, method, path, title: titleOf(entry), tag: textsAt(operation, "tags")[0] ?? "" };
}

function compareServers(before: JsonObject, after: JsonObject): Change[] {
  const [was, is] = [before, after].map((document) => serversOf(document).map(({ url }) => url));
  const removed = was?.filter((url) => !is?.includes(url)) ?? [];
  const added = is?.filter((url) => !was?.includes(url)) ?? [];
  return [
    ...removed.map((url): Change => ({ rule: "server-removed", at: "", before: url })),
    ...added.map((url): Change => ({ rule: "server-added", at: "", after: url })),
  ];
}

/** Changes of schemas, as far as operations use them; those that came or went by name. */
function schemaChanges(
  before: JsonObject,
  after: JsonObject,
  users: ReadonlyMap<SchemaPair, ReadonlySet<string>>,
): SchemaChanges[] {
  const namesOf = (document: JsonObject) =>
    Object.keys(objectAt(objectAt(document, "components"), "schemas"));
  const [was, is] = [new Set(namesOf(before)), new Set(namesOf(after))];
  const found = new Map<string, SchemaChanges>();
  for (const [pair, slugs] of users) {
    if (!pair.changes.length) continue;
    const known = found.get(pair.name);
    const changes = pair.changes.map((change) => ({ ...change, direction: pair.direction }));
    found.set(pair.name, {
      name: pair.name,
      status: "changed",
      breaking: (known?.breaking ?? false) || changes.some(isBreaking),
      changes: breakingFirst([...(known?.changes ?? []), ...changes]),
      operations: [...new Set([...(known?.operations ?? []), ...slugs])],
    });
  }
  const empty = { breaking: false, changes: [], operations: [] };
  for (const name of is)
    if (!was.has(name) && !found.has(name)) found.set(name, { name, status: "added", ...empty });
  for (const name of was)
    if (!is.has(name) && !found.has(name)) found.set(name, { name, status: "removed", ...empty });
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What changed from one description to a later one. Both must be bundled: every reference is internal. */
export function compareDescriptions(
  before: ComparedDescription,
  after: ComparedDescription,
): ApiChanges {
  const compare = createSchemaComparison(
    createSchemaResolver(before.references),
    createSchemaResolver(after.references),
  );
  const matches = matchOperations(before.operations, after.operations);
  const users = new Map<SchemaPair, Set<string>>();
  const operations: OperationChanges[] = [];
  for (const entry of after.operations) {
    const earlier = matches.get(entry);
    if (!earlier) {
      const changes: Change[] = [{ rule: "operation-added", at: "" }];
      operations.push({ status: "added", breaking: false, ...facts(entry), changes });
      continue;
    }
    const found = compareOperations({ entry: earlier, of: before }, { entry, of: after }, compare);
    const changes = gather(found, (pair) => {
      users.set(pair, (users.get(pair) ?? new Set()).add(entry.slug));
    });
    if (changes.length) {
      const breaking = changes.some(isBreaking);
      operations.push({ status: "changed", breaking, ...facts(entry), changes });
    }
  }
  const kept = new Set(matches.values());
  for (const entry of before.operations)
    if (!kept.has(entry)) {
      const changes: Change[] = [{ rule: "operation-removed", at: "" }];
      operations.push({ status: "removed", breaking: true, ...facts(entry), changes });
    }
  return {
    general: compareServers(before.document, after.document),
    operations,
    schemas: schemaChanges(before.document, after.document, users),
  };
}
