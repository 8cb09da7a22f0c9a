import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Code that decides what Gatsby stores: nodes, schema, pages. */
const folders = ["src", "plugins", "scripts"];
const files = ["gatsby-config.ts", "gatsby-node.ts", "package-lock.json"];

/** In the folder that Gatsby keeps when it empties the rest of `.cache`, which it does at the first build. */
const markFile = join("webpack", "code-version");

/** Webpack compiles these, and notices their changes by itself. */
const compiled = /^src\/(?:browser|pages|views\/(?:components|hooks|templates|theme))\//;

/** @param {string} root @param {string} folder */
function codeBelow(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => /\.(?:tsx?|mjs|json)$/.test(name) && !name.endsWith(".d.ts"))
    .filter((name) => !compiled.test(name));
}

/** A digest of the code and the packages that Gatsby's stored nodes are made by. @param {string} root */
export function nodeCodeVersion(root) {
  const names = [...files, ...folders.flatMap((folder) => codeBelow(root, folder))].sort();
  const hash = createHash("sha256");
  for (const name of names.filter((one) => existsSync(join(root, one))))
    hash.update(`${name}\n`).update(readFileSync(join(root, name)));
  return hash.digest("hex");
}

/**
 * Empties `.cache` if other code filled it: Gatsby notices changed content and packages, but not changed code behind
 * gatsby-config.ts and gatsby-node.ts, and would publish what that code no longer makes.
 * @param {string} [root] the project's folder
 */
export function forgetOtherCode(root = ".") {
  const cache = join(root, ".cache");
  const mark = join(cache, markFile);
  const version = nodeCodeVersion(root);
  if (existsSync(mark) && readFileSync(mark, "utf8") === version) return;
  // The folder itself may be a volume, which cannot be deleted.
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    rmSync(join(cache, name), { recursive: true, force: true });
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, version);
}
