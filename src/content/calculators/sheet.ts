/** What a calculator starts from; it is also what its form holds while a reader changes numbers. */
export interface CalculationSheet {
  kind: string;
  /** Numbers as they are written, by the name of their field. */
  numbers: Record<string, string>;
  /** The names of those that readers change, in their order. */
  fields: string[];
  /** Lines of the table, if there is one: a name, then a number for each column. */
  rows: string[][];
  /** Names of the columns, without the first one. */
  columns: string[];
  /** The units of fields, columns, and results, such as `cm`. */
  units: Record<string, string>;
  /** What the reader does not change: `A list of prices | 0.5`. */
  lists: string[][];
}

/** One line of the calculation. */
export interface CalculationStep {
  /** A name that the dictionary translates, or one that the author wrote. */
  name: string;
  /** The formula with its numbers; empty if the result is one of the given numbers. */
  formula: string;
  result: string;
  /** Whether it answers the question, instead of leading to the answer. */
  isAnswer?: boolean;
}

/** The numbers of a sheet, as the functions in `kinds/` use them. */
export interface Given {
  number: (name: string) => number;
  rows: { name: string; cells: number[] }[];
  unit: (name: string) => string;
  lists: string[][];
}
