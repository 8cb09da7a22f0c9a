import { child, children, type Place } from "../description";
import { didYouMean } from "../../../problems/did-you-mean";
import { problemAt } from "../problem-at";
import type { Problem } from "../../../problems/problem";
import type { Rule } from "../rule";
import { asRecord, asText, asTexts } from "../shape";

/** State machines have the states of the enum, ways in and out, and transitions made by operations of the list. */
export const stateMachines: Rule = ({ description, inventory, list }) => {
  const operations = new Set(list.filter((row) => row.method).map((row) => row.slug));
  const problems: Problem[] = [];
  const report = (place: Place, what: string, cause: string, fix: string) =>
    problems.push(problemAt(description, place, { code: "state-machine", what, cause, fix }));

  for (const { place } of inventory.schemas) {
    const machine = child(place, "x-state-machine");
    if (machine.value === undefined) continue;
    const values = asTexts(asRecord(place.value).enum);
    const states = child(machine, "states");
    const transitions = children(child(machine, "transitions")).map(([, at]) => ({
      at,
      ...asRecord(at.value),
    })) as { at: Place; from?: string; to?: string; operationId?: string }[];
    const { initial } = asRecord(machine.value);
    const nearest = (name: string) => didYouMean(name, values) ?? values[0] ?? "";

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
          `The enum has ${values.join(", ")}.`,
          `${nearest(state)}:`,
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
        "The initial state is no value of the enum",
        `The enum has ${values.join(", ")}.`,
        `initial: ${nearest(asText(initial))}`,
      );
    for (const { at, from, to, operationId = "" } of transitions) {
      for (const [key, state] of Object.entries({ from, to }))
        // What an operation creates in another than the initial state comes from nowhere.
        if (!(key === "from" && state === undefined) && !values.includes(state ?? ""))
          report(
            child(at, key),
            `A transition has an unknown state in "${key}"`,
            `The enum has ${values.join(", ")}.`,
            `${key}: ${nearest(state ?? "")}`,
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
  }
  return problems;
};
