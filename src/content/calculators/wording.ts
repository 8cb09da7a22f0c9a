import { text } from "../../i18n/calculators-text";
import type { CalculationSheet, CalculationStep } from "./sheet";

const known = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name;

/** The name of a field, a column, or a step; the author's own if the dictionary has none. */
export const nameOf = (name: string): string => known(text.names, name);

/** The name of a field with its unit: `Length (cm)`. */
export function labelOf(
  name: string,
  { units, lists }: Pick<CalculationSheet, "units" | "lists">,
): string {
  const side = ["width", "height"].includes(name) ? "length" : name;
  const isMoney = ["cost", "price"].includes(name) || lists.some(([list]) => list === name);
  const unit = units[isMoney ? "money" : side];
  return unit ? `${nameOf(name)} (${unit})` : nameOf(name);
}

/** The result of a step, in words if it is not a number. */
export function resultOf({ result }: CalculationStep): string {
  const [word = "", value = ""] = result.split(" | ");
  return known(text.results, word).replace("#", value);
}

/** The formula of a step, with the rounding or the choice that belongs to it. */
function formulaOf({ name, formula }: CalculationStep): string {
  const how = known(text.hows, name);
  if (how === name) return formula;
  const parts = formula.split(" | ");
  return how.replace(/#/g, () => parts.shift() ?? "");
}

/** What stands before the result: the formula, and a sign that it leads there. */
export function beforeResult(step: CalculationStep): string {
  const isInWords = resultOf(step) !== step.result;
  return step.formula ? `${formulaOf(step)} ${isInWords ? "→" : "="} ` : "";
}
