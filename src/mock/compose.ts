import { isObject, textAt, type JsonObject } from "../openapi/json";
import type { CheckedRequest } from "./check-request";
import type { Collection } from "./collections";
import { complete } from "./complete-records";
import { deriveRecord, known } from "./create-record";
import { moveElsewhere, noteReference } from "./elsewhere";
import { idShape } from "./ids";
import type { MockRecord } from "./model";
import { nearest } from "./nearest";
import { repair } from "./repair";
import type { Field } from "./schema-reader";
import type { World } from "./world";

/** What an action has done, for its answer. */
export interface Done {
  collection: Collection;
  /** The record before and after. */
  before: MockRecord;
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

/** Makes and keeps the document that an action brings forth, in the state in which the example shows it. */
function bringForth(
  target: Collection,
  done: Done,
  request: CheckedRequest,
  like: MockRecord | undefined,
  world: World,
): MockRecord {
  const body = known(request.body, target.schema, {}, world);
  delete body.lines;
  const lines =
    isObject(request.body) && Array.isArray(request.body.lines)
      ? request.body.lines.filter(isObject)
      : undefined;
  const made = deriveRecord(target, done.before, body, world, done.now);
  if (lines && Array.isArray(made.lines)) {
    const byId = new Map(
      lines.flatMap((line) =>
        Object.values(line).flatMap((value) =>
          typeof value === "string" ? [[value, line] as const] : [],
        ),
      ),
    );
    made.lines = made.lines.filter(isObject).flatMap((line) => {
      const asked = Object.values(line)
        .map((value) => byId.get(String(value)))
        .find(Boolean);
      return asked
        ? [{ ...line, ...(asked.quantity !== undefined && { quantity: asked.quantity }) }]
        : [];
    });
  }
  if (like && target.machine && typeof like.status === "string") made.status = like.status;
  for (const [name, value] of Object.entries(like ?? {}))
    if (made[name] === null && /(At|On)$/.test(name) && value !== null)
      made[name] = name.endsWith("On") ? done.now.slice(0, 10) : done.now;
  repair(target.pointer, target.schema, made, like, world);
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
  const body = isObject(request.body) ? request.body : {};
  if (field.component && field.component === collection.component) return record;
  const target = world.collections.find(
    ({ component }) => component !== undefined && component === field.component,
  );
  const shown = isObject(example) ? world.store.find(example.id)?.record : undefined;
  if (target && (example !== null || field.required)) {
    const made = bringForth(
      target,
      done,
      request,
      shown ?? (isObject(example) ? example : undefined),
      world,
    );
    noteReference(record, made, target);
    return made;
  }
  const type = textAt(example, "type");
  const ofType =
    field.component === "DocumentReference" && type ? collectionOfType(type, world) : undefined;
  if (ofType && ofType !== collection) {
    const made = bringForth(ofType, done, request, shown, world);
    noteReference(record, made, ofType);
    return { type, id: made.id, documentNumber: made.documentNumber };
  }
  if (field.name in body) return structuredClone(body[field.name]);
  if (field.name === `${collection.parameter}`) return record.id;
  if (field.name in record && field.name !== "id") return structuredClone(record[field.name]);
  const shape = field.name.endsWith("Id")
    ? idShape(textAt(field.schema, "pattern") ?? "")
    : undefined;
  if (shape && example !== undefined && example !== null) return world.newId(shape);
  return undefined;
}

/** The answer of an action that is more than the record: the record in it, new documents, the rest like the nearest example. */
export function compose(request: CheckedRequest, done: Done, world: World): JsonObject {
  const { content } = request.operation.success;
  if (!content) return {};
  const examples = content.examples.map(({ value }) => value).filter(isObject);
  const given = isObject(request.body) ? request.body : {};
  const like = nearestByRequest(request) ?? nearest(examples, { ...given });
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
  for (const field of fields) {
    const { name } = field;
    const shown =
      full[name] === undefined ||
      (full[name] === null &&
        like?.[name] !== null &&
        like?.[name] !== undefined &&
        !/Id$/.test(name));
    if (!(name in answer) && shown && like?.[name] !== undefined)
      full[name] = structuredClone(like[name]);
  }
  repair(content.pointer, content.schema, full, like, world);
  moveElsewhere(full, done.collection, request.operation, world, done.now);
  return full;
}

/** The answer's example that has the name of the request's example which the body is most like. */
function nearestByRequest({ operation, body }: CheckedRequest): JsonObject | undefined {
  const requests = operation.body?.examples ?? [];
  const bodies = requests.map(({ value }) => value).filter(isObject);
  const closest = isObject(body) ? nearest(bodies, body) : undefined;
  const name = requests.find(({ value }) => value === closest)?.name;
  const value = operation.success.content?.examples.find((example) => example.name === name)?.value;
  return isObject(value) ? value : undefined;
}
