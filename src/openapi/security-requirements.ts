import { text } from "../i18n/description-text";
import { componentsOf, objectAt, objectsAt, textAt, textsAt, type JsonObject } from "./json";
import type { References } from "./references";

/** Security schemes that a request needs together, as pages show them. An operation accepts any of its requirements. */
export interface SecurityRequirement {
  schemes: {
    name: string;
    type: string;
    /** `Bearer token in the Authorization header` */
    label: string;
    scopes: string[];
    /** Other sets of scopes that do as well, from further requirements of this scheme alone. */
    otherScopes?: string[][];
  }[];
}

const { security: labels } = text;

function httpLabel(scheme: JsonObject): string {
  const name = (textAt(scheme, "scheme") ?? "").toLowerCase();
  const format = textAt(scheme, "bearerFormat");
  if (name === "bearer") return labels.bearer(format ?? "");
  if (name === "basic") return labels.basic;
  return name ? labels.http(name) : labels.anyHttp;
}

/** The credential that a security scheme requires, in words. */
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

/** Makes one requirement of those that name the same scheme alone, so that it is listed once, with all its scopes. */
function withoutRepeatedSchemes(requirements: readonly SecurityRequirement[]) {
  const merged: SecurityRequirement[] = [];
  for (const { schemes } of requirements) {
    const [scheme] = schemes;
    const known =
      schemes.length === 1 &&
      merged.find((other) => other.schemes.length === 1 && other.schemes[0]?.name === scheme?.name);
    const [first] = known ? known.schemes : [];
    if (first && scheme) first.otherScopes = [...(first.otherScopes ?? []), scheme.scopes];
    else merged.push({ schemes });
  }
  return merged;
}

/** The security requirements of an operation. Its own list replaces the document's, even if it is empty. */
export function securityOf(
  operation: JsonObject,
  document: JsonObject,
  references: References,
): SecurityRequirement[] {
  const holder = Array.isArray(operation.security) ? operation : document;
  const schemes = componentsOf(document, "securitySchemes");
  const requirements = objectsAt(holder, "security").map((requirement) => ({
    schemes: Object.keys(requirement).map((name) => {
      const scheme = references.followObject(schemes[name]) ?? {};
      return {
        name,
        type: textAt(scheme, "type") ?? "unknown",
        label: securityLabel(name, scheme),
        scopes: textsAt(requirement, name),
      };
    }),
  }));
  return withoutRepeatedSchemes(requirements);
}
