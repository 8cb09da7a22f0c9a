/** A file, relative to the project, and a 1-based line. */
export interface SourceLocation {
  file: string;
  line?: number;
}

/** A mistake in an author's input. */
export interface Problem {
  /** An `error` fails the build. */
  level: "error" | "warning";
  /** Stable: `front-matter-unknown-key`. */
  code: string;
  what: string;
  where?: SourceLocation;
  /** The source as written. */
  seen?: string;
  cause: string;
  /** Text to paste. */
  fix: string;
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.level === "error");
}
