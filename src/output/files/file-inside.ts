import fs from "node:fs";
import path from "node:path";
import { formatProblem } from "../../problems/format-problem";
import type { Problem } from "../../problems/problem";
import { shownPath } from "../../config/source-folders";

const isBelow = (file: string, folder: string) => file.startsWith(folder + path.sep);

function targetOf(link: string): string | undefined {
  try {
    return fs.realpathSync(link);
  } catch {
    return undefined;
  }
}

/** The first part of a file's path that is a symbolic link out of the folder. */
function linkOut(root: string, file: string): string | undefined {
  const parts = path.relative(root, file).split(path.sep);
  for (const [index] of parts.entries()) {
    const part = path.join(root, ...parts.slice(0, index + 1));
    const found = fs.lstatSync(part, { throwIfNoEntry: false });
    if (!found) return undefined;
    if (!found.isSymbolicLink()) continue;
    const target = targetOf(part);
    if (target === undefined || !isBelow(target, fs.realpathSync(root))) return part;
  }
  return undefined;
}

/** The problem of a file that would be written outside its folder. */
export function outsideProblem(folder: string, name: string): Problem | undefined {
  const root = path.resolve(folder);
  const file = path.join(root, name);
  const place = shownPath(root);
  const problem = (where: string, cause: string, fix: string): Problem => ({
    level: "error",
    code: "file-outside",
    what: `A file would be written outside of ${place}/`,
    where: { file: where },
    seen: JSON.stringify(name),
    cause,
    fix,
  });
  if (name.includes("\0") || !isBelow(file, root))
    return problem(place, "An address leads out of the folder of the site.", "slug: /docs/intro");
  const found = linkOut(root, file);
  if (found === undefined) return undefined;
  const link = shownPath(found);
  return problem(link, `${link} is a symbolic link that leads elsewhere.`, `rm ${link}`);
}

/** Absolute path for a file of a site. @throws if the name or a symbolic link leads out of the folder */
export function fileInside(folder: string, ...names: string[]): string {
  const name = names.join("/");
  const problem = outsideProblem(folder, name);
  if (problem) throw new Error(formatProblem(problem));
  return path.join(path.resolve(folder), name);
}
