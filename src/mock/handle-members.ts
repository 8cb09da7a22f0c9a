import { objectsAt, textAt, type JsonObject } from "../openapi/json";
import { success } from "./record-responses";
import { storeChanged } from "./change-record";
import { fieldsIn, type CheckedRequest } from "./check-request";
import { machineOf, type Collection } from "./collections";
import { complete } from "./complete-records";
import { patternsOf } from "./create-record";
import { moveElsewhere } from "./elsewhere";
import { fillAmounts } from "./amounts";
import { answerRecord } from "./handle-records";
import { mergePatch } from "./merge-patch";
import type { MockResponse } from "./model";
import { move, refuseTransition } from "./move";
import { under } from "./nearest";
import { checkVersion } from "./preconditions";
import { reportOn, consume } from "./reports";
import { memberOf, recordAt } from "./find-record";
import { checkConditions } from "./rules/checks/transition-conditions";
import type { MemberRole } from "./roles";
import type { Field } from "./schema-reader";
import { movesBy, statesThatAllow, transitionsFrom } from "./transitions";
import type { World } from "./world";

/** GET of a line. */
export function readMember(request: CheckedRequest, role: MemberRole, world: World) {
  const record = recordAt(request, role.owner, world);
  const member = memberOf(request, record, role);
  return answerRecord(request, record, role.field.schema.items, world, member);
}

/** POST of a line or contact. */
export function createMember(
  request: CheckedRequest,
  owner: Collection,
  field: Field,
  world: World,
): MockResponse {
  const record = structuredClone(recordAt(request, owner, world));
  checkVersion(request, record);
  const patterns = under(patternsOf(owner, world), field.name);
  const now = world.now();
  const members = objectsAt(record, field.name);
  // A line takes values of its document; a contact takes nothing of its vendor.
  const sources = owner.machine ? [record] : [];
  const around = { patterns, sources, index: members.length };
  const member = complete(field.schema.items, fieldsIn(request), around, world, now);
  record[field.name] = [...members, member];
  return success(request.operation, member, {
    record: storeChanged(owner, record, now, world),
    location: `${request.instance}/${String(member.id)}`,
  });
}

/** PATCH or DELETE of a line or contact. */
export function changeMember(request: CheckedRequest, role: MemberRole, world: World) {
  const { owner, field } = role;
  const record = structuredClone(recordAt(request, owner, world));
  checkVersion(request, record);
  const member = memberOf(request, record, role);
  const isGone = request.operation.method === "DELETE";
  const changed = isGone ? member : (mergePatch(member, request.body) as JsonObject);
  record[field.name] = objectsAt(record, field.name).flatMap((other) =>
    other !== member ? [other] : isGone ? [] : [changed],
  );
  fillAmounts(record, owner.schema, world.reader);
  const stored = storeChanged(owner, record, world.now(), world);
  return success(request.operation, isGone ? undefined : changed, { record: stored });
}

/** A step of a line: a change of its status, or an operation of a work order. */
export function actOnMember(request: CheckedRequest, role: MemberRole, world: World) {
  const { owner, field } = role;
  const before = recordAt(request, owner, world);
  checkVersion(request, before);
  const { operation, body } = request;
  const record = structuredClone(before);
  const member = memberOf(request, record, role);
  const now = world.now();
  const to = textAt(body, "status");
  const machine = machineOf(field.schema.items, world.reader);
  if (machine && movesBy(machine, operation.id)) {
    const options = transitionsFrom(machine, member.status, operation.id).filter(
      (transition) => !to || transition.to === to,
    );
    if (!options.length)
      refuseTransition(operation, member, statesThatAllow(machine, operation.id, to), to);
  }
  const fields = fieldsIn(request);
  checkConditions({ operation, machine, record: before, line: member, to, body: fields, world });
  const report = reportOn(member, request, record, objectsAt(record, field.name), machine);
  consume(fields, record);
  for (const [name, value] of Object.entries(report ? {} : fields))
    if (name in member && name !== "status" && name !== "id" && name !== "quantity")
      member[name] = value;
  const reason = textAt(body, "reason");
  if (reason && "statusReason" in member) member.statusReason = reason;
  // The requested status is that of the line; the record's follows from its lines.
  move(owner, record, operation, world, {
    moved: new Map([[String(member.id), fields.quantity]]),
    lineTo: to,
    partTo: report?.to,
    strict: false,
    now,
  });
  const stored = storeChanged(owner, record, now, world);
  moveElsewhere(stored, owner, operation, world, now);
  const name = operation.success.content && world.reader.nameOf(operation.success.content.schema);
  const result = objectsAt(stored, field.name).find(({ id }) => id === member.id);
  return success(operation, name === owner.component ? stored : result, { record: stored });
}
