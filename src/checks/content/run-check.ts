import path from "node:path";
import { didYouMean } from "../../problems/did-you-mean";
import { formatProblems } from "../../problems/format-problem";
import type { Problem } from "../../problems/problem";
import { checkContent } from "./check-content";

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function show(problems: readonly Problem[], headline: string): void {
  if (problems.length) console.error(`${formatProblems(problems, headline)}\n`);
}

/** The problem of words that are in the path of no page. */
function unknownWords(words: readonly string[], pages: readonly string[]): Problem {
  const names = pages.map((file) => path.basename(file, path.extname(file)));
  const nearest = didYouMean(words[0] ?? "", names) ?? names[0] ?? "";
  return {
    level: "error",
    code: "check-no-page",
    what: `No page has ${words.join(" or ")} in its path`,
    where: { file: process.env.CONTENT_DIR || "content" },
    seen: words.join(" "),
    cause: "The word is misspelled, or the file is not a page.",
    fix: `npm run check:content -- ${nearest}`,
  };
}

/**
 * `npm run check:content`: prints problems and returns whether the build would pass. `words` select files by words in
 * their paths.
 */
export async function runCheck(words: readonly string[]): Promise<boolean> {
  const { problems, pages } = await checkContent({
    root: process.cwd(),
    content: process.env.CONTENT_DIR || "content",
    openapi: process.env.OPENAPI_DIR || "openapi",
    static: "static",
  });
  const isSelected = (file = "") => !words.length || words.some((word) => file.includes(word));
  const selected = problems.filter(({ where }) => isSelected(where?.file));
  if (words.length && !selected.length && !pages.some(isSelected)) {
    show([unknownWords(words, pages)], "Nothing was checked");
    return false;
  }
  const errors = selected.filter(({ level }) => level === "error");
  const warnings = selected.filter(({ level }) => level === "warning");
  show(warnings, count(warnings.length, "warning"));
  show(errors, `${count(errors.length, "mistake")} to mend`);
  if (!selected.length)
    console.log(
      words.length
        ? `Nothing is wrong in files with ${words.join(" or ")} in their path.`
        : `Nothing is wrong with ${count(pages.length, "page")}.`,
    );
  return !errors.length;
}
