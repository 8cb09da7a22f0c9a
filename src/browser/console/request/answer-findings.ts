import { isObject, listAt, textAt } from "../../../openapi/json";
import type { ConsoleOperation } from "./console-operation";
import type { Findings } from "./check-draft";

/** The entries of a problem's `errors`, by field. */
export function answerFindings(body: unknown, { parameters }: ConsoleOperation): Findings {
  const found: { parameters: Record<string, string>; body: Record<string, string> } = {
    parameters: {},
    body: {},
  };
  for (const error of listAt(body, "errors")) {
    const message = textAt(error, "message") ?? textAt(error, "rule") ?? "";
    const name = textAt(error, "parameter");
    const parameter = parameters.find((known) => known.name === name);
    if (parameter) found.parameters[parameter.key] ??= message;
    else if (isObject(error) && typeof error.pointer === "string")
      found.body[error.pointer] ??= message;
  }
  return found;
}
