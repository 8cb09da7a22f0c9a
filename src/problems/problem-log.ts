import type { Problem } from "./problem";

/**
 * The problems of one build by source (a file path, "openapi", "links"): setting a source again replaces its list.
 * Kept on globalThis: Gatsby compiles the root and each plugin into bundles of their own, all of which write here.
 */
interface ProblemLog {
  bySource: Map<string, readonly Problem[]>;
}

const key = Symbol.for("ianai-docs.problem-log");
const scope = globalThis as typeof globalThis & { [key]?: ProblemLog };

function log(): ProblemLog {
  return (scope[key] ??= { bySource: new Map() });
}

/** Replaces what is known to be wrong with one source. */
export function setProblems(source: string, problems: readonly Problem[]): void {
  if (problems.length) log().bySource.set(source, problems);
  else log().bySource.delete(source);
}

/** All problems known now. */
export function allProblems(): Problem[] {
  return [...log().bySource.values()].flat();
}

/** Forgets everything; for the start of a build and for tests. */
export function clearProblems(): void {
  log().bySource.clear();
}
