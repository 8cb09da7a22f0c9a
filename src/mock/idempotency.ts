import type { CheckedRequest } from "./check-request";
import { canonical } from "./etag";
import type { MockResponse } from "./model";
import { refuse } from "./problems";

/** The requests that came with an idempotency key, and what they were answered. */
export type AnsweredKeys = Map<string, { request: string; response: MockResponse }>;

/** Other refusals may succeed when repeated: with another version, for example. */
const isReplayed = (status: number) => status < 400 || [404, 409, 422].includes(status);

/** Answers a request once per idempotency key. @throws `RefusedRequest` if the key came with a different request */
export function oncePerKey(
  request: CheckedRequest,
  answered: AnsweredKeys,
  answer: () => MockResponse,
  attempt: (answer: () => MockResponse) => MockResponse,
): MockResponse {
  const key = request.headers["idempotency-key"];
  const { operation } = request;
  const takesKey = operation.parameters.some(
    ({ name, place }) => place === "header" && name === "Idempotency-Key",
  );
  if (!key || !takesKey) return answer();
  const text = canonical([operation.method, request.instance, request.body ?? null]);
  const known = answered.get(key);
  if (known && known.request !== text)
    refuse(
      422,
      "idempotency-key-reused",
      `The key ${key} was used with a different request. Use a new key for each new request.`,
    );
  if (known)
    return {
      ...known.response,
      headers: { ...known.response.headers, "Idempotency-Replayed": "true" },
    };
  const response = attempt(answer);
  if (isReplayed(response.status))
    answered.set(key, { request: text, response: structuredClone(response) });
  return response;
}
