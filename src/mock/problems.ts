import { textAt } from "../openapi/json";
import type { MockResponse, ProblemDetail } from "./model";
import type { Operation } from "./mock-operations";
import type { World } from "./world";

interface Refusal {
  status: number;
  code: string;
  detail: string;
  errors?: ProblemDetail[];
  headers?: Record<string, string>;
}

/** Thrown within the mock, caught by `handle`. */
export class RefusedRequest extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.detail);
  }
}

/** Ends the request with a problem. */
export function refuse(
  status: number,
  code: string,
  detail: string,
  errors?: ProblemDetail[],
): never {
  throw new RefusedRequest({
    status,
    code,
    detail,
    ...(errors?.length && { errors: errors.slice(0, 100) }),
  });
}

/** Type and title of problems by their codes. */
export type Problems = ReadonlyMap<string, { type: string; title: string }>;

/** Type and title of each code, from the examples of the description. */
export function problemsIn(operations: readonly Operation[]): Problems {
  const byCode = new Map<string, { type: string; title: string }>();
  const note = (value: unknown) => {
    const [code, type, title] = ["code", "type", "title"].map((key) => textAt(value, key));
    if (code && type && title && !byCode.has(code)) byCode.set(code, { type, title });
  };
  for (const { answers } of operations)
    for (const { status, content } of answers)
      if (status >= 400) for (const { value } of content?.examples ?? []) note(value);
  return byCode;
}

/** What is known of the problem with a code. */
export function knownProblems(byCode: Problems) {
  const [any] = byCode;
  const page = any ? any[1].type.replace(any[0], "") : "about:blank#";
  return (code: string) =>
    byCode.get(code) ?? {
      type: page + code,
      title: code.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase()),
    };
}

/** A refusal as a response. */
export function problemResponse(
  { refusal }: RefusedRequest,
  instance: string,
  { aboutCode, newRequestId }: Pick<World, "aboutCode" | "newRequestId">,
): MockResponse {
  const { status, code, detail, errors } = refusal;
  const requestId = newRequestId();
  const body = {
    ...aboutCode(code),
    status,
    detail: detail.slice(0, 1000),
    instance,
    code,
    requestId,
    ...(errors && { errors }),
  };
  return {
    status,
    headers: {
      "Content-Type": "application/problem+json",
      "Request-Id": requestId,
      ...refusal.headers,
    },
    body,
  };
}

/** The error codes that an operation documents for a status. */
export const codesOf = ({ answers }: Operation, status: number): readonly string[] =>
  answers.find((answer) => answer.status === status)?.codes ?? [];

/** The usual code if the operation documents it or none at all, otherwise its first code for the status. */
export function usualCode(operation: Operation, status: number, usual: string): string {
  const codes = codesOf(operation, status);
  return codes.includes(usual) ? usual : (codes[0] ?? usual);
}

/** The answer that an operation documents for a code. */
export const answerFor = ({ answers }: Operation, code: string) =>
  answers.find(({ codes }) => codes.includes(code));

/** The first example of a refusal with a code on the page of its operation. */
export const shownRefusal = (operation: Operation, code: string): unknown =>
  answerFor(operation, code)?.content?.examples.find(({ value }) => textAt(value, "code") === code)
    ?.value;

/** Refuses a body with 422. */
export const refuseBody = (operation: Operation, detail: string, errors: ProblemDetail[]): never =>
  refuse(422, usualCode(operation, 422, "validation-failed"), detail, errors);
