import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFixtureSite, type FixtureSite } from "./support/fixture-site";

const examples = (version: string, name: string) =>
  readFileSync(require.resolve(`@readme/oas-examples/${version}/json/${name}.json`), "utf8");

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

function countOperations(description: string): number {
  const { paths } = JSON.parse(description) as { paths: Record<string, object> };
  return Object.values(paths)
    .flatMap((item) => Object.keys(item))
    .filter((key) => methods.includes(key)).length;
}

const intro =
  "---\ntitle: Introduction\n---\n\nSee [the API](/docs/category/ianaiapi) and [nothing](/docs/missing).\n";

describe.each([
  ["3.0", "star-trek"],
  ["3.1", "train-travel"],
])("a site from the OpenAPI %s description %s", (version, name) => {
  const description = examples(version, name);
  let site: FixtureSite;

  beforeAll(async () => {
    site = await buildFixtureSite({
      files: {
        "site/content/docs/intro.mdx": intro,
        "site/openapi/openapi.json": description,
        "site/site.yaml": "title: Another site\nnavbar:\n  title: Another\n",
      },
      env: {
        CONTENT_DIR: "site/content",
        OPENAPI_DIR: "site/openapi",
        SITE_CONFIG: "site/site.yaml",
        ON_BROKEN_LINKS: "warn",
        PATH_PREFIX: "/erp",
      },
    });
  });
  afterAll(() => site.remove());

  test("builds, although a link is broken, because ON_BROKEN_LINKS asks for warnings only", () => {
    if (site.exitCode !== 0) console.error(site.output);
    expect(site.exitCode).toBe(0);
    expect(site.output).toContain("/docs/missing");
  });

  test("has a page for each operation, and none of them shows what was not formatted", () => {
    const folder = join(site.publicDir, "docs", "api");
    const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("index.html"))
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .filter((html) => !html.includes('http-equiv="refresh"'));
    expect(pages).toHaveLength(countOperations(description));
    expect(pages.filter((html) => html.includes("[object Object]"))).toEqual([]);
    expect(pages.filter((html) => />undefined</.test(html))).toEqual([]);
  });

  test("takes its title from SITE_CONFIG and keeps the defaults that it leaves out", () => {
    const home = readFileSync(join(site.publicDir, "index.html"), "utf8");
    expect(home).toMatch(/<title[^>]*>[^<]*Another site/);
    expect(home).toContain("Copyright © 2025 Ianai");
  });

  test("lies below its path prefix, which stands before each link once", () => {
    for (const page of ["index.html", join("docs", "intro", "index.html")]) {
      const html = readFileSync(join(site.publicDir, page), "utf8");
      expect(html).toContain('href="/erp/docs/category/ianaiapi"');
      expect(html).not.toMatch(/(?:href|src)="\/(?:docs|erp\/erp)\//);
    }
  });
});
