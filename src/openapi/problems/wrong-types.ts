import { isObject } from "../json";
import { inlineIn, lineWith, writtenAt } from "./inline-yaml";

/** What has the wrong type, and where it is written. */
export interface Misfit {
  /** Redocly's name of what belongs there: `Server`, `ParameterList`, `boolean`. */
  wanted: string;
  /** Last key of the pointer. */
  key: string;
  value: unknown;
  /** The object or list that holds it. */
  holder: unknown;
  /** The line as written, trimmed. */
  seen: string;
}

const types = new Set(["string", "number", "integer", "boolean", "object", "array", "null"]);

/** The type that another language's word for it means. */
export const typeMeant: Record<string, { type: string; format?: string }> = {
  int: { type: "integer" },
  long: { type: "integer", format: "int64" },
  float: { type: "number", format: "float" },
  double: { type: "number", format: "double" },
  decimal: { type: "number" },
  bool: { type: "boolean" },
  text: { type: "string" },
  str: { type: "string" },
  list: { type: "array" },
  map: { type: "object" },
  date: { type: "string", format: "date" },
  datetime: { type: "string", format: "date-time" },
  "date-time": { type: "string", format: "date-time" },
  uuid: { type: "string", format: "uuid" },
  file: { type: "string", format: "binary" },
};

const schemaOf = (name: unknown) =>
  typeof name === "string" && types.has(name)
    ? { type: name }
    : (typeMeant[String(name)] ?? { type: "object" });

const firstText = (value: unknown, otherwise: string) =>
  typeof value === "string" && value ? value : otherwise;

const named = (value: unknown) => ({ name: firstText(value, "Orders") });
const linked = (value: unknown) => ({ url: firstText(value, "https://example.com") });

function schema(value: unknown): unknown {
  if (Array.isArray(value)) return isObject(value[0]) ? value[0] : schemaOf(value[0]);
  return /^(?:yes|no|true|false)$/i.test(String(value))
    ? /^(?:yes|true)$/i.test(String(value))
    : schemaOf(value);
}

const asList = (value: unknown) => (value === null ? [] : [value]);

/** A value that fits, made of the one that is there. */
const fitting: Record<string, (value: unknown) => unknown> = {
  Schema: schema,
  Server: linked,
  ServerList: (value) => [typeof value === "string" ? linked(value) : value],
  Tag: named,
  Contact: named,
  License: named,
  ExternalDocs: linked,
  Response: (value) => ({ description: firstText(value, "OK") }),
  Header: (value) => ({ schema: schemaOf(value) }),
  Discriminator: (value) => ({ propertyName: firstText(value, "type") }),
  SecurityRequirement: (value) => ({ [firstText(value, "apiKey")]: [] }),
  SecurityRequirementList: (value) =>
    typeof value === "string" ? [{ [value]: [] }] : asList(value),
  MediaTypesMap: (value) => {
    const [type] = Array.isArray(value) ? (value as unknown[]) : [value];
    return { [firstText(type, "application/json")]: { schema: { type: "object" } } };
  },
  SchemaProperties: (value) => {
    const names = Array.isArray(value) ? value : asList(value);
    return Object.fromEntries(
      names.map((one) => [
        isObject(one) ? String(one.name ?? "id") : String(one),
        { type: "string" },
      ]),
    );
  },
  array: (value) => (typeof value === "string" ? value.split(/\s*,\s*/) : asList(value)),
  boolean: (value) => /^(?:yes|on|true|1)$/i.test(String(value)),
};

/** A limit that OpenAPI 3.0 writes as a flag, and 3.1 as a number. */
function limit({ key, value, holder, seen }: Misfit): string | undefined {
  if (!/^exclusiveM(?:in|ax)imum$/.test(key)) return undefined;
  const plain = key.replace("exclusiveM", "m");
  if (typeof value === "number") return `${plain}: ${value}\n${key}: true`;
  const bound = isObject(holder) ? holder[plain] : undefined;
  return value === true && typeof bound === "number"
    ? `${lineWith(seen, key, value, String(bound))}   # replaces ${plain}`
    : undefined;
}

/** A text that was written as a number or a list: in quotes, exactly as it was written. */
function asText({ key, value, seen }: Misfit): string {
  const place = writtenAt(seen, key, value);
  const written = place ? seen.slice(place.start, place.end) : [value].flat().join(" ");
  return lineWith(seen, key, value, JSON.stringify(written));
}

/** Redocly reports a choice (`allOf`) at the schema that holds it. */
function inChoice(misfit: Misfit): Misfit {
  const key = misfit.wanted.charAt(0).toLowerCase() + misfit.wanted.slice(1);
  return isObject(misfit.value) && /Of$/.test(key) && key in misfit.value
    ? { ...misfit, key, value: misfit.value[key] }
    : misfit;
}

/** The line with a value of the type that belongs there; undefined if nothing says what it would be. */
export function withRightType(given: Misfit): string | undefined {
  const misfit = inChoice(given);
  const { wanted, key, value, seen } = misfit;
  if (wanted === "string") return asText(misfit);
  const bound = limit(misfit);
  if (bound !== undefined) return bound;
  if (wanted === "integer" || wanted === "number")
    return lineWith(
      seen,
      key,
      value,
      /^-?\d+(?:\.\d+)?$/.test(String(value)) ? String(value) : "1",
    );
  const isList = /(?:List|Of)$/.test(wanted);
  const fit = fitting[wanted] ?? (isList ? asList : undefined);
  return fit && lineWith(seen, key, value, inlineIn(seen, fit(value)));
}
