import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteConfig } from "../../../src/config/schema/site-config";
import { finishPages } from "../../../src/gatsby/finish-pages";

const page = `<!DOCTYPE html><html><head><meta charset="utf-8"/><style data-href="/s.css" data-identity="gatsby-global-css">.here{top:0}.gone{top:1px}</style></head><body><p class="here">Text</p></body></html>`;
const config = { search: {} } as unknown as SiteConfig;

test("every page gets its policy and its part of the styles; a finished one is not written again", async () => {
  const dir = mkdtempSync(join(tmpdir(), "finish-"));
  try {
    for (const folder of ["a.html", "_gatsby/slices"])
      mkdirSync(join(dir, folder), { recursive: true });
    const files = ["index.html", "404.html", "a.html/index.html"].map((file) => join(dir, file));
    const part = join(dir, "_gatsby/slices/one.html");
    for (const file of [...files, part]) writeFileSync(file, page);
    finishPages(dir, config, "");
    for (const file of files) {
      const html = readFileSync(file, "utf8");
      expect(html).toContain('http-equiv="Content-Security-Policy"');
      expect(html).toContain('<style data-href="/s.css" data-critical="">.here{top:0}</style>');
      utimesSync(file, 1, 1);
    }
    expect(readFileSync(part, "utf8")).toBe(page);
    finishPages(dir, config, "");
    expect(files.map((file) => statSync(file).mtimeMs)).toEqual([1000, 1000, 1000]);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
