import type { Problem } from "../../problems/problem";
import type { CodeFence } from "../markdown/code-fences";
import { calculatorLanguage, drawCalculator } from "./calculator";

/** Calculators that cannot be drawn. */
export const calculatorProblems = (fences: readonly CodeFence[], file: string): Problem[] =>
  fences
    .filter(({ lang }) => lang === calculatorLanguage)
    .flatMap(({ code, line }) => drawCalculator(code, { file, line }).problems);
