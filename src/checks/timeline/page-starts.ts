import type { Problem } from "../../problems/problem";
import type { TimelinePage } from "./held-numbers";
import type { TimelineDocument } from "./timeline-document";

const startLine = /^\s*- \*\*Starts from:\*\* \S/m;
const glance = /^:::info\[/m;
const glanceEnd = /^:::\s*$/m;

const runs = /^\s*```bash operation=/m;

/** Pages with an overview, that make documents or have calls to run, and do not say from what they start. */
export function checkStarts(
  pages: readonly TimelinePage[],
  documents: readonly TimelineDocument[],
): Problem[] {
  const making = new Map(documents.map(({ page, number }) => [page, number]));
  return pages.flatMap(({ file, sourcePath, text }): Problem | [] => {
    const number = making.get(sourcePath);
    const isTaught = glance.test(text) && runs.test(text);
    if ((number === undefined && !isTaught) || startLine.test(text)) return [];
    const ahead = text.slice(0, glanceEnd.exec(text)?.index ?? 0);
    return {
      level: "error",
      code: "timeline-no-start",
      what: "The page has calls to run and does not say from what it starts",
      where: { file, line: ahead.split("\n").length },
      seen: number === undefined ? "operation=" : `${number} in timeline.yaml`,
      cause: "Readers who run its calls want to know which stock and which documents are there.",
      fix: "- **Starts from:** the opening records of the demo company.",
    };
  });
}
