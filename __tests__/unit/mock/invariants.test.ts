import { complaints } from "../../support/invariants";
import { openSession, stateOf, type Session } from "../../support/mock-session";
import { randomCalls } from "../../support/random-calls";

let session: Session;
/** The moment at which sessions of the demo company begin. */
let started: string;

beforeAll(async () => {
  session = await openSession();
  const moments = [...session.mock.state().values()].flat().map(({ updatedAt }) => updatedAt);
  started =
    moments
      .filter((at): at is string => typeof at === "string")
      .sort()
      .at(-1) ?? "";
}, 60_000);
beforeEach(() => session.mock.reset());

/** Invoices that people post and refunds that gateways pay with the next call, whatever it is. */
const isWaiting = (state: string) =>
  /"inv_[^}]+"status":"draft"|"status":"pending","failureReason"/.test(state);

test("at the start, stock, reservations, and ledger agree", () => {
  expect(complaints(session, started)).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 6])(
  "after 50 allowed calls chosen by chance (%i), everything adds up, and refused calls changed nothing",
  (seed) => {
    const next = randomCalls(session, seed);
    const kinds = new Set<string>();
    let allowed = 0;
    for (let tried = 0; allowed < 50 && tried < 1000; tried++) {
      const { method, path, body } = next();
      const before = stateOf(session.mock);
      const { status, body: answer } = session.call(method, path, body);
      const shape = `${method} ${path.replace(/[a-z]{3}_[0-9a-z]{10}/g, "…")}`;
      expect([shape, status < 500]).toEqual([shape, true]);
      if (status < 300) {
        allowed++;
        kinds.add(shape);
      } else if (!isWaiting(before)) {
        const is = stateOf(session.mock) === before ? "nothing" : "something";
        expect([shape, answer, is]).toEqual([shape, answer, "nothing"]);
      }
    }
    expect(allowed).toBe(50);
    expect(kinds.size).toBeGreaterThan(12);
    expect(complaints(session, started)).toEqual([]);
  },
  60_000,
);
