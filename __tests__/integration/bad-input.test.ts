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
  "site/content/docs/hostile.mdx":
    '---\ntitle: Hostile\n---\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))\n\n<img {...{ name: "body" }}/>\n\n{process.exit(0)}\n',
  "site/content/docs/fence.mdx": "---\ntitle: Fence\n---\n\n```jsno\n{}\n```\n",
  "site/content/docs/images.mdx":
    '---\ntitle: Images\n---\n\n![One](https://evil.example/1.png)\n\n<img srcSet="https://evil.example/2.png 2x" alt=""/>\n',
  "site/content/docs/guides/_category_.yml": "label: Guides\nposition: high\n",
  "site/content/docs/guides/one.mdx": "---\ntitle: One\n---\n\nText.\n",
  "site/content/blog/authors.yml":
    "ann:\n  name: Ann\n  image: //evil.example/3.png\na:\n  alias_of: b\nb:\n  alias_of: a\n",
  "site/content/blog/tags.yml": "hello:\n",
  "site/content/blog/undated.mdx": "---\ntitle: Undated\n---\n\nText.\n",
  "site/content/blog/misdated.mdx": "---\ntitle: Misdated\ndate: 1 May 2026\n---\n\nText.\n",
  "site/content/blog/names.mdx":
    "---\ntitle: Names\ndate: 2026-01-01\ntags: [helo]\n---\n\n![A](./a.png)\n",
  "site/content/blog/twice.mdx":
    "---\ntitle: Twice\ndate: 2026-01-01\nslug: /blog/names\n---\n\nA.\n\n{/* truncate */}\n\n{/* truncate */}\n",
  "site/content/docs/elsewhere.mdx": "---\ntitle: Elsewhere\nslug: //evil.example\n---\n\nText.\n",
  "site/content/docs/climbing.mdx":
    "---\ntitle: Climbing\nredirect_from: [/docs/../../../escaped]\n---\n\nText.\n",
  "site/content/docs/own.mdx": "---\ntitle: Own\nslug: /static/own\n---\n\nText.\n",
  "site/content/docs/a+b.mdx": "---\ntitle: Signs\n---\n\nText.\n",
  "site/openapi/openapi.yaml": [
    "openapi: 3.1.0",
    "info: { title: Bad, version: 1.0.0 }",
    "paths:",
    "  /a:",
    `    get: ${operation("same")}`,
    "  /b:",
    `    get: ${operation("same")}`,
    "  /c: { $ref: paths/missing.yaml }",
    "  /d: { $ref: ../secret.yaml }",
    '  /e: { $ref: "https://schemas.example.com/e.yaml" }',
    '  /f: { $ref: "#/paths/~1f" }',
    "tags:",
    "  - { name: Secret, x-overview: { slug: secret, file: ../secret.md } }",
    "",
  ].join("\n"),
  "site/secret.yaml": "get: { summary: The secret }\n",
  "site/secret.md": "The secret.\n",
  "site/site.yaml": "title: Bad\nnavbar:\n  itms: []\n",
};

describe("a site with many mistakes", () => {
  let site: FixtureSite;

  beforeAll(async () => {
    const env = {
      CONTENT_DIR: "site/content",
      OPENAPI_DIR: "site/openapi",
      SITE_CONFIG: "site/site.yaml",
    };
    site = await buildFixtureSite({ files, env, isNew: true });
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
    ["a script", "site/content/docs/hostile.mdx:5"],
    ["a link by script", "site/content/docs/hostile.mdx:7"],
    ["attributes as code", "site/content/docs/hostile.mdx:9"],
    ["code in the text", "site/content/docs/hostile.mdx:11"],
    ["an unknown code language", "site/content/docs/fence.mdx:5"],
    ["an image of another host", "site/content/docs/images.mdx:5"],
    ["one in an element", "site/content/docs/images.mdx:7"],
    ["one of an author", "site/content/blog/authors.yml:1"],
    ["a malformed category file", "site/content/docs/guides/_category_.yml:2"],
    ["authors that stand for each other", "site/content/blog/authors.yml:4"],
    ["a post without a date", "site/content/blog/undated.mdx:2"],
    ["a date in the wrong form", "site/content/blog/misdated.mdx:3"],
    ["an unknown tag", "site/content/blog/names.mdx:4"],
    ["a missing image", "site/content/blog/names.mdx:7"],
    ["an address on another host", "site/content/docs/elsewhere.mdx:3"],
    ["an old address that climbs", "site/content/docs/climbing.mdx:3"],
    ["an address of the build's own files", "site/content/docs/own.mdx:3"],
    ["a file name that makes no address", "site/content/docs/a+b.mdx:1"],
    ["a second post of one route", "site/content/blog/twice.mdx:4"],
    ["an excerpt that ends twice", "site/content/blog/twice.mdx:11"],
    ["an operationId used twice", "site/openapi/openapi.yaml:7"],
    ["a $ref that leads nowhere", "site/openapi/openapi.yaml:8"],
    ["a $ref out of the description's folder", "site/openapi/openapi.yaml:9"],
    ["a $ref to a host that is not named", "site/openapi/openapi.yaml:10"],
    ["a $ref to itself", "site/openapi/openapi.yaml:11"],
    ["an overview out of the folder", "site/openapi/openapi.yaml:13"],
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
