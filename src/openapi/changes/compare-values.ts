import { text } from "../../i18n/changes-text";
import { text as typeWords } from "../../i18n/schema-text";
import { enumValues } from "../enum-values";
import type { JsonObject } from "../json";
import { isNullable, typesOf } from "../schema-type";
import { shownValue, type Change, type Direction } from "./change";

/** True where every value of the types `narrow` is one of the types `wide`; no types are all. */
function isWithin(narrow: readonly string[], wide: readonly string[]): boolean {
  if (!wide.length) return true;
  if (!narrow.length) return false;
  return narrow.every(
    (type) => wide.includes(type) || (type === "integer" && wide.includes("number")),
  );
}

/** Differences of the types of two resolved schemas. */
export function compareTypes(
  before: JsonObject,
  after: JsonObject,
  direction: Direction,
  at: string,
): Change[] {
  const [was, is] = [typesOf(before), typesOf(after)];
  const [wider, narrower] = [isWithin(was, is), isWithin(is, was)];
  if (wider && narrower) return [];
  const shown = (types: readonly string[]) => typeWords.or(types) || text.anyType;
  const texts = { at, before: shown(was), after: shown(is) };
  if (wider) return [{ rule: `${direction}-type-widened`, ...texts }];
  if (narrower) return [{ rule: `${direction}-type-narrowed`, ...texts }];
  return [{ rule: "type-changed", ...texts }];
}

/** Formats that say how many bits a number has are no way of writing. */
const sizes = new Set(["int32", "int64", "float", "double"]);

/** Differences of the formats of two resolved schemas. */
export function compareFormats(
  before: JsonObject,
  after: JsonObject,
  direction: Direction,
  at: string,
): Change[] {
  const formatOf = ({ format }: JsonObject) =>
    typeof format === "string" && !sizes.has(format) ? format : undefined;
  const [was, is] = [formatOf(before), formatOf(after)];
  if (was === is) return [];
  if (direction === "request" && is === undefined)
    return [{ rule: "request-format-lifted", at, before: was }];
  if (direction === "response" && was === undefined)
    return [{ rule: "response-format-promised", at, after: is }];
  return [{ rule: "format-changed", at, before: was ?? text.anyType, after: is ?? text.anyType }];
}

/** Whether null is let in, or to be expected, where it was not. */
export function compareNull(
  before: JsonObject,
  after: JsonObject,
  direction: Direction,
  at: string,
): Change[] {
  const [was, is] = [isNullable(before), isNullable(after)];
  if (was === is) return [];
  if (direction === "request")
    return [{ rule: is ? "request-null-allowed" : "request-null-refused", at }];
  return [{ rule: is ? "response-null-possible" : "response-null-excluded", at }];
}

function valuesOf(schema: JsonObject): string[] | undefined {
  if ("const" in schema) return [shownValue(schema.const)];
  return enumValues(schema)
    ?.filter(({ value }) => value !== null)
    .map(({ value }) => shownValue(value));
}

/** Differences of the values that two resolved schemas list. */
export function compareEnums(
  before: JsonObject,
  after: JsonObject,
  direction: Direction,
  at: string,
): Change[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  if (!was && !is) return [];
  if (!was) return [{ rule: `${direction}-values-limited`, at, after: is?.join(", ") }];
  if (!is) return [{ rule: `${direction}-values-freed`, at, before: was.join(", ") }];
  return [
    ...was
      .filter((value) => !is.includes(value))
      .map((value): Change => ({ rule: `${direction}-value-removed`, at, before: value })),
    ...is
      .filter((value) => !was.includes(value))
      .map((value): Change => ({ rule: `${direction}-value-added`, at, after: value })),
  ];
}
