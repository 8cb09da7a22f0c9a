import { listAt, objectAt, type JsonObject } from "../../../../src/openapi/json";
import type { ConsoleFile } from "../../../../src/browser/console/console-file";
import { buildRequest } from "../../../../src/browser/console/request/build-request";
import { readConsoleFile } from "../../../../src/browser/console/request/console-operation";
import { firstDraft } from "../../../../src/browser/console/request/draft";
import { draftOf, wishOf } from "../../../../src/browser/console/request/prefill-draft";
import { mockRequest } from "../../../../src/browser/console/request/mock-request";
import { idsIn } from "../../../../src/mock/ids-in";
import type { Mock } from "../../../../src/mock/create-mock";
import type { MockRequest, MockResponse } from "../../../../src/mock/model";
import type { Operation } from "../../../../src/mock/mock-operations";
import { prefill } from "../../../../src/mock/prefill/prefill";
import { demoMock } from "../../../support/demo-mock";
import { firstPress, shippedConsoleFiles } from "../../../support/shipped-consoles";

let mock: Mock;
let document: JsonObject;
let files: Map<string, ConsoleFile>;

beforeAll(async () => {
  ({ mock, description: document } = await demoMock());
  files = await shippedConsoleFiles();
}, 300_000);

const fileOf = ({ id }: Operation): ConsoleFile => {
  const file = files.get(id);
  if (!file) throw new Error(`There is no console of ${id}.`);
  return file;
};

interface Pressed {
  request: MockRequest;
  answer: MockResponse;
}

/** Sends a request, after what was prepared for it. */
function send(session: Mock, steps: readonly MockRequest[], request: MockRequest): Pressed {
  for (const step of steps) expect(session.handle(step).status).toBeLessThan(300);
  return { request, answer: session.handle(request) };
}

/** What is pressed in a session in which something has happened: what the console looks for when it opens. */
function press(operation: Operation, session: Mock): Pressed {
  const of = readConsoleFile(fileOf(operation), () => ({}));
  const example = firstDraft(of, {});
  const found = prefill(session, operation, wishOf(of, example, []));
  const draft = found ? draftOf(found.wish, example) : example;
  return send(session, found?.steps ?? [], mockRequest(buildRequest(of, draft)));
}

/** What pressing Send first of all in a session gives, which the build has looked for, and the session after it. */
function pressFirst(operation: Operation): Pressed & { session: Mock } {
  const session = mock.fork();
  const { steps, request } = firstPress(fileOf(operation));
  return { ...send(session, steps, request), session };
}

/** Refused rows of an answer that is not a refusal as a whole count as a refusal. */
const isRefused = ({ status, body }: MockResponse) =>
  status >= 300 || listAt(body, "results").some((row) => "problem" in (row as JsonObject));

const complaint = ({ id }: Operation, { status, body }: MockResponse) =>
  `${id}: ${status} ${JSON.stringify(body)}`;

test("Send as prefilled is answered 2xx for each operation in a fresh session", () => {
  const refused = mock.catalog.operations.flatMap((operation) => {
    const { answer } = pressFirst(operation);
    return isRefused(answer) ? [complaint(operation, answer)] : [];
  });
  expect(refused).toEqual([]);
  expect(files.size).toBeGreaterThan(400);
}, 120_000);

/**
 * The company has one return of which a part has come, and no other goods that could come back in parts. It has one order
 * with goods to ship, whose lines are in one shipment at a time, and one shipment that is packed: into which packages
 * another one goes, only the reader can say.
 */
const possibleOnce = new Set([
  "update-rma-line-item-status",
  "complete-shipment",
  "delete-shipment",
]);

test("it is so after the other operations of the tag were sent, too, in the order of the page and against it", () => {
  const tagOf = ({ path, method }: Operation) =>
    String(listAt(objectAt(objectAt(document.paths, path), method.toLowerCase()), "tags")[0]);
  const byTag = new Map<string, Operation[]>();
  for (const operation of mock.catalog.operations)
    byTag.set(tagOf(operation), [...(byTag.get(tagOf(operation)) ?? []), operation]);
  const refused: string[] = [];
  for (const operations of byTag.values()) {
    const session = mock.fork();
    const back = operations.filter(({ id }) => !possibleOnce.has(id)).reverse();
    for (const operation of [...operations, ...back]) {
      const { answer } = press(operation, session);
      if (isRefused(answer)) refused.push(complaint(operation, answer));
    }
  }
  expect(refused).toEqual([]);
}, 240_000);

test("the lines that a request names are those of its record", () => {
  const writing = mock.catalog.operations.filter(({ body }) => body);
  const strange = writing.flatMap((operation) => {
    // A record of the reader's own is what the path then names.
    const create = mock.catalog.operations.find(
      ({ method, path }) => method === "POST" && operation.path.startsWith(`${path}/{`),
    );
    const before = create ? pressFirst(create).session : mock;
    const onMade = (session: Mock) => ({ ...press(operation, session), session });
    const { request, session: after } = create ? onMade(before.fork()) : pressFirst(operation);
    const named = [...request.path.split("/"), ...idsIn(request.body)];
    return named.flatMap((id) => {
      const found = before.find(id) ?? after.find(id);
      if (!found || found.holder === found.record) return [];
      const siblings = named.filter((other) => {
        const one = before.find(other);
        return one?.holder === one?.record && one?.collection === found.collection;
      });
      const isOwn = !siblings.length || siblings.includes(String(found.record.id));
      return isOwn ? [] : [`${operation.id}: ${id} is of ${String(found.record.id)}`];
    });
  });
  expect(strange).toEqual([]);
}, 120_000);
