import { componentsOf, textAt, type JsonObject } from "./json";
import type { References } from "./references";
import type { SecurityRequirement } from "./security-requirements";

/** A security scheme as a request sends it. */
export interface Credential {
  kind: "bearer" | "basic" | "key";
  place: "header" | "query" | "cookie";
  /** Name of the header, parameter, or cookie. */
  name: string;
  /** Name of the security scheme. */
  scheme: string;
  /** `API key in the X-Api-Key header` */
  label: string;
}

/** The credentials that a request needs together; empty if it needs none. */
export type SecurityOption = readonly Credential[];

function credentialOf(scheme: string, label: string, written: JsonObject): Credential[] {
  const place = textAt(written, "in");
  const type = textAt(written, "type");
  if (type === "apiKey" && (place === "header" || place === "query" || place === "cookie"))
    return [{ kind: "key", place, name: textAt(written, "name") ?? scheme, scheme, label }];
  const http = textAt(written, "scheme")?.toLowerCase() ?? "bearer";
  const kind = http === "bearer" || http === "basic" ? http : "key";
  // Browsers send client certificates themselves.
  return type === "mutualTLS"
    ? []
    : [{ kind, place: "header", name: "Authorization", scheme, label }];
}

/** The credentials for each security requirement of an operation; any one of them is enough. */
export function securityOptions(
  security: readonly SecurityRequirement[],
  document: JsonObject,
  references: References,
): SecurityOption[] {
  const written = componentsOf(document, "securitySchemes");
  return security.map(({ schemes }) =>
    schemes.flatMap(({ name, label }) => {
      const scheme = references.followObject(written[name]);
      return scheme ? credentialOf(name, label, scheme) : [];
    }),
  );
}
