import { isObject, listAt, objectAt, textsAt, type JsonObject } from "../openapi/json";
import type { ResolveSchema } from "../openapi/resolve-schema";
import { isNullable, typesOf } from "../openapi/schema-type";
import { variantsOf } from "../openapi/variants";

/** A property of an object, as the mock needs it. */
export interface Field {
  name: string;
  /** The schema as written, with its `$ref`. */
  written: unknown;
  /** The schema, resolved one level deep. */
  schema: JsonObject;
  /** Name of the component. */
  component?: string;
  type?: string;
  required: boolean;
  nullable: boolean;
  readOnly: boolean;
  fallback?: unknown;
}

/** Reads which fields a value may have, according to the variant that it belongs to. */
export interface SchemaReader {
  fields(schema: unknown, value?: unknown): Field[];
  field(schema: unknown, name: string, value?: unknown): Field | undefined;
  /** The names of `fields`. */
  names(schema: unknown, value?: unknown): ReadonlySet<string>;
  /** Component name of a schema, through null and `allOf` with one member. */
  nameOf(schema: unknown): string | undefined;
  typeOf(schema: unknown): string | undefined;
  items(schema: unknown): unknown;
  resolve: ResolveSchema;
}

/** Reads the fields of one description's schemas. */
export function createSchemaReader(resolve: ResolveSchema): SchemaReader {
  const known = new WeakMap<object, Map<string, Field[]>>();
  /** Fields of resolved schemas by name, each read once. */
  const own = new WeakMap<JsonObject, Map<string, Field>>();

  /** Without a discriminator, the option with most of the value's keys. */
  function closest(options: readonly { schema: unknown }[], value: unknown) {
    const keys = isObject(value) ? Object.keys(value) : [];
    const score = (option: { schema: unknown }) => {
      const { schema } = resolve(option.schema);
      const properties = objectAt(schema, "properties");
      const missing = textsAt(schema, "required").filter((name) => !keys.includes(name)).length;
      return keys.filter((key) => Object.hasOwn(properties, key)).length - missing;
    };
    return [...options].sort((a, b) => score(b) - score(a))[0];
  }

  function variantFor(schema: JsonObject, value: unknown) {
    const variants = variantsOf(schema, resolve);
    if (!variants) return undefined;
    const tag =
      variants.discriminator && isObject(value) ? value[variants.discriminator] : undefined;
    const chosen = variants.options.find(({ label }) => label === tag);
    return chosen ?? closest(variants.options, value);
  }

  function collect(schema: unknown, value: unknown, depth: number): Map<string, Field> {
    const resolved = resolve(schema).schema;
    const found = new Map<string, Field>();
    const variant = depth < 5 ? variantFor(resolved, value) : undefined;
    if (variant)
      for (const [name, field] of collect(variant.schema, value, depth + 1)) found.set(name, field);
    const required = new Set(textsAt(resolved, "required"));
    for (const name of required) {
      const field = found.get(name);
      if (field) found.set(name, { ...field, required: true });
    }
    for (const name of Object.keys(objectAt(resolved, "properties")))
      if (!found.has(name)) found.set(name, ownField(resolved, name));
    return found;
  }

  function ownField(resolved: JsonObject, name: string): Field {
    const fieldsOf = own.get(resolved) ?? new Map<string, Field>();
    own.set(resolved, fieldsOf);
    const field = fieldsOf.get(name) ?? readField(resolved, name);
    fieldsOf.set(name, field);
    return field;
  }

  function readField(resolved: JsonObject, name: string): Field {
    const written = objectAt(resolved, "properties")[name];
    const { schema: property, name: component } = resolve(written);
    const beside = isObject(written) ? written : {};
    const fallback = beside.default ?? property.default;
    return {
      name,
      written,
      schema: property,
      ...(component && { component }),
      type: typesOf(property)[0] ?? (property.properties ? "object" : undefined),
      required: textsAt(resolved, "required").includes(name),
      nullable: isNullable(property),
      readOnly: property.readOnly === true || beside.readOnly === true,
      ...(fallback !== undefined && { fallback }),
    };
  }

  function fields(schema: unknown, value?: unknown): Field[] {
    const key = isObject(schema) ? schema : {};
    const variants = known.get(key) ?? new Map<string, Field[]>();
    known.set(key, variants);
    const shape = isObject(value) ? shapeKey(value) : "";
    const cached = variants.get(shape) ?? [...collect(schema, value, 0).values()];
    variants.set(shape, cached);
    return cached;
  }

  /** A field; without the others, if no variant can replace it. */
  function fieldOf(schema: unknown, name: string, value?: unknown): Field | undefined {
    const { schema: resolved } = resolve(schema);
    const isPlain = !resolved.oneOf && !resolved.anyOf && !resolved.discriminator;
    if (!isPlain) return fields(schema, value).find((field) => field.name === name);
    return Object.hasOwn(objectAt(resolved, "properties"), name)
      ? ownField(resolved, name)
      : undefined;
  }

  return {
    resolve,
    fields,
    field: fieldOf,
    names: (schema, value) => new Set(fields(schema, value).map(({ name }) => name)),
    nameOf: (schema) => resolve(schema).name,
    typeOf: (schema) => typesOf(resolve(schema).schema)[0],
    items: (schema) => resolve(schema).schema.items,
  };
}

/** What the variant of a value depends on: its keys, and the texts that name a kind. */
function shapeKey(value: JsonObject): string {
  return Object.entries(value)
    .map(([key, inner]) =>
      typeof inner === "string" && /kind|type|method/i.test(key) ? `${key}=${inner}` : key,
    )
    .sort()
    .join(",");
}

/** An example that the schema itself has. */
export function ownExample(schema: JsonObject): unknown {
  return (
    schema.example ?? listAt(schema, "examples")[0] ?? schema.const ?? listAt(schema, "enum")[0]
  );
}
