import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildFixtureSite, type FixtureSite } from "./support/fixture-site";
import { reportedProblems } from "./support/five-parts";

const operation = (operationId: string) =>
  `{ operationId: ${operationId}, responses: { "200": { description: OK } } }`;

const files = {
  "site/content/docs/intro.mdx": "---\ntitle: Introduction\ntitel: Twice\n---\n\nText.\n",
  "site/content/docs/no-title.mdx": "---\ndescription: About\n---\n\nText.\n",
  "site/content/docs/wrong-type.mdx":
    "---\ntitle: Wrong type\nsidebar_position: first\n---\n\nText.\n",
  "site/content/docs/syntax.mdx": "---\ntitle: Syntax\n---\n\nText.\n\n<Tabs>\n\nNever closed.\n",
  "site/content/docs/diagram.mdx":
    '---\ntitle: Diagram\n---\n\nText.\n\n```dot alt="Broken"\ndigraph { a -> }\n```\n',
  "site/content/docs/fence.mdx": "---\ntitle: Fence\n---\n\n```jsno\n{}\n```\n",
  "site/content/docs/guides/_category_.yml": "label: Guides\nposition: high\n",
  "site/content/docs/guides/one.mdx": "---\ntitle: One\n---\n\nText.\n",
  "site/openapi/openapi.yaml": [
    "openapi: 3.1.0",
    "info: { title: Bad, version: 1.0.0 }",
    "paths:",
    "  /a:",
    `    get: ${operation("same")}`,
    "  /b:",
    `    get: ${operation("same")}`,
    "  /c: { $ref: paths/missing.yaml }",
    "",
  ].join("\n"),
  "site/site.yaml": "title: Bad\nnavbar:\n  itms: []\n",
};

describe("a site with many mistakes", () => {
  let site: FixtureSite;

  beforeAll(async () => {
    site = await buildFixtureSite({
      files,
      env: {
        CONTENT_DIR: "site/content",
        OPENAPI_DIR: "site/openapi",
        SITE_CONFIG: "site/site.yaml",
      },
    });
  });
  afterAll(() => site.remove());

  test("is not built: exit code 1, and no page is left behind", () => {
    expect(site.exitCode).toBe(1);
    expect(existsSync(join(site.publicDir, "index.html"))).toBe(false);
    expect(existsSync(join(site.publicDir, "docs"))).toBe(false);
  });

  test.each([
    ["an unknown key in the front matter", "site/content/docs/intro.mdx:3"],
    ["a missing title", "site/content/docs/no-title.mdx:2"],
    ["a value of the wrong type", "site/content/docs/wrong-type.mdx:3"],
    ["an MDX syntax error", "site/content/docs/syntax.mdx:7"],
    ["an invalid diagram", "site/content/docs/diagram.mdx:8"],
    ["an unknown code language", "site/content/docs/fence.mdx:5"],
    ["a malformed category file", "site/content/docs/guides/_category_.yml:2"],
    ["an operationId used twice", "site/openapi/openapi.yaml:7"],
    ["a $ref that leads nowhere", "site/openapi/openapi.yaml:8"],
    ["an unknown key in the site configuration", "site/site.yaml:3"],
  ])("the same run names %s at %s", (_, where) => {
    const places = reportedProblems(site.output).map((problem) => problem.where);
    expect(places).toContain(where);
  });

  test("every problem comes in five parts", () => {
    const incomplete = reportedProblems(site.output).filter(({ complete }) => !complete);
    expect(incomplete).toEqual([]);
  });

  test("no stack trace is shown for an author's mistake", () => {
    expect(site.output).not.toMatch(/^\s+at .*\.[jt]s:\d+/m);
  });
});
