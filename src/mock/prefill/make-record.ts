import { isObject, objectsAt } from "../../openapi/json";
import type { StateMachine, StateTransition } from "../../openapi/state-machine";
import { machineOf, memberFields, type Collection } from "../collections";
import type { Mock } from "../create-mock";
import type { MockRecord, MockRequest } from "../model";
import type { Operation } from "../operations";
import { movesBy } from "../transitions";
import { Trial } from "./attempt";
import { rowsIn } from "./fit-bulk";
import { wishesFor } from "./subject";
import { exampleWishes, requestOf, type Wish } from "./wish";

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

/** Steps from each state to one that an operation starts from; undefined if none is wanted. */
function stepsToGo(
  machine: StateMachine | undefined,
  { id }: Operation,
  to: unknown,
): ReadonlyMap<string, number> | undefined {
  if (!machine) return undefined;
  // The operation for several records makes the transitions of the one for a single record.
  const isOwn = movesBy(machine, id);
  const fits = (step: StateTransition) =>
    (!isOwn || step.operationId === id) && (typeof to === "string" ? step.to === to : isOwn);
  const steps = new Map(machine.transitions.filter(fits).map(({ from }) => [from, 0]));
  if (!steps.size) return undefined;
  for (let count = 0; count < machine.states.length; count++)
    for (const { from, to: next } of machine.transitions)
      if (steps.get(next) === count && !steps.has(from)) steps.set(from, count + 1);
  return steps;
}

/** Requests that could bring a record nearer to a request: its transitions, and what else can be done at the same path. */
function nextWishes(
  { mock, record }: Made,
  operation: Operation,
  of: Collection,
  toGo: ReadonlyMap<string, number> | undefined,
): { step: Operation; wish: Wish }[] {
  const { operations, reader } = mock.catalogue;
  const lines = memberFields(of.schema, reader, record).map((field) =>
    machineOf(field.schema.items, reader),
  );
  const terminal = new Set(of.machine?.states.flatMap((one) => (one.terminal ? [one.name] : [])));
  const far = toGo?.get(String(record.status)) ?? Infinity;
  const moves = [of.machine, ...(toGo ? [] : lines)]
    .flatMap((machine) => machine?.transitions ?? [])
    .filter(({ to }) => (toGo ? (toGo.get(to) ?? Infinity) < far : !terminal.has(to)));
  const about = (step: Operation, to?: string) =>
    exampleWishes(step, reader).flatMap((wish) => {
      const { body } = wish;
      if (isObject(body) && to !== undefined && "status" in body && body.status !== to) return [];
      return wishesFor(mock, step, { of, id: "" }, record, wish).map((one) => ({
        step,
        wish: one,
      }));
    });
  const byId = (id: string) =>
    operations.find((one) => one.id === id && one.path.startsWith(`${of.root}/{`));
  const siblings = operations.filter(
    ({ path, method }) =>
      path === operation.path &&
      path !== `${of.root}/{${of.parameter}}` &&
      method !== "GET" &&
      method !== operation.method,
  );
  const seen = new Set<string>();
  return [
    ...moves.flatMap(({ operationId, to }) => {
      const step = byId(operationId);
      return step ? about(step, to) : [];
    }),
    ...siblings.flatMap((step) => about(step)),
  ].filter(({ step, wish }) => {
    const text = JSON.stringify([step.id, wish]);
    return !seen.has(text) && seen.add(text);
  });
}

/** Two sessions in which the record looks alike need not both be looked at. */
const looks = ({ record }: Made) =>
  JSON.stringify([
    record.status,
    Object.values(record).map((value) =>
      Array.isArray(value)
        ? objectsAt({ value }, "value").map(({ status }) => status)
        : typeof value,
    ),
  ]);

/** The states that a record can be brought to, nearest first. */
export function* statesOf(start: Made, operation: Operation, of: Collection, wish: Wish) {
  const { status: to } = rowsIn(wish.body)?.rows[0] ?? (isObject(wish.body) ? wish.body : {});
  const toGo = stepsToGo(of.machine, operation, to);
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
