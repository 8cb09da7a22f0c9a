import fs from "node:fs";
import path from "node:path";
import { isFolder } from "../../config/files-below";
import type { Problem } from "../../problems/problem";
import { pageFolders } from "./front-matter/document-kind";
import { folderMeant } from "./problems/unread-names";

const isContent = (folder: string) => pageFolders.some((name) => isFolder(path.join(folder, name)));

/** The content folder that is meant by one without folders of pages: one above it, if it holds pages, or one in it. */
function folderOfContent(folder: string): string | undefined {
  const names = fs.readdirSync(folder);
  const hasPages = names.some((name) => /\.mdx?$/.test(name));
  for (let up = path.dirname(folder); hasPages && up !== path.dirname(up); up = path.dirname(up))
    if (pageFolders.includes(path.relative(up, folder).split(path.sep)[0] ?? "")) return up;
  return names.map((name) => path.join(folder, name)).find(isContent);
}

type Words = Pick<Problem, "what" | "cause" | "fix">;

function wordsOf(
  folder: string,
  shown: string,
  nameOf: (file: string) => string,
): Words | undefined {
  const firstPage = `mkdir -p ${shown}/docs && printf -- '---\\ntitle: Introduction\\n---\\n' > ${shown}/docs/intro.mdx`;
  if (!fs.existsSync(folder))
    return {
      what: "The content folder does not exist",
      cause:
        "The path is misspelled, or CONTENT_DIR is relative to another folder than the project's.",
      fix: firstPage,
    };
  if (!isFolder(folder))
    return {
      what: "The content folder is a file",
      cause: "CONTENT_DIR names a folder: the one that holds docs/.",
      fix: `CONTENT_DIR=${path.posix.dirname(shown).replace(/\/docs(?:\/.*)?$/, "")} npm start`,
    };
  // Folders that are called almost like those that are read are reported by themselves.
  if (isContent(folder) || fs.readdirSync(folder).some(folderMeant)) return undefined;
  const meant = folderOfContent(folder);
  return {
    what: "The content folder has no folder of pages",
    cause: meant
      ? `CONTENT_DIR names the folder that holds docs/: ${nameOf(meant)}.`
      : "Pages are files of docs/, blog/, or pages/ of the content folder.",
    fix: meant ? `CONTENT_DIR=${nameOf(meant)} npm start` : firstPage,
  };
}

/** What is wrong with the folder that CONTENT_DIR names. @param nameOf a path as messages show it */
export function contentFolderProblem(
  folder: string,
  nameOf: (file: string) => string,
): Problem | undefined {
  const shown = nameOf(folder);
  const words = wordsOf(folder, shown, nameOf);
  const seen = isFolder(folder) ? fs.readdirSync(folder).slice(0, 5).join(", ") : shown;
  return (
    words && {
      ...{ level: "error", code: "content-missing", where: { file: shown } },
      seen: seen || "an empty folder",
      ...words,
    }
  );
}
