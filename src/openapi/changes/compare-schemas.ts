import { conditionsOf } from "../conditions";
import { mapValuePath, propertyPath, variantPath } from "../field-path";
import { isObject, listAt, objectAt, textsAt, type JsonObject } from "../json";
import type { ResolvedSchema, ResolveSchema } from "../resolve-schema";
import { variantsOf, type VariantSources } from "../variants";
import { shownValue, type Change, type Direction } from "./change";
import { compareLimits } from "./compare-limits";
import { compareEnums, compareFormats, compareNull, compareTypes } from "./compare-values";

/** Where a named schema is used below another one. */
export interface SchemaUse {
  /** Relative: `.lines.item`. */
  at: string;
  pair: SchemaPair;
}

/** What was found below a schema: its own differences, and the named schemas that it uses. */
export interface Found {
  changes: Change[];
  uses: SchemaUse[];
}

/** A named schema of both descriptions in one direction; compared once, however often it is used. */
export interface SchemaPair extends Found {
  name: string;
  direction: Direction;
}

/** Compares two schemas, one of each description; what is found gets addresses that begin with `at`. */
export type CompareSchemas = (
  before: unknown,
  after: unknown,
  direction: Direction,
  at: string,
) => Found;

/** Merges that make new schemas without end stop here; nobody nests so deep by hand. */
const deepest = 24;

/** Makes the comparison of two descriptions; `before` and `after` look into their schemas. */
export function createSchemaComparison(
  resolveBefore: ResolveSchema,
  resolveAfter: ResolveSchema,
): CompareSchemas {
  const pairs = new Map<string, WeakMap<object, WeakMap<object, SchemaPair>>>();

  function pairOf(before: ResolvedSchema, after: ResolvedSchema, direction: Direction): SchemaPair {
    const inDirection = pairs.get(direction) ?? new WeakMap<object, WeakMap<object, SchemaPair>>();
    pairs.set(direction, inDirection);
    const ofBefore = inDirection.get(before.identity) ?? new WeakMap<object, SchemaPair>();
    inDirection.set(before.identity, ofBefore);
    const known = ofBefore.get(after.identity);
    if (known) return known;
    const name = after.name ?? before.name ?? "";
    const pair: SchemaPair = { name, direction, changes: [], uses: [] };
    ofBefore.set(after.identity, pair);
    compareShapes(before.schema, after.schema, { direction, at: "", depth: 0, into: pair });
    return pair;
  }

  interface Place {
    direction: Direction;
    at: string;
    depth: number;
    into: Found;
  }

  function visit(before: unknown, after: unknown, place: Place): void {
    const { direction, at, depth, into } = place;
    const [was, is] = [resolveBefore(before), resolveAfter(after)];
    // What a use says beside its reference is compared for each use.
    into.changes.push(...compareNull(was.schema, is.schema, direction, at));
    if (was.name !== undefined && is.name !== undefined)
      into.uses.push({ at, pair: pairOf(was, is, direction) });
    else if (depth < deepest) compareShapes(was.schema, is.schema, { ...place, depth: depth + 1 });
  }

  function compareShapes(before: JsonObject, after: JsonObject, place: Place): void {
    const { direction, at, into } = place;
    const { changes } = into;
    changes.push(...compareTypes(before, after, direction, at));
    changes.push(...compareFormats(before, after, direction, at));
    changes.push(...compareEnums(before, after, direction, at));
    changes.push(...compareLimits(before, after, direction, at));
    compareProperties(before, after, place);
    compareItems(before, after, place);
    compareVariants(before, after, place);
    if (conditionText(before) !== conditionText(after))
      changes.push({ rule: `${direction}-condition-changed`, at });
  }

  function compareItems(before: JsonObject, after: JsonObject, place: Place): void {
    if (isObject(before.items) && isObject(after.items)) visit(before.items, after.items, place);
    const [was, is] = [listAt(before, "prefixItems"), listAt(after, "prefixItems")];
    for (const [index, one] of was.entries())
      if (is[index] !== undefined) visit(one, is[index], place);
    const values = [before.additionalProperties, after.additionalProperties];
    if (values.every(isObject))
      visit(...pairOfTwo(values), { ...place, at: mapValuePath(place.at) });
  }

  function compareProperties(before: JsonObject, after: JsonObject, place: Place): void {
    const { direction, into } = place;
    const hidden = direction === "request" ? "readOnly" : "writeOnly";
    const shown = (schema: JsonObject, resolve: ResolveSchema) =>
      Object.entries(objectAt(schema, "properties")).filter(
        ([, property]) => resolve(property).schema[hidden] !== true,
      );
    const was = new Map(shown(before, resolveBefore));
    const is = new Map(shown(after, resolveAfter));
    const [needed, needs] = [textsAt(before, "required"), textsAt(after, "required")];
    for (const name of was.keys())
      if (!is.has(name))
        into.changes.push({ rule: `${direction}-field-removed`, at: propertyPath(place.at, name) });
    for (const [name, property] of is) {
      const at = propertyPath(place.at, name);
      const isRequired = needs.includes(name);
      if (!was.has(name)) {
        const required = direction === "request" && isRequired;
        into.changes.push({
          rule: required ? "request-field-added-required" : `${direction}-field-added`,
          at,
        });
        continue;
      }
      if (needed.includes(name) !== isRequired)
        into.changes.push({
          rule: `${direction}-field-${isRequired ? "required" : "optional"}`,
          at,
        });
      compareNotes(was.get(name), property, { ...place, at });
      visit(was.get(name), property, { ...place, at });
    }
  }

  /** What stands at a property and means nothing to its shape. */
  function compareNotes(before: unknown, after: unknown, { direction, at, into }: Place): void {
    const [was, is] = [resolveBefore(before).schema, resolveAfter(after).schema];
    if (is.deprecated === true && was.deprecated !== true)
      into.changes.push({ rule: "field-deprecated", at });
    const [from, to] = [was.default, is.default].map((value) =>
      value === undefined ? "nothing" : shownValue(value),
    );
    if (direction === "request" && from !== to)
      into.changes.push({ rule: "request-default-changed", at, before: from, after: to });
  }

  function compareVariants(before: JsonObject, after: JsonObject, place: Place): void {
    const { direction, at, into } = place;
    const was = variantsOf(before, resolveBefore);
    const is = variantsOf(after, resolveAfter);
    if (!was && !is) return;
    if (was?.discriminator && is?.discriminator && was.discriminator !== is.discriminator)
      into.changes.push({
        rule: "discriminator-changed",
        at,
        before: was.discriminator,
        after: is.discriminator,
      });
    const byLabel = (sources: VariantSources | undefined) =>
      new Map(sources?.options.map(({ label, schema }) => [label, schema]));
    const [from, to] = [byLabel(was), byLabel(is)];
    for (const [label, schema] of from)
      if (to.has(label)) visit(schema, to.get(label), { ...place, at: variantPath(at, label) });
      else into.changes.push({ rule: `${direction}-variant-removed`, at, before: label });
    for (const label of to.keys())
      if (!from.has(label))
        into.changes.push({ rule: `${direction}-variant-added`, at, after: label });
  }

  return (before, after, direction, at) => {
    const into: Found = { changes: [], uses: [] };
    visit(before, after, { direction, at, depth: 0, into });
    return into;
  };
}

const texts = new Set(["description", "title", "examples"]);

/** What holds under conditions, without the words about it; a property may be called `description`. */
function conditionText(schema: JsonObject): string {
  return JSON.stringify([conditionsOf(schema), schema.not], (key, value: unknown) =>
    texts.has(key) && !isObject(value) ? undefined : value,
  );
}

const pairOfTwo = <T>([first, second]: readonly T[]): [T | undefined, T | undefined] => [
  first,
  second,
];
