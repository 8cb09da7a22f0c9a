import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { didYouMean } from "../problems/did-you-mean";
import type { Problem } from "../problems/problem";

/** Where the plugins are listed. */
const file = "src/gatsby-plugins.ts";

const requireHere = createRequire(path.resolve("package.json"));

function isThere(name: string): boolean {
  if (fs.existsSync(path.join("plugins", name)) || path.isAbsolute(name)) return true;
  try {
    requireHere.resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}

function missing(name: string, source: string, known: readonly string[]): Problem {
  const lines = source.split("\n");
  const index = lines.findIndex((text) => text.includes(`"${name}"`));
  const seen = lines[index]?.trim() ?? `"${name}"`;
  const near = didYouMean(name, known);
  return {
    level: "error",
    code: "plugin-missing",
    what: `There is no plugin ${name}`,
    where: { file, line: index + 1 || 1 },
    seen,
    cause: near
      ? `The name is misspelled; the nearest installed package is "${near}".`
      : "Neither node_modules nor plugins/ has it: it is not installed.",
    fix: near ? seen.replace(name, near) : `npm install ${name}`,
  };
}

/** Plugins of Gatsby's configuration that are not installed: Gatsby names neither file nor line. */
export function pluginProblems(plugins: GatsbyConfig["plugins"]): Problem[] {
  const names = (plugins ?? []).flatMap((plugin) =>
    typeof plugin === "string" ? plugin : (plugin?.resolve ?? []),
  );
  const lost = [...new Set(names)].filter((name) => !isThere(name));
  if (!lost.length) return [];
  const { dependencies } = requireHere("./package.json") as { dependencies: object };
  const known = [...Object.keys(dependencies), ...fs.readdirSync("plugins")];
  return lost.map((name) => missing(name, fs.readFileSync(file, "utf8"), known));
}
