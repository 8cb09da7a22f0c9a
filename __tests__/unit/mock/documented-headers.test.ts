import type { ConsoleFile } from "../../../src/browser/console/console-file";
import type { Mock } from "../../../src/mock/create-mock";
import type { MockRequest, MockResponse } from "../../../src/mock/model";
import type { Operation } from "../../../src/mock/mock-operations";
import { demoMock } from "../../support/demo-mock";
import { preparedRequests } from "../../support/prepared-requests";
import { ownRequests } from "../../support/own-requests";
import { firstPress, shippedConsoleFiles } from "../../support/shipped-consoles";

let mock: Mock;
let consoles: Map<string, ConsoleFile>;

beforeAll(async () => {
  ({ mock } = await demoMock());
  consoles = await shippedConsoleFiles();
}, 300_000);
beforeEach(() => mock.reset());

const replayed = "Idempotency-Replayed";

/** The headers that an operation documents for the status of an answer, and that the answer lacks. */
function lacking(operation: Operation, { status, headers }: MockResponse): string[] {
  const answer = operation.answers.find((one) => one.status === status);
  if (!answer) return [`${operation.id}: ${status} is not documented`];
  const names = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  return answer.headers
    .filter((name) => !names.has(name.toLowerCase()))
    .map((name) => `${operation.id}: ${status} has no ${name}`);
}

const isFirst = (complaint: string) => !complaint.endsWith(replayed);

/** A request that the mock takes now: the operation's own, one of tests, or what its console has prepared. */
function accepted(operation: Operation): MockRequest | undefined {
  const isTaken = (request: MockRequest) => mock.fork().handle(request).status < 300;
  const own = ownRequests(operation).find(isTaken);
  if (own) return own;
  const prepared = preparedRequests(mock)[operation.id]?.();
  if (prepared && isTaken(prepared)) return prepared;
  const file = consoles.get(operation.id);
  if (!file?.first) return undefined;
  const { steps, request } = firstPress(file);
  steps.forEach((step) => mock.handle(step));
  return request;
}

test("what succeeds has the documented headers, and says so when it is repeated", () => {
  const complaints = mock.catalog.operations.flatMap((operation) => {
    mock.reset();
    const request = accepted(operation);
    if (!request) return [`${operation.id}: no request is accepted`];
    const keyed = {
      ...request,
      headers: { ...request.headers, "Idempotency-Key": "headers-once" },
    };
    const first = mock.handle(keyed);
    const second = operation.success.headers.includes(replayed) ? mock.handle(keyed) : first;
    expect([operation.id, first.status]).toEqual([operation.id, operation.success.status]);
    return [...lacking(operation, first).filter(isFirst), ...lacking(operation, second)].filter(
      (complaint) => second !== first || isFirst(complaint),
    );
  });
  expect(complaints).toEqual([]);
}, 120_000);

test("each refusal that can be asked for has the documented status and headers", () => {
  const complaints = mock.catalog.operations.flatMap((operation) => {
    const [request] = ownRequests(operation);
    return operation.answers.flatMap(({ codes }) =>
      codes.flatMap((code) => {
        const headers = { ...request?.headers, "Sandbox-Answer": code };
        const answer = mock.handle({ ...request!, headers });
        expect((answer.body as { code?: string }).code).toBe(code);
        return lacking(operation, answer);
      }),
    );
  });
  expect(complaints).toEqual([]);
});

test("a missing credential and an old version are refused with the documented headers", () => {
  const complaints = mock.catalog.operations.flatMap((operation) => {
    const [request] = ownRequests(operation);
    const bare = operation.needsCredential ? mock.handle({ ...request!, headers: {} }) : undefined;
    expect(bare?.status ?? 401).toBe(401);
    const old = { ...request?.headers, "If-Match": '"0000"' };
    const stale = request?.headers?.["If-Match"] && mock.handle({ ...request, headers: old });
    return [bare, stale].flatMap((answer) => (answer ? lacking(operation, answer) : []));
  });
  expect(complaints).toEqual([]);
});

test("requests are counted against the limit: a whole one each, a tenth for what has not changed", () => {
  const item = { method: "GET", path: "/items/itm_7k2m9x4q8d" };
  const get = (more = {}) =>
    mock.handle({ ...item, headers: { Authorization: "Bearer iat_test", ...more } }).headers;
  const first = get();
  expect(first).toMatchObject({
    "RateLimit-Limit": "600",
    "RateLimit-Remaining": "599",
    "RateLimit-Reset": "60",
  });
  const unchanged = () => get({ "If-None-Match": first.ETag });
  for (let made = 0; made < 9; made++) unchanged();
  expect(unchanged()).toEqual({ "Request-Id": expect.any(String), ETag: first.ETag });
  expect(get()["RateLimit-Remaining"]).toBe("597");
  for (let made = 0; made < 600; made++) get();
  expect(get()["RateLimit-Remaining"]).toBe("596");
});

test("a limit that is used up says when to try again", () => {
  const { status, headers } = mock.handle({
    method: "GET",
    path: "/items",
    headers: { Authorization: "Bearer iat_test", "Sandbox-Answer": "rate-limited" },
  });
  expect({ status, ...headers }).toMatchObject({
    status: 429,
    "Retry-After": "12",
    "RateLimit-Limit": "600",
    "RateLimit-Remaining": "0",
    "RateLimit-Reset": "12",
  });
});
