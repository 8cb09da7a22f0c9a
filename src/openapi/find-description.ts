import { readdir } from "node:fs/promises";
import path from "node:path";
import { descriptionNames } from "../config/api-info";
import { isFile } from "../config/files-below";
import type { Problem } from "../problems/problem";

function unread(dir: string, name: string, read: string): Problem {
  return {
    level: "warning",
    code: "openapi-main-file-twice",
    what: "There are two main files of the API description",
    where: { file: path.posix.join(dir, name) },
    seen: `${read} and ${name}`,
    cause: `${read} is read; nothing of ${name} is on the site.`,
    fix: `rm ${path.posix.join(dir, name)}`,
  };
}

/** Path of the description's main file, with warnings of others, or the problem that there is none. */
export async function findDescription(
  dir: string,
  root: string,
): Promise<{ file: string; warnings: Problem[] } | { problem: Problem }> {
  const names = await readdir(dir).catch(() => undefined);
  const [name, ...more] = descriptionNames.filter((known) => names?.includes(known));
  const relative = path.relative(root, dir).split(path.sep).join("/") || ".";
  if (name)
    return {
      file: path.join(dir, name),
      warnings: more.map((other) => unread(relative, other, name)),
    };
  if (!names && isFile(dir))
    return {
      problem: {
        level: "error",
        code: "openapi-missing",
        what: "The folder of the API description is a file",
        where: { file: relative },
        seen: relative,
        cause: `OPENAPI_DIR names the folder that holds ${descriptionNames.join(", ")}.`,
        fix: `OPENAPI_DIR=${path.posix.dirname(relative)} npm start`,
      },
    };
  const others = (names ?? []).filter((other) => /\.(ya?ml|json)$/i.test(other)).sort();
  const other = others.find((candidate) => /api|swagger/i.test(candidate)) ?? others[0];
  return {
    problem: {
      level: "error",
      code: "openapi-missing",
      what: "There is no API description",
      where: { file: relative },
      seen: names ? others.join(", ") || "no YAML or JSON file" : "no such folder",
      cause: `The folder must hold ${descriptionNames.join(", ")}; OPENAPI_DIR names another folder.`,
      fix: other
        ? `mv ${relative}/${other} ${relative}/openapi${path.extname(other)}`
        : `OPENAPI_DIR=path/to/folder npm start`,
    },
  };
}
