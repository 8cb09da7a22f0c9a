import { isObject, type JsonObject } from "../openapi/json";
import type { StateMachine, StateTransition } from "../openapi/state-machine";
import { numberIn } from "./decimals";
import { openQuantity } from "./line-quantities";

/** True for a status such as `partially_shipped`. */
export const isPartial = (state: string) => state.startsWith("partially_");

/** The transitions of an operation from a status. */
export function transitionsFrom(
  machine: StateMachine,
  from: unknown,
  operationId: string,
): StateTransition[] {
  return machine.transitions.filter(
    (transition) => transition.operationId === operationId && transition.from === from,
  );
}

/** True if an operation makes transitions of a state machine. */
export function movesBy(machine: StateMachine | undefined, operationId: string): boolean {
  return machine?.transitions.some((step) => step.operationId === operationId) === true;
}

/** The transition of a record after some or all of its lines moved: to the partial or the full status; none if it is partial already. */
export function pickForRecord(
  options: readonly StateTransition[],
  allDone: boolean,
  status: unknown,
): StateTransition | undefined {
  if (!allDone && isPartial(String(status))) return options.find(({ to }) => isPartial(to));
  const wanted = options.filter(({ to }) => isPartial(to) !== allDone);
  return wanted[0] ?? options[0];
}

const isEnd = (machine: StateMachine | undefined, status: string) =>
  machine?.states.some(({ name, terminal }) => name === status && terminal) === true;

/** The transition of a line: to the full status if moving the quantity leaves nothing open. */
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
  // If record and line have a status of the same name, lines get it only together with the record.
  // Nor does a pause of the record end its lines, and lines begin again only with the record.
  const isPause = recordGoesTo !== undefined && !isEnd(recordMachine, recordGoesTo);
  if (recordGoesTo !== undefined)
    return options.find(
      ({ to }) =>
        (!recordMachine || !isKnown(recordMachine, to)) &&
        !(isPause && isEnd(machine, to)) &&
        to !== machine.initial,
    );
  if (isPartial(String(line.status)) || options.some(({ to }) => isPartial(to))) {
    const isAll = moved === undefined || numberIn(moved) >= openQuantity(line);
    return pickForRecord(options, isAll, line.status);
  }
  return options[0];
}

const givenUp = new Set(["closed", "cancelled", "declined"]);

const isKnown = (machine: StateMachine, status: string) =>
  machine.states.some(({ name }) => name === status);

/** True for a line that an operation has nothing left to do with: it is complete or was given up. */
export function isDone(machine: StateMachine, status: unknown, operationId: string): boolean {
  const state = machine.states.find(({ name }) => name === status);
  if (!state || state.terminal || givenUp.has(state.name)) return true;
  if (isPartial(state.name)) return false;
  const isGoal = machine.transitions.some(
    (transition) => transition.operationId === operationId && transition.to === state.name,
  );
  return isGoal || isKnown(machine, `partially_${state.name}`);
}

/** The transition that a switch in the body requests: `closeRest: true` leads to `closed`. */
export function pickBySwitch(
  options: readonly StateTransition[],
  body: unknown,
): StateTransition | undefined {
  if (options.length < 2) return undefined;
  const switches = Object.entries(isObject(body) ? body : {}).flatMap(([name, value]) =>
    value === true ? [name.replace(/[A-Z].*$/, "")] : [],
  );
  return options.find(({ to }) => switches.some((verb) => to.startsWith(verb)));
}

/** The states that allow an operation, as a list in a sentence. */
export function statesThatAllow(machine: StateMachine, operationId: string, to?: string): string[] {
  const states = machine.transitions
    .filter((step) => step.operationId === operationId && (!to || step.to === to))
    .map(({ from }) => from);
  return [...new Set(states)];
}
