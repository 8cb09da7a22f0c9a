import { isObject, listAt, textsAt, type JsonObject } from "./json";
import { isOnlyRequired } from "./schema-type";

type Bound = number | undefined;

const numberAt = (schema: JsonObject, key: string): Bound => {
  const value = schema[key];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
};

function counted(n: number, unit: string): string {
  if (unit === "") return String(n);
  const noun = n === 1 ? unit : unit === "property" ? "properties" : `${unit}s`;
  return `${n} ${noun}`;
}

function between(min: Bound, max: Bound, unit: string): string | undefined {
  if (min === 0 && unit !== "") min = undefined;
  if (min !== undefined && max !== undefined)
    return min === max ? `exactly ${counted(min, unit)}` : `${min} to ${counted(max, unit)}`;
  if (min !== undefined) return `at least ${counted(min, unit)}`;
  return max === undefined ? undefined : `at most ${counted(max, unit)}`;
}

/** OpenAPI 3.0 marks a bound as exclusive with a boolean, 3.1 gives the exclusive bound itself. */
function range(schema: JsonObject): (string | undefined)[] {
  let [min, max] = [numberAt(schema, "minimum"), numberAt(schema, "maximum")];
  let [above, below] = [numberAt(schema, "exclusiveMinimum"), numberAt(schema, "exclusiveMaximum")];
  if (schema.exclusiveMinimum === true) [above, min] = [min, undefined];
  if (schema.exclusiveMaximum === true) [below, max] = [max, undefined];
  return [
    between(min, max, ""),
    above === undefined ? undefined : `more than ${above}`,
    below === undefined ? undefined : `less than ${below}`,
  ];
}

function quoted(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
}

/** What a schema must not be, in words; undefined where words do not say it. */
export function excluded(not: unknown): string | undefined {
  if (!isObject(not)) return undefined;
  if ("const" in not) return `not ${quoted(not.const)}`;
  if (Array.isArray(not.enum)) return `none of ${not.enum.map(quoted).join(", ")}`;
  if (Array.isArray(not.required)) return `not ${textsAt(not, "required").join(" and ")} together`;
  if (typeof not.pattern === "string") return `does not match ${not.pattern}`;
  if (typeof not.type === "string") return `not of type ${not.type}`;
  return undefined;
}

function needed(schema: JsonObject, kind: "oneOf" | "anyOf"): string | undefined {
  const options = listAt(schema, kind);
  if (!options.length || !options.every(isOnlyRequired)) return undefined;
  const names = options.map((option) => textsAt(option, "required").join(" and "));
  return `${kind === "oneOf" ? "exactly" : "at least"} one of ${names.join(", ")} is required`;
}

function dependent(schema: JsonObject): string[] {
  const rules = isObject(schema.dependentRequired) ? schema.dependentRequired : {};
  return Object.entries(rules)
    .filter((rule): rule is [string, unknown[]] => Array.isArray(rule[1]))
    .map(([name, others]) => `with ${name} also ${others.map(String).join(" and ")}`);
}

/** What a value must hold to besides its type, in words. */
export function constraintsOf(schema: JsonObject): string[] {
  const multiple = numberAt(schema, "multipleOf");
  const encoding = schema.contentEncoding;
  return [
    ...range(schema),
    multiple === undefined ? undefined : `multiple of ${multiple}`,
    between(numberAt(schema, "minLength"), numberAt(schema, "maxLength"), "character"),
    typeof schema.pattern === "string" ? `matches ${schema.pattern}` : undefined,
    between(numberAt(schema, "minItems"), numberAt(schema, "maxItems"), "item"),
    schema.uniqueItems === true ? "no duplicates" : undefined,
    between(numberAt(schema, "minProperties"), numberAt(schema, "maxProperties"), "property"),
    typeof encoding === "string" ? `encoded as ${encoding}` : undefined,
    excluded(schema.not),
    needed(schema, "oneOf"),
    needed(schema, "anyOf"),
    ...dependent(schema),
  ].filter((text): text is string => Boolean(text));
}
