import { isObject, type JsonObject } from "../openapi/json";
import type { StateMachine, StateTransition } from "../openapi/state-machine";
import { numberIn } from "./decimals";
import { openQuantity } from "./line-quantities";

const isPartial = (state: string) => state.startsWith("partially_");

/** The transitions that an operation may make from a status. */
export function transitionsFrom(
  machine: StateMachine,
  from: unknown,
  operationId: string,
): StateTransition[] {
  return machine.transitions.filter((one) => one.operationId === operationId && one.from === from);
}

/** True when a state machine says what an operation does. */
export function movesBy(machine: StateMachine | undefined, operationId: string): boolean {
  return machine?.transitions.some((one) => one.operationId === operationId) === true;
}

/** Where a record goes when some or all of its lines went a step: to the partial or to the full status. */
export function pickForRecord(
  options: readonly StateTransition[],
  allDone: boolean,
): StateTransition | undefined {
  const wanted = options.filter(({ to }) => isPartial(to) !== allDone);
  return wanted[0] ?? options[0];
}

/** Where a line goes: to the full status when nothing is open after the quantity moved. */
export function pickForLine(
  options: readonly StateTransition[],
  line: JsonObject,
  moved: unknown,
  recordGoesTo: string | undefined,
  machine: StateMachine,
  recordMachine: StateMachine | undefined,
): StateTransition | undefined {
  const byName = options.find(({ to }) => to === recordGoesTo);
  if (byName) return byName;
  if (recordGoesTo !== undefined && recordGoesTo === recordMachine?.initial)
    return options.find(({ to }) => to === machine.initial);
  // Where a status has the same name for both, lines take it only together with the record.
  if (recordGoesTo !== undefined)
    return options.find(({ to }) => !recordMachine || !isKnown(recordMachine, to));
  if (options.some(({ to }) => isPartial(to))) {
    const isAll = moved === undefined || numberIn(moved) >= openQuantity(line);
    return pickForRecord(options, isAll);
  }
  return options[0];
}

const givenUp = new Set(["closed", "cancelled", "declined"]);

const isKnown = (machine: StateMachine, status: string) =>
  machine.states.some(({ name }) => name === status);

/** True for a line of which nothing is left to do by an operation: it went all the way, or was given up. */
export function isDone(machine: StateMachine, status: unknown, operationId: string): boolean {
  const state = machine.states.find(({ name }) => name === status);
  if (!state || state.terminal || givenUp.has(state.name)) return true;
  if (isPartial(state.name)) return false;
  const isGoal = machine.transitions.some(
    (one) => one.operationId === operationId && one.to === state.name,
  );
  return isGoal || isKnown(machine, `partially_${state.name}`);
}

/** What a switch in the body asks for: `closeRest: true` leads to `closed`. */
export function pickBySwitch(
  options: readonly StateTransition[],
  body: unknown,
): StateTransition | undefined {
  const wishes = Object.entries(isObject(body) ? body : {}).flatMap(([name, value]) =>
    value === true ? [name.replace(/[A-Z].*$/, "")] : [],
  );
  return options.length > 1
    ? options.find(({ to }) => wishes.some((wish) => to.startsWith(wish)))
    : undefined;
}

/** States as a sentence lists them. */
export function statesThatAllow(machine: StateMachine, operationId: string, to?: string): string {
  const states = machine.transitions
    .filter((one) => one.operationId === operationId && (!to || one.to === to))
    .map(({ from }) => from);
  return [...new Set(states)].join(", ");
}
