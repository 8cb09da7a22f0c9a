/** A problem in the output of a build: its place, its text, and whether all five parts are there. */
export interface ReportedProblem {
  what: string;
  where: string;
  /** All of it, as printed. */
  text: string;
  complete: boolean;
}

const parts = ["where", "seen", "cause", "fix"];

/** Whether a line belongs to the problem above it. */
const isPart = (line: string) => line.trim() === "" || line.startsWith("  ");

/** Reads the problems that a build printed, in the form of `formatProblem`. */
export function reportedProblems(output: string): ReportedProblem[] {
  const lines = output.split(/\r?\n/);
  return lines.flatMap((line, i) => {
    const where = /^\s+where\s+(\S.*)$/.exec(line)?.[1]?.trim();
    if (where === undefined) return [];
    const end = lines.findIndex((other, at) => at > i && !isPart(other));
    const block = lines.slice(i - 1, end === -1 ? undefined : end);
    const text = block
      .map((one) => one.trimEnd())
      .join("\n")
      .trim();
    const complete = parts.every((part) => new RegExp(`^\\s+${part}\\s+\\S`, "m").test(text));
    return [{ what: lines[i - 1]?.trim() ?? "", where, text, complete }];
  });
}
