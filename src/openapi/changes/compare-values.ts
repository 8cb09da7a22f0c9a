import { text } from "../../i18n/changes-text";
import { text as typeWords } from "../../i18n/schema-text";
import { enumValues } from "../enum-values";
import { shownValue, type JsonObject } from "../json";
import { isNullable, typesOf } from "../schema-type";
import { compareLists, type CompareKeywords } from "./change";

/** True if every value of the types `narrow` has one of the types `wide`; an empty list means all types. */
function isWithin(narrow: readonly string[], wide: readonly string[]): boolean {
  if (!wide.length) return true;
  if (!narrow.length) return false;
  return narrow.every(
    (type) => wide.includes(type) || (type === "integer" && wide.includes("number")),
  );
}

export const compareTypes: CompareKeywords = (before, after, direction, at) => {
  const [oldTypes, newTypes] = [typesOf(before), typesOf(after)];
  const isWider = isWithin(oldTypes, newTypes);
  const isNarrower = isWithin(newTypes, oldTypes);
  if (isWider && isNarrower) return [];
  const shown = (types: readonly string[]) => typeWords.or(types) || text.anyType;
  const texts = { at, before: shown(oldTypes), after: shown(newTypes) };
  if (isWider) return [{ rule: `${direction}-type-widened`, ...texts }];
  if (isNarrower) return [{ rule: `${direction}-type-narrowed`, ...texts }];
  return [{ rule: "type-changed", ...texts }];
};

/** Formats that only say how many bits a number has. */
const sizes = new Set(["int32", "int64", "float", "double"]);

export const compareFormats: CompareKeywords = (before, after, direction, at) => {
  const formatOf = ({ format }: JsonObject) =>
    typeof format === "string" && !sizes.has(format) ? format : undefined;
  const [oldFormat, newFormat] = [formatOf(before), formatOf(after)];
  if (oldFormat === newFormat) return [];
  if (direction === "request" && newFormat === undefined)
    return [{ rule: "request-format-lifted", at, before: oldFormat }];
  if (direction === "response" && oldFormat === undefined)
    return [{ rule: "response-format-promised", at, after: newFormat }];
  const shown = (format: string | undefined) => format ?? text.anyType;
  return [{ rule: "format-changed", at, before: shown(oldFormat), after: shown(newFormat) }];
};

/** Compares whether null is allowed. */
export const compareNull: CompareKeywords = (before, after, direction, at) => {
  const isAllowed = isNullable(after);
  if (isNullable(before) === isAllowed) return [];
  if (direction === "request")
    return [{ rule: isAllowed ? "request-null-allowed" : "request-null-refused", at }];
  return [{ rule: isAllowed ? "response-null-possible" : "response-null-excluded", at }];
};

function valuesOf(schema: JsonObject): string[] | undefined {
  if ("const" in schema) return [shownValue(schema.const)];
  return enumValues(schema)
    ?.filter(({ value }) => value !== null)
    .map(({ value }) => shownValue(value));
}

/** Compares enums and constants. */
export const compareEnums: CompareKeywords = (before, after, direction, at) => {
  const [oldValues, newValues] = [valuesOf(before), valuesOf(after)];
  if (!oldValues && !newValues) return [];
  if (!oldValues)
    return [{ rule: `${direction}-values-limited`, at, after: newValues?.join(", ") }];
  if (!newValues) return [{ rule: `${direction}-values-freed`, at, before: oldValues.join(", ") }];
  const rules = [`${direction}-value-removed`, `${direction}-value-added`] as const;
  return compareLists(oldValues, newValues, rules, at);
};
