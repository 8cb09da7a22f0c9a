import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { encodingProblems } from "../../../../src/content/mdx/problems/encoding-problems";
import { loadContent } from "../../../../src/content/mdx/load-content";
import { formatProblems } from "../../../../src/problems/format-problem";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "encoding-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const problemsOf = (bytes: Buffer) => {
  writeFileSync(path.join(folder, "page.mdx"), bytes);
  return encodingProblems(folder, ["page.mdx"], (name) => `content/docs/${name}`);
};

test("text in UTF-8 is right, with letters of any script", () => {
  expect(problemsOf(Buffer.from("---\ntitle: Größe 大小\n---\n"))).toEqual([]);
});

test("a letter of another encoding is named with its line and the command that converts the file", () => {
  const page = Buffer.from("---\ntitle: Overview\n---\n\nCaf\u00e9\n", "latin1");
  expect(formatProblems(problemsOf(page), "1 mistake")).toMatchInlineSnapshot(`
   "1 mistake

   The text of the file is not UTF-8
     where  content/docs/page.mdx:5
     seen   Café
     cause  An editor saved it in another encoding, probably WINDOWS-1252. Its letters would be lost.
     fix    iconv -f WINDOWS-1252 -t UTF-8 "content/docs/page.mdx" > utf-8.tmp && mv utf-8.tmp "content/docs/page.mdx""
  `);
});

test("nothing else is said of a file in UTF-16, which is read as nonsense", async () => {
  mkdirSync(path.join(folder, "content/docs"), { recursive: true });
  const text = "\ufeff---\ntitle: Overview\n---\n";
  writeFileSync(path.join(folder, "content/docs/page.mdx"), Buffer.from(text, "utf16le"));
  const { problems } = await loadContent("content", folder);
  expect(problems.map(({ code, where }) => [code, where])).toEqual([
    ["content-not-text", { file: "content/docs/page.mdx", line: 1 }],
  ]);
});
