import { objectsAt } from "../openapi/json";
import type { CheckedRequest } from "./check-request";
import { action } from "./handle-actions";
import { bulk } from "./handle-bulk";
import { actOnMember, changeMember, createMember, readMember } from "./handle-members";
import { besidePart, fieldPart, singleton } from "./handle-parts";
import { answerRecord, create, remove, update } from "./handle-records";
import { view } from "./handle-views";
import { answerRows } from "./list-answer";
import type { MockRecord, MockResponse } from "./model";
import { recordAt, recordBy } from "./find-record";
import type { Role } from "./roles";
import type { World } from "./world";

/** Carries out a checked request according to the role of its operation. */
export function run(role: Role, request: CheckedRequest, world: World): MockResponse {
  switch (role.kind) {
    case "list":
      return answerRows(request, rowsOf(role.of.root, request, world), world);
    case "create":
      return create(request, role.of, world);
    case "read":
      return answerRecord(request, recordAt(request, role.of, world), role.of.schema, world);
    case "lookup": {
      const record = recordBy(request, role.of, role.parameter, world);
      return answerRecord(request, record, role.of.schema, world);
    }
    case "update":
      return update(request, role.of, world);
    case "delete":
      return remove(request, role.of, world);
    case "belongings":
      recordAt(request, role.owner, world);
      return answerRows(request, rowsOf(role.of.root, request, world), world);
    case "members": {
      const record = recordAt(request, role.owner, world);
      return answerRows(request, objectsAt(record, role.field.name), world);
    }
    case "member-create":
      return createMember(request, role.owner, role.field, world);
    case "member-read":
      return readMember(request, role, world);
    case "member-update":
    case "member-delete":
      return changeMember(request, role, world);
    case "member-action":
      return actOnMember(request, role, world);
    case "part":
      return role.field
        ? fieldPart(request, role.owner, role.field, world)
        : besidePart(request, role.owner, world);
    case "action":
      return action(request, role.owner, world);
    case "bulk":
      return bulk(request, role.of, world);
    case "view":
      return view(request, role.owner, world);
    case "singleton":
      return singleton(request, world);
  }
}

/** The records of a collection; below another record, only those that belong to it. */
function rowsOf(root: string, { path }: CheckedRequest, world: World): MockRecord[] {
  return world.store
    .list(root)
    .filter((record) => Object.entries(path).every(([name, id]) => record[name] === id));
}
