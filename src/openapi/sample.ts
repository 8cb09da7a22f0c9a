import { sample } from "openapi-sampler";
import { isObject, listAt, objectAt, textsAt, without, type JsonObject } from "./json";
import type { ResolveSchema } from "./resolve-schema";
import { typesOf } from "./schema-type";
import type { Direction } from "./schema-tree";
import { variantsOf } from "./variants";

interface Budget {
  nodes: number;
}

const maxDepth = 7;
const maxNodes = 400;
/** More than this is asked for by mistake, or to keep a build busy. */
const mostAsked = { minItems: 20, minLength: 2000, minProperties: 20 };

/**
 * openapi-sampler tries every path through the references: minutes on schemas that refer to each other a lot.
 * So it gets a schema without references, of bounded size, with one choice taken.
 */
function bounded(
  schema: unknown,
  resolve: ResolveSchema,
  direction: Direction,
  ancestors: readonly object[],
  budget: Budget,
): JsonObject | undefined {
  const resolved = resolve(schema);
  if (ancestors.includes(resolved.identity) || ancestors.length > maxDepth || budget.nodes <= 0)
    return undefined;
  budget.nodes -= 1;
  const inner = [...ancestors, resolved.identity];
  const own = without(resolved.schema, "oneOf", "anyOf", "discriminator", "not");
  for (const [key, most] of Object.entries(mostAsked)) if (Number(own[key]) > most) own[key] = most;
  if (own.example !== undefined || listAt(own, "examples").length) return own;
  const go = (child: unknown) => bounded(child, resolve, direction, inner, budget);

  const variants = variantsOf(resolved.schema, resolve);
  const [first] = variants?.options ?? [];
  const chosen = first && go(first.schema);
  const [type] = typesOf(own);
  const result: JsonObject = { ...chosen, ...own, type: type ?? chosen?.type };
  if (chosen?.example !== undefined && !type) return chosen;
  if (result.type === undefined) delete result.type;

  const properties: JsonObject = { ...objectAt(chosen, "properties") };
  for (const [name, property] of Object.entries(objectAt(own, "properties"))) {
    const { schema: line } = resolve(property);
    if (direction === "request" ? line.readOnly === true : line.writeOnly === true) continue;
    const child = go(property);
    if (child) properties[name] ??= child;
  }
  if (variants?.discriminator && first && properties[variants.discriminator])
    properties[variants.discriminator] = { example: first.label };
  if (Object.keys(properties).length) result.properties = properties;
  else delete result.properties;
  const required = [...textsAt(own, "required"), ...textsAt(chosen, "required")];
  if (required.length) result.required = required.filter((name) => properties[name] !== undefined);
  delete result.patternProperties;

  for (const key of ["additionalProperties", "items"] as const) {
    if (!isObject(own[key])) continue;
    const child = go(own[key]);
    if (child) result[key] = child;
    else delete result[key];
  }
  const places = [...listAt(own, "prefixItems"), ...listAt(own, "items")];
  if (places.length) result.prefixItems = places.map((place) => go(place) ?? {});
  return result;
}

/** A value that fits a schema, made from its examples, defaults, enums and formats; undefined when none can be made. */
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
    // Schemas that contradict themselves have no sample; the page shows the schema alone.
    return undefined;
  }
}
