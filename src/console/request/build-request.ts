import { isObject } from "../../openapi/json";
import type { ConsoleOperation } from "./console-operation";
import type { Draft } from "./draft";

/** A request without what it is allowed by: the credential is added on its way. */
export interface BuiltRequest {
  method: string;
  /** Filled in, without the server. */
  path: string;
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
  mediaType?: string;
  /** As it is written. */
  body?: string;
}

const inPath = (text: string) => encodeURIComponent(text).replaceAll("%2C", ",");

/** The address of a request on a server. */
export function addressOf({ path, query }: BuiltRequest, server: string): string {
  const search = query
    .map(([name, value]) => `${encodeURIComponent(name)}=${inPath(value)}`)
    .join("&");
  return `${server.replace(/\/$/, "")}${path}${search ? `?${search}` : ""}`;
}

/** The request that a draft stands for. A gap in the path keeps its braces. */
export function buildRequest(
  { operation, parameters, reader }: ConsoleOperation,
  draft: Draft,
): BuiltRequest {
  const given = parameters.flatMap((parameter) => {
    const text = draft.parameters[parameter.key] ?? "";
    return text === "" ? [] : [{ ...parameter, text }];
  });
  const path = given
    .filter(({ place }) => place === "path")
    .reduce((at, { name, text }) => at.replaceAll(`{${name}}`, inPath(text)), operation.path);
  const query = given
    .filter(({ place }) => place === "query")
    .flatMap(({ name, text, repeats, schema }): [string, string][] =>
      repeats && reader.typeOf(schema) === "array"
        ? text.split(",").map((one) => [name, one.trim()])
        : [[name, text]],
    );
  const headers = given
    .filter(({ place }) => place === "header")
    .map(({ name, text }): [string, string] => [name, text]);
  const { method, body } = operation;
  const hasBody = body !== undefined && (body.required || draft.body.trim() !== "");
  return {
    method,
    path,
    query,
    headers,
    ...(hasBody && { mediaType: body.mediaType, body: draft.body }),
  };
}

/** True for a body that is sent as the fields of a form. */
export const isForm = (mediaType: string | undefined): boolean =>
  /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(mediaType ?? "");

/** The fields of a form's body. */
export function formFields(body: string | undefined): [name: string, value: string][] {
  let value: unknown;
  try {
    value = JSON.parse(body ?? "{}");
  } catch {
    return [];
  }
  if (!isObject(value)) return [];
  return Object.entries(value).map(([name, one]) => [
    name,
    typeof one === "string" ? one : JSON.stringify(one),
  ]);
}
