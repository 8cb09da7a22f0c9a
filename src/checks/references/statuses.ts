import { listAt } from "../../openapi/json";
import { stateMachineOf } from "../../openapi/state-machine";
import type { Contract } from "../snippets/contract";

/** The values of a status schema: the states of its state machine, or its enum. */
export function statusValues(schema: unknown): string[] {
  const machine = stateMachineOf(schema);
  return machine ? machine.states.map(({ name }) => name) : listAt(schema, "enum").map(String);
}

/** The names of all status schemas. */
export function statusSchemas({ schemas }: Pick<Contract, "schemas">): string[] {
  return Object.keys(schemas).filter((name) => statusValues(schemas[name]).length);
}
