import { execFileSync } from "node:child_process";
import path from "node:path";

/** Folders with one file for each of something, which gives the file its name. */
const families = [
  "src/config/schema",
  "src/graphql/create-pages",
  "src/search/extract",
  "src/openapi/request-samples/writers",
  "src/openapi/lint/rules",
  "src/mock/rules",
  "src/content/illustrations/kinds",
];

/** Names that Gatsby prescribes. */
const prescribed = new Set(["index", "gatsby-node"]);

const rooms = ["src", "plugins", "scripts", "mcp"];

test("no two files have one name, so that a search by name finds the one that is meant", () => {
  const files = execFileSync("git", ["ls-files", ...rooms], { encoding: "utf8" }).split("\n");
  const named = new Map<string, string[]>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    const { name, ext } = path.posix.parse(file);
    const ofFamily = families.includes(folder) || folder.startsWith("src/i18n/");
    if (!/^\.(ts|tsx|mjs)$/.test(ext) || ofFamily || prescribed.has(name)) continue;
    const key = `${name}${ext}`.toLowerCase();
    named.set(key, [...(named.get(key) ?? []), file]);
  }
  expect(named.size).toBeGreaterThan(1000);
  expect([...named.values()].filter((same) => same.length > 1)).toEqual([]);
});
