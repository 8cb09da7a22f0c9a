import { idShape } from "../../mock/ids";
import { textAt } from "../../openapi/json";
import type { ConsoleOperation, ConsoleParameter } from "./console-operation";

/** What the reader has typed. */
export interface Draft {
  /** Texts by key of the parameter; an empty one is not sent. */
  parameters: Readonly<Record<string, string>>;
  /** JSON as it is written; of a form its fields as an object. */
  body: string;
}

/** Ids that answers of this session gave, by their prefix; the latest first. */
export type KnownIds = Readonly<Record<string, readonly string[]>>;

/** The prefix of the ids that a parameter takes. */
export function idPrefix(parameter: ConsoleParameter, { reader }: ConsoleOperation) {
  const { schema } = reader.resolve(parameter.schema);
  return idShape(textAt(schema, "pattern") ?? "")?.prefix;
}

const textOf = (value: unknown) =>
  Array.isArray(value) ? value.join(",") : value === undefined ? "" : String(value);

/** The text of a body's example. */
export function exampleBody({ operation }: ConsoleOperation, example = 0): string {
  const { body } = operation;
  if (!body) return "";
  const shown = body.examples[example];
  return JSON.stringify(shown ? shown.value : {}, null, 2);
}

/** A request to begin with: required parameters from their examples, or from what this session made. */
export function firstDraft(operation: ConsoleOperation, created: KnownIds, example = 0): Draft {
  const parameters = operation.parameters.flatMap((parameter): [string, string][] => {
    const { key, name, required, place } = parameter;
    const own = place === "path" ? created[idPrefix(parameter, operation) ?? ""]?.[0] : undefined;
    if (name.toLowerCase() === "if-match" && required) return [[key, "*"]];
    return required ? [[key, own ?? textOf(parameter.example)]] : [];
  });
  return { parameters: Object.fromEntries(parameters), body: exampleBody(operation, example) };
}
