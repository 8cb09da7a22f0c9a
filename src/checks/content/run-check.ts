import { formatProblems } from "../../problems/format-problem";
import type { Problem } from "../../problems/problem";
import { checkContent } from "./check-content";

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function show(problems: readonly Problem[], headline: string): void {
  if (problems.length) console.error(`${formatProblems(problems, headline)}\n`);
}

/**
 * `npm run check:content`: prints what is wrong with the pages; true when nothing is that would stop the build.
 * Words after `--` keep only the problems of files with one of them in their path.
 */
export async function runCheck(words: readonly string[]): Promise<boolean> {
  const { problems, pages } = await checkContent({
    root: process.cwd(),
    content: process.env.CONTENT_DIR || "content",
    openapi: process.env.OPENAPI_DIR || "openapi",
    static: "static",
  });
  const isMeant = ({ where }: Problem) =>
    !words.length || words.some((word) => where?.file.includes(word));
  const meant = problems.filter(isMeant);
  const errors = meant.filter(({ level }) => level === "error");
  const warnings = meant.filter(({ level }) => level === "warning");
  show(warnings, count(warnings.length, "warning"));
  show(errors, `${count(errors.length, "mistake")} to mend`);
  if (!meant.length)
    console.log(
      words.length
        ? `Nothing is wrong in files with ${words.join(" or ")} in their path.`
        : `Nothing is wrong with ${count(pages, "page")}.`,
    );
  return !errors.length;
}
