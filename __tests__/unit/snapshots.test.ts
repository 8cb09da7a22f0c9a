import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { importsOf } from "../../scripts/browser-support/browser-modules.mjs";
import { digestOf } from "../support/digest-files.mjs";
import { recordInputs } from "../support/demo-mock";
import { descriptionInputs } from "../support/shipped-description";
import { snapshot } from "../support/snapshot";

/** All modules of the project that some modules load, and what these load. */
function modulesOf(entries: readonly string[]): string[] {
  const known = new Set<string>();
  const visit = (file: string) => {
    if (known.has(file)) return;
    known.add(file);
    for (const name of importsOf(file, readFileSync(file, "utf8"))) {
      const target = path.join(path.dirname(file), name);
      const found = [`${target}.ts`, `${target}.tsx`].find((one) => existsSync(one));
      if (name.startsWith(".") && found) visit(found);
    }
  };
  entries.forEach(visit);
  return [...known];
}

test.each([
  ["description", descriptionInputs, ["src/openapi/load-description.ts"]],
  ["records", recordInputs, ["src/mock/seed-records.ts", "src/mock/world.ts"]],
])("the snapshot of the %s is made anew when code changes that makes it", (_, inputs, entries) => {
  const modules = modulesOf(entries);
  expect(modules.length).toBeGreaterThan(20);
  expect(modules.filter((file) => !inputs.some((input) => file.startsWith(input)))).toEqual([]);
});

describe("files", () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "snapshot-"))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test("have another digest when one is changed, added, renamed, or taken away", () => {
    const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    const digests = [
      () => write("a", "1"),
      () => write("a", "2"),
      () => write("b", ""),
      () => rmSync(path.join(folder, "b")),
      () => write("c", "2"),
      () => rmSync(path.join(folder, "a")),
    ].map((change) => {
      change();
      return digestOf(["."], folder);
    });
    expect(new Set(digests).size).toBe(5);
    expect(digests[3]).toBe(digests[1]);
    expect(digestOf(["missing"], folder)).not.toBe(digestOf(["c"], folder));
  });

  test("are read into a snapshot once, until one changes", async () => {
    const name = `test-${process.pid}`;
    const input = path.relative(process.cwd(), path.join(folder, "input"));
    const make = jest.fn(() => Promise.resolve(new Map([["a", 1]])));
    const take = () => snapshot(name, [input], make);
    writeFileSync(path.join(folder, "input"), "1");
    await take();
    expect(await take()).toEqual(new Map([["a", 1]]));
    expect(make).toHaveBeenCalledTimes(1);
    writeFileSync(path.join(folder, "input"), "2");
    await take();
    expect(make).toHaveBeenCalledTimes(2);
    const kept = readdirSync(".tmp/snapshots").filter((file) => file.startsWith(`${name}-`));
    expect(kept).toHaveLength(1);
    for (const file of kept) rmSync(path.join(".tmp/snapshots", file));
  });
});
