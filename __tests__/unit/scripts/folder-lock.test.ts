import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { noteFinished } from "../../../scripts/deploy/finished-build.mjs";
import { takeFolder } from "../../../scripts/process/folder-lock.mjs";
import { processStart } from "../../../scripts/process/process-start.mjs";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
  file = join(folder, ".build.lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockModule = resolve("scripts/process/folder-lock.mjs");
const code = (more: string) =>
  `import { takeFolder } from ${JSON.stringify(lockModule)};
   try { takeFolder("npm run build"); console.log("taken"); ${more} }
   catch (error) { console.log(error.message); process.exitCode = 1; }`;
const args = (more = "") => ["--input-type=module", "-e", code(more)];
const environment = { ...process.env, DOCS_FOLDER_LOCK: undefined };
/** Another process that takes the folder and ends. */
const other = (env: NodeJS.ProcessEnv = environment) =>
  spawnSync(process.execPath, args(), { cwd: folder, env, encoding: "utf8" });

/** Another process that takes the folder and works until it is killed. */
async function working() {
  const child = spawn(process.execPath, args("setInterval(() => {}, 1000);"), {
    cwd: folder,
    env: environment,
  });
  await new Promise((done) => child.stdout.once("data", done));
  return {
    pid: child.pid ?? 0,
    kill: () =>
      new Promise((done) => {
        child.once("close", done);
        child.kill("SIGKILL");
      }),
  };
}

const lock = (pid: number, start: string, host = hostname()) =>
  writeFileSync(
    file,
    JSON.stringify({
      ...{ id: "x", work: "npm run build", host, since: "2026-03-09T10:00:00.000Z" },
      processes: [{ pid, start }],
    }),
  );

test("the second says who works there and since when, and ends; the first continues", async () => {
  const first = await working();
  const second = other();
  expect(second.status).toBe(1);
  expect(second.stdout).toMatch(
    new RegExp(
      `^npm run build works in this folder already\n.*\n  seen   process ${first.pid}, since \\d{4}-.*Z \\(0 min\\)\n`,
    ),
  );
  expect(second.stdout).toContain("Nothing was touched.");
  expect(second.stdout).toContain(`fix    kill ${first.pid} `);
  await first.kill();
});

test.each<string[]>([
  ["scripts/build.mjs"],
  ["scripts/develop.mjs"],
  ["scripts/clean.mjs"],
  ["scripts/gatsby/gatsby.mjs", "build"],
  ["scripts/gatsby/gatsby.mjs", "develop"],
  ["scripts/deploy-dir.mjs", "served"],
])("%s ends if another process works there, and touches nothing", (script, ...more) => {
  lock(process.pid, processStart(process.pid) ?? "");
  mkdirSync(join(folder, "public"));
  mkdirSync(join(folder, ".cache"));
  noteFinished(join(folder, "public"), { below: "", locales: [], files: [] });
  // All share the cache of compiled code.
  const all = () => readdirSync(folder, { recursive: true, encoding: "utf8" });
  const found = () => all().filter((name) => !name.startsWith("node_modules"));
  const before = found();
  const { status, stderr } = spawnSync(process.execPath, [resolve(script), ...more], {
    ...{ cwd: folder, env: environment, encoding: "utf8" },
  });
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining("npm run build works in this folder"),
  ]);
  expect(found()).toEqual(before);
});

test("a killed process blocks nobody", async () => {
  const first = await working();
  await first.kill();
  expect(existsSync(file)).toBe(true);
  expect(other().stdout).toBe("taken\n");
  expect(readdirSync(folder)).toEqual([]);
});

test("a process that got the id of a killed one is not mistaken for it", () => {
  lock(process.pid, "another time");
  expect(other().stdout).toBe("taken\n");
  lock(process.pid, processStart(process.pid) ?? "");
  expect(other().status).toBe(1);
});

test("a half-written lock blocks nobody", () => {
  writeFileSync(file, '{"id":');
  expect(other().stdout).toBe("taken\n");
});

test("a process on another machine counts while its heartbeat goes on", () => {
  lock(1, "then", "another-machine");
  expect(other().stdout).toContain("process 1 on another-machine, since 2026-03-09T10:00:00.000Z");
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(file, longAgo, longAgo);
  expect(other().stdout).toBe("taken\n");
});

test("what the holder starts works in its folder, and holds it after the holder was killed", async () => {
  const release = takeFolder("npm run build", folder);
  const child = spawn(process.execPath, args("setInterval(() => {}, 1000);"), {
    cwd: folder,
    env: { ...process.env },
  });
  await new Promise((done) => child.stdout.once("data", done));
  expect(other().stdout).toContain(`process ${process.pid}, ${child.pid}`);
  await new Promise((done) => {
    child.once("close", done);
    child.kill("SIGKILL");
  });
  release();
  expect(existsSync(file)).toBe(false);
  expect(process.env.DOCS_FOLDER_LOCK).toBeUndefined();
});

test("of many at the same time, one gets the folder, also over a stale lock", async () => {
  lock(2 ** 22 + 1, "gone");
  // The one that gets it works until all have said what they got.
  const all = Array.from({ length: 6 }, () =>
    spawn(process.execPath, args("process.stdin.resume();"), { cwd: folder, env: environment }),
  );
  const firsts = all.map(
    (child) =>
      new Promise<string>((done) => child.stdout.once("data", (text) => done(String(text)))),
  );
  const outputs = await Promise.all(firsts);
  for (const child of all) child.stdin.end();
  expect(outputs.filter((text) => text === "taken\n")).toHaveLength(1);
});

test("a process that has ended does not run, not even as a zombie", async () => {
  expect(processStart(process.pid)).toMatch(/\S/);
  expect(processStart(2 ** 22 + 1)).toBeUndefined();
  const parent = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 20"]);
  const pid = await new Promise<number>((done) => {
    parent.stdout.once("data", (text) => done(Number(String(text))));
  });
  await new Promise((done) => setTimeout(done, 300));
  expect(processStart(pid)).toBeUndefined();
  parent.kill("SIGKILL");
});
