import { text } from "../../../i18n/console-text";
import type { SchemaError } from "../../../openapi/validation/validate-schema";

const { findings } = text;
const shown = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(shown).join(", ")
    : typeof value === "string"
      ? value
      : (JSON.stringify(value) ?? "");

/** An error of JSON Schema in the language of the page. */
export function findingText({ keyword, params }: SchemaError, name: string): string {
  const limit = Number(params.limit);
  switch (keyword) {
    case "required":
    case "dependentRequired":
      return findings.required(name);
    case "additionalProperties":
    case "unevaluatedProperties":
    case "propertyNames":
      return findings.unknown(name);
    case "type":
    case "format":
    case "pattern":
    case "multipleOf":
      return findings[keyword](name, shown(params[keyword]));
    case "enum":
      return findings.enum(name, shown(params.allowedValues));
    case "const":
      return findings.const(name, shown(params.allowedValue));
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return findings[keyword](name, shown(params.limit));
    case "minLength":
      return findings.atLeast(name, text.characters(limit));
    case "maxLength":
      return findings.atMost(name, text.characters(limit));
    case "minItems":
      return findings.atLeast(name, text.items(limit));
    case "maxItems":
      return findings.atMost(name, text.items(limit));
    case "minProperties":
      return findings.atLeast(name, text.fields(limit));
    case "maxProperties":
      return findings.atMost(name, text.fields(limit));
    case "uniqueItems":
    case "oneOf":
    case "anyOf":
      return findings[keyword](name);
    default:
      return findings.other(name);
  }
}
