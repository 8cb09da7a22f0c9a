import { isObject, type JsonObject } from "../openapi/json";
import { success, touched } from "./answers";
import type { CheckedRequest } from "./check-request";
import type { Collection } from "./collections";
import { complete } from "./complete-records";
import { patternsOf } from "./create-record";
import { etagOf } from "./etag";
import { project } from "./expand";
import { mergePatch } from "./merge-patch";
import type { MockRecord, MockResponse } from "./model";
import { nearest } from "./nearest";
import { checkVersion } from "./preconditions";
import { documentedCode, refuse } from "./problems";
import { recordAt, refuseMissing } from "./reading";
import { repair } from "./repair";
import type { Field } from "./schema-reader";
import { view } from "./handle-views";
import type { World } from "./world";

const examplesOf = ({ operation }: CheckedRequest) =>
  operation.success.content?.examples.map(({ value }) => value).filter(isObject) ?? [];

/** Completes a part and checks it by the schema of the answer. */
function makePart(
  request: CheckedRequest,
  given: JsonObject,
  owner: MockRecord,
  patterns: readonly JsonObject[],
  world: World,
): JsonObject {
  const { content } = request.operation.success;
  if (!content) return given;
  const part = complete(content.schema, given, { patterns, sources: [owner] }, world);
  repair(content.pointer, content.schema, part, nearest(patterns, given), world);
  return part;
}

function put(
  collection: Collection,
  record: MockRecord,
  field: Field,
  part: unknown,
  now: string,
  world: World,
): MockRecord {
  const changed = touched({ ...record, [field.name]: part }, now, world.actor);
  repair(
    collection.pointer,
    collection.schema,
    changed,
    nearest(patternsOf(collection, world), changed),
    world,
  );
  world.store.put(collection.root, changed);
  return changed;
}

function refuseWith(request: CheckedRequest, ending: RegExp, detail: string): void {
  const code = documentedCode(request.operation, 409, (one) => ending.test(one));
  if (code) refuse(409, code, detail);
}

/** An object that is a field of the record: the billing address of a customer. */
function fieldPart(
  request: CheckedRequest,
  owner: Collection,
  field: Field,
  world: World,
): MockResponse {
  const record = recordAt(request, owner, world);
  checkVersion(request, record);
  const { method } = request.operation;
  const current = record[field.name];
  const now = world.now();
  const body = isObject(request.body) ? request.body : {};
  if (method === "DELETE") {
    if (!isObject(current)) return refuseMissing(request, field.name);
    if (!field.nullable) refuseWith(request, /-required$/, `${field.name} cannot be taken away.`);
    const left = { ...current, status: "cancelled", cancelledAt: now };
    const { content } = request.operation.success;
    const kept = put(
      owner,
      record,
      field,
      content ? project(field.written, left, world) : null,
      now,
      world,
    );
    return success(
      request.operation,
      content &&
        makePart(request, project(content.schema, left, world), record, examplesOf(request), world),
      { record: kept },
    );
  }
  if (method === "POST" && isObject(current) && current.status !== "cancelled")
    refuseWith(request, /-(exists|active)$/, `There is one already.`);
  if (method === "PATCH" && !isObject(current)) return refuseMissing(request, field.name);
  if (method === "GET") return success(request.operation, current, { record });
  const given =
    method === "PATCH"
      ? (mergePatch(current, body) as JsonObject)
      : { ...(isObject(current) ? { id: current.id } : {}), ...body };
  const patterns = [
    ...examplesOf(request),
    ...patternsOf(owner, world)
      .map((one) => one[field.name])
      .filter(isObject),
  ];
  if (given.id === undefined) delete given.id;
  const part = makePart(request, given, record, patterns, world);
  const kept = put(owner, record, field, project(field.written, part, world), now, world);
  return success(request.operation, part, { record: kept });
}

/** Something that is kept beside the record, one for each: the options of an item. */
function besidePart(request: CheckedRequest, owner: Collection, world: World): MockResponse {
  const record = recordAt(request, owner, world);
  const { operation, path } = request;
  const id = path[owner.parameter] ?? "";
  const examples = examplesOf(request);
  const stored = world.store.get(operation.path, id);
  const current =
    stored ??
    makePart(
      request,
      { [owner.parameter]: id },
      record,
      examples.map((example) => emptied(example)),
      world,
    );
  if (operation.method === "GET") return success(operation, current, { record: current });
  const sent = request.headers["if-match"];
  if (sent !== etagOf(record)) checkVersion(request, current);
  const body = isObject(request.body) ? request.body : {};
  const made = touched(
    makePart(request, { [owner.parameter]: id, ...body }, record, examples, world),
    world.now(),
    world.actor,
  );
  if (!operation.success.content) world.store.remove(operation.path, id);
  else world.store.put(operation.path, { [owner.parameter]: id, ...made });
  return success(operation, made, { record: made });
}

/** A pattern of which no rows are taken. */
function emptied(example: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
  );
}

/** An object below a record that can be read and written by itself. */
export function part(
  request: CheckedRequest,
  owner: Collection,
  field: Field | undefined,
  world: World,
): MockResponse {
  return field ? fieldPart(request, owner, field, world) : besidePart(request, owner, world);
}

/** An object of which the user has one, without an id in the path. */
export function singleton(request: CheckedRequest, world: World): MockResponse {
  const { operation, body } = request;
  const [current] = world.store.list(operation.path);
  const given = isObject(body) ? body : {};
  const patterns = [...(world.patterns.get(operation.path) ?? []), ...examplesOf(request)];
  if (operation.method === "POST" && current)
    refuseWith(request, /-exists$/, "There is one already; change it instead.");
  const mayBeMissing = operation.answers.some(({ status }) => status === 404);
  if (operation.method === "GET" && !current && !mayBeMissing)
    return view(request, undefined, world);
  if (operation.method !== "POST" && !current) return refuseMissing(request, operation.path);
  if (current) checkVersion(request, current);
  if (operation.method === "GET") return success(operation, current, { record: current ?? {} });
  if (operation.method === "DELETE") {
    world.store.remove(operation.path, String(current?.id));
    return success(operation, undefined);
  }
  const made = current
    ? (mergePatch(current, given) as JsonObject)
    : makePart(request, given, {}, patterns, world);
  const changed = touched(made, world.now(), world.actor);
  world.store.put(operation.path, changed);
  return success(operation, changed, { record: changed, location: operation.path });
}
