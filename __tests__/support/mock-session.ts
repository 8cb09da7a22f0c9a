import type { Mock } from "../../src/mock/create-mock";
import { objectsAt, type JsonObject } from "../../src/openapi/json";
import { demoMock } from "./demo-mock";
import { caller } from "./own-requests";

/** A record with what tests look at most. */
export type Answered = JsonObject & { id: string; lines: (JsonObject & { id: string })[] };

/** Calls to the mock of the demo company; each answers with the body, and fails on another status. */
export interface Session {
  mock: Mock;
  call: ReturnType<typeof caller>;
  get(path: string): Answered;
  post(path: string, body: unknown, status?: number): Answered;
  put(path: string, body: unknown): Answered;
  patch(path: string, body: unknown): Answered;
  /** The status and the code of a refused call. */
  refusal(method: string, path: string, body?: unknown): string;
  /** What a call that is refused with 422 has wrong: `/lines/0/quantity range`. */
  mistakes(method: string, path: string, body: unknown): string[];
}

/** Everything that a session holds, to compare it before and after a call. */
export const stateOf = (mock: Mock): string => JSON.stringify([...mock.state()]);

/** Opens a session; it starts anew with `mock.reset()`. */
export async function openSession(): Promise<Session> {
  const { mock } = await demoMock();
  const call = caller(mock);
  const answered = (method: string, path: string, body: unknown, statuses: readonly number[]) => {
    const [route = "", query = ""] = path.split("?");
    const answer = call(method, route, body, {
      query: Object.fromEntries(new URLSearchParams(query)),
    });
    if (!statuses.includes(answer.status))
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as Answered;
  };
  return {
    mock,
    call,
    get: (path) => answered("GET", path, undefined, [200]),
    post: (path, body, status) => answered("POST", path, body, status ? [status] : [200, 201]),
    put: (path, body) => answered("PUT", path, body, [200]),
    patch: (path, body) => answered("PATCH", path, body, [200]),
    refusal(method, path, body) {
      const before = stateOf(mock);
      const { status, body: problem } = call(method, path, body);
      if (stateOf(mock) !== before) throw new Error(`${method} ${path} has changed something.`);
      return `${status} ${String((problem as JsonObject | undefined)?.code)}`;
    },
    mistakes(method, path, body) {
      const { status, body: problem } = call(method, path, body);
      if (status !== 422) throw new Error(`${method} ${path}: ${status}, not 422.`);
      return objectsAt(problem as JsonObject, "errors").map(
        ({ pointer, rule }) => `${String(pointer)} ${String(rule)}`,
      );
    },
  };
}

export const ea = (value: string, unit = "ea") => ({ value, unit });

/** Where goods go for a customer without an address; Oregon has no sales tax. */
export const inPortland = {
  shippingAddress: {
    name: "Ann Lee",
    line1: "18 Pine Street",
    city: "Portland",
    region: "OR",
    postalCode: "97204",
    country: "US",
  },
};
export const usd = (amount: string) => ({ amount, currency: "USD" });
