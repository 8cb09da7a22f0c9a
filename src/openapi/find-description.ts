import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { descriptionNames } from "../config/api-info";
import { isFile, isFolder, isReadable, permissionWords } from "../config/files-below";
import { didYouMean } from "../problems/did-you-mean";
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

const isDescription = (file: string) =>
  /^\W*(?:openapi|swagger)\b/m.test(
    isFile(file) && isReadable(file) ? readFileSync(file, "utf8") : "",
  );

/** The folder that is meant by one without a description: one in it, or one next to it with nearly its name. */
async function nearFolder(dir: string, root: string): Promise<string | undefined> {
  const foldersIn = async (parent: string) =>
    (await readdir(parent).catch(() => [])).filter((name) =>
      descriptionNames.some((known) => isFile(path.join(parent, name, known))),
    );
  const [inside] = await foldersIn(dir);
  const parent = path.dirname(dir);
  const beside = didYouMean(path.basename(dir), await foldersIn(parent));
  const meant = inside ? path.join(dir, inside) : beside && path.join(parent, beside);
  return meant && path.relative(root, meant).split(path.sep).join("/");
}

/** A command that writes the smallest description. */
const firstDescription = (dir: string) =>
  `mkdir -p ${dir} && printf 'openapi: 3.1.0\\ninfo: { title: API, version: 1.0.0 }\\npaths: {}\\n' > ${dir}/openapi.yaml`;

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
  const none = (words: Omit<Problem, "level" | "where">): { problem: Problem } => ({
    problem: { level: "error", where: { file: relative }, ...words },
  });
  if (!names && isFile(dir))
    return none({
      code: "openapi-missing",
      what: "The folder of the API description is a file",
      seen: relative,
      cause: `OPENAPI_DIR names the folder that holds ${descriptionNames.join(", ")}.`,
      fix: `OPENAPI_DIR=${path.posix.dirname(relative)} npm start`,
    });
  if (!names && isFolder(dir))
    return none({
      code: "openapi-unreadable",
      what: "The folder of the API description may not be read",
      seen: relative,
      ...permissionWords(relative),
    });
  const others = (names ?? []).filter((other) => /\.(ya?ml|json)$/i.test(other)).sort();
  const other = others.find((candidate) => isDescription(path.join(dir, candidate)));
  const near = await nearFolder(dir, root);
  return none({
    code: "openapi-missing",
    what: "There is no API description",
    seen: names ? others.join(", ") || "no YAML or JSON file" : "no such folder",
    cause: `The folder must hold ${descriptionNames.join(", ")}; OPENAPI_DIR names another folder.`,
    fix: other
      ? `mv ${relative}/${other} ${relative}/openapi${path.extname(other)}`
      : near
        ? `OPENAPI_DIR=${near} npm start`
        : firstDescription(relative),
  });
}
