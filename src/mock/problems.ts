import { textAt, type JsonObject } from "../openapi/json";
import type { MockResponse, ProblemDetail } from "./model";
import type { Operation } from "./operations";

/** What a request is refused with. */
export interface Refusal {
  status: number;
  code: string;
  detail: string;
  errors?: ProblemDetail[];
  headers?: Record<string, string>;
}

/** Thrown inside the mock, caught by `handle`. */
export class Refused extends Error {
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
  throw new Refused({
    status,
    code,
    detail,
    ...(errors?.length && { errors: errors.slice(0, 100) }),
  });
}

/** Type and title of each code, as the examples of the description have them. */
export function knownProblems(document: JsonObject, operations: readonly Operation[]) {
  const byCode = new Map<string, { type: string; title: string }>();
  const note = (value: unknown) => {
    const [code, type, title] = [
      textAt(value, "code"),
      textAt(value, "type"),
      textAt(value, "title"),
    ];
    if (code && type && title && !byCode.has(code)) byCode.set(code, { type, title });
  };
  for (const { answers } of operations)
    for (const { status, content } of answers)
      if (status >= 400) for (const { value } of content?.examples ?? []) note(value);
  const [any] = byCode;
  const page = any ? any[1].type.replace(any[0], "") : "about:blank#";
  return (code: string) =>
    byCode.get(code) ?? {
      type: page + code,
      title: code.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase()),
    };
}

/** A problem as an answer. */
export function problemResponse(
  refusal: Refusal,
  about: { type: string; title: string },
  instance: string,
  requestId: string,
): MockResponse {
  const { status, code, detail, errors } = refusal;
  const body = {
    ...about,
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

/** The code an operation documents for a status, the first that fits a wish; the wish itself when none is documented. */
export function documentedCode(
  operation: Operation,
  status: number,
  wish: (code: string) => boolean,
): string | undefined {
  return operation.answers.find((answer) => answer.status === status)?.codes.find(wish);
}
