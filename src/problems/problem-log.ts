import type { Problem } from "./problem";

/** The problems of one build by source (a file path, "openapi", "links"). */
const bySource = new Map<string, readonly Problem[]>();

/** Replaces what is known to be wrong with one source. */
export function setProblems(source: string, problems: readonly Problem[]): void {
  if (problems.length) bySource.set(source, problems);
  else bySource.delete(source);
}

/** All problems known now. */
export function allProblems(): Problem[] {
  return [...bySource.values()].flat();
}

/** Forgets everything; for the start of a build and for tests. */
export function clearProblems(): void {
  bySource.clear();
}
