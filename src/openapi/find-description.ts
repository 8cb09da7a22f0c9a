import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "../problems/problem";

/** File names under which a description is looked for, in this order. */
export const descriptionNames = ["openapi.yaml", "openapi.yml", "openapi.json"] as const;

/** The description's main file (absolute), or the problem that there is none. */
export async function findDescription(
  dir: string,
  root: string,
): Promise<{ file: string } | { problem: Problem }> {
  const names = await readdir(dir).catch(() => undefined);
  const name = descriptionNames.find((known) => names?.includes(known));
  if (name) return { file: path.join(dir, name) };
  const relative = path.relative(root, dir) || ".";
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
