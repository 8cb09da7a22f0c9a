import { existsSync } from "node:fs";
import { loadedBy } from "../../../../scripts/browser-support/browser-modules.mjs";
import { makers } from "../../../../src/output/cache/makers";

/** Modules that make each result, and those that they load. */
const starts: Record<keyof typeof makers, string[]> = {
  reading: ["src/openapi/read-api.ts"],
  markdown: [
    "src/output/markdown-versions/html-markdown.ts",
    "src/output/markdown-versions/markdown-links.ts",
  ],
  consoles: ["src/output/console-files/console-files.ts"],
  downloads: [
    "src/openapi/downloads/absolute-links.ts",
    "src/openapi/downloads/api-downloads.ts",
    "src/openapi/downloads/converters.ts",
    "src/output/downloads/accepted-requests.ts",
  ],
};

function reached(modules: readonly string[]): string[] {
  const found = new Set(modules);
  for (const module of found) for (const next of loadedBy(process.cwd(), module)) found.add(next);
  return [...found];
}

test.each(Object.keys(makers) as (keyof typeof makers)[])(
  "a change in any module that the %s load makes them anew",
  (name) => {
    const modules = reached(starts[name]);
    expect(modules.length).toBeGreaterThan(20);
    const isNamed = (module: string) =>
      makers[name].some((maker) => module === maker || module.startsWith(`${maker}/`));
    expect(modules.filter((module) => !isNamed(module))).toEqual([]);
    expect(makers[name].filter((maker) => !existsSync(maker))).toEqual([]);
  },
);
