import { costFlow } from "./kinds/cost-flow";
import { cubicTier } from "./kinds/cubic-tier";
import { dimensionalWeight } from "./kinds/dimensional-weight";
import { landedCost } from "./kinds/landed-cost";
import type { Given, CalculationStep } from "./sheet";

export interface CalculatorKind {
  /** Fields, in their order; a kind with lists of costs has one more for each of them. */
  numbers: readonly string[];
  /** Columns of its table, after the name of the line. */
  columns: readonly string[];
  /** What a list is made of: `A list of prices | 0.5`. Every list is a field of its own if `isField`. */
  list?: { cells: readonly string[]; isField?: boolean; choices?: readonly string[] };
  /** Numbers that authors set and readers do not change. */
  set?: readonly string[];
  units: readonly string[];
  work: (given: Given) => CalculationStep[];
}

/** All calculators, by the name that authors write. */
export const calculatorKinds: Readonly<Record<string, CalculatorKind>> = {
  "cost-flow": {
    numbers: ["issued"],
    columns: ["quantity", "cost"],
    units: ["money"],
    work: costFlow,
  },
  "cubic-tier": {
    numbers: ["length", "width", "height", "weight"],
    set: ["perVolume", "step", "longest", "heaviest"],
    columns: [],
    list: { cells: ["name", "last tier"] },
    units: ["length", "weight", "volume"],
    work: cubicTier,
  },
  "dimensional-weight": {
    numbers: ["length", "width", "height", "weight", "divisor"],
    set: ["step"],
    columns: [],
    units: ["length", "weight", "volume"],
    work: dimensionalWeight,
  },
  "landed-cost": {
    numbers: [],
    columns: ["quantity", "price", "weight"],
    list: {
      cells: ["name", "by", "amount"],
      isField: true,
      choices: ["quantity", "value", "weight"],
    },
    units: ["money", "weight"],
    work: landedCost,
  },
};
