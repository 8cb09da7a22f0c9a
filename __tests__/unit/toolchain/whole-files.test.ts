import { mkdtempSync, openSync, writeSync, closeSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import chokidar from "chokidar";
import { quiet, watchWhole } from "../../../src/toolchain/whole-files";

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

test("a file is reported once, when it has been written", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "saves-"));
  const file = path.join(folder, "page.mdx");
  writeFileSync(file, "before");
  const watcher = watchWhole(chokidar.watch)(folder, {});
  await new Promise<void>((ready) => watcher.on("ready", () => ready()));
  const seen: number[] = [];
  watcher.on("change", (_, stats) => seen.push(stats?.size ?? -1));
  const open = openSync(file, "w");
  await wait(quiet / 3);
  writeSync(open, "after");
  closeSync(open);
  for (let tries = 0; !seen.length && tries < 100; tries++) await wait(20);
  await wait(3 * quiet);
  await watcher.close();
  rmSync(folder, { recursive: true });
  expect(seen).toEqual(["after".length]);
});
