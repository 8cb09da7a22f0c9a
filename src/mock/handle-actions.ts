import { isObject, pick, textAt, type JsonObject } from "../openapi/json";
import { success } from "./record-responses";
import { repairRecord, touched } from "./change-record";
import { fieldsIn, type CheckedRequest } from "./check-request";
import { memberFields, type Collection } from "./collections";
import { complete } from "./complete-records";
import { compose } from "./compose";
import { checkEditable } from "./conflicts";
import { known, patternsOf } from "./create-record";
import { draftDocuments } from "./drafted-documents";
import { moveElsewhere } from "./elsewhere";
import { mergePatch } from "./merge-patch";
import type { MockRecord } from "./model";
import { nearest } from "./nearest";
import { move, movedLines } from "./move";
import { answerExamples } from "./mock-operations";
import { checkVersion } from "./preconditions";
import { recordAt } from "./find-record";
import { camelCase } from "./roles";
import { checkConditions } from "./rules/checks/transition-conditions";
import { movesBy } from "./transitions";
import type { World } from "./world";

const isRows = (value: unknown): value is JsonObject[] =>
  Array.isArray(value) && value.some(isObject);

/** Updates the lines that a report names by id. */
function withReported(lines: unknown, rows: readonly JsonObject[]): unknown {
  if (!Array.isArray(lines)) return lines;
  return lines.map((line: unknown) => {
    if (!isObject(line) || line.id === undefined) return line;
    const row = rows.find(({ id }) => id === line.id) ?? {};
    return { ...line, ...pick(row, (name) => name in line) };
  });
}

/** Applies an action's body to the record: to its fields, and to the object that the path is named after. */
function takeOver(
  request: CheckedRequest,
  collection: Collection,
  record: JsonObject,
  world: World,
): JsonObject {
  const { body, operation } = request;
  const given = Object.entries(known(body, collection.schema, record, world));
  // Pieces of a step are not the quantity of the record.
  const isOwn = (name: string) => name === "quantity" && record.quantityOpen !== undefined;
  const values = Object.fromEntries(
    given.filter(([name, value]) => !isRows(value) && !isOwn(name)),
  );
  const changed = mergePatch(record, values) as JsonObject;
  for (const [field, rows] of given)
    if (isRows(rows)) changed[field] = withReported(changed[field], rows);
  const name = camelCase(operation.path.split("/").at(-1) ?? "");
  const field = world.reader.field(collection.schema, name, record);
  // A record that is named by its id beside it is embedded on request only.
  const isNamed = world.reader.field(collection.schema, `${name}Id`, record) !== undefined;
  if (field?.type === "object" && !isNamed && isObject(body)) {
    const patterns = [...answerExamples(operation), ...patternsOf(collection, world)]
      .map((pattern) => pattern[name])
      .filter(isObject);
    changed[name] = complete(field.written, body, { patterns, sources: [record] }, world);
  }
  return changed;
}

/** True for a status that needs no explanation: nothing stands in the way of the record. */
const goesOn = (status: string | undefined): boolean =>
  /^(open|issued|in_progress|in_transit|authorized|accepted|released|packed)$/.test(status ?? "");

/** Carries out an action on a copy of a record, without storing it. */
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
  const copy = structuredClone(record);
  const changed = touched(takeOver(request, collection, copy, world), now, world);
  const reason = goesOn(textAt(body, "status")) ? undefined : textAt(body, "reason");
  if ("statusReason" in changed && isStatus) changed.statusReason = reason ?? null;
  const fields = memberFields(collection.schema, world.reader).map(({ name }) => name);
  move(collection, changed, operation, world, {
    to: textAt(body, "status"),
    moved: movedLines(body, record, fields),
    body,
    strict: true,
    now,
  });
  const to = isStatus ? changed.status : undefined;
  checkConditions({
    operation,
    machine: collection.machine,
    record,
    to,
    body: fieldsIn(request),
    world,
  });
  repairRecord(collection, changed, world);
  const example = nearest(
    answerExamples(operation),
    pick(changed, (name) => name !== "status"),
  );
  if (changed.status !== record.status && example?.status === changed.status)
    draftDocuments(changed, example, collection.schema, world, now);
  return { before: record, record: changed, now };
}

/** POST or PUT on a path below a record that is not a part of it: issue, ship, status, merge. */
export function action(request: CheckedRequest, collection: Collection, world: World) {
  const record = recordAt(request, collection, world);
  checkVersion(request, record);
  const { operation } = request;
  const isTrial = fieldsIn(request).dryRun === true;
  const done = { collection, ...act(request, collection, record, world) };
  const { content } = operation.success;
  const name = content && world.reader.nameOf(content.schema);
  const store = () => {
    if (!isTrial) world.store.put(collection.root, done.record);
  };
  if (!content || name === collection.component) {
    store();
    moveElsewhere(done.record, collection, operation, world, done.now);
    return success(operation, content ? done.record : undefined, { record: done.record });
  }
  const part = world.reader
    .fields(collection.schema, record)
    .find(({ component, type }) => component === name && type === "object");
  const answer = compose(request, done, world);
  if (part) done.record[part.name] = answer;
  store();
  const [made] = Object.values(answer).filter(
    (value): value is JsonObject =>
      isObject(value) && value !== done.record && typeof value.id === "string",
  );
  const found = made && world.store.find(made.id);
  const location =
    found && found.collection !== collection.root
      ? `${world.base}${found.collection}/${String(made.id)}`
      : undefined;
  return success(operation, answer, { record: done.record, ...(location && { location }) });
}
