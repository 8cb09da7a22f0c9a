import fs from "node:fs";
import path from "node:path";
import { isReadable, permissionWords } from "../../../config/files-below";
import type { Problem } from "../../../problems/problem";

type Words = Pick<Problem, "what" | "cause" | "fix">;

/** The character that stands for bytes that are not text. */
const noText = "\uFFFD";

function wordsAbout(entry: fs.Dirent, absolute: string, shown: string): Words | undefined {
  if (entry.name.includes(noText))
    return {
      what: "The name of a file is not text in UTF-8",
      cause: "The file was unpacked or copied from a system with another encoding of names.",
      // Outside of the quotes, "?" stands for any one character.
      fix: `mv ${JSON.stringify(shown).replaceAll(noText, '"?"')} ${JSON.stringify(shown.replaceAll(noText, ""))}`,
    };
  if (!entry.isFile() && !entry.isDirectory() && !entry.isSymbolicLink())
    return {
      what: "Something in the content folder is neither a file nor a folder",
      cause: "It is a pipe, a socket, or a device, from which nothing can be read.",
      fix: `rm ${JSON.stringify(shown)}`,
    };
  if (entry.isSymbolicLink() || isReadable(absolute)) return undefined;
  return {
    what: "The content folder holds what the build may not read",
    ...permissionWords(shown),
  };
}

/** What cannot be read in a folder: Gatsby and what reads pages would only throw. Relative names by `nameOf`. */
export function unreadableProblems(folder: string, nameOf: (file: string) => string): Problem[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry): Problem[] => {
    const absolute = path.join(folder, entry.name);
    const file = nameOf(absolute);
    const words = wordsAbout(entry, absolute, file);
    if (words)
      return [
        { level: "error", code: "content-unreadable", where: { file }, seen: entry.name, ...words },
      ];
    return entry.isDirectory() ? unreadableProblems(absolute, nameOf) : [];
  });
}
