import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkBuiltLinks } from "../../../../src/output/html/check-built-links";

const dir = mkdtempSync(join(tmpdir(), "built-"));
afterAll(() => rmSync(dir, { recursive: true }));

test("what a finished page shows of another host is a mistake, unless the policy of that page allows it", () => {
  const page = (hosts: string, content: string) =>
    `<html><head><meta http-equiv="Content-Security-Policy" content="img-src 'self' data:${hosts}; connect-src 'self'"><meta property="og:image" content="https://a.example/card.png"></head><body>${content}</body></html>`;
  const shown =
    '<img src="https://a.example/1.png"><a href="https://b.example/">a link</a><picture><source srcset="https://b.example/2.png 2x"></picture>';
  writeFileSync(join(dir, "index.html"), page("", shown));
  writeFileSync(join(dir, "404.html"), page(" https://a.example", shown));
  const told = checkBuiltLinks(dir, [], "").map(({ level, what }) => `${level}: ${what}`);
  expect(told.sort()).toEqual([
    "error: A page shows an image of another host: https://a.example/1.png",
    "error: A page shows an image of another host: https://b.example/2.png (on 2 pages)",
  ]);
});

test("a page that shows the source of Markdown is told, its code aside", () => {
  writeFileSync(
    join(dir, "index.html"),
    "<html><head></head><body><p>See [it](/it).</p><code>**x**</code></body></html>",
  );
  writeFileSync(join(dir, "404.html"), "<html><head></head><body></body></html>");
  const told = checkBuiltLinks(dir, [], "").map(({ level, what }) => `${level}: ${what}`);
  expect(told).toEqual(["error: A page shows the source of Markdown: [it](/it)"]);
});
