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
import type { SiteConfig } from "../../../../src/config/schema/site-config";
import { finishPages } from "../../../../src/output/html/finish-pages";

const page = `<!DOCTYPE html><html><head><meta charset="utf-8"/><style data-href="/s.css" data-identity="gatsby-global-css">.here{top:0}.gone{top:1px}</style></head><body><p class="here">Text</p></body></html>`;
const config = { search: {} } as unknown as SiteConfig;

/** The connections that pages of a configuration may make, by what stands in them. */
function connections(config: SiteConfig, contents: Record<string, string>): Record<string, string> {
  const dir = mkdtempSync(join(tmpdir(), "finish-"));
  const files = Object.keys(contents).map((name) => [name, join(dir, `${name}.html`)] as const);
  try {
    for (const [name, file] of files)
      writeFileSync(file, page.replace("Text", contents[name] ?? ""));
    finishPages(dir, config, "", () => undefined);
    return Object.fromEntries(
      files.map(([name, file]) => {
        const html = readFileSync(file, "utf8");
        return [name, /connect-src ([^;]*)/.exec(html)?.[1] ?? ""] as const;
      }),
    );
  } finally {
    rmSync(dir, { recursive: true });
  }
}

test("only a page with a console may ask servers of other hosts, where readers may name some", () => {
  const contents = {
    operation: '<button type="button" class="try" data-console="try-1.json">Try it</button>',
    tutorial: "<button data-run>Run</button> Press data-console=",
  };
  const own = { operation: "'self'", tutorial: "'self'" };
  expect(connections(config, contents)).toEqual(own);
  const typed = { ...config, api: { realServers: true } } as SiteConfig;
  expect(connections(typed, contents)).toEqual({
    ...own,
    operation: "'self' https: http://localhost:* http://127.0.0.1:*",
  });
});

test("every page gets its policy and its part of the styles; a finished one is not written again", async () => {
  const dir = mkdtempSync(join(tmpdir(), "finish-"));
  try {
    for (const folder of ["a.html", "_gatsby/slices"])
      mkdirSync(join(dir, folder), { recursive: true });
    const files = ["index.html", "404.html", "a.html/index.html"].map((file) => join(dir, file));
    const part = join(dir, "_gatsby/slices/one.html");
    for (const file of [...files, part]) writeFileSync(file, page);
    finishPages(dir, config, "", () => undefined);
    for (const file of files) {
      const html = readFileSync(file, "utf8");
      expect(html).toContain('http-equiv="Content-Security-Policy"');
      expect(html).toContain('<style data-href="/s.css" data-critical="">.here{top:0}</style>');
      utimesSync(file, 1, 1);
    }
    expect(readFileSync(part, "utf8")).toBe(page);
    finishPages(dir, config, "", () => undefined);
    expect(files.map((file) => statSync(file).mtimeMs)).toEqual([1000, 1000, 1000]);
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test.each([
  ["has", "gatsby-script-loader", true],
  ["lacks", "gatsby-loader", false],
])("a site %s scripts where Gatsby begins them with %s", (_, id, expected) => {
  const dir = mkdtempSync(join(tmpdir(), "finish-"));
  const told: boolean[] = [];
  const note = (hasScripts: boolean) => void told.push(hasScripts);
  const scripts = `<script id="${id}"></script><script src="/app-1.js" async></script></body>`;
  try {
    writeFileSync(join(dir, "index.html"), page.replace("</body>", scripts));
    writeFileSync(join(dir, "moved.html"), page);
    finishPages(dir, config, "", note);
    // A page that is finished has them, too.
    finishPages(dir, config, "", note);
    expect(told).toEqual([expected, expected]);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
