import { withCollectedConditions } from "./conditions";
import { isObject, listAt, pick, without, type JsonObject } from "./json";
import { bothChosen, mergeInto } from "./merge-schemas";
import type { References } from "./references";
import { isEnumOfConsts, isOnlyRequired } from "./schema-type";

/** A schema, resolved one level deep: no `$ref`, no `allOf`, no boolean, and no null among the choices. */
export interface ResolvedSchema {
  schema: JsonObject;
  /** Name of the component. */
  name?: string;
  /** The same object for every use of a component; identifies circles. */
  identity: object;
  /** `false`: no value fits. */
  impossible?: true;
}

/** Resolves the schemas of one description, each schema object once. */
export type ResolveSchema = (schema: unknown) => ResolvedSchema;

/** Choices with a single option in each other: authors write a few, a circle never ends. */
const maxChain = 12;

/** Keywords with schemas below: beside a reference, they make a schema different from its target. */
const shaping = [
  "properties",
  "patternProperties",
  "additionalProperties",
  "required",
  "items",
  "prefixItems",
  "oneOf",
  "anyOf",
  "not",
  "if",
  "dependentSchemas",
];

const isShaped = (schema: JsonObject) => shaping.some((keyword) => schema[keyword] !== undefined);

const described = [["description"], ["title"], ["example", "examples"]];

function isNull(option: unknown): boolean {
  return (
    isObject(option) &&
    (option.type === "null" || option.const === null) &&
    !Array.isArray(option.enum)
  );
}

/** Texts of several members contradict each other: the schema's own win, then those of inline members. */
function pickTexts(own: JsonObject, inline: JsonObject[], named: JsonObject[]): JsonObject {
  const texts: JsonObject = {};
  for (const keys of described) {
    const says = (member: JsonObject) => keys.some((key) => member[key] !== undefined);
    const holder = [own, ...[...inline].reverse()].find(says) ?? named.find(says);
    for (const key of keys) if (holder?.[key] !== undefined) texts[key] = holder[key];
  }
  return texts;
}

/** Makes the resolver for one description. */
export function createSchemaResolver(references: References): ResolveSchema {
  const known = new WeakMap<object, ResolvedSchema>();

  const targetOf = (schema: unknown) => {
    const { value, name, target } = references.followSchema(schema);
    return {
      value,
      name,
      object: isObject(value) ? value : undefined,
      target: isObject(target) ? target : {},
    };
  };

  /** A base schema that lists its subtypes must not add that list to each of them. */
  function withoutChoiceOf(member: JsonObject, within: ReadonlySet<object>): JsonObject {
    const options = [...listAt(member, "oneOf"), ...listAt(member, "anyOf")];
    const listsUs = options.some((option) => within.has(targetOf(option).target));
    const { oneOf, anyOf, discriminator, ...rest } = member;
    if (listsUs) return rest;
    return { ...rest, ...(oneOf || anyOf ? { oneOf, anyOf, discriminator } : {}) };
  }

  /** `within` are the schemas already merged; merging one again would add nothing. */
  function flatten(schema: JsonObject, within: Set<object>): JsonObject {
    const { allOf, ...own } = withCollectedConditions(schema);
    if (!Array.isArray(allOf)) return own;
    const inline: JsonObject[] = [];
    const named: JsonObject[] = [];
    const merged: JsonObject = {};
    for (const part of allOf) {
      const { object, target, name } = targetOf(part);
      if (!object) continue;
      const beside = pick(object, (key) => object[key] !== target[key]);
      if (object !== target) inline.push(beside);
      const member = within.has(target) ? beside : flatten(object, within.add(target));
      (name ? named : inline).push(member);
      mergeInto(merged, name ? withoutChoiceOf(member, within) : member);
    }
    mergeInto(merged, own);
    for (const key of described.flat()) delete merged[key];
    return { ...merged, ...pickTexts(own, inline, named) };
  }

  /** Combines `oneOf` and `anyOf` of a schema into one choice. */
  function withOneChoice(schema: JsonObject): JsonObject {
    const chosen = (["oneOf", "anyOf"] as const).map((kind) => {
      const options = listAt(schema, kind);
      return options.every(isOnlyRequired) || isEnumOfConsts(options) ? [] : options;
    });
    const [one = [], any = []] = chosen.map((options) =>
      options.filter((option) => !isNull(targetOf(option).object)),
    );
    if (one.length < 2 || any.length < 2) return schema;
    const hadNull = one.length + any.length < chosen.flat().length;
    const rest = { ...without(schema, "anyOf"), ...(hadNull && { nullable: true }) };
    return { ...rest, oneOf: bothChosen(one, any, "anyOf") };
  }

  /** `anyOf: [X, null]` becomes X, nullable. */
  function withoutNull(
    given: JsonObject,
    passed: Set<object>,
  ): Partial<ResolvedSchema> & { schema: JsonObject } {
    const schema = withOneChoice(given);
    for (const kind of ["oneOf", "anyOf"] as const) {
      const options = listAt(schema, kind);
      const left = options.filter((option) => !isNull(targetOf(option).object));
      if (!options.length || (left.length === options.length && left.length > 1)) continue;
      const { discriminator } = schema;
      const rest = without(schema, kind, "discriminator");
      if (left.length < options.length) rest.nullable = true;
      if (left.length > 1) return { schema: { ...rest, [kind]: left, discriminator } };
      const only = targetOf(left[0]);
      if (!left.length || passed.has(only.target) || passed.size > maxChain)
        return { schema: rest };
      passed.add(only.target);
      const merged = withoutNull(flatten({ ...rest, allOf: left }, new Set()), passed);
      if (!only.name || isShaped(rest)) return merged;
      return { schema: merged.schema, name: only.name, identity: only.target };
    }
    return { schema };
  }

  /** The component in `allOf` with one member: the usual way to write a description beside a reference. */
  function wrapped(schema: JsonObject) {
    const [only, ...others] = listAt(schema, "allOf");
    if (only === undefined || others.length || isShaped(schema)) return undefined;
    const { name, target } = targetOf(only);
    return name ? { name, target } : undefined;
  }

  return (schema) => {
    const { object, target, value, name } = targetOf(schema);
    if (!object) {
      const impossible = value === false ? { impossible: true as const } : {};
      return { schema: {}, identity: {}, ...impossible };
    }
    const cached = known.get(object);
    if (cached) return name && cached.name !== name ? { ...cached, name } : cached;
    const inner = wrapped(object);
    const flat = flatten(object, new Set([target]));
    const plain = withoutNull(flat, new Set([target]));
    const shownName = name ?? inner?.name ?? plain.name;
    const resolved = {
      schema: plain.schema,
      // A component that only wraps another one has its own name and entry all the same.
      identity: name ? target : (plain.identity ?? inner?.target ?? target),
      ...(shownName && { name: shownName }),
    };
    known.set(object, resolved);
    return resolved;
  };
}
