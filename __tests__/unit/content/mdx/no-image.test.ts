import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadContent } from "../../../../src/content/mdx/load-content";
import { formatProblems } from "../../../../src/problems/format-problem";

test("folders, empty files, and texts that are shown as images are named without a build", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "no-image-"));
  const docs = path.join(root, "content/docs");
  mkdirSync(path.join(docs, "pictures"), { recursive: true });
  writeFileSync(path.join(docs, "pictures/order.png"), "bytes");
  writeFileSync(path.join(docs, "empty.png"), "");
  const images = "![A](./pictures)\n\n![B](./empty.png)\n\n![C](./intro.mdx)\n";
  writeFileSync(path.join(docs, "intro.mdx"), `---\ntitle: Introduction\n---\n\n${images}`);
  const { problems } = await loadContent("content", root);
  rmSync(root, { recursive: true });
  expect(formatProblems(problems, "3 mistakes")).toMatchInlineSnapshot(`
   "3 mistakes

   An image is a folder: ./pictures
     where  content/docs/intro.mdx:5
     seen   ./pictures
     cause  The name of the file in it is missing.
     fix    ./pictures/order.png

   An image is empty: ./empty.png
     where  content/docs/intro.mdx:7
     seen   ./empty.png
     cause  The file has 0 bytes: copying or saving it was cut short.
     fix    cp picture.png ./empty.png

   An image is a file of text: ./intro.mdx
     where  content/docs/intro.mdx:9
     seen   ./intro.mdx
     cause  The exclamation mark before the brackets makes an image of a link.
     fix    [text](./intro.mdx)"
  `);
});
