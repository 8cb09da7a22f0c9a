/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lastingResults } from "../../../../src/output/cache/lasting-results";

const started = process.cwd();
let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), "lasting-")));
  process.chdir(root);
});
afterEach(() => {
  process.chdir(started);
  rmSync(root, { recursive: true });
});

const folder = () => path.join(root, "node_modules/.cache/kind");
const of = (...inputs: string[]) => lastingResults<Map<string, number>>("kind", ["src"], inputs);

test("a result is there for the same inputs, and for no others", () => {
  expect(of("a", "b").earlier()).toBeUndefined();
  of("a", "b").keep(new Map([["x", 1]]));
  expect([...(of("a", "b").earlier() ?? [])]).toEqual([["x", 1]]);
  expect(of("ab").earlier()).toBeUndefined();
  expect(of("a", "c").earlier()).toBeUndefined();
});

test("a result is gone when the code that made it has changed, and only then", () => {
  mkdirSync(path.join(root, "src"));
  of("a").keep(new Map());
  writeFileSync(path.join(root, "other.ts"), "");
  expect(of("a").earlier()).toEqual(new Map());
  writeFileSync(path.join(root, "src/maker.ts"), "");
  expect(of("a").earlier()).toBeUndefined();
});

test("a file that another program has damaged is made anew", () => {
  of("a").keep(new Map());
  const [name = ""] = readdirSync(folder());
  writeFileSync(path.join(folder(), name), "half of");
  expect(of("a").earlier()).toBeUndefined();
});

test("twelve results are kept: those that were used last", () => {
  const inputs = [..."abcdefghijkl"];
  const long = new Date("2026-01-01");
  for (const input of inputs) of(input).keep(new Map());
  for (const name of readdirSync(folder())) utimesSync(path.join(folder(), name), long, long);
  of("a").earlier();
  for (const input of "mnop") of(input).keep(new Map());
  expect(readdirSync(folder())).toHaveLength(12);
  for (const input of "amnop") expect(of(input).earlier()).toEqual(new Map());
});

test("large results leave room for fewer, and the last one stays whatever its size", () => {
  const long = new Date("2026-01-01");
  for (const input of "abc") of(input).keep(new Map());
  for (const name of readdirSync(folder())) {
    truncateSync(path.join(folder(), name), 100_000_000);
    utimesSync(path.join(folder(), name), long, long);
  }
  of("d").keep(new Map());
  expect(readdirSync(folder())).toHaveLength(3);
  const [name = ""] = readdirSync(folder());
  truncateSync(path.join(folder(), name), 300_000_000);
  of("e").keep(new Map());
  expect(of("e").earlier()).toEqual(new Map());
});

test("what is made for a project in another folder is kept there, and takes no room from this one's", () => {
  const other = path.join(root, "other");
  const there = lastingResults<Map<string, number>>("kind", ["src"], ["a"], other);
  there.keep(new Map());
  expect(there.earlier()).toEqual(new Map());
  expect(of("a").earlier()).toBeUndefined();
  expect(readdirSync(path.join(other, "node_modules/.cache/kind"))).toHaveLength(1);
});
