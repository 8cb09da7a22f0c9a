import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Reporter } from "gatsby";
import type { ReadApi } from "../../../src/openapi/read-api";
import { watchDescription } from "../../../plugins/gatsby-source-openapi/watch-description";
import type { Problem } from "../../../src/problems/problem";
import { setProblems } from "../../../src/problems/problem-log";
import { reportProblems } from "../../../src/problems/report-problems";

const mistake: Problem = {
  level: "error",
  code: "openapi-syntax",
  what: "Broken",
  cause: "A bracket",
  fix: "Close it",
};

// The file system tells of a change in its own time, on a busy machine in seconds.
jest.setTimeout(30_000);
const settled = () => new Promise((later) => setTimeout(later, 400));

process.env.gatsby_executing_command = "develop";

let dir: string;
let close: () => Promise<void>;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "watch-"));
});
afterEach(async () => {
  await close();
  rmSync(dir, { recursive: true });
});

/** Starts watching `openapi.yaml`; `events` receives what the watcher does, in order. */
async function watch(results: ReadApi[]) {
  const events: string[] = [];
  const say = (kind: string) => (message: string) => events.push(`${kind}: ${message}`);
  const reporter = { success: say("success"), warn: say("warn"), error: say("error") };
  writeFileSync(path.join(dir, "openapi.yaml"), "first");
  const watcher = watchDescription({
    directory: dir,
    files: [path.join(dir, "openapi.yaml")],
    async read() {
      const result = results.shift() ?? { problems: [], files: [], remote: [] };
      setProblems("openapi", result.problems);
      return result;
    },
    put({ descriptions }) {
      events.push(descriptions ? "put nodes" : "kept nodes");
    },
    reporter: reporter as unknown as Reporter,
  });
  close = () => watcher.close();
  await new Promise((ready) => watcher.on("ready", ready));
  const next = async (count: number) => {
    for (let tries = 0; events.length < count && tries < 400; tries++)
      await new Promise((later) => setTimeout(later, 50));
    return events;
  };
  return { next, watcher, reporter: reporter as unknown as Reporter };
}

const descriptions: ReadApi["descriptions"] = [];

test("a file in the folder that is no part of the description changes nothing", async () => {
  const { next } = await watch([{ descriptions, problems: [], files: [], remote: [] }]);
  writeFileSync(path.join(dir, "README.md"), "Notes");
  await settled();
  expect(await next(0)).toEqual([]);
});

test("a change reads the description again and puts its nodes", async () => {
  const { next } = await watch([{ descriptions, problems: [], files: [], remote: [] }]);
  writeFileSync(path.join(dir, "openapi.yaml"), "second");
  expect(await next(2)).toEqual(["put nodes", "success: read the API description again"]);
});

test("a mistake is shown in full and the server stays up until it is mended", async () => {
  const part = path.join(dir, "part.yaml");
  const { next, reporter } = await watch([
    { problems: [mistake], files: [part], remote: [] },
    { descriptions, problems: [], files: [part], remote: [] },
  ]);
  writeFileSync(path.join(dir, "openapi.yaml"), "second");
  const [kept, error] = await next(2);
  expect(kept).toBe("kept nodes");
  expect(error).toMatch(/^error: 1 mistake to mend[^]*Broken[^]*Close it$/);
  // As it does when pages are made anew.
  reportProblems(reporter);
  // Nobody mends a file within a millisecond of the message; the watcher is on its way to the new file.
  await settled();
  writeFileSync(part, "a file that was missing");
  expect((await next(4)).slice(2)).toEqual([
    "put nodes",
    "success: read the API description again",
  ]);
});

test("a folder that is moved away is read again when it is back, and watched as before", async () => {
  const right = { descriptions, problems: [], files: [], remote: [] };
  const { next } = await watch([{ problems: [mistake], files: [], remote: [] }, right, right]);
  const away = `${dir}-away`;
  renameSync(dir, away);
  expect((await next(2))[1]).toMatch(/^error/);
  await settled();
  renameSync(away, dir);
  expect((await next(4)).slice(2)).toEqual([
    "put nodes",
    "success: read the API description again",
  ]);
  await settled();
  writeFileSync(path.join(dir, "openapi.yaml"), "third");
  expect((await next(6)).slice(4)).toEqual([
    "put nodes",
    "success: read the API description again",
  ]);
});

test("packages and hidden folders below the folder are not watched: it may hold the checkout", async () => {
  for (const folder of ["parts", "checkout/node_modules/a", "checkout/.cache/b"])
    mkdirSync(path.join(dir, folder), { recursive: true });
  const { watcher } = await watch([]);
  const folders = Object.keys(watcher.getWatched()).map((folder) => path.relative(dir, folder));
  expect(folders).toContain("parts");
  expect(folders.filter((folder) => /node_modules|\.cache/.test(folder))).toEqual([]);
});
