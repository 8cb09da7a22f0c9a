import { text } from "../i18n/description-text";
import { isObject, listAt, shownValue, textsAt, type JsonObject } from "./json";
import { isOnlyRequired } from "./schema-type";

type Bound = number | undefined;

const numberAt = (schema: JsonObject, key: string): Bound => {
  const value = schema[key];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
};

function between(min: Bound, max: Bound, unit?: keyof typeof text.units): string | undefined {
  const counted = unit ? text.units[unit] : String;
  if (min === 0 && unit) min = undefined;
  if (min !== undefined && max !== undefined)
    return min === max ? text.exactly(counted(min)) : text.between(min, counted(max));
  if (min !== undefined) return text.atLeast(counted(min));
  return max === undefined ? undefined : text.atMost(counted(max));
}

/** OpenAPI 3.0 marks a bound as exclusive with a boolean; 3.1 has the exclusive bound itself. */
function range(schema: JsonObject): (string | undefined)[] {
  let [min, max] = [numberAt(schema, "minimum"), numberAt(schema, "maximum")];
  let [above, below] = [numberAt(schema, "exclusiveMinimum"), numberAt(schema, "exclusiveMaximum")];
  if (schema.exclusiveMinimum === true) [above, min] = [min, undefined];
  if (schema.exclusiveMaximum === true) [below, max] = [max, undefined];
  return [
    between(min, max),
    above === undefined ? undefined : text.moreThan(above),
    below === undefined ? undefined : text.lessThan(below),
  ];
}

/** The `not` of a schema in words; undefined if it cannot be put into words. */
export function excluded(not: unknown): string | undefined {
  if (!isObject(not)) return undefined;
  if ("const" in not) return text.not(shownValue(not.const));
  if (Array.isArray(not.enum)) return text.noneOf(not.enum.map(shownValue));
  if (Array.isArray(not.required)) return text.notTogether(textsAt(not, "required"));
  if (typeof not.pattern === "string") return text.matchesNot(not.pattern);
  if (typeof not.type === "string") return text.notOfType(not.type);
  return undefined;
}

function needed(schema: JsonObject, kind: "oneOf" | "anyOf"): string | undefined {
  const options = listAt(schema, kind);
  if (!options.length || !options.every(isOnlyRequired)) return undefined;
  const choices = options.map((option) => textsAt(option, "required"));
  const names = choices.map(text.together);
  // In a list, nobody could tell which names belong to which choice.
  if (choices.some(({ length }) => length > 1))
    return kind === "oneOf" ? text.oneChoiceRequired(names) : text.someChoiceRequired(names);
  return kind === "oneOf" ? text.oneRequired(names) : text.someRequired(names);
}

function dependent(schema: JsonObject): string[] {
  const rules = isObject(schema.dependentRequired) ? schema.dependentRequired : {};
  return Object.entries(rules)
    .filter((rule): rule is [string, unknown[]] => Array.isArray(rule[1]))
    .map(([name, others]) => text.withAlso(name, others.map(String)));
}

/** What a schema requires besides the type, in words. */
export function constraintsOf(schema: JsonObject): string[] {
  const multiple = numberAt(schema, "multipleOf");
  const encoding = schema.contentEncoding;
  return [
    ...range(schema),
    multiple === undefined ? undefined : text.multipleOf(multiple),
    between(numberAt(schema, "minLength"), numberAt(schema, "maxLength"), "characters"),
    typeof schema.pattern === "string" ? text.matches(schema.pattern) : undefined,
    between(numberAt(schema, "minItems"), numberAt(schema, "maxItems"), "items"),
    schema.uniqueItems === true ? text.noDuplicates : undefined,
    between(numberAt(schema, "minProperties"), numberAt(schema, "maxProperties"), "properties"),
    typeof encoding === "string" ? text.encodedAs(encoding) : undefined,
    excluded(schema.not),
    needed(schema, "oneOf"),
    needed(schema, "anyOf"),
    ...dependent(schema),
  ].filter((words): words is string => Boolean(words));
}
