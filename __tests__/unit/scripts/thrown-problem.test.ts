import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const project = path.resolve(".");
const loader = (name: string) => JSON.stringify(path.join(project, "scripts/process", name));

/** The problem of what `src/config.ts` throws while it is loaded. */
function problemOf(code: string): unknown {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "thrown-problem-")));
  mkdirSync(path.join(folder, "src"));
  writeFileSync(path.join(folder, "src/config.ts"), code);
  const script = `const { loadTypeScript } = await import(${loader("load-typescript.mjs")}); loadTypeScript();
    const { thrownProblem } = await import(${loader("thrown-problem.mjs")});
    const { createRequire } = await import("node:module");
    try { createRequire(${JSON.stringify(folder)} + "/a.js")("./src/config.ts"); }
    catch (error) { console.log(JSON.stringify(thrownProblem(error) ?? null)); }`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
    cwd: folder,
  });
  rmSync(folder, { recursive: true });
  return JSON.parse(stdout);
}

const types = "interface A {\n  b?: { c: string };\n}\n\n";

test("what code throws while it is loaded is placed at the line as it was written", () => {
  expect(problemOf(`${types}const a: A = {};\nexport const title: string = a.b!.c;\n`)).toEqual({
    level: "error",
    code: "code-throws",
    what: "The code throws while it is loaded",
    where: { file: "src/config.ts", line: 6 },
    seen: "export const title: string = a.b!.c;",
    cause: "TypeError: Cannot read properties of undefined (reading 'c')",
    fix: "npm run typecheck   # names most of what is undefined",
  });
  expect(problemOf(`${types}throw new Error("No title");\n`)).toMatchObject({
    where: { line: 5 },
    cause: "Error: No title",
    fix: 'Remove the line, or what leads to it: throw new Error("No title");',
  });
});

test("what is thrown elsewhere has no place here", () => {
  expect(problemOf('JSON.parse("{");\n')).toMatchObject({ where: { line: 1 } });
  expect(problemOf('throw "a text";\n')).toBeNull();
});
