import { isObject, type JsonObject } from "../openapi/json";
import { success, touched } from "./answers";
import { textIn, type CheckedRequest } from "./check-request";
import { memberFields, type Collection } from "./collections";
import { complete } from "./complete-records";
import { compose } from "./compose";
import { checkEditable } from "./conflicts";
import { known, patternsOf } from "./create-record";
import { moveElsewhere } from "./elsewhere";
import { mergePatch } from "./merge-patch";
import type { MockRecord, MockResponse } from "./model";
import { move, movedLines } from "./move";
import { nearest } from "./nearest";
import { checkVersion } from "./preconditions";
import { recordAt } from "./reading";
import { repair } from "./repair";
import { camelCase } from "./roles";
import { movesBy } from "./transitions";
import type { World } from "./world";

const isRows = (value: unknown): value is JsonObject[] =>
  Array.isArray(value) && value.some(isObject);

/** What a report says about lines by their ids; lines that it does not name stay. */
function withReported(lines: unknown, rows: readonly JsonObject[]): unknown {
  if (!Array.isArray(lines)) return lines;
  return lines.map((line: unknown) => {
    const row =
      isObject(line) && line.id !== undefined ? rows.find(({ id }) => id === line.id) : undefined;
    if (!row || !isObject(line)) return line;
    return { ...line, ...Object.fromEntries(Object.entries(row).filter(([name]) => name in line)) };
  });
}

/** Takes over what an action's body says about fields of the record, at its top or in the object the path is named after. */
function takeOver(
  request: CheckedRequest,
  collection: Collection,
  record: JsonObject,
  world: World,
): JsonObject {
  const { body, operation } = request;
  const given = Object.entries(known(body, collection.schema, record, world));
  const values = Object.fromEntries(given.filter(([, value]) => !isRows(value)));
  const changed = mergePatch(record, values) as JsonObject;
  for (const [field, rows] of given)
    if (isRows(rows)) changed[field] = withReported(changed[field], rows);
  const name = camelCase(operation.path.split("/").at(-1) ?? "");
  const field = world.reader.fields(collection.schema, record).find((one) => one.name === name);
  if (field?.type === "object" && isObject(body)) {
    const examples =
      operation.success.content?.examples.map(({ value }) => value).filter(isObject) ?? [];
    const patterns = [...examples, ...patternsOf(collection, world)]
      .map((one) => one[name])
      .filter(isObject);
    changed[name] = complete(field.written, body, { patterns, sources: [record] }, world);
  }
  return changed;
}

/** Carries out one step on a record and keeps it; used by actions on one record and on many. */
export function act(
  request: CheckedRequest,
  collection: Collection,
  record: MockRecord,
  world: World,
): { before: MockRecord; record: MockRecord; now: string } {
  const { operation, body } = request;
  const now = world.now();
  const isStatus = movesBy(collection.machine, operation.id);
  if (!isStatus && record.status === "cancelled") checkEditable(request, record, collection);
  const changed = touched(
    takeOver(request, collection, structuredClone(record), world),
    now,
    world.actor,
  );
  if ("statusReason" in changed && isStatus) changed.statusReason = textIn(body, "reason") ?? null;
  const fields = memberFields(collection.schema, world.reader).map(({ name }) => name);
  move(collection, changed, operation, world, {
    to: textIn(body, "status"),
    moved: movedLines(body, record, fields),
    body,
    strict: true,
    now,
  });
  repair(
    collection.pointer,
    collection.schema,
    changed,
    nearest(patternsOf(collection, world), changed),
    world,
  );
  return { before: record, record: changed, now };
}

/** POST or PUT on something below a record that is no part of it: issue, ship, status, merge. */
export function action(
  request: CheckedRequest,
  collection: Collection,
  world: World,
  base: string,
): MockResponse {
  const record = recordAt(request, collection, world);
  checkVersion(request, record);
  const { operation } = request;
  const isTrial = isObject(request.body) && request.body.dryRun === true;
  const done = { collection, ...act(request, collection, record, world) };
  const { content } = operation.success;
  const name = content && world.reader.nameOf(content.schema);
  const keep = () => void (isTrial || world.store.put(collection.root, done.record));
  if (!content || name === collection.component) {
    keep();
    moveElsewhere(done.record, collection, operation, world, done.now);
    return success(operation, content ? done.record : undefined, { record: done.record });
  }
  const part = world.reader
    .fields(collection.schema, record)
    .find(({ component, type }) => component === name && type === "object");
  const answer = compose(request, done, world);
  if (part) done.record[part.name] = answer;
  keep();
  const [made] = Object.values(answer).filter(
    (value): value is JsonObject =>
      isObject(value) && value !== done.record && typeof value.id === "string",
  );
  const found = made && world.store.find(made.id);
  const location =
    found && found.collection !== collection.root
      ? `${base}${found.collection}/${String(made.id)}`
      : undefined;
  return success(operation, answer, { record: done.record, ...(location && { location }) });
}
