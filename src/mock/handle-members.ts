import { isObject, type JsonObject } from "../openapi/json";
import { notModified, success, touched } from "./answers";
import { textIn, type CheckedRequest } from "./check-request";
import { machineOf, type Collection } from "./collections";
import { complete } from "./complete-records";
import { patternsOf } from "./create-record";
import { shaped, sparse } from "./expand";
import { moveElsewhere } from "./elsewhere";
import { fillAmounts } from "./amounts";
import { mergePatch } from "./merge-patch";
import type { MockRecord, MockResponse } from "./model";
import { move, refuseTransition } from "./move";
import { nearest, under } from "./nearest";
import { checkVersion, isUnchanged } from "./preconditions";
import { memberOf, recordAt } from "./reading";
import { repair } from "./repair";
import type { Field } from "./schema-reader";
import { movesBy, statesThatAllow, transitionsFrom } from "./transitions";
import type { World } from "./world";

function keep(collection: Collection, record: MockRecord, now: string, world: World): MockRecord {
  const changed = touched(record, now, world.actor);
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

const listIn = (record: MockRecord, name: string): JsonObject[] =>
  Array.isArray(record[name]) ? record[name].filter(isObject) : [];

/** GET of one line. */
export function readMember(
  request: CheckedRequest,
  owner: Collection,
  field: Field,
  parameter: string,
  world: World,
): MockResponse {
  const record = recordAt(request, owner, world);
  const member = memberOf(request, record, field.name, parameter);
  if (isUnchanged(request, record)) return notModified(record);
  const body = sparse(
    shaped(member, field.schema.items, request.operation, request.query, world),
    request.query,
  );
  return success(request.operation, body, { record });
}

/** POST of a further contact. */
export function createMember(
  request: CheckedRequest,
  owner: Collection,
  field: Field,
  world: World,
): MockResponse {
  const record = structuredClone(recordAt(request, owner, world));
  checkVersion(request, record);
  const given = isObject(request.body) ? request.body : {};
  const patterns = under(patternsOf(owner, world), field.name);
  const now = world.now();
  const member = complete(
    field.schema.items,
    given,
    { patterns, sources: [record], index: listIn(record, field.name).length },
    world,
    now,
  );
  record[field.name] = [...listIn(record, field.name), member];
  return success(request.operation, member, { record: keep(owner, record, now, world) });
}

/** PATCH or DELETE of one line or contact. */
export function changeMember(
  request: CheckedRequest,
  owner: Collection,
  field: Field,
  parameter: string,
  world: World,
): MockResponse {
  const record = structuredClone(recordAt(request, owner, world));
  checkVersion(request, recordAt(request, owner, world));
  const member = memberOf(request, record, field.name, parameter);
  const isGone = request.operation.method === "DELETE";
  const changed = isGone ? member : (mergePatch(member, request.body) as JsonObject);
  record[field.name] = listIn(record, field.name).flatMap((one) =>
    one !== member ? [one] : isGone ? [] : [changed],
  );
  fillAmounts(record, owner.schema, world.reader);
  const kept = keep(owner, record, world.now(), world);
  return success(request.operation, isGone ? undefined : changed, { record: kept });
}

/** A step of one line: its status, or an operation of a work order. */
export function actOnMember(
  request: CheckedRequest,
  owner: Collection,
  field: Field,
  parameter: string,
  world: World,
): MockResponse {
  const before = recordAt(request, owner, world);
  checkVersion(request, before);
  const { operation, body } = request;
  const record = structuredClone(before);
  const member = memberOf(request, record, field.name, parameter);
  const now = world.now();
  const to = textIn(body, "status");
  const machine = machineOf(field.schema.items, world.reader);
  if (machine && movesBy(machine, operation.id)) {
    const options = transitionsFrom(machine, member.status, operation.id).filter(
      (one) => !to || one.to === to,
    );
    if (!options.length)
      refuseTransition(operation, member, statesThatAllow(machine, operation.id, to), to);
  }
  const text = isObject(body) ? body : {};
  for (const [name, value] of Object.entries(text))
    if (name in member && name !== "status" && name !== "id" && name !== "quantity")
      member[name] = value;
  const reason = textIn(body, "reason");
  if (reason && "statusReason" in member) member.statusReason = reason;
  // The wish is about the line; where the record goes follows from its lines.
  move(owner, record, operation, world, {
    moved: new Map([[String(member.id), text.quantity]]),
    lineTo: to,
    strict: false,
    now,
  });
  const kept = keep(owner, record, now, world);
  moveElsewhere(kept, owner, operation, world, now);
  const name = operation.success.content && world.reader.nameOf(operation.success.content.schema);
  const result = listIn(kept, field.name).find(({ id }) => id === member.id);
  return success(operation, name === owner.component ? kept : result, { record: kept });
}
