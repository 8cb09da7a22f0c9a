import { z } from "zod";
import { text } from "../../i18n/calculators-text";
import { problemsFromZod } from "../../problems/from-zod";
import { faultless } from "../../problems/corrected";
import type { Problem } from "../../problems/problem";
import { namedCells, words } from "../illustrations/kind-fields";
import { escapeAttribute, escapeText } from "../markdown/escape-html";
import { readFenceOfAKind, type FencePlace } from "../markdown/fence-kind";
import { calculate } from "./calculate";
import { calculatorKinds, type CalculatorKind } from "./calculator-kinds";
import { readNumber } from "./numbers";
import type { CalculationSheet } from "./sheet";
import { beforeResult, nameOf, resultOf } from "./wording";

/** The language of a fence that becomes a calculator. */
export const calculatorLanguage = "calculator";

const [code, subject] = ["calculator", "calculator"];
const language = { subject, kinds: calculatorKinds, usual: Object.keys(calculatorKinds)[0] ?? "" };

interface DrawnCalculator {
  /** Undefined if there are problems. */
  html?: string;
  /** What it starts from; undefined if there are problems. */
  sheet?: CalculationSheet;
  problems: Problem[];
}

/** `18.40` in YAML is a number, `"18.40"` a text that keeps its zero. */
const number = faultless(z.union([z.string(), z.number()]).transform(String), (written) => {
  if (readNumber(written) !== undefined) return undefined;
  const [digits] = /\d+(?:[.,]\d+)?/.exec(written) ?? [];
  return { cause: "write a number, such as 12.5", corrected: digits?.replace(",", ".") };
});

const listOf = (cells: readonly string[]) => z.array(namedCells(...cells)).min(1);

function schemaOf({ numbers, set = [], columns, list, units }: CalculatorKind) {
  const fields = Object.fromEntries([...numbers, ...set].map((name) => [name, number]));
  return z.strictObject({
    kind: z.string(),
    /** What its numbers are of. */
    caption: words,
    ...(units.length && {
      units: z.strictObject(Object.fromEntries(units.map((name) => [name, z.string()]))),
    }),
    ...fields,
    ...(columns.length && { rows: listOf(["name", ...columns]) }),
    ...(list && {
      lists: listOf(list.cells).refine(
        (rows) => !list.choices || rows.every(([, by = ""]) => list.choices?.includes(by)),
        `the second cell is ${list.choices?.join(", ") ?? ""}`,
      ),
    }),
  });
}

const examples = {
  caption: "caption: The box of the first shipment",
  units: "units: { length: cm, weight: kg, volume: cm³ }",
  rows: "rows: [First box | 24 | 18.40]",
  lists: "lists: [Air freight | weight | 286.80]",
};

const examplesOf = ({ numbers, set = [] }: CalculatorKind) =>
  Object.fromEntries([...numbers, ...set].map((name) => [name, `${name}: 12.5`]));

/** Cells and divisors are known only after the schema. */
function noResult({ rows, lists, numbers }: CalculationSheet, where: Problem["where"]): Problem {
  const cells = [...rows.flatMap((row) => row.slice(1)), ...Object.values(numbers)];
  const wrong = cells.find((cell) => readNumber(cell) === undefined);
  return {
    level: "error",
    code: "calculator-result",
    what: "A calculator has no result with the numbers of its page",
    where,
    seen:
      wrong ??
      [...rows, ...lists, ...Object.entries(numbers)].map((row) => row.join(" | ")).join("; "),
    cause: wrong === undefined ? "A number that divides is zero." : `"${wrong}" is not a number.`,
    fix: "Write numbers such as 12.5, and none that is zero where something is divided by it.",
  };
}

function sheetOf(data: Record<string, unknown>): CalculationSheet {
  const kind = String(data.kind);
  const { numbers = [], set = [], columns = [], list } = calculatorKinds[kind] ?? {};
  const lists = (data.lists ?? []) as string[][];
  const costs = list?.isField ? lists.map(([name = "", , amount = ""]) => [name, amount]) : [];
  return {
    kind,
    numbers: Object.fromEntries([
      ...[...numbers, ...set].map((name) => [name, String(data[name])]),
      ...costs,
    ]) as Record<string, string>,
    fields: [...numbers, ...costs.map(([name = ""]) => name)],
    rows: (data.rows ?? []) as string[][],
    columns: [...columns],
    units: (data.units ?? {}) as Record<string, string>,
    lists,
  };
}

/** Draws the YAML of a fence: the formula, worked out with the numbers of the page, and a button that loads the rest. */
export function drawCalculator(yaml: string, place: FencePlace): DrawnCalculator {
  const fence = readFenceOfAKind(yaml, place, language);
  if (Array.isArray(fence)) return { problems: fence };
  const { source, given, kind } = fence;
  const schema = schemaOf(kind);
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    return {
      problems: problemsFromZod(parsed.error, source, schema, {
        ...{ subject, code },
        examples: { ...examplesOf(kind), ...examples },
      }),
    };
  const sheet = sheetOf(parsed.data);
  const worked = calculate(sheet);
  if (!worked) return { problems: [noResult(sheet, source.locate(["kind"]))] };
  const steps = worked.map((step) => {
    return `<li>${escapeText(nameOf(step.name))}: ${escapeText(beforeResult(step))}<strong>${escapeText(resultOf(step))}</strong></li>`;
  });
  const html = [
    `<figure class="calculator" data-sheet="${escapeAttribute(JSON.stringify(sheet))}">`,
    `<figcaption><b>${text.calculator}:</b> ${escapeText(String(parsed.data.caption))}</figcaption>`,
    `<p>${escapeText(text.formulas[sheet.kind as keyof typeof text.formulas])}</p>`,
    `<ul>${steps.join("")}</ul>`,
    `<button type="button" data-calculate hidden>${text.open}</button></figure>`,
  ];
  return { problems: [], sheet, html: html.join("") };
}
