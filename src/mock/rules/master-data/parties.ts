import { objectsAt, pick, textAt, textsAt, without, type JsonObject } from "../../../openapi/json";
import type { CheckedRequest } from "../../check-request";
import type { Collection } from "../../collections";
import { create, remove, update } from "../../handle-records";
import type { MockRecord, MockResponse } from "../../model";
import type { World } from "../../world";
import { findsIn } from "./list-tests";
import { checkIdentity, employed } from "./people-checks";
import { refuseAt, refuseValues, type Call, type Rules } from "../rule";

/** The kinds of parties that have collections of their own, with the fields of a kind. */
const kinds = [
  ["customer", "/customers", ["currency", "paymentTermId"]],
  ["vendor", "/vendors", ["currency", "paymentTermId"]],
  ["employee", "/employees", ["departmentId"]],
] as const;

const shared = new Set([
  "id",
  "number",
  "email",
  "phone",
  "createdAt",
  "createdBy",
  "updatedAt",
  "updatedBy",
]);

type Kind = (typeof kinds)[number];

/** A customer, vendor, or employee as a party. */
function partyOf(record: MockRecord, [partyType, , fields]: Kind): JsonObject {
  const names: readonly string[] = fields;
  const isOver = ["inactive", "merged", "left"].includes(String(record.status));
  return {
    ...pick(record, (name) => shared.has(name) || names.includes(name)),
    partyType,
    name: record.name,
    status: isOver ? "inactive" : "active",
    taxNumber: textAt(objectsAt(record, "taxRegistrations")[0], "number") ?? null,
  };
}

/** Customers, vendors, and employees as rows of one list, with the other parties. */
const parties = ({ store }: World): JsonObject[] => [
  ...kinds.flatMap((kind) => store.list(kind[1]).map((record) => partyOf(record, kind))),
  ...store.list("/entities"),
];

/** The term that is the default of sales or of purchases. */
export const defaultTerm = (side: string, { store }: World): MockRecord | undefined =>
  store.list("/payment-terms").find((one) => textsAt(one, "defaultFor").includes(side));

/** New customers and vendors have the term of the company, unless a body names another one. */
function usualTerm({ before, world }: Call, partyType: string): JsonObject {
  const [company] = world.store.list("/companies");
  return !before && partyType !== "employee"
    ? { paymentTermId: company?.defaultPaymentTermId ?? null }
    : {};
}

/** What a body about a party says of its full record: the last word of an employee's name is the family name. */
function fullFields(call: Call, [partyType]: Kind): JsonObject {
  const { body } = call;
  const fields = { ...usualTerm(call, partyType), ...without(body, "partyType", "taxNumber") };
  if (partyType === "customer" && !call.before) return { kind: "business", ...fields };
  if (partyType !== "employee" || typeof body.name !== "string") return fields;
  const words = body.name.trim().split(/\s+/);
  const lastName = words.pop();
  return { ...without(fields, "name"), firstName: words.join(" "), lastName };
}

/** Refuses what follows from fields of the full record. */
function checkFullOnly(call: Call, isEmployee: boolean): void {
  const name = textAt(call.body, "name");
  if (isEmployee && name && !/\s/.test(name))
    refuseValues(call, [["/name", "An employee has a given and a family name.", "format"]]);
  if (isEmployee && "status" in call.body)
    refuseAt(call, "validation-failed", "/status", "Set leftOn instead: employees leave on a day.");
  if ("role" in call.body)
    refuseValues(call, [["/role", "Only other parties have a role.", "not_for_kind"]]);
  if (typeof call.body.taxNumber === "string") {
    const message = isEmployee
      ? "Employees have no tax number."
      : "Set taxRegistrations of the full record instead.";
    refuseValues(call, [["/taxNumber", message, "read_only"]]);
  }
}

type Handler = (request: CheckedRequest, of: Collection, world: World) => MockResponse;

/** Carries out a call on the full record of a party, and answers with the party. */
function onFullRecord(call: Call, kind: Kind | undefined, handle: Handler) {
  const { request, world, before } = call;
  const of = kind && world.collection(kind[1]);
  if (!kind || !of) return undefined;
  const isEmployee = kind[0] === "employee";
  checkFullOnly(call, isEmployee);
  const identity = { ...call, body: pick(call.body, (name) => name === "email") };
  if (isEmployee && !request.operation.id.startsWith("delete")) checkIdentity(identity);
  const body = { ...request, body: fullFields(call, kind) };
  const response = handle(body, { ...of, parameter: "entityId" }, world);
  if (isEmployee) employed(call);
  const id = before?.id ?? (response.body as MockRecord | undefined)?.id;
  const record = world.store.get(of.root, String(id));
  return { ...response, ...(record && { body: partyOf(record, kind), tagged: record }) };
}

const onKnown = (handle: Handler) => (call: Call) => {
  const id = String(call.before?.id);
  return onFullRecord(
    call,
    kinds.find(([, root]) => call.world.store.get(root, id)),
    handle,
  );
};

const isFound = findsIn("name", "number", "email");

/** All parties in one list, and what is done to them as parties. */
export const partyRules: Rules = {
  "get-party-list": {
    answer: ({ request, world }) =>
      parties(world).filter((row) => isFound(row, request.query.q ?? "", world, request.query)),
  },
  "create-entity": {
    instead: (call) =>
      onFullRecord(
        call,
        kinds.find(([partyType]) => partyType === call.body.partyType),
        create,
      ),
  },
  "update-entity": { refuses: ["validation-failed"], instead: onKnown(update) },
  "delete-entity": { instead: onKnown(remove) },
};
