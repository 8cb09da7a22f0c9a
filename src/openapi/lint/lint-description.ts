import type { Problem } from "../../problems/problem";
import type { Description } from "./description";
import { takeInventory } from "./inventory";
import type { ListedPage } from "./operation-list";
import type { LintRule } from "./lint-rule";
import * as allRules from "./all-rules";

/** Our own rules. */
export const rules: readonly LintRule[] = Object.values(allRules);

/** Checks a parsed description. Reports the same problem at the same line once. */
export function lintDescription(
  description: Description,
  list: readonly ListedPage[],
  { complete = false, only = rules }: { complete?: boolean; only?: readonly LintRule[] } = {},
): Problem[] {
  // Files that cannot be parsed would cause misleading problems elsewhere.
  if (description.problems.length) return description.problems;
  const input = { description, inventory: takeInventory(description), list, complete };
  const found = only.flatMap((rule) => rule(input));
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}
