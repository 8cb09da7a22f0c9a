import { isObject, objectAt, textsAt } from "./json";
import type { ResolveSchema } from "./resolve-schema";
import type { VariantSource } from "./variants";

/** What all choices have in common: shown once above them instead of in each. */
export interface CommonProperties {
  properties: Map<string, unknown>;
  required: string[];
}

/** One object that several schemas share, or references that say the same. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  return isObject(a) && typeof a.$ref === "string" && JSON.stringify(a) === JSON.stringify(b);
}

/** The properties that every choice has with the same schema and, in each, the same duty to be there. */
export function commonProperties(
  options: readonly VariantSource[],
  resolve: ResolveSchema,
): CommonProperties {
  const schemas = options.map(({ schema }) => resolve(schema).schema);
  const [first, ...others] = schemas;
  const common: CommonProperties = { properties: new Map(), required: [] };
  if (!others.length) return common;
  const duties = schemas.map((schema) => new Set(textsAt(schema, "required")));
  for (const [name, property] of Object.entries(objectAt(first, "properties"))) {
    const always = duties.every((names) => names.has(name));
    if (!always && duties.some((names) => names.has(name))) continue;
    const shared = others.every((schema) => {
      const its = objectAt(schema, "properties");
      return Object.hasOwn(its, name) && isSame(its[name], property);
    });
    if (!shared) continue;
    common.properties.set(name, property);
    if (always) common.required.push(name);
  }
  return common;
}
