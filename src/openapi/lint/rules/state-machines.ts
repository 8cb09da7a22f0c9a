import { child, children, type DescriptionPlace } from "../parsed-description";
import { transitionsOf } from "../inventory";
import { didYouMean } from "../../../problems/did-you-mean";
import type { Problem } from "../../../problems/problem";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText, asTexts } from "../shape";

type Report = (place: DescriptionPlace, what: string, cause: string, fix: string) => void;

interface Transition {
  at: DescriptionPlace;
  from?: string;
  to?: string;
  operationId?: string;
}

interface Machine {
  machine: DescriptionPlace;
  initial: unknown;
  /** Values of the schema's enum. */
  values: string[];
  transitions: Transition[];
}

const nearest = (name: string, values: readonly string[]) =>
  didYouMean(name, values) ?? values[0] ?? "";
const enumHas = (values: readonly string[]) => `The enum has ${values.join(", ")}.`;

function checkStates({ machine, initial, values, transitions }: Machine, report: Report): void {
  const states = child(machine, "states");
  for (const value of values)
    if (!(value in asRecord(states.value)))
      report(
        states,
        `The state ${value} is missing`,
        "It is a value of the enum.",
        `${value}: { description: What holds in this state. }`,
      );
  for (const [state, at] of children(states)) {
    if (!values.includes(state))
      report(
        at,
        `${state} is a state, but no value of the enum`,
        enumHas(values),
        `${nearest(state, values)}:`,
      );
    if (!asText(asRecord(at.value).description))
      report(
        at,
        `The state ${state} has no description`,
        "The lifecycle is drawn and explained from it.",
        "description: What holds in this state.",
      );
    const leaves = transitions.some(({ from }) => from === state);
    const terminal = asRecord(at.value).terminal === true;
    if (leaves === terminal)
      report(
        at,
        leaves ? `The terminal state ${state} has a way out` : `No transition leaves ${state}`,
        "A state is terminal exactly when no transition leaves it.",
        leaves ? "Remove terminal: true." : "terminal: true",
      );
    if (state !== initial && !transitions.some(({ to }) => to === state))
      report(
        at,
        `No transition leads to ${state}`,
        `Only the initial state (${String(initial)}) is reached without one.`,
        `- from: ${String(initial)}\n  to: ${state}\n  operationId: …`,
      );
  }
  if (!values.includes(asText(initial)))
    report(
      child(machine, "initial"),
      "The initial state is not a value of the enum",
      enumHas(values),
      `initial: ${nearest(asText(initial), values)}`,
    );
}

function checkTransition(
  { at, from, to, operationId = "" }: Transition,
  values: readonly string[],
  operations: ReadonlySet<string>,
  report: Report,
): void {
  for (const [key, state] of Object.entries({ from, to }))
    // A transition without "from" is an operation that creates a record in another state than the initial one.
    if (!(key === "from" && state === undefined) && !values.includes(state ?? ""))
      report(
        child(at, key),
        `A transition has an unknown state in "${key}"`,
        enumHas(values),
        `${key}: ${nearest(state ?? "", values)}`,
      );
  if (!operations.has(operationId))
    report(
      child(at, "operationId"),
      "A transition is made by an operation that the list does not have",
      `The list has no ${operationId || "operation without a name"}.`,
      `operationId: ${didYouMean(operationId, operations) ?? "a slug of the list"}`,
    );
  for (const key of ["conditions", "effects"])
    if (!asTexts(asRecord(at.value)[key]).length)
      report(
        at,
        `A transition from ${from ?? "nothing"} to ${to ?? ""} has no ${key}`,
        "Integrators have to know when it is refused and what it changes.",
        `${key}: [A full sentence.]`,
      );
}

/** State machines have the states of the enum, each can be reached and left, and listed operations make the transitions. */
export const stateMachines: LintRule = ({ description, inventory, list }) => {
  const operations = new Set(list.filter((row) => row.method).map((row) => row.slug));
  const problems: Problem[] = [];
  const report: Report = (place, what, cause, fix) =>
    problems.push(problemAt(description, place, { code: "state-machine", what, cause, fix }));
  for (const { place } of inventory.schemas) {
    const machine = child(place, "x-state-machine");
    if (machine.value === undefined) continue;
    const values = asTexts(asRecord(place.value).enum);
    const transitions = transitionsOf(place).map((at): Transition => ({
      at,
      ...asRecord(at.value),
    }));
    const { initial } = asRecord(machine.value);
    checkStates({ machine, initial, values, transitions }, report);
    for (const transition of transitions) checkTransition(transition, values, operations, report);
  }
  return problems;
};
