import type { AcceptedRequest, RequestBefore } from "../../openapi/downloads/accepted-request";
import { isObject } from "../../openapi/json";
import type { Mock } from "../create-mock";
import { mockCredential } from "../credential";
import type { MockRequest } from "../model";
import type { Operation } from "../mock-operations";
import { isAccepted } from "./mend";
import { prefill, type Prefilled } from "./prefill";
import { exampleWishes, requestOf } from "./wish";

/** `{{made1_lines_0_id}}`: what the first request before has made. */
const variable = (name: string) => `{{${name}}}`;

/** Ids in an answer, and the keys that lead to them. */
function idsOf(value: unknown, keys: readonly string[] = []): [string, readonly string[]][] {
  if (!isObject(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, readonly string[]][] =>
    key === "id" && typeof inner === "string"
      ? [[inner, [...keys, key]]]
      : idsOf(inner, [...keys, key]),
  );
}

const replaceAll = <Value>(value: Value, texts: ReadonlyMap<string, string>): Value =>
  [...texts].reduce(
    (text, [from, to]) => JSON.parse(JSON.stringify(text).replaceAll(from, to)) as Value,
    value,
  );

/** Replaces the ids that requests before will make by variables. */
function withVariables(mock: Mock, operation: Operation, found: Prefilled): AcceptedRequest {
  const session = mock.fork();
  const made = new Map<string, { name: string; step: number; keys: readonly string[] }>();
  const names = () => new Map([...made].map(([id, { name }]) => [id, variable(name)] as const));
  const steps = found.steps.map((step, index) => {
    const { method, path, query, body, headers = {} } = replaceAll(step, names());
    for (const [id, keys] of idsOf(session.handle(step).body))
      if (!made.has(id) && !mock.find(id))
        made.set(id, { name: [`made${index + 1}`, ...keys].join("_"), step: index, keys });
    const own = Object.entries(headers).filter(([name]) => !(name in mockCredential));
    return { method, path, query, headers: Object.fromEntries(own), body };
  });
  const request = replaceAll(found.wish, names());
  const text = JSON.stringify([steps, request]);
  const used = [...made.values()].filter(({ name }) => text.includes(variable(name)));
  const keep = (index: number) =>
    Object.fromEntries(
      used.flatMap(({ name, step, keys }) => (step === index ? [[name, keys]] : [])),
    );
  const before: RequestBefore[] = steps.map((step, index) => ({ ...step, keep: keep(index) }));
  const { parameters, mediaType, body } = request;
  return { parameters, ...(mediaType && { mediaType }), body, before };
}

/** A path whose variables are not percent-encoded. */
const readable = (path: string) => path.replace(/%7B%7B(.*?)%7D%7D/g, "{{$1}}");

/** Sends a request and those before it. False if one is refused. */
function send(mock: Mock, operation: Operation, { before, ...wish }: AcceptedRequest): boolean {
  const known = new Map<string, string>();
  const all: (MockRequest & Partial<Pick<RequestBefore, "keep">>)[] = [
    ...before.map((one) => ({ ...one, headers: { ...mockCredential, ...one.headers } })),
    requestOf(operation, wish),
  ];
  return all.every(({ keep = {}, ...request }) => {
    const answer = mock.handle(replaceAll({ ...request, path: readable(request.path) }, known));
    for (const [name, keys] of Object.entries(keep)) {
      const value = keys.reduce<unknown>(
        (at, key) => (isObject(at) || Array.isArray(at) ? Object(at)[key] : undefined),
        answer.body,
      );
      known.set(variable(name), String(value));
    }
    return isAccepted(answer);
  });
}

/** A session whose own records are not preferred to those of the demo company: requests about these can be sent alone. */
const withoutPreference = (mock: Mock): Mock => ({ ...mock, isFirst: () => true });

/**
 * Requests that a mock accepts one after another, and, as far as possible, each one alone. `mock` is in its first
 * state, and stays in it.
 */
export function acceptedInOrder(
  mock: Mock,
  operations: readonly Operation[],
): Map<Operation, AcceptedRequest> {
  let session = mock.fork();
  const accepted = new Map<Operation, AcceptedRequest>();
  for (const operation of operations) {
    const [wish] = exampleWishes(operation, mock.catalog.reader);
    if (!wish) continue;
    for (const from of [mock, withoutPreference(session), session]) {
      const found = prefill(from, operation, wish);
      const request = found && withVariables(from, operation, found);
      const next = session.fork();
      if (!request || !send(next, operation, request)) continue;
      session = next;
      accepted.set(operation, request);
      break;
    }
  }
  return accepted;
}
