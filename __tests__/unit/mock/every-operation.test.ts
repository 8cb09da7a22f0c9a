import { isObject, type JsonObject } from "../../../src/openapi/json";
import type { Collection } from "../../../src/mock/collections";
import type { Mock } from "../../../src/mock/create-mock";
import type { ValidateSchema } from "../../../src/openapi/validation/validate-schema";
import type { MockRequest, MockResponse } from "../../../src/mock/model";
import type { Operation } from "../../../src/mock/mock-operations";
import { valueAt } from "../../../src/openapi/value-at";
import { setAt } from "../../../src/mock/pointers";
import { demoMock } from "../../support/demo-mock";
import { preparedRequests } from "../../support/prepared-requests";
import { ownRequests } from "../../support/own-requests";

let mock: Mock;
let validate: ValidateSchema;
const wrong: string[] = [];

beforeAll(async () => {
  ({ mock, validate } = await demoMock());
}, 60_000);

/** Parts of a response that the description does not document. */
function complaints(operation: Operation, { status, body }: MockResponse): string[] {
  const answer = operation.answers.find((one) => one.status === status);
  if (!answer) return [`${operation.id}: ${status} is not documented: ${JSON.stringify(body)}`];
  if (!answer.content) return body === undefined ? [] : [`${operation.id}: ${status} has a body`];
  const code = isObject(body) && status >= 400 ? String(body.code) : undefined;
  const unknown =
    code !== undefined && !answer.codes.includes(code)
      ? [`${operation.id}: ${status} has no code ${code}`]
      : [];
  return [
    ...unknown,
    ...validate(answer.content.pointer, body).map(
      ({ pointer, message }) => `${operation.id}: ${status} ${pointer} ${message}`,
    ),
  ];
}

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** Sessions share records that neither has replaced, so nothing may change one in its place: that would throw. */
const freezeRecords = () => [...mock.state().values()].flat().forEach(freeze);

function send(operation: Operation, request: MockRequest): MockResponse {
  freezeRecords();
  const response = mock.handle(request);
  wrong.push(...complaints(operation, response));
  return response;
}

/** Sends a request, and changes values that another record already has. */
function sendAnew(operation: Operation, request: MockRequest): MockResponse {
  let response = send(operation, request);
  for (let round = 0; round < 4 && response.status === 409 && isObject(response.body); round++) {
    const pointer = valueAt(response.body, "/errors/0/pointer");
    if (typeof pointer !== "string" || !/-(taken|duplicate)$/.test(String(response.body.code)))
      return response;
    const value = valueAt(request.body, pointer);
    const last =
      typeof value === "string"
        ? value.replace(/[0-9a-z]$/i, (letter) =>
            /\d/.test(letter) ? String(9 - Number(letter)) : /[A-Z]/.test(letter) ? "Z" : "z",
          ) + "1".repeat(round)
        : undefined;
    setAt(request.body, pointer, last);
    response = send(operation, request);
  }
  return response;
}

const byId = (id: string) => mock.catalog.operations.find((operation) => operation.id === id);

/** A new record of a collection, from the example of its POST. */
function made(collection: Collection): JsonObject | undefined {
  const create = mock.catalog.operations.find(
    ({ path, method }) => path === collection.root && method === "POST",
  );
  for (const request of create ? ownRequests(create) : []) {
    const { status, body } = sendAnew(create!, request);
    if (status === 201 && isObject(body)) return body;
  }
  return undefined;
}

/** Values for the path: the ids of a record and, if needed, of one of its lines. */
function pathsTo(
  operation: Operation,
  collection: Collection,
  record: JsonObject,
): Record<string, string>[] {
  const own = Object.fromEntries(
    Object.entries(record).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
  const base = { ...own, [collection.parameter]: String(record.id) };
  const role = mock.catalog.roleOf(operation);
  if (!role || !("field" in role) || !("parameter" in role) || !role.field) return [base];
  const lines = record[role.field.name];
  return (Array.isArray(lines) ? lines.filter(isObject) : []).map((line) => ({
    ...base,
    [role.parameter]: String(line.id),
  }));
}

const recordsOf = ({ root }: Collection) => [...(mock.state().get(root) ?? [])];

function tryOn(operation: Operation, collection: Collection, record: JsonObject): boolean {
  return pathsTo(operation, collection, record).some((path) =>
    ownRequests(operation, path).some((request) => sendAnew(operation, request).status < 300),
  );
}

/** Moves a new record through its state machine until the operation works or no transition is left. */
function tryOnNew(operation: Operation, collection: Collection): boolean {
  const steps = [
    ...new Set(collection.machine?.transitions.map(({ operationId }) => operationId) ?? []),
  ];
  const fresh = made(collection);
  if (!fresh) return false;
  const seen = new Set<string>();
  for (let round = 0; round < 6; round++) {
    const record = recordsOf(collection).find(({ id }) => id === fresh.id) ?? fresh;
    if (tryOn(operation, collection, record)) return true;
    seen.add(JSON.stringify(record.status));
    const moved = steps
      .flatMap((id) => byId(id) ?? [])
      .filter(({ path }) => path.startsWith(`${collection.root}/{`))
      .some((step) => {
        const wishes = ownRequests(step, { [collection.parameter]: String(record.id) });
        return wishes.some((request) => {
          if (
            isObject(request.body) &&
            /cancelled|declined|on_hold/.test(String(request.body.status))
          )
            return false;
          return sendAnew(step, request).status < 300;
        });
      });
    if (!moved) return false;
  }
  return false;
}

/** True if an example of the operation works: as it is, on another record, or on a new one in another state. */
function works(operation: Operation): boolean {
  const role = mock.catalog.roleOf(operation);
  mock.reset();
  for (const request of ownRequests(operation))
    if (sendAnew(operation, request).status < 300) return true;
  const prepared = preparedRequests(mock)[operation.id];
  if (prepared && send(operation, prepared()).status < 300) return true;
  mock.reset();
  const collection = role && ("owner" in role ? role.owner : "of" in role ? role.of : undefined);
  if (!collection) return tryAfterDelete(operation);
  for (const record of recordsOf(collection)) if (tryOn(operation, collection, record)) return true;
  return tryOnNew(operation, collection) || tryAfterDelete(operation);
}

/** Something that exists once can be created after it was deleted. */
function tryAfterDelete(operation: Operation): boolean {
  const removal = mock.catalog.operations.find(
    ({ path, method }) => path === operation.path && method === "DELETE",
  );
  if (!removal || operation.method !== "POST") return false;
  ownRequests(removal).forEach((request) => send(removal, request));
  return ownRequests(operation).some((request) => send(operation, request).status < 300);
}

test("every operation answers its own examples with a documented status, a documented code and a valid body", () => {
  const failing = mock.catalog.operations
    .filter((operation) => !works(operation))
    .map(({ id }) => id);
  expect([...new Set(wrong)]).toEqual([]);
  expect(failing).toEqual([]);
}, 120_000);
