import fs from "node:fs";
import type { Problem } from "../../../problems/problem";
import type { ContentDocument } from "../content";
import { lineInFile } from "../../../problems/line-of-key";

interface Publishing {
  /** yyyy-mm-dd, in UTC. */
  today: string;
  showFuture: boolean;
}

/** Today by the machine's clock; SHOW_FUTURE=1 includes future posts. */
export function publishingNow(env: { SHOW_FUTURE?: string }): Publishing {
  return { today: new Date().toISOString().slice(0, 10), showFuture: env.SHOW_FUTURE === "1" };
}

function futurePost(file: string, date: string, line: number | undefined, today: string): Problem {
  return {
    level: "warning",
    code: "post-in-the-future",
    what: `A post of the future is left out: ${date}`,
    where: { file, line },
    seen: `date: ${date}`,
    cause: `Today is ${today}. The post appears with the first build from its day on.`,
    fix: `SHOW_FUTURE=1 npm run build`,
  };
}

/** The latest day that it is anywhere on earth, while it is a day in UTC. */
function latestDay(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Warnings about pages that were last changed on a day that has not been. */
export function futureUpdates(
  documents: readonly ContentDocument[],
  { today }: Publishing,
): Problem[] {
  const latest = latestDay(today);
  return documents.flatMap(
    ({ file, contentFilePath, frontMatter: { lastUpdate } }): Problem | [] => {
      const date = lastUpdate?.date;
      if (date === undefined || date <= latest) return [];
      const lines = fs.readFileSync(contentFilePath, "utf8").split("\n");
      const line = lines.findIndex((text) => /\bdate:/.test(text) && text.includes(date));
      return {
        level: "warning",
        code: "update-in-the-future",
        what: `A page was last changed on a day that is still to come: ${date}`,
        where: { file, line: line < 0 ? undefined : line + 1 },
        seen: lines[line]?.trim() ?? date,
        cause: `Today is ${today}. The year or the month is probably mistyped.`,
        fix: (lines[line]?.trim() ?? date).replace(date, today),
      };
    },
  );
}

/** Leaves out future posts, with a warning for each. */
export function leaveOutFuture(
  documents: readonly ContentDocument[],
  { today, showFuture }: Publishing,
): { documents: ContentDocument[]; problems: Problem[] } {
  const isFuture = ({ frontMatter: { date } }: ContentDocument) =>
    !showFuture && date !== undefined && date > today;
  const problems = documents.filter(isFuture).map(({ file, contentFilePath, frontMatter }) => {
    const line = lineInFile(contentFilePath, "date");
    return futurePost(file, frontMatter.date ?? "", line, today);
  });
  return { documents: documents.filter((document) => !isFuture(document)), problems };
}
