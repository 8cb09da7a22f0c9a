import { sample } from "openapi-sampler";
import { isObject, listAt, objectAt, textsAt, without, type JsonObject } from "./json";
import type { ResolveSchema } from "./resolve-schema";
import { typesOf } from "./schema-type";
import type { Direction } from "./schema-tree";
import { variantsOf } from "./variants";

/** Keep samples readable and the sampler fast. */
const maxDepth = 7;
const maxNodes = 400;
/** Larger minimums are mistakes, or attempts to stall a build. */
const largestMinimums = { minItems: 20, minLength: 2000, minProperties: 20 };

/**
 * openapi-sampler follows every path through references, which takes minutes for schemas that refer to each other a lot.
 * So it gets a schema of bounded size, without references, and with the first of each choice.
 */
function bounded(
  schema: unknown,
  resolve: ResolveSchema,
  direction: Direction,
  ancestors: readonly object[],
  budget: { nodes: number },
): JsonObject | undefined {
  const resolved = resolve(schema);
  if (ancestors.includes(resolved.identity) || ancestors.length > maxDepth || budget.nodes <= 0)
    return undefined;
  budget.nodes -= 1;
  const inner = [...ancestors, resolved.identity];
  const flat = without(resolved.schema, "oneOf", "anyOf", "discriminator", "not");
  for (const [key, most] of Object.entries(largestMinimums))
    if (Number(flat[key]) > most) flat[key] = most;
  if (flat.example !== undefined || listAt(flat, "examples").length) return flat;
  const go = (child: unknown) => bounded(child, resolve, direction, inner, budget);

  const variants = variantsOf(resolved.schema, resolve);
  const [first] = variants?.options ?? [];
  const chosen = first && go(first.schema);
  const [type] = typesOf(flat);
  const result: JsonObject = { ...chosen, ...flat, type: type ?? chosen?.type };
  if (chosen?.example !== undefined && !type) return chosen;
  if (result.type === undefined) delete result.type;

  const properties: JsonObject = { ...objectAt(chosen, "properties") };
  for (const [name, property] of Object.entries(objectAt(flat, "properties"))) {
    const { schema: line } = resolve(property);
    if (direction === "request" ? line.readOnly === true : line.writeOnly === true) continue;
    const child = go(property);
    if (child) properties[name] ??= child;
  }
  if (variants?.discriminator && first && properties[variants.discriminator])
    properties[variants.discriminator] = { example: first.label };
  if (Object.keys(properties).length) result.properties = properties;
  else delete result.properties;
  const required = [...textsAt(flat, "required"), ...textsAt(chosen, "required")];
  if (required.length) result.required = required.filter((name) => properties[name] !== undefined);
  delete result.patternProperties;

  for (const key of ["additionalProperties", "items"] as const) {
    if (!isObject(flat[key])) continue;
    const child = go(flat[key]);
    if (child) result[key] = child;
    else delete result[key];
  }
  const places = [...listAt(flat, "prefixItems"), ...listAt(flat, "items")];
  if (places.length) result.prefixItems = places.map((place) => go(place) ?? {});
  return result;
}

/** A value that fits a schema, from its examples, defaults, enums, and formats; undefined if none can be made. */
export function sampleOf(
  schema: unknown,
  resolve: ResolveSchema,
  direction: Direction,
  format: "json" | "xml" = "json",
): unknown {
  const small = bounded(schema, resolve, direction, [], { nodes: maxNodes });
  if (!small || !Object.keys(small).length) return undefined;
  try {
    return sample(small, {
      skipReadOnly: direction === "request",
      skipWriteOnly: direction === "response",
      quiet: true,
      format,
    });
  } catch {
    // A schema that contradicts itself has no sample.
    return undefined;
  }
}
