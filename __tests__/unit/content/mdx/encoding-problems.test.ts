import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { encodingProblems } from "../../../../src/content/mdx/problems/encoding-problems";
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
     fix    iconv -f WINDOWS-1252 -t UTF-8 "content/docs/page.mdx" > page.tmp && mv page.tmp "content/docs/page.mdx""
  `);
});

test("UTF-16 is recognized by its first bytes", () => {
  const page = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("---\n", "utf16le")]);
  expect(problemsOf(page)[0]?.fix).toContain("-f UTF-16 ");
});
