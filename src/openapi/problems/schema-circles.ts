import type { LocationObject } from "@redocly/openapi-core";
import type { Problem } from "../../problems/problem";
import { isObject, listAt, type JsonObject } from "../json";
import type { References } from "../references";
import { placeOf } from "../source-locations";

const lists = ["allOf", "oneOf", "anyOf"];
const single = ["not", "if", "then", "else"];

/** Keys whose values are data, not schemas. */
const values = new Set(["example", "examples", "default", "const", "enum", "value"]);

function circleProblem(
  reference: JsonObject,
  location: LocationObject | undefined,
  root: string,
): Problem {
  const place = location && placeOf(location, root);
  const seen = `$ref: ${String(reference.$ref)}`;
  return {
    level: "warning",
    code: "openapi-schema-circle",
    what: "A schema is made of itself",
    where: place && { file: place.file, line: place.line },
    seen,
    cause:
      "Over allOf, oneOf, anyOf or not it comes back to itself, with no property or list in between, so no program can check a value by it. This reference is passed over.",
    fix: `properties:\n  parent: { ${JSON.stringify("$ref")}: ${JSON.stringify(reference.$ref)} } # or without it`,
  };
}

/** Finds schemas that require a value to fit themselves. `locate` finds a `$ref` in the author's files. */
export function schemaCircles(
  document: JsonObject,
  references: References,
  locate: (reference: object) => LocationObject | undefined,
  root: string,
): Problem[] {
  const problems: Problem[] = [];
  const done = new Set<object>();
  const open = new Set<object>();

  function enter(schema: unknown): void {
    if (!isObject(schema) || done.has(schema)) return;
    open.add(schema);
    if (typeof schema.$ref === "string") {
      const { target } = references.followSchema(schema);
      if (isObject(target) && open.has(target))
        problems.push(circleProblem(schema, locate(schema), root));
      else enter(target);
    }
    for (const key of lists) listAt(schema, key).forEach(enter);
    for (const key of single) enter(schema[key]);
    open.delete(schema);
    done.add(schema);
  }

  const left: unknown[] = [document];
  const seen = new Set<unknown>();
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (typeof at !== "object" || at === null || seen.has(at)) continue;
    seen.add(at);
    if (isObject(at) && typeof at.$ref === "string") enter(references.followSchema(at).target);
    for (const [key, inner] of Object.entries(at))
      if (!values.has(key) && typeof inner === "object") left.push(inner);
  }
  return problems;
}
