import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** The built site. */
export const publicDir = path.resolve("public");

export const readSite = (file: string): string => readFileSync(path.join(publicDir, file), "utf8");

export const readJson = <Value>(file: string): Value => JSON.parse(readSite(file)) as Value;

/** Files below a folder of the site, relative to the site. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(publicDir, folder), { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(path.join(publicDir, name)).isFile());
