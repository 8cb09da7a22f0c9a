import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const project = path.resolve(".");
const loader = (name: string) => JSON.stringify(path.join(project, "scripts/process", name));

/** What a script prints in a folder whose `src/config.ts` holds some code. */
function printed(code: string, script: (folder: string) => string): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "thrown-problem-")));
  mkdirSync(path.join(folder, "src"));
  symlinkSync(path.join(project, "src/problems"), path.join(folder, "src/problems"));
  writeFileSync(path.join(folder, "src/config.ts"), code);
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script(folder)], {
    encoding: "utf8",
    cwd: folder,
  });
  rmSync(folder, { recursive: true });
  return stdout;
}

/** The problem of what `src/config.ts` throws while it is loaded. */
const problemOf = (code: string): unknown =>
  JSON.parse(
    printed(
      code,
      (
        folder,
      ) => `const { loadTypeScript } = await import(${loader("load-typescript.mjs")}); loadTypeScript();
    const { thrownProblem } = await import(${loader("thrown-problem.mjs")});
    const { createRequire } = await import("node:module");
    try { createRequire(${JSON.stringify(folder)} + "/a.js")("./src/config.ts"); }
    catch (error) { console.log(JSON.stringify(thrownProblem(error) ?? null)); }`,
    ),
  );

const types = "interface A {\n  b?: { c: string };\n}\n\n";

test("what code throws while it is loaded is placed at the line as it was written", () => {
  expect(problemOf(`${types}const a: A = {};\nexport const title: string = a.b!.c;\n`)).toEqual({
    level: "error",
    code: "code-throws",
    what: "The code throws while it is loaded",
    where: { file: "src/config.ts", line: 6 },
    seen: "export const title: string = a.b!.c;",
    cause: "TypeError: Cannot read properties of undefined (reading 'c')",
    fix: "export const title: string = a.b?.c;",
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

test.each(["async function createPages", "function createPages"])(
  "what a function of the build throws is placed, without a stack: %s",
  (declared) => {
    const code = `${types}export ${declared}(a: A) {\n  return a.b!.c;\n}\n`;
    const said = printed(
      code,
      () => `const { functionsFromSource } = await import(${loader("from-source.mjs")});
      try { await functionsFromSource("src/config").createPages({}); }
      catch (error) { console.log(error.stack); }`,
    );
    expect(said).toMatch(
      /^The build's code throws in createPages\n {2}where {2}src\/config\.ts:6\n[^]*fix[^\n]*\n$/,
    );
  },
);

test.each([
  ['import { a } from "./problems/problm";', 'import { a } from "./problems/problem";'],
  ['import { a } from "./rooms/kitchen";', "mkdir -p src/rooms && touch src/rooms/kitchen.ts"],
])("%s, which names no file, gets the nearest one, or a new one", (line, fix) => {
  const said = printed(
    `${line}\nexport const b = a;\n`,
    (
      folder,
    ) => `const { loadTypeScript } = await import(${loader("load-typescript.mjs")}); loadTypeScript();
    const { loadingProblem } = await import(${loader("code-problem.mjs")});
    const { createRequire } = await import("node:module");
    try { createRequire(${JSON.stringify(folder)} + "/a.js")("./src/config.ts"); }
    catch (error) { console.log(loadingProblem(error).fix); }`,
  );
  expect(said).toBe(`${fix}\n`);
});
