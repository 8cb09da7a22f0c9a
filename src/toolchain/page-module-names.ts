import fs from "node:fs";
import path from "node:path";
import type { Problem } from "../problems/problem";

const folders = ["src/pages", "src/views/templates"];

/** The source without what looks like code and is none: comments and the insides of strings. */
function codeOf(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '""')
    .replace(/\/\/.*$/gm, "");
}

/** Says so when a page module has no default export, which is what Gatsby shows as the page. */
export function pageModuleProblem(file: string, source: string): Problem | undefined {
  const code = codeOf(source);
  if (/\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b[^}]*\}/.test(code)) return undefined;
  const lines = code.split("\n").map((line) => line.trim());
  const exported = lines.filter((line) => line.startsWith("export "));
  const name = path.basename(file).replace(/\W.*$/, "") || "New";
  const component = name.replace(/^\w/, (letter) => letter.toUpperCase());
  return {
    level: "error",
    code: "page-without-default-export",
    what: `The page module ${file} has no default export`,
    where: { file },
    seen: exported.join("\n") || "no export",
    cause: "The default export of a page module is what is shown as the page.",
    fix: `export default function ${component}Page() {\n  return <main id="main">…</main>;\n}`,
  };
}

/** The problems of all page modules of the project. */
export function pageModuleProblems(root: string): Problem[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.[jt]sx?$/.test(file) && !file.endsWith(".d.ts"))
      .flatMap((file) => {
        const source = fs.readFileSync(path.join(root, folder, file), "utf8");
        return pageModuleProblem(`${folder}/${file.split(path.sep).join("/")}`, source) ?? [];
      }),
  );
}
