import { parameterValue } from "../../mock/check-parameters";
import { detailOf } from "../../mock/request-errors";
import { isWrittenAsJson } from "./body-kind";
import { contentFor, type ConsoleOperation } from "./console-operation";
import type { Draft } from "./draft";
import { readJson } from "./exact-json";

/** What is wrong with a draft, in the words of its schemas. */
export interface Findings {
  /** By key of the parameter. */
  parameters: Readonly<Record<string, string>>;
  /** By JSON Pointer into the body; "" is the body itself. */
  body: Readonly<Record<string, string>>;
}

const none = new Set<string>();

function parameterFindings(operation: ConsoleOperation, draft: Draft): [string, string][] {
  return operation.parameters.flatMap((parameter): [string, string][] => {
    const { key, name, required, pointer } = parameter;
    const text = draft.parameters[key] ?? "";
    if (text === "") return required ? [[key, `${name} is required.`]] : [];
    const value = parameterValue(parameter, text, operation);
    const [error] = operation.validate(pointer, value);
    if (!error) return [];
    const allowed = Array.isArray(error.params.allowedValues)
      ? `: ${error.params.allowedValues.join(", ")}`
      : "";
    return [[key, `${name} ${error.message}${allowed}.`]];
  });
}

function bodyFindings(of: ConsoleOperation, { body: text, mediaType }: Draft): [string, string][] {
  const body = contentFor(of, mediaType);
  if (!body) return [];
  if (text.trim() === "") return of.operation.body?.required ? [["", "The body is required."]] : [];
  if (!isWrittenAsJson(body.mediaType)) return [];
  const { error } = readJson(text);
  if (error) return [["", `Line ${error.line}: ${error.reason}.`]];
  const errors = of.validate(body.pointer, JSON.parse(text) as unknown);
  return errors
    .map((one) => detailOf(one, none))
    .reverse()
    .map(({ pointer = "", message }) => [pointer, message]);
}

/** Checks a draft as the API would, before it is sent. */
export function checkDraft(operation: ConsoleOperation, draft: Draft): Findings {
  return {
    parameters: Object.fromEntries(parameterFindings(operation, draft)),
    body: Object.fromEntries(bodyFindings(operation, draft)),
  };
}
