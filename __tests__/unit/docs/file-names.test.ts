import { execFileSync } from "node:child_process";
import path from "node:path";

/** Names that Gatsby prescribes. */
const prescribed = new Set(["index", "gatsby-node"]);

const rooms = ["src", "plugins", "scripts", "mcp"];

test("no two files have one name, so that a search by name finds the one that is meant", () => {
  const files = execFileSync("git", ["ls-files", ...rooms], { encoding: "utf8" }).split("\n");
  const named = new Map<string, string[]>();
  for (const file of files) {
    const { name, ext } = path.posix.parse(file);
    const isOfDictionary = file.startsWith("src/i18n/");
    if (!/^\.(ts|tsx|mjs|css)$/.test(ext) || isOfDictionary || prescribed.has(name)) continue;
    const key = `${name}${ext}`.toLowerCase();
    named.set(key, [...(named.get(key) ?? []), file]);
  }
  expect(named.size).toBeGreaterThan(1000);
  expect([...named.values()].filter((same) => same.length > 1)).toEqual([]);
});

test("no two types or classes that files share have one name, so that each is what its name says everywhere", () => {
  const exported = execFileSync("git", [
    "grep",
    "-hoE",
    "^export (interface|type|(abstract )?class) \\w+",
    "--",
    ...rooms,
  ]);
  const names: string[] = exported.toString().match(/\w+$/gm) ?? [];
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});
