/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack, { type Compiler } from "webpack";
import { noticeDeletions } from "../../../src/toolchain/notice-deletions";

const pauseMs = 300;
const pause = () => new Promise((done) => setTimeout(done, pauseMs));

test("a suspended webpack reports a file that is deleted, and goes on", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "deletions-"));
  const [entry, page] = ["index.js", "page.js"].map((name) => path.join(folder, name));
  writeFileSync(String(page), "export default 1;");
  writeFileSync(String(entry), 'import "./page.js";');
  await pause();
  const compiler = webpack({
    mode: "development",
    context: folder,
    entry: String(entry),
    output: { path: path.join(folder, "out") },
    plugins: [noticeDeletions],
  });
  const reported: (string | null)[] = [];
  compiler.hooks.invalid.tap("test", (file) => void reported.push(file));
  let runs = 0;
  const watching = compiler.watch({ aggregateTimeout: 20 }, () => runs++);
  const runsBecome = async (count: number) => {
    for (let tries = 30; runs < count && tries > 0; tries--) await pause();
    return runs;
  };
  try {
    expect(await runsBecome(1)).toBe(1);
    watching?.suspend();
    await pause();
    writeFileSync(String(entry), "");
    await pause();
    watching?.resume();
    watching?.suspend();
    expect(await runsBecome(2)).toBe(2);
    writeFileSync(String(entry), 'import "./page.js";');
    await pause();
    watching?.resume();
    watching?.suspend();
    await runsBecome(3);
    reported.length = 0;
    rmSync(String(page));
    await pause();
    expect(reported).toEqual([page]);
  } finally {
    await new Promise<void>((done) => watching?.close(() => done()));
    rmSync(folder, { recursive: true, force: true });
  }
}, 30_000);

const asked = [[], [], [], 0, {}, () => undefined];
const watcher = { once: () => undefined };

test.each([
  ["asks for no function to be called at once", { watch: () => ({}), watcher }, asked],
  ["keeps no watcher", { watch: () => ({}) }, [...asked, () => undefined]],
])("a webpack that %s ends develop", (_, watchFileSystem, args) => {
  noticeDeletions.apply({ watchFileSystem } as unknown as Compiler);
  const watch = watchFileSystem.watch as (...all: unknown[]) => unknown;
  expect(() => watch(...args)).toThrow(
    /^src\/toolchain\/notice-deletions\.ts found nothing to change in Gatsby /,
  );
});
