import { isObject, objectAt, textsAt } from "./json";
import type { ResolveSchema } from "./resolve-schema";
import type { VariantSource } from "./variants";

interface CommonProperties {
  properties: Map<string, unknown>;
  required: string[];
}

/** True for one object that several schemas share, and for equal references. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  return isObject(a) && typeof a.$ref === "string" && JSON.stringify(a) === JSON.stringify(b);
}

/** Properties that every choice has, with the same schema and equally required: pages show them once, above the choices. */
export function commonProperties(
  options: readonly VariantSource[],
  resolve: ResolveSchema,
): CommonProperties {
  const schemas = options.map(({ schema }) => resolve(schema).schema);
  const [first, ...others] = schemas;
  const common: CommonProperties = { properties: new Map(), required: [] };
  if (!others.length) return common;
  const requiredNames = schemas.map((schema) => new Set(textsAt(schema, "required")));
  for (const [name, property] of Object.entries(objectAt(first, "properties"))) {
    const isRequired = requiredNames.every((names) => names.has(name));
    if (!isRequired && requiredNames.some((names) => names.has(name))) continue;
    const isShared = others.every((schema) => {
      const properties = objectAt(schema, "properties");
      return Object.hasOwn(properties, name) && isSame(properties[name], property);
    });
    if (!isShared) continue;
    common.properties.set(name, property);
    if (isRequired) common.required.push(name);
  }
  return common;
}
