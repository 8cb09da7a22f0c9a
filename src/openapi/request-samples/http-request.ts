import { isObject, textAt, type JsonObject } from "../json";
import type { ApiParameter, ApiParameterGroup } from "../parameters";
import type { SecurityRequirement } from "../security";

/** A request that is ready to be written down as code. */
export interface HttpRequest {
  /** Upper case. */
  method: string;
  url: string;
  headers: { name: string; value: string }[];
  cookies: { name: string; value: string }[];
  body?: { mediaType: string; text: string };
}

/** What a sample shows in place of a secret. */
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

/** What a parameter is in a sample: its example, constant, default or first allowed value, else its name in braces. */
export function sampleValue({ name, example, schema }: ApiParameter): string {
  const values = [example, schema.example, schema.const, schema.default, schema.enum?.[0]?.value];
  const value = values.find((one) => one !== undefined && one !== null);
  return value === undefined ? `{${name}}` : plain(value);
}

/** Braces stay readable: `{orderId}` is a gap to be filled in. */
const inUrl = (value: string) =>
  encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%7B", "{").replaceAll("%7D", "}");

/** The parts of a request by which the caller is known, as placeholders. The first way to be let in serves. */
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

export interface RequestSource {
  method: string;
  path: string;
  server: string;
  parameters: readonly ApiParameterGroup[];
  security: readonly SecurityRequirement[];
  /** `components.securitySchemes`, references followed. */
  schemes: JsonObject;
}

/** The request of an operation with its required parameters and one body. */
export function httpRequest(
  { method, path, server, parameters, security, schemes }: RequestSource,
  body?: HttpRequest["body"],
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
  const own = needed("header").filter(
    ({ name }) => !headers.some((header) => header.name.toLowerCase() === name.toLowerCase()),
  );
  return {
    method,
    url: `${server.replace(/\/$/, "")}${filled}${search ? `?${search}` : ""}`,
    headers: [
      ...headers,
      ...own,
      ...(body ? [{ name: "Content-Type", value: body.mediaType }] : []),
    ],
    cookies: [...needed("cookie"), ...cookies],
    ...(body && { body }),
  };
}
