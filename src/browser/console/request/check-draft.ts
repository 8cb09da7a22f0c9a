import { parameterValue } from "../../../mock/check-parameters";
import { detailOf } from "../../../mock/request-errors";
import { text } from "../../../i18n/console-text";
import { isWrittenAsJson } from "./body-kind";
import { contentFor, type ConsoleOperation } from "./console-operation";
import type { Draft } from "./draft";
import { readJson } from "./exact-json";
import { findingText } from "./finding-text";

/** What is wrong with a request, in the language of the page. */
export interface Findings {
  /** By key of the parameter. */
  parameters: Readonly<Record<string, string>>;
  /** By JSON Pointer; "" is the body itself. */
  body: Readonly<Record<string, string>>;
}

const none = new Set<string>();

function parameterFindings(operation: ConsoleOperation, draft: Draft): [string, string][] {
  return operation.parameters.flatMap((parameter): [string, string][] => {
    const { key, name, required, pointer } = parameter;
    const written = draft.parameters[key] ?? "";
    if (written === "") return required ? [[key, text.findings.required(name)]] : [];
    const value = parameterValue(parameter, written, operation.reader);
    const [error] = operation.validate(pointer, value);
    return error ? [[key, findingText(error, name)]] : [];
  });
}

function bodyFindings(of: ConsoleOperation, draft: Draft): [string, string][] {
  const { body: written, mediaType } = draft;
  const body = contentFor(of, mediaType);
  if (!body) return [];
  const { findings, jsonReasons } = text;
  if (written.trim() === "")
    return of.operation.body?.required ? [["", findings.bodyRequired]] : [];
  if (!isWrittenAsJson(body.mediaType)) return [];
  const { error } = readJson(written);
  if (error)
    return [["", findings.json(error.line, jsonReasons[error.reason] ?? jsonReasons.other)]];
  const errors = of.validate(body.pointer, JSON.parse(written) as unknown);
  return errors
    .map((schemaError): [string, string] => {
      const { pointer = "" } = detailOf(schemaError, none);
      return [pointer, findingText(schemaError, pointer.split("/").at(-1) || findings.theBody)];
    })
    .reverse();
}

/** Checks a draft as the API would, before it is sent. */
export function checkDraft(operation: ConsoleOperation, draft: Draft): Findings {
  return {
    parameters: Object.fromEntries(parameterFindings(operation, draft)),
    body: Object.fromEntries(bodyFindings(operation, draft)),
  };
}
