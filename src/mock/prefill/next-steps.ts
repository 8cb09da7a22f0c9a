import { isObject } from "../../openapi/json";
import type { StateMachine, StateTransition } from "../../openapi/state-machine";
import { machineOf, memberFields, type Collection } from "../collections";
import type { Mock } from "../create-mock";
import type { MockRecord } from "../model";
import type { Operation } from "../mock-operations";
import { isPartial, movesBy } from "../transitions";
import { inPieces } from "./fit-lines";
import { subjectOf, wishesFor } from "./subject";
import { exampleWishes, type Wish } from "./wish";

/** Steps from each state to one that an operation starts from. */
type StepsToGo = ReadonlyMap<string, number> | undefined;

/** The steps to the states that an operation starts from; undefined if the record may be in any. */
export function stepsToGo(
  machine: StateMachine | undefined,
  { id }: Operation,
  to: unknown,
): StepsToGo {
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

/** The wishes for a step that moves a record, which may be an operation on documents about it. */
function wishesOf(mock: Mock, of: Collection, record: MockRecord, step: Operation, to?: string) {
  return exampleWishes(step, mock.catalog.reader).flatMap((wish) => {
    const { body } = wish;
    if (isObject(body) && to !== undefined && "status" in body && body.status !== to) return [];
    const isBelow = step.path.startsWith(`${of.root}/{`);
    const subject = isBelow ? { of, isInPath: true, id: "" } : subjectOf(mock, step, wish);
    if (subject?.of.root !== of.root) return [];
    const wishes = wishesFor(mock, step, subject, record, wish);
    const isPart = to !== undefined && isPartial(to);
    return isPart ? wishes.map((one) => ({ ...one, body: inPieces(one.body) })) : wishes;
  });
}

/** What else can be done at the path of an operation, or makes what its path names. */
function beside({ operations }: Mock["catalog"], operation: Operation, of: Collection) {
  const above = operation.path.replace(/\/\{[^}]+\}$/, "");
  const isOwn = (path: string) => path === of.root || path === `${of.root}/{${of.parameter}}`;
  return operations.filter(
    ({ path, method }) =>
      !isOwn(path) &&
      ((path === operation.path && method !== "GET" && method !== operation.method) ||
        (path === above && method === "POST")),
  );
}

/** The transitions of a machine, and whether they lead to its end. */
const movesOf = (machine: StateMachine | undefined) =>
  (machine?.transitions ?? []).map((move) => ({
    ...move,
    isLast: machine?.states.some(({ name, terminal }) => terminal && name === move.to) === true,
  }));

/** Requests that could bring a record nearer to a request: its transitions, and what else there is at the path. */
export function nextWishes(
  { mock, record }: { mock: Mock; record: MockRecord },
  operation: Operation,
  of: Collection,
  toGo: StepsToGo,
): { step: Operation; wish: Wish }[] {
  const { operations, reader } = mock.catalog;
  const far = toGo?.get(String(record.status)) ?? Infinity;
  const lines = memberFields(of.schema, reader, record).map((field) =>
    machineOf(field.schema.items, reader),
  );
  // In the right state, something of the lines may be missing.
  const moves = [
    ...movesOf(of.machine).filter(({ to, isLast }) =>
      toGo ? (toGo.get(to) ?? Infinity) < far : !isLast,
    ),
    ...(toGo && far > 0 ? [] : lines.flatMap(movesOf)),
  ];
  const steps: { step: Operation; to?: string }[] = [
    ...moves.flatMap(({ operationId, to }) => {
      const step = operations.find(({ id }) => id === operationId);
      return step ? [{ step, to }] : [];
    }),
    ...beside(mock.catalog, operation, of).map((step) => ({ step })),
  ];
  const seen = new Set<string>();
  return steps
    .flatMap(({ step, to }) => wishesOf(mock, of, record, step, to).map((wish) => ({ step, wish })))
    .filter(({ step, wish }) => {
      const text = JSON.stringify([step.id, wish]);
      return !seen.has(text) && seen.add(text);
    });
}
