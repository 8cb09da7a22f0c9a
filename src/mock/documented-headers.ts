import type { OperationResponse, Operation } from "./mock-operations";
import type { MockResponse } from "./model";

/** Requests of a window, as the limit that the description shows. */
const usualLimit = 600;
const windowSeconds = 60;
/** What a request counts, in tenths; an answer that nothing has changed counts one. */
const whole = 10;

/** Requests of a session so far, in tenths. A window of the mock ends with its last request, so none is refused. */
export interface Usage {
  tenths: number;
}

const spent = (status: number) => (status === 304 ? 1 : whole);

/** The example of a header that answers of an operation have; the limit of requests is one. */
const shown = ({ answers }: Operation, name: string): string | undefined =>
  answers.map(({ shownHeaders }) => shownHeaders[name]).find((value) => value !== undefined);

/** The headers that count requests: what is left of the window, and seconds until it ends. */
function allowance(operation: Operation, usage: Usage): Record<string, string> {
  const limit = Number(shown(operation, "RateLimit-Limit") ?? usualLimit);
  const made = (usage.tenths / whole) % limit;
  return {
    "RateLimit-Limit": String(limit),
    "RateLimit-Remaining": String(limit - Math.ceil(made)),
    "RateLimit-Reset": String(windowSeconds - Math.floor((made / limit) * windowSeconds)),
  };
}

/** Nothing is left until the moment after which to try again. */
const exhausted = (operation: Operation, seconds: string): Record<string, string> => ({
  ...allowance(operation, { tenths: 0 }),
  "RateLimit-Remaining": "0",
  "RateLimit-Reset": seconds,
});

/** The challenge of a refused credential; without the reason if there was no credential. */
function challenge(example: string, code: unknown): string {
  const [scheme = "", ...reasons] = example.split(", ");
  return code === "authentication-required" ? scheme : [scheme, ...reasons].join(", ");
}

function valueOf(
  name: string,
  { shownHeaders }: OperationResponse,
  counted: Readonly<Record<string, string>>,
  { body }: MockResponse,
): string | undefined {
  if (name in counted) return counted[name];
  const example = shownHeaders[name];
  if (name === "WWW-Authenticate" && example)
    return challenge(example, (body as { code?: unknown } | undefined)?.code);
  return name === "Retry-After" ? example : undefined;
}

/** An answer with the headers that do not depend on records, as far as the operation documents them for its status. */
export function withDocumentedHeaders(
  operation: Operation,
  response: MockResponse,
  usage: Usage,
): MockResponse {
  usage.tenths += spent(response.status);
  const answer =
    operation.answers.find(({ status }) => status === response.status) ??
    (operation.success.status === response.status ? operation.success : undefined);
  if (!answer) return response;
  const counted =
    response.status === 429
      ? exhausted(operation, answer.shownHeaders["Retry-After"] ?? "1")
      : allowance(operation, usage);
  const missing = answer.headers.flatMap((name) => {
    const value = name in response.headers ? undefined : valueOf(name, answer, counted, response);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...response, headers: { ...response.headers, ...Object.fromEntries(missing) } };
}
