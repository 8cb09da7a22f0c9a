import { isObject, lineAt, listAt, objectAt, textAt, type JsonObject } from "./json";
import { pointerKeys } from "./references";
import type { ResolveSchema } from "./resolve-schema";
import { choiceOf } from "./schema-type";
import { typeText } from "./type-text";

/** An option of `oneOf` or `anyOf`, or a subtype from a discriminator's mapping. */
export interface VariantSource {
  label: string;
  schema: unknown;
}

/** The choices of a schema before they are resolved. */
export interface VariantSources {
  kind: "oneOf" | "anyOf";
  discriminator?: string;
  options: VariantSource[];
}

function mappingLabel(schema: JsonObject, option: unknown): string | undefined {
  const reference = isObject(option) && typeof option.$ref === "string" ? option.$ref : undefined;
  if (!reference) return undefined;
  const name = pointerKeys(reference).at(-1);
  return Object.entries(objectAt(objectAt(schema, "discriminator"), "mapping")).find(
    ([, target]) => target === reference || target === name,
  )?.[0];
}

function fixedValue(option: JsonObject, property: string, resolve: ResolveSchema) {
  const { schema } = resolve(objectAt(option, "properties")[property]);
  const [only, ...others] = "const" in schema ? [schema.const] : listAt(schema, "enum");
  return only === undefined || others.length ? undefined : String(only);
}

function labelOf(
  parent: JsonObject,
  option: unknown,
  property: string | undefined,
  resolve: ResolveSchema,
): string {
  const resolved = resolve(option);
  const mapped =
    property && (mappingLabel(parent, option) ?? fixedValue(resolved.schema, property, resolve));
  const format = textAt(resolved.schema, "format");
  const type = `${typeText(resolved, resolve)}${format ? ` (${format})` : ""}`;
  return mapped || lineAt(resolved.schema, "title") || resolved.name || type;
}

/** Subtypes of a base schema that has a mapping but no `oneOf` or `anyOf`. */
function mappedOptions(schema: JsonObject): VariantSource[] {
  return Object.entries(objectAt(objectAt(schema, "discriminator"), "mapping")).flatMap(
    ([label, target]) => {
      if (typeof target !== "string") return [];
      const $ref = target.startsWith("#") ? target : `#/components/schemas/${target}`;
      return [{ label, schema: { $ref } }];
    },
  );
}

/** Numbers options with the same label. */
function distinct(options: VariantSource[]): VariantSource[] {
  const seen = new Map<string, number>();
  return options.map((option) => {
    const count = (seen.get(option.label) ?? 0) + 1;
    seen.set(option.label, count);
    return count === 1 ? option : { ...option, label: `${option.label} (${count})` };
  });
}

/** The options of a schema, labeled by the discriminator's value, title, name, or type. */
export function variantsOf(schema: JsonObject, resolve: ResolveSchema): VariantSources | undefined {
  const property = textAt(objectAt(schema, "discriminator"), "propertyName");
  const kind = choiceOf(schema);
  const options = kind
    ? listAt(schema, kind).map((option) => ({
        label: labelOf(schema, option, property, resolve),
        schema: option,
      }))
    : mappedOptions(schema);
  if (!options.length) return undefined;
  return {
    kind: kind ?? "oneOf",
    ...(property && { discriminator: property }),
    options: distinct(options),
  };
}
