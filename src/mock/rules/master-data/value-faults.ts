import { objectsAt, type JsonObject } from "../../../openapi/json";
import type { ErrorRule } from "../../model";

const decimalsOf = (value: number): number => (String(value).split(".")[1] ?? "").length;

/** What is wrong with a value, and what the entry of `errors` calls it. */
export type FieldFault = readonly [message: string, rule: ErrorRule];

function numberFault(
  value: number,
  { minimum, maximum, decimals }: JsonObject,
): FieldFault | undefined {
  if (typeof minimum === "number" && value < minimum)
    return [`must be at least ${minimum}`, "range"];
  if (typeof maximum === "number" && value > maximum)
    return [`must be at most ${maximum}`, "range"];
  const most = Number(decimals ?? 0);
  return decimalsOf(value) > most ? [`takes ${most} decimals`, "format"] : undefined;
}

function textFault(value: string, { maxLength, pattern }: JsonObject): FieldFault | undefined {
  if (value.length > Number(maxLength ?? Infinity))
    return [`takes ${Number(maxLength)} characters`, "length"];
  return fits(value, pattern) ? undefined : [`has to match ${String(pattern)}`, "format"];
}

/** True for a pattern that is not a regular expression, too: the value is not to blame for it. */
function fits(value: string, pattern: unknown): boolean {
  if (typeof pattern !== "string") return true;
  try {
    return new RegExp(`^(?:${pattern})$`).test(value);
  } catch {
    return true;
  }
}

/** The codes of a list that may still be chosen. */
const choicesOf = (field: JsonObject) =>
  objectsAt(field, "choices").flatMap(({ code, isActive }) => (isActive === false ? [] : [code]));

const choiceFault = (value: unknown, field: JsonObject): FieldFault | undefined =>
  choicesOf(field).includes(value) ? undefined : [`has no choice ${String(value)}`, "range"];

const isDay = (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

function dayFault(
  value: unknown,
  { allowsPast, allowsFuture }: JsonObject,
  day: string,
): FieldFault | undefined {
  if (!isDay(value)) return ["takes a day as yyyy-mm-dd", "format"];
  if (allowsPast === false && String(value) < day)
    return ["does not accept days before today", "range"];
  return allowsFuture === false && String(value) > day
    ? ["takes no day after today", "range"]
    : undefined;
}

function choicesFault(value: unknown, field: JsonObject): FieldFault | undefined {
  if (!Array.isArray(value)) return ["takes a list of codes", "type"];
  const most = Number(field.maxChoices ?? Infinity);
  if (value.length > most) return [`takes ${most} of its choices`, "length"];
  if (new Set(value).size < value.length) return ["has a choice twice", "duplicate"];
  return value.map((one) => choiceFault(one, field)).find(Boolean);
}

const yesOrNo = (value: unknown): FieldFault | undefined =>
  typeof value === "boolean" ? undefined : ["takes true or false", "type"];

/** What is wrong with a value of a field, by the field's type. */
const faults: Readonly<
  Record<string, (value: unknown, field: JsonObject, day: string) => FieldFault | undefined>
> = {
  text: (value, field) =>
    typeof value === "string" ? textFault(value, field) : ["takes text", "type"],
  number: (value, field) =>
    typeof value === "number" ? numberFault(value, field) : ["takes a number", "type"],
  date: dayFault,
  checkbox: yesOrNo,
  boolean: yesOrNo,
  choice: choiceFault,
  multi_choice: choicesFault,
};

/** What is wrong with a value of a custom field or of an item attribute. */
export function faultOf(value: unknown, field: JsonObject, day = ""): FieldFault | undefined {
  const { dataType, valueType, isMultiple } = field;
  if (valueType === "choice" && isMultiple === true) return choicesFault(value, field);
  return faults[String(dataType ?? valueType)]?.(value, field, day);
}
