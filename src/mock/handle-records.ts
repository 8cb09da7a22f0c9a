import { objectsAt, pick, type JsonObject } from "../openapi/json";
import { fillAmounts } from "./amounts";
import { notModified, success } from "./record-responses";
import { repairRecord, touched } from "./change-record";
import { fieldsIn, type CheckedRequest } from "./check-request";
import type { Collection } from "./collections";
import { checkDeletable, checkEditable, checkUnique } from "./conflicts";
import { makeRecord, patternsOf } from "./create-record";
import { forgetReferences, moveElsewhere, noteInReferences } from "./elsewhere";
import { shaped, sparse } from "./expand";
import { mergePatch, patchLines, wholeValues } from "./merge-patch";
import { idsIn } from "./ids-in";
import type { MockRecord, MockResponse } from "./model";
import { answerExamples } from "./mock-operations";
import { checkVersion, isUnchanged } from "./preconditions";
import { recordAt, refuseMissing } from "./find-record";
import type { World } from "./world";

/** GET of a record, or of a `part` of it. */
export function answerRecord(
  request: CheckedRequest,
  record: MockRecord,
  schema: unknown,
  world: World,
  part: JsonObject = record,
): MockResponse {
  if (isUnchanged(request, record)) return notModified(record);
  const { operation, query } = request;
  const body = sparse(shaped(part, schema, operation, query, world), query);
  return success(operation, body, { record });
}

/** POST on a collection. */
export function create(request: CheckedRequest, collection: Collection, world: World) {
  const { operation, path } = request;
  const { root, schema } = collection;
  const body = fieldsIn(request);
  const now = world.now();
  checkUnique(request, body, collection, undefined, world);
  const names = world.reader.names(schema);
  const inPath = pick(path, (name) => names.has(name));
  for (const id of Object.values(inPath))
    if (!world.store.find(id)) refuseMissing(request, String(id));
  const patterns = [...patternsOf(collection, world), ...answerExamples(operation)];
  const record = makeRecord(collection, { ...body, ...inPath }, world, now, patterns);
  world.store.put(root, record);
  noteInReferences(idsIn(body), record, collection, world);
  moveElsewhere(record, collection, operation, world, now);
  const answer = shaped(record, schema, operation, { expand: ["lines"] }, world);
  const list = root.replace(/\{([^}]+)\}/g, (_, name: string) => path[name] ?? "");
  const location = `${world.base}${list}/${String(record.id)}`;
  return success(operation, answer, { record, location });
}

/** Gives the rows of a list that a body replaces the defaults of what they leave out. Lines have ids, and keep their values. */
function fillRows(
  record: JsonObject,
  body: JsonObject,
  { schema }: Collection,
  world: World,
): void {
  for (const { name, schema: list } of world.reader.fields(schema, record)) {
    if (!Array.isArray(body[name]) || world.reader.field(list.items, "id")) continue;
    for (const row of objectsAt(record, name))
      for (const field of world.reader.fields(list.items, row))
        if (field.fallback !== undefined) row[field.name] ??= structuredClone(field.fallback);
  }
}

/** PATCH or PUT of a record; also updates lines, amounts, and audit fields. */
export function update(request: CheckedRequest, collection: Collection, world: World) {
  const record = recordAt(request, collection, world);
  checkVersion(request, record);
  checkEditable(request, record, collection);
  const body = fieldsIn(request);
  checkUnique(request, body, collection, record.id, world);
  const patched = patchLines(record, body, collection, request.operation.body?.schema, world);
  const names = world.reader.names(collection.schema, record);
  const patch = pick(patched, (name) => names.has(name));
  const merged = {
    ...(mergePatch(structuredClone(record), patch) as JsonObject),
    ...wholeValues(patch, collection.schema, world),
  };
  fillRows(merged, body, collection, world);
  const changed = touched(merged, world.now(), world);
  fillAmounts(changed, collection.schema, world.reader, new Set(Object.keys(body)));
  repairRecord(collection, changed, world);
  world.store.put(collection.root, changed);
  return success(request.operation, changed, { record: changed });
}

/** DELETE of a record. */
export function remove(request: CheckedRequest, collection: Collection, world: World) {
  const record = recordAt(request, collection, world);
  checkVersion(request, record);
  checkDeletable(request, record, collection, world);
  const now = world.now();
  world.store.remove(collection.root, String(record.id), now);
  moveElsewhere(record, collection, request.operation, world, now);
  forgetReferences(record, world);
  return success(request.operation, undefined);
}
