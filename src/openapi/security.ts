import { text } from "../i18n/description-text";
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

const { security: labels } = text;

function httpLabel(scheme: JsonObject): string {
  const name = (textAt(scheme, "scheme") ?? "").toLowerCase();
  const format = textAt(scheme, "bearerFormat");
  if (name === "bearer") return labels.bearer(format ?? "");
  if (name === "basic") return labels.basic;
  return name ? labels.http(name) : labels.anyHttp;
}

/** What a security scheme asks for, in words. */
export function securityLabel(name: string, scheme: JsonObject): string {
  switch (scheme.type) {
    case "http":
      return httpLabel(scheme);
    case "apiKey": {
      const place = textAt(scheme, "in");
      const label = place === "query" || place === "cookie" ? labels[place] : labels.header;
      return label(textAt(scheme, "name") ?? name);
    }
    case "oauth2": {
      const flows = Object.keys(objectAt(scheme, "flows"));
      return labels.oauth2(flows.map((flow) => textAt(text.flows, flow) ?? flow));
    }
    case "openIdConnect":
      return "OpenID Connect";
    case "mutualTLS":
      return labels.mutualTls;
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
