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

/** What `x-samples.error` of a description says, if it is complete. */
function errorBodyOf(document: JsonObject): ErrorBody | undefined {
  const error = objectAt(document["x-samples"], "error");
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
  const json = responses.filter(hasJson);
  const fails = json.some(({ status }) => /^[45]|^default$/.test(status));
  // Answers to HEAD have no body.
  const error = fails && method !== "HEAD" ? errorBodyOf(document) : undefined;
  return {
    isJson: method !== "HEAD" && json.some(({ status }) => status.startsWith("2")),
    ...(error && { error }),
  };
}
