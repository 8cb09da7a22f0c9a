import path from "node:path";
import { didYouMean } from "./did-you-mean";
import type { Problem } from "./problem";

/** The problems of words that are in the path of no file, so that a check of nothing does not pass. */
export function unmatchedWords(
  words: readonly string[],
  files: readonly string[],
  { command, folder }: { command: string; folder: string },
): Problem[] {
  const names = files.map((file) => path.basename(file, path.extname(file)));
  return words
    .filter((word) => !files.some((file) => file.includes(word)))
    .map((word) => {
      const near = didYouMean(path.basename(word, path.extname(word)), names);
      return {
        level: "error",
        code: "check-no-file",
        what: `No file has ${word} in its path`,
        where: { file: folder },
        seen: word,
        cause: near
          ? `The word is misspelled; the nearest file is "${near}".`
          : "The word is misspelled, or no file that is checked has it in its path.",
        fix: near ? `${command} -- ${near}` : command,
      };
    });
}
