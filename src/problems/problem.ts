/** A place in an author's file: path relative to the project and 1-based line. */
export interface SourceLocation {
  file: string;
  line?: number;
}

/** One thing wrong with an author's input, in five parts. `error` fails the build, `warning` does not. */
export interface Problem {
  level: "error" | "warning";
  /** Stable kebab-case name, for tests and for searching: `front-matter-unknown-key`. */
  code: string;
  what: string;
  where?: SourceLocation;
  /** The value as it stands in the file. */
  seen?: string;
  cause: string;
  /** Text that can be pasted. */
  fix: string;
}

/** True when at least one problem must stop the build. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.level === "error");
}
