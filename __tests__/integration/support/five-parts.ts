/** Problems in the output of a build: their headline, place, and whether all five parts are there. */
export interface ReportedProblem {
  what: string;
  where: string;
  complete: boolean;
}

const parts = ["where", "seen", "cause", "fix"];

/** Reads the problems that a build printed, in the form of `formatProblem`. */
export function reportedProblems(output: string): ReportedProblem[] {
  const lines = output.split(/\r?\n/);
  return lines.flatMap((line, i) => {
    const where = /^\s+where\s+(\S+)/.exec(line)?.[1];
    if (where === undefined) return [];
    const end = lines.findIndex((text, at) => at > i && text.trim() === "");
    const block = lines.slice(i, end === -1 ? undefined : end).join("\n");
    const complete = parts.every((part) => new RegExp(`^\\s+${part}\\s+\\S`, "m").test(block));
    return [{ what: lines[i - 1]?.trim() ?? "", where, complete }];
  });
}
