import type { Mock } from "../../src/mock/create-mock";
import type { MockRequest } from "../../src/mock/model";
import type { Operation } from "../../src/mock/mock-operations";

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(",") : String(value));

/** The requests that an operation's own examples make; `path` overrides the examples of path parameters. */
export function ownRequests(
  operation: Operation,
  path: Readonly<Record<string, string>> = {},
): MockRequest[] {
  const of = (place: string) =>
    operation.parameters.filter((parameter) => parameter.place === place);
  const filled = of("path").reduce(
    (text, { name, example }) =>
      text.replace(`{${name}}`, encodeURIComponent(path[name] ?? textOf(example))),
    operation.path,
  );
  const query = of("query").filter(({ required }) => required);
  const headers = of("header").filter(({ required }) => required);
  const bodies = operation.body?.examples.map(({ value }) => value) ?? [undefined];
  return bodies.map((body) => ({
    method: operation.method,
    path: filled,
    query: Object.fromEntries(query.map(({ name, example }) => [name, textOf(example)])),
    headers: {
      Authorization: "Bearer iat_test",
      ...(operation.body && { "Content-Type": operation.body.mediaType }),
      ...Object.fromEntries(
        headers.map(({ name, example }) => [name, name === "If-Match" ? "*" : textOf(example)]),
      ),
    },
    body: structuredClone(body),
  }));
}

/** Sends a request to the API of the demo company, with a credential and the version check skipped. */
export function caller(mock: Mock) {
  return (method: string, path: string, body?: unknown, more: Partial<MockRequest> = {}) => {
    const headers = {
      Authorization: "Bearer iat_test",
      "If-Match": "*",
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...more.headers,
    };
    return mock.handle({ method, path, ...(body !== undefined && { body }), ...more, headers });
  };
}
