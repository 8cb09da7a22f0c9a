import { isObject, listAt, objectAt, textAt, textsAt } from "./json";

/** A transition between two states, made by an operation. */
export interface StateTransition {
  from: string;
  to: string;
  operationId: string;
  conditions: string[];
  effects: string[];
}

/** The states and transitions of a status schema, from its `x-state-machine`. */
export interface StateMachine {
  initial?: string;
  states: { name: string; description?: string; terminal: boolean }[];
  transitions: StateTransition[];
}

/** Reads the `x-state-machine` of a schema, if it has one. Leaves out malformed transitions, which the lint reports. */
export function stateMachineOf(schema: unknown): StateMachine | undefined {
  const machine = objectAt(schema, "x-state-machine");
  const states = Object.entries(objectAt(machine, "states"));
  if (states.length === 0) return undefined;
  return {
    initial: textAt(machine, "initial"),
    states: states.map(([name, state]) => ({
      name,
      description: textAt(state, "description"),
      terminal: isObject(state) && state.terminal === true,
    })),
    transitions: listAt(machine, "transitions").flatMap((transition) => {
      const [from, to] = [textAt(transition, "from"), textAt(transition, "to")];
      const operationId = textAt(transition, "operationId");
      if (!from || !to || !operationId) return [];
      const conditions = textsAt(transition, "conditions");
      return [{ from, to, operationId, conditions, effects: textsAt(transition, "effects") }];
    }),
  };
}
