import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

test("a script that loads TypeScript with a syntax error names its file, line and cause, and nothing of the compiler", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "load-typescript-"));
  const file = path.join(folder, "broken.ts");
  writeFileSync(file, "export const a = 1;\nexport const b: = 2;\n");
  const loader = JSON.stringify(path.resolve("scripts/process/load-typescript.mjs"));
  const script = `const { loadTypeScript } = await import(${loader}); loadTypeScript();
    const { createRequire } = await import("node:module");
    try { createRequire(${JSON.stringify(file)})("./broken.ts"); } catch (error) { console.log(error.message); }`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  expect(stdout.replace(/^.*broken/, "broken")).toMatch(/^broken\.ts:2: \S[^\n]*\n$/);
  expect(stdout).not.toMatch(/Caused by|backtrace/);
});
