import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folders = "src scripts __tests__ plugins docs openapi content mcp deploy static".split(" ");

const files = [".", ...folders].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== ".", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join("/")),
);

/** The folders above a file. Empty folders, which are not in the repository, do not count. */
function foldersAbove(file: string): string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Files, with and without their extensions, and folders, with and without the slash at their end. */
const knownPaths = new Set(
  files.flatMap((file) => [
    file,
    file.replace(/\.\w+$/, ""),
    ...foldersAbove(file).flatMap((folder) => [folder, `${folder}/`]),
  ]),
);

const document =
  /^(?:README|ARCHITECTURE|CONTRIBUTING|docs\/.+|__tests__\/(?!fixtures\/).+|(?:scripts|openapi|deploy|mcp|src\/.+|plugins\/[^/]+)\/README)\.md$/;
const documents = files.filter((file) => document.test(file) && file !== "docs/licenses.md");

/** What a build or `npm run version:docs` makes, and translations, which this site does not have. */
const optional = /^(?:public|deploy\/generated|content\/(?:versions|locales)|openapi\/versions)\b/;
const placeholder = /[<{*…]/;

// The content of another site has the same folders.
const exists = (name: string) =>
  [placeholder, optional].some((one) => one.test(name)) ||
  [name, `content/${name}`].some((one) => knownPaths.has(one));

const fence = /^ *(`{3,})([^\n`]*)\n([\s\S]*?)^ *\1 *$/gm;
const codeSpan = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;
const inFolder = new RegExp(`(?<![\\w./-])(?:${folders.join("|")})/[^\\s"'()|,;:>#]*`, "g");

/** Paths of the repository in code spans and in diagrams, which are fences without a language. */
function namedPaths(markdown: string): string[] {
  const diagrams = [...markdown.matchAll(fence)].filter(([, , language]) => !language?.trim());
  const spans = markdown.replace(fence, "").matchAll(codeSpan);
  return [...diagrams.map(([, , , text]) => text), ...[...spans].map(([, , text]) => text)]
    .flatMap((text) => text?.match(inFolder) ?? [])
    .map((name) => name.replace(/[-.]+$/, ""));
}

/** Where relative links lead, as paths of the repository. */
function linkedPaths(file: string, markdown: string): string[] {
  const prose = markdown.replace(fence, "").replace(codeSpan, "");
  return [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^(?:[a-z]+:|\/)/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target).replace(/\/$/, ""));
}

test.each(documents)("every path that %s names exists", (file) => {
  const markdown = readFileSync(file, "utf8");
  const paths = [...namedPaths(markdown), ...linkedPaths(file, markdown)];
  expect(paths.filter((name) => !exists(name))).toEqual([]);
});

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
  maxBuffer: 2 ** 25,
})
  .split("\n")
  .filter(Boolean);

const fileName = /[\w@./{}<>*…-]*[\w}>*]\.(?:tsx?|[mc]?js|css|mdx?|ya?ml|json|txt)(?![\w.]*\w)/g;

/** Names that are not those of files of the repository. */
const notTracked: readonly { what: string; names: RegExp }[] = [
  { what: "an address of the site", names: /^\// },
  { what: "an ending, not a name", names: /^\.\w+\.\w+$/ },
  { what: "a placeholder", names: /[<{*…]|^X\./ },
  { what: "an example of an author's file", names: /^(?:@?order|create-item)\.json$/ },
  {
    what: "an example of an author's file",
    names: /^(?:config\.js|2026-03-09-post\.mdx)$|^\.\/\w+\.mdx$/,
  },
  { what: "an example in openapi/README.md", names: /(?:^|\/)Widget\w*\.yaml$/ },
  { what: "another name that the description may have", names: /^openapi\.yml$/ },
  { what: "a file of another language or version", names: /^content\/locales\// },
  { what: "a file in public/", names: /^public\/|^(?:robots|security|llms|llms-full)\.txt$/ },
  { what: "a file in public/", names: /^(?:routes|page-map|tools|search\/records)\.json$/ },
  { what: "a file in public/", names: /^(?:download\/[\w-]+\.json|openapi\.d\.ts)$/ },
  { what: "a file in deploy/generated/", names: /^(?:generated\/|cloudfront-)/ },
];

/** Files by their whole paths, which begin with a slash here, and by all ends of these: `a/b.ts`, `b.ts`. */
const named = (paths: readonly string[]) =>
  new Set(
    paths.flatMap((file) => {
      const parts = file.split("/");
      return [`/${file}`, ...parts.map((_, at) => parts.slice(at).join("/"))];
    }),
  );

/**
 * Names of files in code spans that no file has. In the first column of a table of a README in `src/`, a name is that of
 * a file of its folder; anywhere else, a file of that name somewhere is enough.
 */
function unknownFiles(file: string, markdown: string, known: ReadonlySet<string>): string[] {
  const folder = path.posix.dirname(file);
  const listsItsFolder = /^src\/.+\/README\.md$/.test(file);
  return markdown
    .replace(fence, "")
    .split("\n")
    .flatMap((line) => {
      const ofFolder = listsItsFolder ? (/^\| *`[^|]*\|/.exec(line)?.[0] ?? "") : "";
      const spans = [...line.matchAll(codeSpan)];
      return spans.flatMap(({ 2: text = "", index }) =>
        (text.match(fileName) ?? [])
          .filter((name) => !notTracked.some(({ names }) => names.test(name)))
          .filter((name) => {
            const near = known.has(path.posix.join("/", folder, name));
            return !near && (index < ofFolder.length || !known.has(name));
          }),
      );
    });
}

test("a name that no file has is found, and one that only another folder has in the list of a folder", () => {
  const known = named([
    "src/mock/etag.ts",
    "src/mock/rules/later.ts",
    "src/openapi/json.ts",
    "jest.mjs",
  ]);
  const markdown = [
    "`etag.ts`, `rules/later.ts`, `later.ts`, `../openapi/json.ts`, `json.ts`, `npx jest.mjs --ci`",
    "`X.tsx`, `/docs/page.md`, `public/a.json`, `gone.ts`, `mock/gone.css`, `../../gone.md`, gone.yml",
    "| `etag.ts`, `json.ts` | not as `json.ts` or `left.mjs` |",
    '```json title="none.json"\n`none.ts`\n```',
  ].join("\n");
  const gone = ["gone.ts", "mock/gone.css", "../../gone.md"];
  expect(unknownFiles("src/mock/README.md", markdown, known)).toEqual([
    ...gone,
    "json.ts",
    "left.mjs",
  ]);
  expect(unknownFiles("docs/guide.md", markdown, known)).toEqual([
    "../openapi/json.ts",
    ...gone,
    "left.mjs",
  ]);
});

const trackedNames = named(tracked);
const ofAuthors = /^(?:content|openapi\/overviews)\//;
const withFileNames = tracked.filter(
  (file) =>
    file.endsWith(".md") &&
    !ofAuthors.test(file) &&
    !["CHANGELOG.md", "docs/licenses.md"].includes(file),
);

test.each(withFileNames)("every file that %s names is known to git", (file) => {
  expect(unknownFiles(file, readFileSync(file, "utf8"), trackedNames)).toEqual([]);
});

test("ARCHITECTURE.md names every folder of src/", () => {
  const text = readFileSync("ARCHITECTURE.md", "utf8");
  const rooms = new Set(files.flatMap((file) => file.match(/^src\/[^/]+\//) ?? []));
  expect([...rooms].filter((room) => !text.includes(`\`${room}\``))).toEqual([]);
});
