import { success } from "./answers";
import type { CheckedRequest } from "./check-request";
import { action } from "./handle-actions";
import { bulk } from "./handle-bulk";
import { actOnMember, changeMember, createMember, readMember } from "./handle-members";
import { part, singleton } from "./handle-parts";
import { answerRecord, create, remove, update } from "./handle-records";
import { belongings, members, view } from "./handle-views";
import { listAnswer } from "./list-answer";
import type { MockRecord, MockResponse } from "./model";
import { recordAt, recordBy } from "./reading";
import type { Role } from "./roles";
import type { World } from "./world";

/** Carries out a checked request by what its operation does. `base` is the path of the server. */
export function run(
  role: Role,
  request: CheckedRequest,
  world: World,
  base: string,
  newRequestId: () => string,
): MockResponse {
  switch (role.kind) {
    case "list":
      return success(
        request.operation,
        listAnswer(request, ownRows(role.of.root, request, world), world),
      );
    case "create":
      return create(request, role.of, world, base);
    case "read":
      return answerRecord(request, recordAt(request, role.of, world), role.of.schema, world);
    case "lookup":
      return answerRecord(
        request,
        recordBy(request, role.of, role.parameter, world),
        role.of.schema,
        world,
      );
    case "update":
      return update(request, role.of, world);
    case "delete":
      return remove(request, role.of, world);
    case "belongings":
      return belongings(request, role.owner, role.of, world);
    case "members":
      return members(request, role.owner, role.field.name, world);
    case "member-create":
      return createMember(request, role.owner, role.field, world);
    case "member-read":
      return readMember(request, role.owner, role.field, role.parameter, world);
    case "member-update":
    case "member-delete":
      return changeMember(request, role.owner, role.field, role.parameter, world);
    case "member-action":
      return actOnMember(request, role.owner, role.field, role.parameter, world);
    case "part":
      return part(request, role.owner, role.field, world);
    case "action":
      return action(request, role.owner, world, base);
    case "bulk":
      return bulk(request, role.of, world, newRequestId);
    case "view":
      return view(request, role.owner, world);
    case "singleton":
      return singleton(request, world);
  }
}

/** Rows of a collection; below another record only its own. */
function ownRows(root: string, { path }: CheckedRequest, world: World): MockRecord[] {
  return world.store
    .list(root)
    .filter((record) => Object.entries(path).every(([name, id]) => record[name] === id));
}
