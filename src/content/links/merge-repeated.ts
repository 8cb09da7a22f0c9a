import type { Problem } from "../../problems/problem";

/** Merges problems with the same link: links in the navbar are on every page. */
export function mergeRepeated(problems: readonly Problem[]): Problem[] {
  const byLink = new Map<string, { problem: Problem; pages: number }>();
  for (const problem of problems) {
    const key = `${problem.code} ${problem.seen}`;
    const known = byLink.get(key);
    if (known) known.pages++;
    else byLink.set(key, { problem, pages: 1 });
  }
  return [...byLink.values()].map(({ problem, pages }) =>
    pages === 1 ? problem : { ...problem, what: `${problem.what} (on ${pages} pages)` },
  );
}
