import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { modulesBelow } from "../../../../src/output/cache/code-version";
import { openCache } from "../../../../src/output/cache/result-cache";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kept-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const open = (version = "1") => openCache<string>("pages", { root, version });

/** What a build makes of some inputs, and how often it had to. */
function build(inputs: readonly (readonly string[])[], version?: string) {
  const store = open(version);
  const made: string[] = [];
  const results = inputs.map((one) =>
    store.of(one, () => {
      made.push(one.join("+"));
      return one.join("+").toUpperCase();
    }),
  );
  store.save();
  return { results, made };
}

test("what was made of the same inputs is not made again, in this build and in the next", () => {
  expect(build([["a"], ["a"], ["b"]]).made).toEqual(["a", "b"]);
  expect(build([["a"], ["b"], ["c"]])).toEqual({ results: ["A", "B", "C"], made: ["c"] });
});

test("inputs are told apart where one ends and the next begins", () => {
  expect(build([["a", "b"], ["ab"], ["a b"]]).made).toHaveLength(3);
});

test("another version of code or settings makes everything anew", () => {
  build([["a"]]);
  expect(build([["a"]], "2").made).toEqual(["a"]);
});

test("what no page needs any more is not kept", () => {
  build([["a"], ["b"]]);
  build([["a"]]);
  expect(open().get(["b"])).toBeUndefined();
  expect(open().get(["a"])).toBe("A");
});

test("nothing is lost to half a file, and none is left", () => {
  build([["a"]]);
  const folder = join(root, ".cache", "results");
  expect(readdirSync(folder)).toEqual(["pages.bin"]);
  writeFileSync(join(folder, "pages.bin"), "half");
  expect(build([["a"]]).made).toEqual(["a"]);
});

test("dates, maps and undefined come back as they were", () => {
  type Made = Map<string, Date | undefined>;
  const store = () => openCache<Made>("values", { root, version: "1" });
  const first = store();
  const made: Made = new Map([
    ["at", new Date(0)],
    ["none", undefined],
  ]);
  first.set(["x"], made);
  first.save();
  expect(store().get(["x"])).toEqual(made);
});

test("no two caches have one name: each would drop what the other keeps", () => {
  const opened = ["src", "plugins"].flatMap(modulesBelow).flatMap((file) => {
    const code = readFileSync(file, "utf8");
    return [...code.matchAll(/\bopenCache(?:<[^(]*>)?\(\s*"([^"]+)"/g)].map(([, name]) => name);
  });
  expect(opened.length).toBeGreaterThan(8);
  expect(opened.filter((name, index) => opened.indexOf(name) !== index)).toEqual([]);
});
