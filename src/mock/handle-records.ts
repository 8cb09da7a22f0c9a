import { idsIn } from "../openapi/record-id";
import { isObject, type JsonObject } from "../openapi/json";
import { fillAmounts } from "./amounts";
import { notModified, success, touched } from "./answers";
import type { CheckedRequest } from "./check-request";
import type { Collection } from "./collections";
import { checkDeletable, checkEditable, checkUnique } from "./conflicts";
import { makeRecord, patternsOf } from "./create-record";
import { moveElsewhere, noteReference } from "./elsewhere";
import { shaped, sparse } from "./expand";
import { mergePatch, patchLines } from "./merge-patch";
import type { MockRecord, MockResponse } from "./model";
import { nearest } from "./nearest";
import { checkVersion, isUnchanged } from "./preconditions";
import { recordAt } from "./reading";
import { repair } from "./repair";
import type { World } from "./world";

/** The path of a record as `Location` gives it. */
export function locationOf(
  collection: Collection,
  record: MockRecord,
  request: CheckedRequest,
  base: string,
): string {
  const root = collection.root.replace(
    /\{([^}]+)\}/g,
    (_, name: string) => request.path[name] ?? "",
  );
  return `${base}${root}/${String(record.id)}`;
}

/** GET of one record, found in whatever way. */
export function answerRecord(
  request: CheckedRequest,
  record: MockRecord,
  schema: unknown,
  world: World,
): MockResponse {
  if (isUnchanged(request, record)) return notModified(record);
  const body = sparse(
    shaped(
      record,
      schema,
      { ...request.operation, parameters: request.operation.parameters },
      request.query,
      world,
    ),
    request.query,
  );
  return success(request.operation, body, { record });
}

/** POST on a collection. */
export function create(
  request: CheckedRequest,
  collection: Collection,
  world: World,
  base: string,
): MockResponse {
  const body = isObject(request.body) ? request.body : {};
  const now = world.now();
  checkUnique(request, body, collection, undefined, world);
  const inPath = Object.fromEntries(
    Object.entries(request.path).filter(([name]) =>
      world.reader.fields(collection.schema).some((field) => field.name === name),
    ),
  );
  for (const [name, id] of Object.entries(inPath))
    if (!world.store.find(id))
      recordAt({ ...request, path: { [name]: id } }, { ...collection, parameter: name }, world);
  const examples =
    request.operation.success.content?.examples.map(({ value }) => value).filter(isObject) ?? [];
  const record = makeRecord(collection, { ...body, ...inPath }, world, now, [
    ...patternsOf(collection, world),
    ...examples,
  ]);
  const given = new Set(idsIn(JSON.stringify(body)));
  world.store.put(collection.root, record);
  for (const id of given) {
    const found = world.store.find(id);
    if (!found || found.record === record) continue;
    noteReference(found.record, record, collection);
  }
  moveElsewhere(record, collection, request.operation, world, now);
  return success(
    request.operation,
    shaped(record, collection.schema, request.operation, { expand: ["lines"] }, world),
    { record, location: locationOf(collection, record, request, base) },
  );
}

/** PATCH merges, PUT replaces; lines, amounts and audit fields follow. */
export function update(
  request: CheckedRequest,
  collection: Collection,
  world: World,
): MockResponse {
  const record = recordAt(request, collection, world);
  checkVersion(request, record);
  checkEditable(request, record, collection);
  const body: JsonObject = isObject(request.body) ? request.body : {};
  checkUnique(request, body, collection, record.id, world);
  const patterns = patternsOf(collection, world);
  const patched = patchLines(
    record,
    body,
    collection.schema,
    request.operation.body?.schema,
    patterns,
    world,
  );
  const names = new Set(world.reader.fields(collection.schema, record).map(({ name }) => name));
  const merged = mergePatch(
    record,
    Object.fromEntries(Object.entries(patched).filter(([name]) => names.has(name))),
  ) as JsonObject;
  const changed = touched(merged, world.now(), world.actor);
  fillAmounts(changed, collection.schema, world.reader, new Set(Object.keys(body)));
  repair(collection.pointer, collection.schema, changed, nearest(patterns, changed), world);
  world.store.put(collection.root, changed);
  return success(request.operation, changed, { record: changed });
}

/** DELETE of one record. */
export function remove(
  request: CheckedRequest,
  collection: Collection,
  world: World,
): MockResponse {
  const record = recordAt(request, collection, world);
  checkVersion(request, record);
  checkDeletable(request, record, collection, world);
  world.store.remove(collection.root, String(record.id));
  moveElsewhere(record, collection, request.operation, world, world.now());
  return success(request.operation, undefined);
}
