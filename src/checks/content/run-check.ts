import { formatProblems } from "../../problems/format-problem";
import type { Problem } from "../../problems/problem";
import { unmatchedWords } from "../../problems/unmatched-words";
import { filesBelow } from "../../config/files-below";
import { checkContent } from "./check-content";

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function show(problems: readonly Problem[], headline: string): void {
  if (problems.length) console.error(`${formatProblems(problems, headline)}\n`);
}

/**
 * `npm run check:content`: prints problems and returns whether the build would pass. `words` select files by words in
 * their paths.
 */
export async function runCheck(words: readonly string[]): Promise<boolean> {
  const folders = {
    content: process.env.CONTENT_DIR || "content",
    openapi: process.env.OPENAPI_DIR || "openapi",
    static: "static",
  };
  const { problems, pages } = await checkContent({ root: process.cwd(), ...folders });
  const isSelected = (file = "") => !words.length || words.some((word) => file.includes(word));
  const selected = problems.filter(({ where }) => isSelected(where?.file));
  const files = [folders.content, folders.openapi].flatMap((folder) =>
    filesBelow(folder).map((file) => `${folder}/${file}`),
  );
  const lost = unmatchedWords(
    words,
    [...files, ...problems.flatMap(({ where }) => where?.file ?? [])],
    {
      command: "npm run check:content",
      folder: folders.content,
    },
  );
  if (lost.length) {
    show(lost, "Nothing was checked");
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
