import type { ApiResponse } from "../bodies";
import { objectAt, textAt, type JsonObject } from "../json";

/** Names of fields, from the body down. */
export type FieldNames = readonly [string, ...string[]];

/** Where the body of an error says what went wrong. */
export interface ErrorBody {
  code: FieldNames;
  message: FieldNames;
  requestId: FieldNames;
}

/** What samples say of an error; `shown` writes a field into a text. */
export const errorWords = (
  { code, message, requestId }: ErrorBody,
  shown: (names: FieldNames) => string,
) => `${shown(code)}: ${shown(message)} (${shown(requestId)})`;

/** How lists are read page by page. */
export interface Paging {
  /** The query parameter that continues a list. */
  parameter: string;
  /** Where an answer has its rows. */
  rows: FieldNames;
  /** Where an answer has the value of the parameter for the next page; nothing on the last one. */
  next: FieldNames;
}

/** How an operation answers, as far as samples read it. */
export interface AnswerForm {
  /** The body of a success is JSON. */
  isJson: boolean;
  error?: ErrorBody;
}

function namesAt(holder: unknown, name: string): FieldNames | undefined {
  const [first, ...below] = textAt(holder, name)?.split(".") ?? [];
  return first ? [first, ...below] : undefined;
}

const hasJson = ({ content }: ApiResponse) =>
  content.some(({ mediaType }) => /[/+]json\b/i.test(mediaType));

/** What `x-samples.error` of a description says, if it is complete, and holds for all errors of an operation. */
function errorBodyOf(document: JsonObject, errors: readonly ApiResponse[]): ErrorBody | undefined {
  const error = objectAt(document["x-samples"], "error");
  const types = errors.flatMap(({ content }) => content.map(({ mediaType }) => mediaType));
  if (!types.length || types.some((type) => type !== error.mediaType)) return undefined;
  const code = namesAt(error, "code");
  const message = namesAt(error, "message");
  const requestId = namesAt(error, "requestId");
  return code && message && requestId && { code, message, requestId };
}

/** What `x-samples.paging` of a description says, if it is complete. */
export function pagingOf(document: JsonObject): Paging | undefined {
  const paging = objectAt(document["x-samples"], "paging");
  const parameter = textAt(paging, "parameter");
  const rows = namesAt(paging, "rows");
  const next = namesAt(paging, "next");
  return parameter !== undefined && rows && next ? { parameter, rows, next } : undefined;
}

/** How an operation answers. */
export function answerFormOf(
  { method, responses }: { method: string; responses: readonly ApiResponse[] },
  document: JsonObject,
): AnswerForm {
  // Answers to HEAD have no body.
  if (method === "HEAD") return { isJson: false };
  const errors = responses.filter(({ status }) => /^[45]|^default$/.test(status));
  const error = errorBodyOf(document, errors);
  return {
    isJson: responses.some((one) => one.status.startsWith("2") && hasJson(one)),
    ...(error && { error }),
  };
}
