import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadContent } from "../../../../src/content/mdx/load-content";
import { noImage } from "../../../../src/content/images/unreadable-image";
import { formatProblem, formatProblems } from "../../../../src/problems/format-problem";

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
     fix    cp picture.png content/docs/empty.png

   An image is a file of text: ./intro.mdx
     where  content/docs/intro.mdx:9
     seen   ./intro.mdx
     cause  The exclamation mark before the brackets makes an image of a link.
     fix    [text](./intro.mdx)"
  `);
});

test.each<[string, Buffer | string]>([
  ["a web page", "<!DOCTYPE html>\n<html></html>\n"],
  ["a pointer of Git LFS", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n"],
  ["a photo that browsers do not show", Buffer.from("\0\0\0\x24ftypheic", "latin1")],
  ["nothing known", "not a picture"],
])("%s under the name of an image is named without a build", (_, bytes) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "no-image-")), "order.png");
  writeFileSync(file, bytes);
  const problem = noImage("./order.png", file, { file: "content/docs/intro.mdx", line: 5 });
  rmSync(path.dirname(file), { recursive: true });
  expect(problem && formatProblem(problem)).toMatchSnapshot();
});

test("an image is one whatever its ending says, because browsers and the build read its bytes", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "no-image-")), "order.png");
  writeFileSync(file, Buffer.from([0xff, 0xd8, 0xff, 0xd9]));
  expect(noImage("./order.png", file)).toBeUndefined();
  rmSync(path.dirname(file), { recursive: true });
});

test("an address with backslashes gets slashes", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "no-image-"));
  mkdirSync(path.join(root, "content/docs"), { recursive: true });
  const text = "---\ntitle: Introduction\n---\n\n![An order](img\\order.svg)\n";
  writeFileSync(path.join(root, "content/docs/intro.mdx"), text);
  const { problems } = await loadContent("content", root);
  rmSync(root, { recursive: true });
  expect(formatProblems(problems, "1 mistake")).toMatchSnapshot();
});

test("files of static/ are shown by their addresses", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "no-image-"));
  for (const folder of ["content/docs", "static/img"])
    mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, "static/img/a.svg"), "<svg/>");
  const addresses = ["/static/img/a.svg", "@site/static/img/a.svg", "../../static/img/a.svg"];
  const images = addresses.map((address) => `![A](${address})\n`).join("\n");
  writeFileSync(path.join(root, "content/docs/a.mdx"), `---\ntitle: A\n---\n\n${images}`);
  const { problems } = await loadContent("content", root);
  rmSync(root, { recursive: true });
  expect(problems.map(({ fix }) => fix)).toEqual(addresses.map(() => "/img/a.svg"));
});

test("what may not stand in a page at all is said once", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "no-image-"));
  mkdirSync(path.join(root, "content/docs"), { recursive: true });
  const text =
    '---\ntitle: A\n---\n\n![A](file:///c:/a.png)\n\n<iframe src="https://example.com/a"></iframe>\n';
  writeFileSync(path.join(root, "content/docs/a.mdx"), text);
  const { problems } = await loadContent("content", root);
  rmSync(root, { recursive: true });
  expect(problems.map(({ code }) => code)).toEqual(["mdx-address", "mdx-element"]);
});
