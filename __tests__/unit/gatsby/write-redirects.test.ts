import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeRedirects } from "../../../src/gatsby/write-redirects";

const redirects = [{ fromPath: "/docs/api", toPath: "/docs/category/api" }];

describe("the rules for hosts", () => {
  let dir: string;
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), "redirects-"))));
  afterEach(() => rmSync(dir, { recursive: true }));

  const written = async (prefix: string) => {
    await writeRedirects(dir, redirects, prefix, ["/", "/docs/intro"]);
    return readFileSync(join(dir, "_redirects"), "utf8").trim().split("\n");
  };

  test("lead on from redirects, and from a page's address with .html or /index.html", async () => {
    expect(await written("")).toEqual([
      "/docs/api /docs/category/api 301",
      "/index.html / 301",
      "/docs/intro.html /docs/intro 301",
      "/docs/intro/index.html /docs/intro 301",
    ]);
  });

  test("have the path prefix on both sides", async () => {
    expect(await written("/docs-site")).toEqual([
      "/docs-site/docs/api /docs-site/docs/category/api 301",
      "/docs-site/index.html /docs-site/ 301",
      "/docs-site/docs/intro.html /docs-site/docs/intro 301",
      "/docs-site/docs/intro/index.html /docs-site/docs/intro 301",
    ]);
  });
});
