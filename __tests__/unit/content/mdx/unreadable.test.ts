import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadContent } from "../../../../src/content/mdx/load-content";
import { formatProblems } from "../../../../src/problems/format-problem";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "unreadable-"));
  mkdirSync(path.join(root, "content/docs/part"), { recursive: true });
  writeFileSync(path.join(root, "content/docs/intro.mdx"), "---\ntitle: Introduction\n---\n");
});
afterEach(() => rmSync(root, { recursive: true }));

test("what cannot be read is named before anything reads it", async () => {
  execFileSync("mkfifo", [path.join(root, "content/docs/part/pipe.mdx")]);
  // As an archive of another encoding leaves it, once it is read as UTF-8.
  writeFileSync(path.join(root, "content/docs/caf\uFFFD.mdx"), "");
  const { documents, problems } = await loadContent("content", root);
  expect(documents).toEqual([]);
  expect(formatProblems(problems, "2 mistakes")).toMatchInlineSnapshot(`
   "2 mistakes

   The name of a file is not text in UTF-8
     where  content/docs/caf�.mdx
     seen   caf�.mdx
     cause  The file was unpacked or copied from a system with another encoding of names.
     fix    mv "content/docs/caf"?".mdx" "content/docs/caf.mdx"

   Something in the content folder is neither a file nor a folder
     where  content/docs/part/pipe.mdx
     seen   pipe.mdx
     cause  It is a pipe, a socket, or a device, from which nothing can be read.
     fix    rm "content/docs/part/pipe.mdx""
  `);
});

// Root may read everything.
(process.getuid?.() ? test : test.skip)("files and folders of others are named", async () => {
  chmodSync(path.join(root, "content/docs/intro.mdx"), 0o000);
  chmodSync(path.join(root, "content/docs/part"), 0o000);
  const { problems } = await loadContent("content", root);
  chmodSync(path.join(root, "content/docs/part"), 0o700);
  expect(problems.map(({ code, where }) => [code, where?.file])).toEqual([
    ["content-unreadable", "content/docs/intro.mdx"],
    ["content-unreadable", "content/docs/part"],
  ]);
});
