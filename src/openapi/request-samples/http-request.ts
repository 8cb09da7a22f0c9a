import { parseUrl } from "../../config/addresses/parse-url";
import { isObject, textAt, type JsonObject } from "../json";
import type { ApiParameter, ApiParameterGroup } from "../parameters";
import { percentEncoded } from "../percent-encoded";
import type { SecurityRequirement } from "../security-requirements";
import type { AnswerForm } from "./answer-form";

/** A request to be printed as code. */
export interface HttpRequest {
  /** Upper case. */
  method: string;
  url: string;
  headers: { name: string; value: string }[];
  cookies: { name: string; value: string }[];
  body?: HttpBody;
  /** What is known of the answer. */
  answer?: AnswerForm;
}

export interface HttpBody {
  mediaType: string;
  text: string;
  /** Set for `multipart/form-data`. */
  fields?: FormField[];
}

/** A field of `multipart/form-data`; the value of a file is its name. */
export interface FormField {
  name: string;
  value: string;
  isFile?: true;
}

/** What samples show instead of secrets. */
export const placeholders = {
  token: "YOUR_TOKEN",
  apiKey: "YOUR_API_KEY",
  credentials: "YOUR_CREDENTIALS",
};

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(",");
  if (isObject(value)) return JSON.stringify(value);
  return String(value);
}

/** The value of a parameter in samples: its example, constant, default, or first allowed value, or its name in braces. */
function sampleValue({ name, example, schema }: ApiParameter): string {
  const values = [example, schema.example, schema.const, schema.default, schema.enum?.[0]?.value];
  const value = values.find((candidate) => candidate !== undefined && candidate !== null);
  return value === undefined ? `{${name}}` : plain(value);
}

/** Encodes a value but keeps braces readable: readers fill in `{orderId}`. */
const inUrl = (value: string) =>
  percentEncoded(value).replaceAll("%2C", ",").replaceAll("%7B", "{").replaceAll("%7D", "}");

/** Placeholders for the credentials of the first security requirement. */
function credentials(
  requirements: readonly SecurityRequirement[],
  schemes: JsonObject,
): Pick<HttpRequest, "headers" | "cookies"> & { query: { name: string; value: string }[] } {
  const found = { headers: [], cookies: [], query: [] } as ReturnType<typeof credentials>;
  for (const { name, type } of requirements[0]?.schemes ?? []) {
    const scheme = schemes[name];
    const place = textAt(scheme, "in");
    const key = { name: textAt(scheme, "name") ?? name, value: placeholders.apiKey };
    if (type === "apiKey" && place === "query") found.query.push(key);
    else if (type === "apiKey" && place === "cookie") found.cookies.push(key);
    else if (type === "apiKey") found.headers.push(key);
    else if (type === "http" && textAt(scheme, "scheme")?.toLowerCase() === "basic")
      found.headers.push({ name: "Authorization", value: `Basic ${placeholders.credentials}` });
    else if (type !== "mutualTLS")
      found.headers.push({ name: "Authorization", value: `Bearer ${placeholders.token}` });
  }
  return found;
}

interface RequestSource {
  method: string;
  path: string;
  server: string;
  parameters: readonly ApiParameterGroup[];
  security: readonly SecurityRequirement[];
  /** `components.securitySchemes`, references followed. */
  schemes: JsonObject;
  answer?: AnswerForm;
}

/** Completes the address of a server, which may be missing or only a path. */
function absolute(server: string): string {
  const base = server.replace(/\/$/, "");
  if (parseUrl(base)) return base;
  return base.startsWith("//")
    ? `https:${base}`
    : `https://api.example.com${base.startsWith("/") ? base : ""}`;
}

/** The request of an operation with its required parameters and one body. */
export function httpRequest(
  { method, path, server, parameters, security, schemes, answer }: RequestSource,
  body?: HttpBody,
): HttpRequest {
  const needed = (place: string) =>
    (parameters.find((group) => group.place === place)?.parameters ?? [])
      .filter(({ required }) => required)
      .map((parameter) => ({ name: parameter.name, value: sampleValue(parameter) }));
  const { headers, cookies, query } = credentials(security, schemes);
  const filled = needed("path").reduce(
    (text, { name, value }) => text.replaceAll(`{${name}}`, inUrl(value)),
    path,
  );
  const search = [...needed("query"), ...query]
    .map(({ name, value }) => `${inUrl(name)}=${inUrl(value)}`)
    .join("&");
  const known = new Set(headers.map(({ name }) => name.toLowerCase()));
  if (body) known.add("content-type");
  const others = needed("header").filter(({ name }) => !known.has(name.toLowerCase()));
  return {
    method,
    url: `${absolute(server)}${filled}${search ? `?${search}` : ""}`,
    headers: [
      ...headers,
      ...others,
      // For a form, the language writes it, with the boundary.
      ...(body && !body.fields ? [{ name: "Content-Type", value: body.mediaType }] : []),
    ],
    cookies: [...needed("cookie"), ...cookies],
    ...(body && { body }),
    ...(answer && { answer }),
  };
}
