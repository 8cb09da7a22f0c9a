import { checkedBy, when, type Check } from "../checks/field-checks";
import { pick, textAt, type JsonObject } from "../../../openapi/json";
import { changesOf, onBoth, refuseCall, type Call, type Rules } from "../rule";
import { inHomeCurrency } from "../money/own-currency";
import { takenBy } from "./settings-checks";
import { today } from "../days";

const employees = "/employees";

const user: Check = (call) => {
  const taken = takenBy(call, employees, "userId");
  return when(taken, "/userId", `The user belongs to ${String(taken?.name)}.`, "duplicate");
};

const identifying = ["number", "badgeCode", "email"];

/** What a request says of somebody, with the badge and address that come back with one who had left. */
function identityIn({ before, body, world }: Call): JsonObject {
  const { leftOn } = body;
  const isBack = leftOn === null || (typeof leftOn === "string" && leftOn >= today(world));
  return before?.status === "left" && isBack
    ? { ...pick(before, (name) => identifying.includes(name)), ...body }
    : body;
}

/** Refuses a number of another employee, and a badge or email address of one who has not left. */
export function checkIdentity(call: Call): void {
  const { before, world } = call;
  const named = identityIn(call);
  for (const field of identifying) {
    const value = textAt(named, field)?.toLowerCase();
    const other = world.store
      .list(employees)
      .filter(({ status }) => field === "number" || status !== "left")
      .find((one) => one.id !== before?.id && String(one[field]).toLowerCase() === value);
    if (value && other)
      refuseCall(call, "code-taken", `${String(named[field])} belongs to ${String(other.name)}.`, [
        {
          pointer: `/${field}`,
          rule: "duplicate",
          message: `${String(other.id)} already has this value.`,
        },
      ]);
  }
}

/** Whether people work here follows from the first day, the last one, and today; they are called by both names. */
export function employed(call: Call): void {
  const day = today(call.world);
  for (const { after } of changesOf(call, employees)) {
    const { hiredOn, leftOn } = after;
    const isComing = typeof hiredOn === "string" && hiredOn > day;
    const hasLeft = typeof leftOn === "string" && leftOn < day;
    const status = hasLeft ? "left" : isComing ? "upcoming" : "active";
    const name = `${String(after.firstName)} ${String(after.lastName)}`;
    call.world.store.put(employees, { ...after, status, name });
  }
}

const ofRep = new Set(["name", "email", "phone"]);

/** A rep who is an employee is called and reached like the employee, unless the body says otherwise. */
function repFills({ body, world }: Call): JsonObject {
  const employee = world.store.get(employees, String(body.employeeId));
  return employee ? pick(employee, (name) => ofRep.has(name)) : {};
}

const people = checkedBy([user, inHomeCurrency("hourlyCost", "approvalLimit")]);

/** People, and what they are put in charge of. */
export const peopleCheckRules: readonly Rules[] = [
  onBoth("employee", people),
  onBoth("employee", {
    refuses: ["code-taken"],
    before: checkIdentity,
    after: employed,
  }),
  { "create-sales-rep": { fills: repFills } },
];
