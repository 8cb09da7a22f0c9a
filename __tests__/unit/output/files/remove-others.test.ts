import { existsSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesBelow } from "../../../../src/config/files-below";
import { removeOthers } from "../../../../src/output/files/remove-others";
import { notedFiles, noteFiles, writeSiteFile } from "../../../../src/output/files/written";

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "site-files-"))));
afterEach(() => rmSync(root, { recursive: true }));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), file);
  }
}
const remove = (...wanted: string[]) =>
  removeOthers(root, filesBelow(root), new Set(wanted)).sort();

test("what is not wanted goes, with folders that are empty then; hidden files too", () => {
  write("index.html", "docs/gone/index.html", "docs/gone.md", "docs/intro.md", ".well-known/a.txt");
  expect(remove("index.html", "docs/intro.md")).toEqual([
    ".well-known/a.txt",
    "docs/gone.md",
    "docs/gone/index.html",
  ]);
  expect(filesBelow(root).sort()).toEqual(["docs/intro.md", "index.html"]);
  expect([".well-known", "docs/gone"].some((name) => existsSync(join(root, name)))).toBe(false);
});

test("version control of the folder itself stays", () => {
  write(".git", "index.html");
  expect(remove("index.html")).toEqual([]);
});

test("a file that the file system has under the wanted name too stays", () => {
  write("docs/Intro.md");
  // As on a disk that takes both names for one.
  linkSync(join(root, "docs/Intro.md"), join(root, "docs/intro.md"));
  expect(removeOthers(root, ["docs/Intro.md"], new Set(["docs/intro.md"]))).toEqual([]);
  write("docs/Guide.md", "docs/guide.md");
  expect(removeOthers(root, ["docs/Guide.md"], new Set(["docs/guide.md"]))).toEqual([
    "docs/Guide.md",
  ]);
});

test("what is written is noted, with and without a slash, and never outside of the folder", async () => {
  await writeSiteFile(root, "/docs/intro.md", "text");
  noteFiles(["/social/docs.png"]);
  expect([...notedFiles()]).toEqual(["docs/intro.md", "social/docs.png"]);
  for (const name of ["../out.html", "docs/../../out.html", ".", ""])
    await expect(writeSiteFile(root, name, "x")).rejects.toThrow("outside of");
  expect(existsSync(join(root, "../out.html"))).toBe(false);
});
