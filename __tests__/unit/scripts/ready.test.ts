import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { formatOperatorProblem } from "../../../scripts/process/operator-problem.mjs";
import { whyNotReady } from "../../../scripts/process/ready.mjs";
import { formatProblem } from "../../../src/problems/format-problem";

const manifest = {
  engines: { node: ">=20.19 <26" },
  dependencies: { "@swc/core": "1.2.3", gatsby: "5.16.1" },
  devDependencies: { jest: "^30.0.0" },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ready-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest, null, 2));
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(name: string, version: string, code = ""): void {
  const place = join(folder, "node_modules", name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "package.json"), JSON.stringify({ version, main: "index.js" }));
  writeFileSync(join(place, "index.js"), code);
}

function installAll(): void {
  install("@swc/core", "1.2.3");
  install("gatsby", "5.16.1");
}

const said = (options = {}) => {
  const problem = whyNotReady({ folder, version: "22.1.0", ...options });
  return problem && formatOperatorProblem(problem);
};

test("this project is ready, also where its packages are a link", () => {
  expect(whyNotReady({ forTests: true })).toBeUndefined();
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "dir");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...manifest, dependencies: {} }));
  expect(said()).toBeUndefined();
});

test("another Node is named, before anything else", () => {
  expect(said({ version: "18.20.8" })).toMatchInlineSnapshot(`
   "The site cannot be built with this Node
     where  package.json:3
     seen   Node 18.20.8
     cause  package.json asks for >=20.19 <26: older ones cannot load the packages of the site, and newer ones were not tried.
     fix    nvm install 22 && npm ci"
  `);
});

test("packages that were never installed are named", () => {
  expect(said()).toMatchInlineSnapshot(`
   "The packages of the site are not installed
     where  package.json:5
     seen   no folder node_modules
     cause  npm ci has not run in this folder, or not to its end.
     fix    npm ci"
  `);
});

test("a package that was added or changed since is named", () => {
  install("@swc/core", "1.2.3");
  expect(said()).toMatchInlineSnapshot(`
   "A package of the site is not installed: gatsby 5.16.1
     where  package.json:7
     seen   no node_modules/gatsby
     cause  npm ci has not run in this folder, or not to its end.
     fix    npm ci"
  `);
  install("gatsby", "5.14.0");
  expect(said()).toMatchInlineSnapshot(`
   "A package of the site is not installed: gatsby 5.16.1
     where  package.json:7
     seen   node_modules/gatsby is 5.14.0
     cause  package.json has changed since npm ci ran here.
     fix    npm ci"
  `);
});

test("packages of another system are named", () => {
  installAll();
  install("@swc/core", "1.2.3", "throw new Error(\"Cannot find module './swc.linux-x64.node'\");");
  expect(said()?.replace(/this is .*/, "this is …")).toMatchInlineSnapshot(`
   "The packages of the site do not run on this system
     where  node_modules/@swc/core
     seen   Cannot find module './swc.linux-x64.node'
     cause  They were installed on another system, or copied from one; this is …
     fix    rm -rf node_modules && npm ci"
  `);
});

test("what only tests need is asked for by tests", () => {
  installAll();
  expect(said()).toBeUndefined();
  expect(said({ forTests: true })).toContain("jest ^30.0.0");
  install("jest", "30.5.2");
  expect(said({ forTests: true })).toBeUndefined();
});

test("what is said without TypeScript looks as other problems do", () => {
  const words = { what: "What", seen: "one\ntwo", cause: "Why.", fix: "a\nb" };
  const problem = { ...words, level: "error", code: "x", where: { file: "a", line: 1 } } as const;
  const { what, seen, cause, fix } = words;
  expect(formatOperatorProblem({ what, where: "a:1", seen, cause, fix })).toBe(
    formatProblem(problem),
  );
});
