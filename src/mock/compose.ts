import { isObject, objectsAt, pick, textAt, without, type JsonObject } from "../openapi/json";
import { fillAmounts } from "./amounts";
import { fieldsIn, type CheckedRequest } from "./check-request";
import type { Collection } from "./collections";
import { complete } from "./complete-records";
import { deriveRecord, known } from "./create-record";
import { draftDocuments, shareDrafts } from "./drafted-documents";
import { moveElsewhere, noteReference } from "./elsewhere";
import { idShape } from "./ids";
import type { MockRecord } from "./model";
import { nearest } from "./nearest";
import { answerExamples } from "./mock-operations";
import { repair } from "./repair";
import type { Field } from "./schema-reader";
import type { World } from "./world";

/** What an action has done, for its response. */
interface Done {
  collection: Collection;
  before: MockRecord;
  /** The record after the action. */
  record: MockRecord;
  now: string;
}

const kebab = (type: string) => type.replaceAll("_", "-");

function collectionOfType(type: string, world: World): Collection | undefined {
  const name = kebab(type);
  return world.collections.find(({ root }) =>
    [`/${name}s`, `/${name}es`, `/${name.replace(/y$/, "ies")}`, `/${name}`].includes(root),
  );
}

/** Keeps the lines that a request names by an id in them, with what it says of them: quantity, bin, lots. */
function requestedLines(lines: JsonObject[], requested: readonly JsonObject[]): JsonObject[] {
  const byId = new Map(
    requested.flatMap((line) => Object.values(line).map((value) => [value, line] as const)),
  );
  return lines.flatMap((line) => {
    const match = Object.values(line)
      .map((value) => byId.get(String(value)))
      .find(Boolean);
    if (!match) return [];
    return [{ ...line, ...structuredClone(pick(match, (name) => name in line)) }];
  });
}

/** Makes and stores the document that an action creates, with the status that the example shows. */
function createDocument(
  target: Collection,
  done: Done,
  request: CheckedRequest,
  like: MockRecord | undefined,
  world: World,
): MockRecord {
  const body = without(known(request.body, target.schema, {}, world), "lines");
  const made = deriveRecord(target, done.before, body, world, done.now);
  if (Array.isArray(fieldsIn(request).lines) && Array.isArray(made.lines))
    made.lines = requestedLines(objectsAt(made, "lines"), objectsAt(request.body, "lines"));
  fillAmounts(made, target.schema, world.reader);
  if (like && target.machine && typeof like.status === "string") made.status = like.status;
  for (const [name, value] of Object.entries(like ?? {}))
    if (made[name] === null && /(At|On)$/.test(name) && value !== null)
      made[name] = name.endsWith("On") ? done.now.slice(0, 10) : done.now;
  repair(target.pointer, target.schema, made, like, world);
  draftDocuments(made, like, target.schema, world, done.now);
  shareDrafts(done.record, made, done.collection.schema, world);
  world.store.put(target.root, made);
  return made;
}

function fill(
  field: Field,
  like: JsonObject | undefined,
  done: Done,
  request: CheckedRequest,
  world: World,
): unknown {
  const { collection, record } = done;
  const example = like?.[field.name];
  const body = fieldsIn(request);
  if (field.component && field.component === collection.component) return record;
  const target = world.collections.find(
    ({ component }) => component !== undefined && component === field.component,
  );
  const shape = isObject(example) ? example : undefined;
  const shown = shape && world.store.find(shape.id)?.record;
  if (target && (example !== null || field.required)) {
    // The record may have gone on since what the example shows.
    const moment = shown ? { ...shown, ...shape } : shape;
    const made = createDocument(target, done, request, moment, world);
    noteReference(record, made, target);
    return made;
  }
  const type = textAt(example, "type");
  const ofType =
    field.component === "DocumentReference" && type ? collectionOfType(type, world) : undefined;
  if (ofType && ofType !== collection) {
    const made = createDocument(ofType, done, request, shown, world);
    noteReference(record, made, ofType);
    return { type, id: made.id, documentNumber: made.documentNumber };
  }
  if (field.name in body) return structuredClone(body[field.name]);
  if (field.name === collection.parameter) return record.id;
  if (field.name in record && field.name !== "id") return structuredClone(record[field.name]);
  if (!field.name.endsWith("Id") || example === undefined || example === null) return undefined;
  const shapeOfId = idShape(field.schema);
  return shapeOfId && world.newId(shapeOfId);
}

/** The response of an action that is more than the record: it has the record, new documents, and values of the nearest example. */
export function compose(request: CheckedRequest, done: Done, world: World): JsonObject {
  const { content } = request.operation.success;
  if (!content) return {};
  const given = fieldsIn(request);
  const like = nearestByRequest(request) ?? nearest(answerExamples(request.operation), given);
  const fields = world.reader.fields(content.schema, like ?? given);
  const answer: JsonObject = {};
  for (const field of fields) {
    const value = fill(field, like, done, request, world);
    if (value !== undefined) answer[field.name] = value;
  }
  const full = complete(
    content.schema,
    answer,
    { patterns: like ? [like] : [], sources: [done.record] },
    world,
    done.now,
  );
  for (const field of fields)
    if (answer[field.name] === done.record) full[field.name] = done.record;
  for (const { name } of fields) {
    const example = like?.[name];
    if (name in answer || example === undefined) continue;
    const isFree = full[name] === undefined || (full[name] === null && !/Id$/.test(name));
    if (isFree) full[name] = structuredClone(example);
  }
  repair(content.pointer, content.schema, full, like, world);
  moveElsewhere(full, done.collection, request.operation, world, done.now);
  return full;
}

/** The response example with the same name as the request example nearest to the body. */
function nearestByRequest({ operation, body }: CheckedRequest): JsonObject | undefined {
  const requests = operation.body?.examples ?? [];
  const bodies = requests.map(({ value }) => value).filter(isObject);
  const closest = isObject(body) ? nearest(bodies, body) : undefined;
  const name = requests.find(({ value }) => value === closest)?.name;
  const value = operation.success.content?.examples.find((example) => example.name === name)?.value;
  return isObject(value) ? value : undefined;
}
