import type { Problem, SourceLocation } from "./problem";

/** `content/docs/intro.mdx:3`, which terminals and editors turn into a link. */
export function formatLocation(where: SourceLocation): string {
  return where.line === undefined ? where.file : `${where.file}:${where.line}`;
}

function part(label: string, text: string): string {
  const [first = "", ...rest] = String(text).trimEnd().split("\n");
  return [`  ${label.padEnd(6)} ${first}`, ...rest.map((line) => `         ${line}`)].join("\n");
}

/** A problem as text for the terminal. */
export function formatProblem(problem: Problem): string {
  return [
    problem.what,
    problem.where && part("where", formatLocation(problem.where)),
    problem.seen !== undefined && part("seen", problem.seen),
    part("cause", problem.cause),
    part("fix", problem.fix),
  ]
    .filter(Boolean)
    .join("\n");
}

/** Problems under a headline, ordered by file and line. */
export function formatProblems(problems: readonly Problem[], headline: string): string {
  const place = (p: Problem) =>
    `${p.where?.file ?? ""}:${String(p.where?.line ?? 0).padStart(6, "0")}`;
  const sorted = [...problems].sort((a, b) => place(a).localeCompare(place(b), "en"));
  return [headline, ...sorted.map(formatProblem)].join("\n\n");
}
