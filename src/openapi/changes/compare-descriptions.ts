import type { OperationEntry } from "../collect-operations";
import { componentsOf, textsAt, type JsonObject } from "../json";
import type { References } from "../references";
import { createSchemaResolver } from "../resolve-schema";
import type { Direction } from "../schema-tree";
import { serversOf } from "../servers";
import { breakingFirst, compareLists, isBreaking, type Change } from "./change";
import { compareOperations, plainPath, titleOf } from "./compare-operations";
import { createSchemaComparison, type SchemaComparison, type SchemaPair } from "./compare-schemas";

/** A bundled description, such as a `LoadedDescription`. */
export interface ComparedDescription {
  document: JsonObject;
  references: References;
  operations: readonly OperationEntry[];
}

interface OperationChange extends Change {
  /** Name of the schema with the change, if it is in a named one. */
  schema?: string;
}

/** How an operation differs. */
export interface OperationChanges {
  status: "added" | "removed" | "changed";
  breaking: boolean;
  /** In the later description, unless it was removed. */
  slug: string;
  method: string;
  path: string;
  title: string;
  /** First tag, or empty. */
  tag: string;
  /** Breaking ones first. Those of a named schema have the address of its first use in the operation. */
  changes: OperationChange[];
}

/** How a named schema differs. */
export interface SchemaChanges {
  name: string;
  status: "added" | "removed" | "changed";
  breaking: boolean;
  changes: (Change & { direction: Direction })[];
  /** Slugs of the operations that use it. */
  operations: string[];
}

/** All differences between two descriptions. */
export interface ApiChanges {
  /** Changes of the servers. */
  general: Change[];
  /** In the order of the later description; removed ones at the end. */
  operations: OperationChanges[];
  /** Sorted by name. */
  schemas: SchemaChanges[];
}

const keyOf = ({ method, path, isWebhook }: OperationEntry) =>
  `${isWebhook ? "webhook " : ""}${method} ${plainPath(path)}`;

/** The earlier operation for each later one, matched by method and path, or else by operationId. */
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

/** An operation's own changes and those of the named schemas it uses, at their first use. */
function gather({ changes, uses }: SchemaComparison, visit: (pair: SchemaPair) => void): OperationChange[] {
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
  return breakingFirst(gathered, isBreaking);
}

function facts(entry: OperationEntry) {
  const { slug, method, path, operation } = entry;
  return { slug, method, path, title: titleOf(entry), tag: textsAt(operation, "tags")[0] ?? "" };
}

function compareServers(before: JsonObject, after: JsonObject): Change[] {
  const urlsOf = (document: JsonObject) => serversOf(document).map(({ url }) => url);
  return compareLists(urlsOf(before), urlsOf(after), ["server-removed", "server-added"], "");
}

/** Changes of the schemas that operations use, and schemas that were added or removed. */
function schemaChanges(
  before: JsonObject,
  after: JsonObject,
  users: ReadonlyMap<SchemaPair, ReadonlySet<string>>,
): SchemaChanges[] {
  const [oldSchemas, newSchemas] = [before, after].map(
    (document) => new Set(Object.keys(componentsOf(document, "schemas"))),
  );
  const found = new Map<string, SchemaChanges>();
  for (const [pair, slugs] of users) {
    if (!pair.changes.length) continue;
    const known = found.get(pair.name);
    const changes = pair.changes.map((change) => ({ ...change, direction: pair.direction }));
    found.set(pair.name, {
      name: pair.name,
      status: "changed",
      breaking: (known?.breaking ?? false) || changes.some(isBreaking),
      changes: breakingFirst([...(known?.changes ?? []), ...changes], isBreaking),
      operations: [...new Set([...(known?.operations ?? []), ...slugs])],
    });
  }
  const empty = { breaking: false, changes: [], operations: [] };
  for (const name of newSchemas ?? [])
    if (!oldSchemas?.has(name) && !found.has(name))
      found.set(name, { name, status: "added", ...empty });
  for (const name of oldSchemas ?? [])
    if (!newSchemas?.has(name) && !found.has(name))
      found.set(name, { name, status: "removed", ...empty });
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Compares a description with a later one. */
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
