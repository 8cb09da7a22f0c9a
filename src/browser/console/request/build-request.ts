import { fileFields } from "../../../openapi/file-fields";
import { isObject } from "../../../openapi/json";
import { percentEncoded } from "../../../openapi/percent-encoded";
import { bodyKind } from "./body-kind";
import { contentFor, type ConsoleOperation, type ConsoleParameter } from "./console-operation";
import type { Draft } from "./draft";

/** A request without what it is allowed by: the credential is added on its way. */
export interface BuiltRequest {
  method: string;
  /** Filled in, without the server. */
  path: string;
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
  cookies?: [name: string, value: string][];
  mediaType?: string;
  /** As it is written; of a file its name. */
  body?: string;
  /** Of a form: fields whose values are names of files. */
  fileFields?: string[];
}

const inPath = (text: string) => percentEncoded(text).replaceAll("%2C", ",");

/** The address of a request on a server. */
export function addressOf({ path, query }: BuiltRequest, server: string): string {
  const search = query.map(([name, value]) => `${percentEncoded(name)}=${inPath(value)}`).join("&");
  return `${server.replace(/\/$/, "")}${path}${search ? `?${search}` : ""}`;
}

type Pair = [name: string, value: string];

const inJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A parameter as the address has it: `tag=a&tag=b` for a list, `filter[sku]=TG-1` for a deep object. */
function queryPairs(
  { name, repeats, isDeep, schema }: ConsoleParameter,
  text: string,
  { reader }: ConsoleOperation,
): Pair[] {
  if (repeats && reader.typeOf(schema) === "array")
    return text.split(",").map((one) => [name, one.trim()]);
  const object = isDeep ? inJson(text) : undefined;
  if (!isObject(object)) return [[name, text]];
  return Object.entries(object).map(([key, value]) => [
    `${name}[${key}]`,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
}

/** The request that a draft stands for. A gap in the path keeps its braces. */
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
export function filesOf({ mediaType, body, fileFields: fields = [] }: BuiltRequest): string[] {
  if (body && mediaType && bodyKind(mediaType) === "file") return [body];
  const form = inJson(fields.length ? (body ?? "") : "");
  return isObject(form)
    ? fields
        .flatMap((name): unknown[] => (Array.isArray(form[name]) ? form[name] : [form[name]]))
        .filter((one): one is string => typeof one === "string" && one !== "")
    : [];
}
