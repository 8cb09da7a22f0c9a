import type { Problem } from "./problem";

/** The problems of a build by source: a file path, "openapi", "links". */
const bySource = new Map<string, readonly Problem[]>();

/** Replaces the problems of a source. */
export function setProblems(source: string, problems: readonly Problem[]): void {
  if (problems.length) bySource.set(source, problems);
  else bySource.delete(source);
}

/** The problems of one source, as they were set last. */
export const problemsOf = (source: string): readonly Problem[] => bySource.get(source) ?? [];

export function allProblems(): Problem[] {
  return [...bySource.values()].flat();
}

/** Empties the log: at the start of a build, and in tests. */
export function clearProblems(): void {
  bySource.clear();
}
