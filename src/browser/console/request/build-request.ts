import { fileFields } from "../../../openapi/file-fields";
import { isObject, shownValue } from "../../../openapi/json";
import { percentEncoded } from "../../../openapi/percent-encoded";
import { parseJson } from "../parse-json";
import { bodyKind } from "./body-kind";
import { contentFor, type ConsoleOperation, type ConsoleParameter } from "./console-operation";
import type { Draft } from "./draft";

/** A parameter, header, or cookie. */
export type Pair = [name: string, value: string];

/** A request without its credentials, which are added when it is sent. */
export interface BuiltRequest {
  method: string;
  /** Filled in, without the server. */
  path: string;
  query: Pair[];
  headers: Pair[];
  cookies?: Pair[];
  mediaType?: string;
  /** The text as typed, or the name of a file. */
  body?: string;
  /** Fields of a form whose values are names of files. */
  fileFields?: string[];
}

const inPath = (text: string) => percentEncoded(text).replaceAll("%2C", ",");

/** The address of a request on a server. */
export function addressOf({ path, query }: BuiltRequest, server: string): string {
  const search = query.map(([name, value]) => `${percentEncoded(name)}=${inPath(value)}`).join("&");
  return `${server.replace(/\/$/, "")}${path}${search ? `?${search}` : ""}`;
}

/** A parameter in the query: `tag=a&tag=b` for a list, `filter[sku]=TG-1` for a deep object. */
function queryPairs(
  { name, repeats, isDeep, schema }: ConsoleParameter,
  text: string,
  { reader }: ConsoleOperation,
): Pair[] {
  if (repeats && reader.typeOf(schema) === "array")
    return text.split(",").map((item) => [name, item.trim()]);
  const object = isDeep ? parseJson(text) : undefined;
  if (!isObject(object)) return [[name, text]];
  return Object.entries(object).map(([key, value]) => [`${name}[${key}]`, shownValue(value)]);
}

/** The request of a draft. A path parameter without a value keeps its braces. */
export function buildRequest(of: ConsoleOperation, draft: Draft): BuiltRequest {
  const { operation, parameters, reader } = of;
  const given = parameters.flatMap((parameter) => {
    const text = draft.parameters[parameter.key] ?? "";
    return text === "" ? [] : [{ ...parameter, text }];
  });
  const at = (place: string) => given.filter((parameter) => parameter.place === place);
  const pairs = (place: string) => at(place).map(({ name, text }): Pair => [name, text]);
  const path = pairs("path").reduce(
    (filled, [name, text]) => filled.replaceAll(`{${name}}`, inPath(text)),
    operation.path,
  );
  const cookies = pairs("cookie");
  const content = contentFor(of, draft.mediaType);
  const hasBody = content && (operation.body?.required === true || draft.body.trim() !== "");
  const files = content ? fileFields(content.mediaType, content.schema, reader.resolve) : [];
  return {
    method: operation.method,
    path,
    query: at("query").flatMap(({ text, ...parameter }) => queryPairs(parameter, text, of)),
    headers: pairs("header"),
    ...(cookies.length && { cookies }),
    ...(hasBody && { mediaType: content.mediaType, body: draft.body }),
    ...(hasBody && files.length && { fileFields: files }),
  };
}

/** Names of the files that a request sends. */
export function filesOf({ mediaType, body = "", fileFields: fields = [] }: BuiltRequest): string[] {
  if (body && mediaType && bodyKind(mediaType) === "file") return [body];
  const form = fields.length ? parseJson(body) : undefined;
  if (!isObject(form)) return [];
  return fields
    .flatMap((name): unknown[] => (Array.isArray(form[name]) ? form[name] : [form[name]]))
    .filter((name): name is string => typeof name === "string" && name !== "");
}
