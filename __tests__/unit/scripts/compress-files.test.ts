import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "../../../scripts/compress/compress-files.mjs";

let dir: string;
let cacheDir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "compress-"));
  cacheDir = mkdtempSync(join(tmpdir(), "compress-cache-"));
});
afterEach(() => [dir, cacheDir].forEach((folder) => rmSync(folder, { recursive: true })));

const write = (name: string, content: string | Buffer) => writeFileSync(join(dir, name), content);
const has = (name: string) => existsSync(join(dir, name));
const text = "<p>The same words. </p>".repeat(100);

test("texts are compressed in both formats; small files, images, and maps are not", async () => {
  write("page.html", text);
  write("small.html", "<p>");
  write("image.png", text);
  write("app.js.map", text);
  await compressFiles(dir, { cacheDir });
  expect(String(brotliDecompressSync(readFileSync(join(dir, "page.html.br"))))).toBe(text);
  expect(String(gunzipSync(readFileSync(join(dir, "page.html.gz"))))).toBe(text);
  for (const name of ["small.html", "image.png", "app.js.map"])
    expect([name, has(`${name}.br`), has(`${name}.gz`)]).toEqual([name, false, false]);
});

test("the second time, everything comes from the cache, by content, not by name", async () => {
  write("page.html", text);
  expect(await compressFiles(dir, { cacheDir })).toMatchObject({ files: 1, made: 2 });
  write("other.html", text);
  expect(await compressFiles(dir, { cacheDir })).toMatchObject({ files: 2, made: 0 });
  expect(has("other.html.br")).toBe(true);
});

test("a changed file is compressed again, and one that does not get smaller loses its compressed files", async () => {
  write("page.html", text);
  await compressFiles(dir, { cacheDir });
  write("page.html", text.toUpperCase());
  await compressFiles(dir, { cacheDir });
  expect(String(brotliDecompressSync(readFileSync(join(dir, "page.html.br"))))).toBe(
    text.toUpperCase(),
  );
  write("page.html", "short");
  await compressFiles(dir, { cacheDir });
  expect([has("page.html.br"), has("page.html.gz")]).toEqual([false, false]);
});
