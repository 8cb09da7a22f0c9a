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
const known = new Set(
  files.flatMap((file) => [
    file,
    file.replace(/\.\w+$/, ""),
    ...foldersAbove(file).flatMap((folder) => [folder, `${folder}/`]),
  ]),
);

const document =
  /^(?:README|ARCHITECTURE|CONTRIBUTING|docs\/.+|(?:scripts|openapi|deploy|mcp|src\/.+|plugins\/[^/]+)\/README)\.md$/;
const documents = files.filter((file) => document.test(file) && file !== "docs/licenses.md");

/** What a build or `npm run version:docs` makes, and translations, which this site does not have. */
const optional = /^(?:public|deploy\/generated|content\/(?:versions|locales)|openapi\/versions)\b/;
const placeholder = /[<{*…]/;

// The content of another site has the same folders.
const exists = (name: string) =>
  [placeholder, optional].some((one) => one.test(name)) ||
  [name, `content/${name}`].some((one) => known.has(one));

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

test("ARCHITECTURE.md names every folder of src/", () => {
  const text = readFileSync("ARCHITECTURE.md", "utf8");
  const rooms = new Set(files.flatMap((file) => file.match(/^src\/[^/]+\//) ?? []));
  expect([...rooms].filter((room) => !text.includes(`\`${room}\``))).toEqual([]);
});
