import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../config/files-below";
import type { Problem } from "../problems/problem";

const folders = ["src/pages", "src/views/templates"];

/** The source without comments and the contents of strings, which may look like exports. */
function codeOf(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '""')
    .replace(/\/\/.*$/gm, "");
}

/** Reports a page module without a default export, which Gatsby would render as the page. */
export function pageModuleProblem(file: string, source: string): Problem | undefined {
  const code = codeOf(source);
  if (/\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b[^}]*\}/.test(code)) return undefined;
  const lines = code.split("\n").map((line) => line.trim());
  const exported = lines.filter((line) => line.startsWith("export "));
  const shown = exported.find((line) => /^export (?:async )?function [A-Z]/.test(line));
  const name = path.basename(file).replace(/\W.*$/, "") || "New";
  const component = name.replace(/^\w/, (letter) => letter.toUpperCase());
  return {
    level: "error",
    code: "page-without-default-export",
    what: `The page module ${file} has no default export`,
    where: {
      file,
      line: source.split("\n").findIndex((line) => line.startsWith("export ")) + 1 || 1,
    },
    seen: exported.join("\n") || "no export",
    cause: "The default export of a page module is what is shown as the page.",
    fix:
      shown?.replace("export ", "export default ") ??
      `export default function ${component}Page() {\n  return <main id="main">…</main>;\n}`,
  };
}

export function pageModuleProblems(root: string): Problem[] {
  return folders.flatMap((folder) =>
    filesBelow(path.join(root, folder))
      .filter((file) => /\.[jt]sx?$/.test(file) && !file.endsWith(".d.ts"))
      .flatMap((file) => {
        const source = fs.readFileSync(path.join(root, folder, file), "utf8");
        return pageModuleProblem(`${folder}/${file}`, source) ?? [];
      }),
  );
}
