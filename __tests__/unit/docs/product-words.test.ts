import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { siteConfig } from "../../../src/config/site.config";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join("/"))
    .sort();

const description = filesIn("openapi").filter((file) => file.endsWith(".yaml"));

/** What a pattern finds in the files of the description whose path matches. */
const described = (files: RegExp, pattern: RegExp) => [
  ...new Set(
    description
      .filter((file) => files.test(file))
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(pattern)])
      .map(([, found = ""]) => found),
  ),
];

/** Words of this product, by what they are; each with the room where code finds it. */
interface Words {
  kind: string;
  pattern: RegExp;
  room: string;
}

const anyOf = (words: readonly string[]) =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");

const [product = ""] = siteConfig.title.split(" ");
const [token = ""] = described(/\/securitySchemes\//, /\b([a-z]{2,6}_)(?![a-z])/g);
const idPatterns = described(
  /^openapi\/components\/schemas\/.*Id\.yaml$/,
  /pattern: .?\^\(?([a-z|]+)\)?_/g,
);
const ids = [...new Set(idPatterns.flatMap((prefixes) => prefixes.split("|")))];
const operations = described(/^openapi\/paths\//, /operationId: ([\w-]+)/g);

const all: Words[] = [
  {
    kind: "the product's name",
    pattern: new RegExp(product, "i"),
    room: "src/config/site.config.ts, read with loadSiteConfig",
  },
  {
    kind: "the route of its API",
    pattern: new RegExp(anyOf([path.basename(siteConfig.api.categoryRoute)])),
    room: "api.categoryRoute of src/config/site.config.ts",
  },
  {
    kind: "the prefix of its tokens",
    pattern: new RegExp(anyOf([token])),
    room: "openapi/components/securitySchemes/",
  },
  {
    kind: "the prefix of its ids",
    pattern: new RegExp(`(?<![A-Za-z0-9_])(?:${anyOf(ids)})_`),
    room: "the patterns in openapi/components/schemas/ids/; in a comment, any other prefix",
  },
  {
    kind: "one of its operations",
    pattern: new RegExp(`(?<![\\w-])(?:${anyOf(operations)})(?![\\w-])`),
    room: "openapi/, as an extension of the operation; in a comment, any other name",
  },
];

test("the words come from the product's own files", () => {
  expect(product.length).toBeGreaterThan(3);
  expect(token).toMatch(/^[a-z]+_$/);
  expect(ids.length).toBeGreaterThan(50);
  expect(operations.length).toBeGreaterThan(400);
});

/** What is about this product alone: its configuration, and what its operations do in the mock (decision 0046). */
const own = /^src\/(config\/site\.config\.ts$|mock\/rules\/)/;
const generic = ["src", "plugins", "scripts", "mcp"]
  .flatMap(filesIn)
  .filter((file) => !own.test(file));

function found(file: string, text: string): string[] {
  return text.split("\n").flatMap((line, at) =>
    all.flatMap(({ kind, pattern, room }) => {
      const word = pattern.exec(line)?.[0];
      return word ? [`${file}:${at + 1}: ${word} is ${kind}. Its place: ${room}.`] : [];
    }),
  );
}

test("generic code has no word of this product", () => {
  expect(generic.length).toBeGreaterThan(500);
  expect(generic.flatMap((file) => found(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("rules of the mock name operations and ids, and never the product", () => {
  const rules = filesIn("src/mock/rules");
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.filter((file) => all[0]?.pattern.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("a word that stands in generic code is told with file, line and its place", () => {
  const [operation = ""] = operations;
  const text = `const a = 1;\nconst docs = "${product} docs";\nconst id = "${ids[0]}_1";\n`;
  expect(found("src/a.ts", text).map((one) => one.split(":").slice(0, 2).join(":"))).toEqual([
    "src/a.ts:2",
    "src/a.ts:3",
  ]);
  expect(found("src/a.ts", `if (slug === "${operation}")`)).toEqual([
    expect.stringContaining("is one of its operations. Its place: openapi/"),
  ]);
  expect(found("src/a.ts", `my-${operation}-x, x${ids[0]}_1`)).toEqual([]);
});
