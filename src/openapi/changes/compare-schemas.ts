import { conditionsOf } from "../conditions";
import { mapValuePath, propertyPath, variantPath } from "../field-path";
import { isObject, listAt, objectAt, shownValue, textsAt, type JsonObject } from "../json";
import type { ResolvedSchema, ResolveSchema } from "../resolve-schema";
import type { Direction } from "../schema-tree";
import { variantsOf, type VariantSources } from "../variants";
import type { Change } from "./change";
import { compareLimits } from "./compare-limits";
import { compareEnums, compareFormats, compareNull, compareTypes } from "./compare-values";

/** The result of a comparison: changes, and the pairs of named schemas in use below. */
export interface SchemaComparison {
  changes: Change[];
  /** `at` is relative: `.lines.item`. */
  uses: { at: string; pair: SchemaPair }[];
}

/** A result without named schemas. */
export const only = (...changes: Change[]): SchemaComparison => ({ changes, uses: [] });

/** Several results as one. */
export const joined = (parts: readonly SchemaComparison[]): SchemaComparison => ({
  changes: parts.flatMap(({ changes }) => changes),
  uses: parts.flatMap(({ uses }) => uses),
});

/** A named schema of both descriptions in one direction, compared once for all its uses. */
export interface SchemaPair extends SchemaComparison {
  name: string;
  direction: Direction;
}

/** Compares two schemas. Field addresses in the result begin with `at`. */
export type CompareSchemas = (
  before: unknown,
  after: unknown,
  direction: Direction,
  at: string,
) => SchemaComparison;

/** Nobody nests unnamed schemas deeper by hand, but merging can create new ones endlessly. */
const maxDepth = 24;

/** Prepares the comparison of the schemas of two descriptions. */
export function createSchemaComparison(
  resolveBefore: ResolveSchema,
  resolveAfter: ResolveSchema,
): CompareSchemas {
  const pairs: Record<Direction, WeakMap<object, WeakMap<object, SchemaPair>>> = {
    request: new WeakMap(),
    response: new WeakMap(),
  };

  function pairOf(before: ResolvedSchema, after: ResolvedSchema, direction: Direction): SchemaPair {
    const withBefore = pairs[direction].get(before.identity) ?? new WeakMap<object, SchemaPair>();
    pairs[direction].set(before.identity, withBefore);
    const known = withBefore.get(after.identity);
    if (known) return known;
    const name = after.name ?? before.name ?? "";
    const pair: SchemaPair = { name, direction, ...only() };
    withBefore.set(after.identity, pair);
    compareShapes(before.schema, after.schema, { direction, at: "", depth: 0, into: pair });
    return pair;
  }

  interface Place {
    direction: Direction;
    at: string;
    depth: number;
    into: SchemaComparison;
  }

  function visit(before: unknown, after: unknown, place: Place): void {
    const { direction, at, depth, into } = place;
    const [left, right] = [resolveBefore(before), resolveAfter(after)];
    // Each use of a named schema may be nullable or not.
    into.changes.push(...compareNull(left.schema, right.schema, direction, at));
    if (left.name !== undefined && right.name !== undefined)
      into.uses.push({ at, pair: pairOf(left, right, direction) });
    else if (depth < maxDepth)
      compareShapes(left.schema, right.schema, { ...place, depth: depth + 1 });
  }

  function compareShapes(before: JsonObject, after: JsonObject, place: Place): void {
    const { direction, at, into } = place;
    for (const compare of [compareTypes, compareFormats, compareEnums, compareLimits])
      into.changes.push(...compare(before, after, direction, at));
    compareProperties(before, after, place);
    compareItems(before, after, place);
    compareVariants(before, after, place);
    if (conditionText(before) !== conditionText(after))
      into.changes.push({ rule: `${direction}-condition-changed`, at });
  }

  function compareItems(before: JsonObject, after: JsonObject, place: Place): void {
    if (isObject(before.items) && isObject(after.items)) visit(before.items, after.items, place);
    const newItems = listAt(after, "prefixItems");
    for (const [index, item] of listAt(before, "prefixItems").entries())
      if (newItems[index] !== undefined) visit(item, newItems[index], place);
    const [oldValues, newValues] = [before.additionalProperties, after.additionalProperties];
    if (isObject(oldValues) && isObject(newValues))
      visit(oldValues, newValues, { ...place, at: mapValuePath(place.at) });
  }

  function compareProperties(before: JsonObject, after: JsonObject, place: Place): void {
    const { direction, into } = place;
    const hidden = direction === "request" ? "readOnly" : "writeOnly";
    const shown = (schema: JsonObject, resolve: ResolveSchema) =>
      Object.entries(objectAt(schema, "properties")).filter(
        ([, property]) => resolve(property).schema[hidden] !== true,
      );
    const oldProperties = new Map(shown(before, resolveBefore));
    const newProperties = new Map(shown(after, resolveAfter));
    const wasRequired = new Set(textsAt(before, "required"));
    const required = new Set(textsAt(after, "required"));
    for (const name of oldProperties.keys())
      if (!newProperties.has(name))
        into.changes.push({ rule: `${direction}-field-removed`, at: propertyPath(place.at, name) });
    for (const [name, property] of newProperties) {
      const at = propertyPath(place.at, name);
      const isRequired = required.has(name);
      const note = (rule: Change["rule"]) => into.changes.push({ rule, at });
      if (!oldProperties.has(name)) {
        if (direction === "request" && isRequired) note("request-field-added-required");
        else note(`${direction}-field-added`);
        continue;
      }
      if (wasRequired.has(name) !== isRequired)
        note(`${direction}-field-${isRequired ? "required" : "optional"}`);
      compareNotes(oldProperties.get(name), property, { ...place, at });
      visit(oldProperties.get(name), property, { ...place, at });
    }
  }

  /** Compares deprecation and defaults, which do not change which values are valid. */
  function compareNotes(before: unknown, after: unknown, { direction, at, into }: Place): void {
    const [left, right] = [resolveBefore(before).schema, resolveAfter(after).schema];
    if (right.deprecated === true && left.deprecated !== true)
      into.changes.push({ rule: "field-deprecated", at });
    const [oldDefault, newDefault] = [left.default, right.default].map((value) =>
      value === undefined ? "nothing" : shownValue(value),
    );
    if (direction === "request" && oldDefault !== newDefault)
      into.changes.push({
        rule: "request-default-changed",
        at,
        before: oldDefault,
        after: newDefault,
      });
  }

  function compareVariants(before: JsonObject, after: JsonObject, place: Place): void {
    const { direction, at, into } = place;
    const left = variantsOf(before, resolveBefore);
    const right = variantsOf(after, resolveAfter);
    const [oldTag, newTag] = [left?.discriminator, right?.discriminator];
    if (oldTag && newTag && oldTag !== newTag)
      into.changes.push({ rule: "discriminator-changed", at, before: oldTag, after: newTag });
    const byLabel = (sources: VariantSources | undefined) =>
      new Map(sources?.options.map(({ label, schema }) => [label, schema]));
    const [oldVariants, newVariants] = [byLabel(left), byLabel(right)];
    for (const [label, schema] of oldVariants)
      if (newVariants.has(label))
        visit(schema, newVariants.get(label), { ...place, at: variantPath(at, label) });
      else into.changes.push({ rule: `${direction}-variant-removed`, at, before: label });
    for (const label of newVariants.keys())
      if (!oldVariants.has(label))
        into.changes.push({ rule: `${direction}-variant-added`, at, after: label });
  }

  return (before, after, direction, at) => {
    const into = only();
    visit(before, after, { direction, at, depth: 0, into });
    return into;
  };
}

const texts = new Set(["description", "title", "examples"]);

/** The conditions of a schema without their texts. A property may be called `description`. */
function conditionText(schema: JsonObject): string {
  return JSON.stringify([conditionsOf(schema), schema.not], (key, value: unknown) =>
    texts.has(key) && !isObject(value) ? undefined : value,
  );
}
