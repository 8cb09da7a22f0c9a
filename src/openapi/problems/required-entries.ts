import { isObject } from "../json";

/** Entries for keys that are required. */
const entries: Record<string, string> = {
  authorizationUrl: "authorizationUrl: https://api.example.com/oauth/authorize",
  content: 'content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }',
  description: "description: What it is, in a sentence.",
  flows:
    "flows: { clientCredentials: { tokenUrl: https://api.example.com/oauth/token, scopes: {} } }",
  in: "in: query",
  info: "info: { title: Orders API, version: 1.0.0 }",
  openapi: 'openapi: "3.1.0"',
  openIdConnectUrl: "openIdConnectUrl: https://api.example.com/.well-known/openid-configuration",
  paths: "paths: {}",
  propertyName: "propertyName: type",
  responses: 'responses: { "200": { description: OK } }',
  scheme: "scheme: bearer",
  scopes: "scopes: {}",
  title: "title: Orders API",
  tokenUrl: "tokenUrl: https://api.example.com/oauth/token",
  url: "url: https://api.example.com",
  version: "version: 1.0.0",
};

const keyNames: Record<string, string> = { query: "api_key", cookie: "session" };

/** A name as what lacks it has one: a key of the API, a license, a parameter, or a tag. */
function nameFor(holder: Record<string, unknown>, key: string): string {
  if (holder.type === "apiKey") return keyNames[String(holder.in)] ?? "X-Api-Key";
  if (key === "license") return "MIT";
  return "in" in holder || "schema" in holder ? "id" : "Orders";
}

/** An entry for a key that is required, and missing in what stands below `key`. */
export function requiredEntry(name: string, holder: unknown, key: string): string {
  if (name === "name") return `name: ${nameFor(isObject(holder) ? holder : {}, key)}`;
  return entries[name] ?? `${name}: …`;
}
