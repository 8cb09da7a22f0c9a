import { isObject, objectAt, textAt, type JsonObject } from "./json";
import type { References } from "./references";
import type { SecurityRequirement } from "./security";

/** What a caller shows to be let in, and where in a request it stands. */
export interface Credential {
  kind: "bearer" | "basic" | "key";
  place: "header" | "query" | "cookie";
  /** Of the header, parameter or cookie. */
  name: string;
  /** Of the scheme in the description. */
  scheme: string;
  /** `API key in the X-Api-Key header` */
  label: string;
}

/** One way to be let in: everything in it is needed; nothing where a call needs no credential. */
export type WayIn = readonly Credential[];

function credentialOf(scheme: string, label: string, written: JsonObject): Credential[] {
  const place = textAt(written, "in");
  const type = textAt(written, "type");
  if (type === "apiKey" && (place === "header" || place === "query" || place === "cookie"))
    return [{ kind: "key", place, name: textAt(written, "name") ?? scheme, scheme, label }];
  const http = textAt(written, "scheme")?.toLowerCase() ?? "bearer";
  const kind = http === "bearer" || http === "basic" ? http : "key";
  // A certificate is the browser's business.
  return type === "mutualTLS"
    ? []
    : [{ kind, place: "header", name: "Authorization", scheme, label }];
}

/** The ways to be let in to an operation, in the order of the description. */
export function waysIn(
  security: readonly SecurityRequirement[],
  document: JsonObject,
  references: References,
): WayIn[] {
  const written = objectAt(objectAt(document, "components"), "securitySchemes");
  return security.map(({ schemes }) =>
    schemes.flatMap(({ name, label }) => {
      const { value } = references.follow(written[name]);
      return isObject(value) ? credentialOf(name, label, value) : [];
    }),
  );
}
