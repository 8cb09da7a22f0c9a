import path from "node:path";
import type { Problem } from "../problems/problem";
import { defaultExport } from "./default-export";
import { projectFiles } from "./project-files";

const folders = ["src/pages", "src/views/templates"];

const meant = "The default export of a page module is what is shown as the page.";

function newComponent(file: string): string {
  const name = path.basename(file).replace(/\W.*$/, "") || "New";
  const component = name.replace(/^\w/, (letter) => letter.toUpperCase());
  return `export default function ${component}Page() {\n  return <main id="main">…</main>;\n}`;
}

const error = (code: string, rest: Omit<Problem, "level" | "code">): Problem => ({
  level: "error",
  code,
  ...rest,
});

function withoutDefault(file: string, lines: readonly string[]): Problem {
  const exported = lines.map((line) => line.trim()).filter((line) => line.startsWith("export "));
  const shown = exported.find((line) => /^export (?:async )?function [A-Z]/.test(line));
  return error("page-without-default-export", {
    what: `The page module ${file} has no default export`,
    where: { file, line: lines.findIndex((line) => line.startsWith("export ")) + 1 || 1 },
    seen: exported.join("\n") || "no export",
    cause: meant,
    fix: shown?.replace("export ", "export default ") ?? newComponent(file),
  });
}

/** Reports a page module whose default export, which Gatsby renders as the page, is missing or no component. */
export function pageModuleProblem(file: string, source: string): Problem | undefined {
  const found = defaultExport(source);
  const lines = source.split("\n");
  if (found.kind === "none") return withoutDefault(file, lines);
  if (found.kind !== "other" && found.kind !== "async") return undefined;
  const index = lines.findIndex((line) => /^export\b.*\bdefault\b/.test(line));
  const seen = lines[index]?.trim() ?? "";
  const rest = { where: { file, line: index + 1 || 1 }, seen };
  return found.kind === "other"
    ? error("page-without-component", {
        what: `The default export of the page module ${file} is not a component`,
        ...rest,
        cause: `It is ${found.is}. ${meant}`,
        fix: newComponent(file),
      })
    : error("page-async", {
        what: `The page of ${file} is an async function`,
        ...rest,
        cause: "React draws a page at once: its data comes from its query, and cannot be awaited.",
        fix: seen.replace(/\basync /, ""),
      });
}

export function pageModuleProblems(root: string): Problem[] {
  const modules = projectFiles(root, folders, /\.(?:jsx?|tsx|(?<!\.d\.)ts)$/);
  return modules.flatMap(({ file, text }) => pageModuleProblem(file, text) ?? []);
}
