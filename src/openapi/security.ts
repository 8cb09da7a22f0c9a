import { isObject, listAt, objectAt, textAt, textsAt, type JsonObject } from "./json";
import type { References } from "./references";

/** One scheme of a requirement. */
export interface SecurityScheme {
  name: string;
  type: string;
  /** `Bearer token in the Authorization header` */
  label: string;
  scopes: string[];
}

/** Schemes that are needed together; an operation may accept several requirements. */
export interface SecurityRequirement {
  schemes: SecurityScheme[];
}

const places: Record<string, string> = {
  header: "header",
  query: "query parameter",
  cookie: "cookie",
};

const flows: Record<string, string> = {
  implicit: "implicit",
  password: "password",
  clientCredentials: "client credentials",
  authorizationCode: "authorization code",
  deviceAuthorization: "device authorization",
};

function httpLabel(scheme: JsonObject): string {
  const name = (textAt(scheme, "scheme") ?? "").toLowerCase();
  const format = textAt(scheme, "bearerFormat");
  if (name === "bearer")
    return `Bearer token${format ? ` (${format})` : ""} in the Authorization header`;
  if (name === "basic") return "User name and password (HTTP Basic)";
  return name ? `HTTP ${name} in the Authorization header` : "HTTP authentication";
}

/** What a security scheme asks for, in words. */
export function securityLabel(name: string, scheme: JsonObject): string {
  switch (scheme.type) {
    case "http":
      return httpLabel(scheme);
    case "apiKey": {
      const place = places[textAt(scheme, "in") ?? ""] ?? "header";
      return `API key in the ${textAt(scheme, "name") ?? name} ${place}`;
    }
    case "oauth2": {
      const known = Object.keys(objectAt(scheme, "flows")).map((flow) => flows[flow] ?? flow);
      return `OAuth 2.0${known.length ? ` (${known.join(" or ")})` : ""}`;
    }
    case "openIdConnect":
      return "OpenID Connect";
    case "mutualTLS":
      return "Client certificate (mutual TLS)";
    default:
      return name;
  }
}

/** The ways to be let in to an operation; its own list, even an empty one, replaces the document's. */
export function securityOf(
  operation: JsonObject,
  document: JsonObject,
  references: References,
): SecurityRequirement[] {
  const holder = Array.isArray(operation.security) ? operation : document;
  const schemes = objectAt(objectAt(document, "components"), "securitySchemes");
  return listAt(holder, "security")
    .filter(isObject)
    .map((requirement) => ({
      schemes: Object.keys(requirement).map((name) => {
        const { value } = references.follow(schemes[name]);
        const scheme = isObject(value) ? value : {};
        return {
          name,
          type: textAt(scheme, "type") ?? "unknown",
          label: securityLabel(name, scheme),
          scopes: textsAt(requirement, name),
        };
      }),
    }));
}
