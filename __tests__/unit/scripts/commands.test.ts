import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { scripts } from "../../../package.json";

jest.setTimeout(120_000);

/** A folder with what the commands are started from. */
function copyOfCommands(): string {
  const folder = mkdtempSync(join(tmpdir(), "commands-"));
  mkdirSync(join(folder, "__tests__"));
  for (const name of ["scripts", "mcp", "package.json", "__tests__/bench"])
    cpSync(resolve(name), join(folder, name), { recursive: true });
  return folder;
}

let bare: string;
let whole: string;
beforeAll(() => {
  bare = copyOfCommands();
  whole = copyOfCommands();
  for (const name of ["src", "node_modules"]) symlinkSync(resolve(name), join(whole, name), "dir");
});
afterAll(() => [bare, whole].forEach((folder) => rmSync(folder, { recursive: true })));

/** What a command prints and exits with; `npm run` would add lines of its own. */
const start = (name: keyof typeof scripts, folder: string, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((done) => {
    const [, ...command] = scripts[name].split(" ");
    execFile(process.execPath, [...command, ...args], { cwd: folder }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), said: (stdout + stderr).trim() }),
    );
  });

const names = Object.keys(scripts) as (keyof typeof scripts)[];
const fiveParts = /^.+\n {2}where {2}.+\n {2}seen {3}[^]+?\n {2}cause .+\n {2}fix {4}.+/;
const stack = /^\s+at .+:\d+:\d+\)?$/m;

/** They look at files, for which Node alone is enough. */
const withoutPackages = ["clean", "compress", "size"];

test.each(names)("%s names what is missing before npm ci", async (name) => {
  const { code, said } = await start(name, bare, ...(name === "clean" ? ["--all"] : []));
  expect(said).toMatch(fiveParts);
  expect(said).not.toMatch(stack);
  if (!withoutPackages.includes(name))
    expect(said).toContain("The packages of the site are not installed");
  expect(code).toBe(1);
});

/** What they are given is for the tool that they start. */
const ofTools = ["typecheck", "lint", "format", "format:check", "test:hosts", "check:take-away"];

test.each(names.filter((name) => !ofTools.includes(name)))(
  "%s answers an option that it does not know with those that it does",
  async (name) => {
    const { code, said } = await start(name, whole, "--no-such-option");
    expect(said).toMatch(fiveParts);
    expect(said).not.toMatch(stack);
    expect(said).toContain("The command is not understood");
    expect(code).toBe(1);
  },
);

test.each<[keyof typeof scripts, string[], string]>([
  ["deploy:dir", ["www"], "There is no folder public."],
  ["deploy:dir", [], "Which folder?"],
  ["deploy:dir", ["www", "--form", "htm"], "There is no form htm"],
  ["deploy:dir", ["www", "--keep", "soon"], "--keep is not a time: soon"],
  ["compress", ["www"], "There is no folder www"],
  ["size", [], "There is no folder public."],
  ["mcp", [], "There is no site to read"],
  ["mock", ["--port", "x"], "There is no port x"],
  ["mock", ["--site", "nowhere"], "There is no site to read"],
  ["serve", [], "There is nothing to serve"],
  ["check:take-away", [], "There is no folder public."],
  ["test:hosts", [], "There is no folder public."],
  ["check:gatsby", [], "Which version?"],
  ["test", ["--only", "browser"], "No such suite: browser"],
])("%s %j is answered in five parts", async (name, args, words) => {
  const { code, said } = await start(name, whole, ...args);
  expect(said).toMatch(fiveParts);
  expect(said).not.toMatch(stack);
  expect(said).toContain(words);
  expect(code).toBe(1);
});
