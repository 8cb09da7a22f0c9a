import type { Problem } from "../../problems/problem";

/** The problems per code that are still allowed, from `openapi/lint-debt.json`. */
export type Debt = Readonly<Record<string, number>>;

/** Leaves out problems of a code as long as there are exactly as many as the debt says. */
export function withoutDebt(problems: readonly Problem[], debt: Debt): Problem[] {
  const countOf = (code: string) => problems.filter((problem) => problem.code === code).length;
  const paid = Object.entries(debt)
    .filter(([code, allowed]) => countOf(code) < allowed)
    .map(([code, allowed]): Problem => ({
      level: "error",
      code: "openapi-lint-debt",
      what: `The debt of ${code} is too high`,
      where: { file: "openapi/lint-debt.json" },
      seen: `"${code}": ${allowed}`,
      cause: `${countOf(code)} are left; the number only falls.`,
      fix: countOf(code) ? `"${code}": ${countOf(code)}` : `Remove "${code}".`,
    }));
  return [...problems.filter(({ code }) => countOf(code) > (debt[code] ?? 0)), ...paid];
}
