import { isObject, without, type JsonObject } from "../openapi/json";
import { success } from "./record-responses";
import { storeChanged, touched } from "./change-record";
import { fieldsIn, type CheckedRequest } from "./check-request";
import type { Collection } from "./collections";
import { complete } from "./complete-records";
import { patternsOf } from "./create-record";
import { etagOf } from "./etag";
import { project } from "./expand";
import { mergePatch } from "./merge-patch";
import type { MockRecord, MockResponse } from "./model";
import { nearest } from "./nearest";
import { answerExamples } from "./mock-operations";
import { checkVersion } from "./preconditions";
import { codesOf, refuse } from "./problems";
import { recordAt, refuseMissing } from "./find-record";
import { repair } from "./repair";
import type { Field } from "./schema-reader";
import { view } from "./handle-views";
import type { World } from "./world";

/** Completes a part so that it fits the schema of the response. */
function makePart(
  request: CheckedRequest,
  given: JsonObject,
  sources: readonly MockRecord[],
  patterns: readonly JsonObject[],
  world: World,
): JsonObject {
  const { content } = request.operation.success;
  if (!content) return given;
  const part = complete(content.schema, given, { patterns, sources }, world);
  repair(content.pointer, content.schema, part, nearest(patterns, given), world);
  return part;
}

function refuseWith(request: CheckedRequest, ending: RegExp, detail: string): void {
  const code = codesOf(request.operation, 409).find((known) => ending.test(known));
  if (code) refuse(409, code, detail);
}

const isChangedAt = (path: string, { operations }: World) =>
  operations.some((operation) => operation.method === "PATCH" && operation.path === path);

/** An object in a field of the record: the billing address of a customer. */
export function fieldPart(
  request: CheckedRequest,
  owner: Collection,
  field: Field,
  world: World,
): MockResponse {
  const record = recordAt(request, owner, world);
  checkVersion(request, record);
  const { operation } = request;
  const { method } = operation;
  const examples = answerExamples(operation);
  const current = record[field.name];
  const now = world.now();
  const store = (part: unknown) =>
    storeChanged(owner, { ...record, [field.name]: part }, now, world);
  if (method === "DELETE") {
    if (!isObject(current)) return refuseMissing(request, field.name);
    if (!field.nullable) refuseWith(request, /-required$/, `${field.name} cannot be removed.`);
    const left = { ...current, status: "cancelled", cancelledAt: now };
    const { content } = operation.success;
    if (!content) return success(operation, undefined, { record: store(null) });
    const stored = store(project(field.written, left, world));
    const shown = project(content.schema, left, world);
    const body = makePart(request, shown, [record], examples, world);
    return success(operation, body, { record: stored });
  }
  if (method === "POST" && isObject(current) && current.status !== "cancelled")
    refuseWith(request, /-(exists|active)$/, "There is already one.");
  if (method === "PATCH" && !isObject(current)) return refuseMissing(request, field.name);
  if (method === "GET") return success(operation, current, { record });
  const body = fieldsIn(request);
  const given =
    method === "PATCH"
      ? (mergePatch(current, body) as JsonObject)
      : { ...(isObject(current) ? { id: current.id } : {}), ...body };
  const ofOthers = patternsOf(owner, world).map((pattern) => pattern[field.name]);
  const patterns = [...examples, ...ofOthers.filter(isObject)];
  const known = given.id === undefined ? without(given, "id") : given;
  // People and addresses are their own: a contact does not get the phone number of its vendor.
  const part = makePart(request, known, owner.machine ? [record] : [], patterns, world);
  return success(operation, part, {
    record: store(project(field.written, part, world)),
    // A part is read in its record; only what is changed at a path of its own is named by it.
    location: isChangedAt(operation.path, world)
      ? request.instance
      : request.instance.replace(/\/[^/]+$/, ""),
  });
}

/** An object stored beside each record: the options of an item. */
export function besidePart(request: CheckedRequest, owner: Collection, world: World) {
  const record = recordAt(request, owner, world);
  const { operation, path } = request;
  const id = path[owner.parameter] ?? "";
  const key = { [owner.parameter]: id };
  const examples = answerExamples(operation);
  const current =
    world.store.get(operation.path, id) ??
    makePart(request, key, [record], examples.map(withoutRows), world);
  if (operation.method === "GET") return success(operation, current, { record: current });
  const sent = request.headers["if-match"];
  if (sent !== etagOf(record)) checkVersion(request, current);
  const part = makePart(request, { ...key, ...fieldsIn(request) }, [record], examples, world);
  const made = touched(part, world.now(), world);
  if (!operation.success.content) world.store.remove(operation.path, id);
  else world.store.put(operation.path, { ...key, ...made });
  return success(operation, made, { record: made });
}

const withoutRows = (example: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
  );

/** An object that exists once, without an id in the path. */
export function singleton(request: CheckedRequest, world: World): MockResponse {
  const { operation } = request;
  const [current] = world.store.list(operation.path);
  const given = fieldsIn(request);
  const patterns = [...(world.patterns.get(operation.path) ?? []), ...answerExamples(operation)];
  if (operation.method === "POST" && current)
    refuseWith(request, /-exists$/, "There is already one. Change it instead.");
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
    : makePart(request, given, [], patterns, world);
  const changed = touched(made, current ? world.now() : String(made.createdAt), world);
  world.store.put(operation.path, changed);
  return success(operation, changed, { record: changed, location: request.instance });
}
