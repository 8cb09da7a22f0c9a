import type { Problem } from "../../problems/problem";
import type { Description } from "./description";
import type { Inventory } from "./inventory";
import type { ListedPage } from "./operation-list";

interface LintInput {
  description: Description;
  inventory: Inventory;
  /** The wanted pages. */
  list: readonly ListedPage[];
  /** Listed pages that are not described yet are a problem. */
  complete: boolean;
}

/** Finds one kind of mistake in the description. */
export type Rule = (input: LintInput) => Problem[];
