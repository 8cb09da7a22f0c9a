import { isObject, objectsAt, textAt } from "../openapi/json";
import type { CheckedRequest } from "./check-request";
import type { ProblemDetail } from "./model";
import { refuse, Refused } from "./problems";

/** The header that asks for a refusal by its code. */
export const askHeader = "Sandbox-Answer";

/** What the headers of a refusal say if nothing else is known. */
const headerValues: Record<string, string> = {
  "Retry-After": "12",
  "RateLimit-Limit": "600",
  "RateLimit-Remaining": "0",
  "RateLimit-Reset": "12",
};

/** Answers with the refusal that the header names by its code, as the sandbox of the API does. */
export function askedAnswer({ operation, headers }: CheckedRequest): void {
  const code = headers[askHeader.toLowerCase()];
  if (!code) return;
  const answer = operation.answers.find(({ codes }) => codes.includes(code));
  if (!answer)
    return refuse(400, "invalid-parameter", `No answer of ${operation.id} has the code ${code}.`, [
      { parameter: askHeader, rule: "enum", message: "The operation has no such code." },
    ]);
  const shown = answer.content?.examples.find(
    ({ value }) => isObject(value) && value.code === code,
  )?.value;
  const errors = objectsAt(shown, "errors") as unknown as ProblemDetail[];
  throw new Refused({
    status: answer.status,
    code,
    detail: textAt(shown, "detail") ?? `This is the answer with the code ${code}.`,
    ...(errors.length && { errors: structuredClone(errors) }),
    headers: Object.fromEntries(
      answer.headers.flatMap((name) => {
        const value = headerValues[name];
        return value ? [[name, value]] : [];
      }),
    ),
  });
}
