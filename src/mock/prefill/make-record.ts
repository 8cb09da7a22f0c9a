import { isObject, objectsAt } from "../../openapi/json";
import type { Collection } from "../collections";
import type { Mock } from "../create-mock";
import type { MockRecord, MockRequest } from "../model";
import type { Operation } from "../mock-operations";
import { Trial } from "./attempt";
import { rowsIn } from "./fit-bulk";
import { nextWishes, stepsToGo } from "./next-steps";
import { requestOf, type Wish } from "./wish";

/** A session in which a record was made for a request, and how. */
export interface Made {
  mock: Mock;
  steps: readonly MockRequest[];
  record: MockRecord;
}

/** States of records that are looked at before giving up. */
const most = 30;

/** A session after one more request. */
export function after({ mock, steps }: Pick<Made, "mock" | "steps">, request: MockRequest) {
  const next = mock.fork();
  const answer = next.handle(request);
  return { mock: next, steps: [...steps, request], answer };
}

/** Two sessions in which the record looks alike need not both be looked at. */
const looks = ({ record }: Made) =>
  JSON.stringify([
    record.status,
    Object.values(record).map((value) =>
      Array.isArray(value)
        ? objectsAt({ value }, "value").map(({ status }) => status)
        : value === null
          ? null
          : typeof value,
    ),
  ]);

/** The states that a record can be brought to, nearest first. */
export function* statesOf(
  start: Made,
  operation: Operation,
  of: Collection,
  wish: Wish,
): Generator<Made> {
  const { status: to } = rowsIn(wish.body)?.rows[0] ?? (isObject(wish.body) ? wish.body : {});
  // What a line may become depends on its own status, to which no status of the record is the shortest way.
  const isOfLine = start.mock.catalog.roleOf(operation).kind === "member-action";
  const toGo = isOfLine ? undefined : stepsToGo(of.machine, operation, to);
  const queue = [start];
  const seen = new Set([looks(start)]);
  for (let count = 0; queue.length && count < most; count++) {
    const made = queue.shift();
    if (!made) return;
    yield made;
    const trial = new Trial(made.mock);
    for (const { step, wish: next } of nextWishes(made, operation, of, toGo)) {
      const accepted = trial.accepted(step, next);
      if (!accepted) continue;
      const { mock, steps } = after(made, requestOf(step, accepted));
      const record = mock.find(made.record.id)?.record;
      const reached = record && { mock, steps, record };
      if (!reached || seen.has(looks(reached))) continue;
      seen.add(looks(reached));
      queue.push(reached);
    }
  }
}
