import type { Problem } from "../../problems/problem";
import type { Description } from "./description";
import type { Inventory } from "./inventory";
import type { ListedPage } from "./operation-list";

/** What every rule gets: the parsed files, what is in them by kind, and the list of wanted pages. */
export interface LintInput {
  description: Description;
  inventory: Inventory;
  list: readonly ListedPage[];
  /** Whether pages of the list that are not described yet are a problem. */
  complete: boolean;
}

/** Finds one sort of mistake in the description. */
export type Rule = (input: LintInput) => Problem[];
