import { calculatorKinds } from "./calculator-kinds";
import { readNumber } from "./numbers";
import type { CalculationSheet, CalculationStep } from "./sheet";

/** The calculation with the numbers of a sheet; undefined if one of them is not a number. */
export function calculate({
  kind,
  numbers,
  rows,
  units,
  lists,
}: CalculationSheet): CalculationStep[] | undefined {
  const written = [...Object.values(numbers), ...rows.flatMap((row) => row.slice(1))];
  if (written.some((text) => readNumber(text) === undefined)) return undefined;
  const steps = calculatorKinds[kind]?.work({
    number: (name) => readNumber(numbers[name] ?? "") ?? 0,
    rows: rows.map(([name = "", ...cells]) => ({
      name,
      cells: cells.map((cell) => Number(readNumber(cell))),
    })),
    unit: (name) => units[name] ?? "",
    lists,
  });
  return steps?.every(({ formula, result }) => !/NaN|Infinity/.test(formula + result))
    ? steps
    : undefined;
}
