import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildCopy, copyProject, type FixtureSite, type ProjectCopy } from "./support/fixture-site";
import { openPages } from "./support/open-pages";

/** Descriptions that nobody here wrote, and why each is among them. */
const descriptions = [
  ["3.0", "star-trek", "large: 120 operations"],
  ["3.1", "readme", "large schemas, callbacks"],
  ["3.1", "train-travel", "a webhook, links, several media types"],
  ["3.0", "schema-circular", "circular schemas"],
  ["3.0", "discriminators", "discriminators"],
  ["3.0", "polymorphism", "allOf, oneOf and anyOf in each other"],
  ["3.1", "schema-types", "every type"],
  ["3.0", "callbacks", "callbacks of 3.0"],
] as const;

/** The description that gets an operation with a schema of which not everything can be checked. */
const withOdd = "schema-circular";
const odd = {
  operationId: "odd",
  requestBody: {
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: {
            slow: { type: "string", pattern: "^(a+)+$" },
            none: { type: "string", pattern: "(" },
            above: { type: "number", minimum: 1, exclusiveMinimum: true },
          },
        },
      },
    },
  },
  responses: { 200: { description: "OK" } },
};

/** Pages whose console does not check all that is sent, by description. */
const unchecked: Record<string, readonly string[]> = {
  [withOdd]: ["/docs/api/odd"],
  // Names of files there are `([a-z0-9-_ ]|[^\\x00-\\x7F])+.(json|yaml|yml)`: a small letter is in both sets, so 40 of
  // them without an extension would keep a browser busy for years.
  readme: ["create-reference", "delete-api", "get-api", "update-api", "update-reference"].map(
    (slug) => `/docs/api/${slug}`,
  ),
};

const pathPrefix = "/erp";
const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const mostBytes = 1_000_000;

function examples(version: string, name: string): string {
  const file = require.resolve(`@readme/oas-examples/${version}/json/${name}.json`);
  const text = readFileSync(file, "utf8");
  if (name !== withOdd) return text;
  const description = JSON.parse(text) as Description;
  return JSON.stringify({ ...description, paths: { ...description.paths, "/odd": { post: odd } } });
}

interface Description {
  paths?: Record<string, Record<string, { callbacks?: object }>>;
  webhooks?: Record<string, object>;
}

function operationsIn(text: string) {
  const { paths = {}, webhooks = {} } = JSON.parse(text) as Description;
  const of = (items: Record<string, object>) =>
    Object.values(items).flatMap((item) =>
      Object.entries(item).filter(([key]) => methods.includes(key)),
    );
  return [...of(paths), ...of(webhooks)];
}

const intro =
  "---\ntitle: Introduction\n---\n\nSee [the API](/docs/category/ianaiapi) and [nothing](/docs/missing).\n";

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

describe.each(descriptions)("a site from the OpenAPI %s description %s (%s)", (version, name) => {
  const description = examples(version, name);
  const operations = operationsIn(description);
  let site: FixtureSite;
  let pages: { route: string; html: string }[];

  beforeAll(async () => {
    site = await buildCopy(copy, {
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
        PATH_PREFIX: pathPrefix,
      },
    });
    const folder = join(site.publicDir, "docs", "api");
    pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("index.html"))
      .map((file) => ({
        route: `/docs/api/${dirname(file)}`,
        html: readFileSync(join(folder, file), "utf8"),
      }))
      .filter(({ html }) => !html.includes('http-equiv="refresh"'));
  });

  test("builds, although a link is broken, because ON_BROKEN_LINKS asks for warnings only", () => {
    if (site.exitCode !== 0) console.error(site.output);
    expect(site.exitCode).toBe(0);
    expect(site.output).toContain("/docs/missing");
  });

  test("has a page for each operation and webhook, and a section for each callback", () => {
    expect(pages).toHaveLength(operations.length);
    const withCallbacks = operations.filter(
      ([, { callbacks = {} }]: [string, { callbacks?: object }]) => Object.keys(callbacks).length,
    );
    expect(pages.filter(({ html }) => html.includes('id="callbacks"'))).toHaveLength(
      withCallbacks.length,
    );
  });

  test("no page shows what was not formatted, has a field without a type, or is larger than 1 MB", () => {
    const routesWith = (pattern: RegExp) =>
      pages.filter(({ html }) => pattern.test(html)).map(({ route }) => route);
    expect(routesWith(/\[object \w+\]/)).toEqual([]);
    // One of these descriptions has a property and texts that speak of "undefined".
    if (!description.includes("undefined")) expect(routesWith(/>\s*undefined\s*</)).toEqual([]);
    expect(routesWith(/class="field-type">\s*</)).toEqual([]);
    const large = pages.filter(({ html }) => Buffer.byteLength(html) > mostBytes);
    expect(large.map(({ route }) => route)).toEqual([]);
  });

  test("every page opens in a browser, unfolds and makes it complain of nothing", async () => {
    const routes = pages.map(({ route }) => route);
    expect(await openPages(site.publicDir, pathPrefix, routes)).toEqual([]);
  });

  test("each page has its console, and says so where it does not check everything", () => {
    const calls = pages.filter(({ html }) => !/class="badge">Webhook/.test(html));
    expect(calls.filter(({ html }) => !html.includes("data-console="))).toEqual([]);
    const unsure = pages.filter(({ html }) => html.includes("data-console-gap"));
    expect(unsure.map(({ route }) => route).sort()).toEqual(unchecked[name] ?? []);
    const warning = "The console of POST /odd does not check all that is sent";
    expect(site.output.includes(warning)).toBe(name === withOdd);
  });

  test("lies below its path prefix, which stands before each link once", () => {
    const home = readFileSync(join(site.publicDir, "index.html"), "utf8");
    expect(home).toMatch(/<title[^>]*>[^<]*Another site/);
    expect(home).toContain("Copyright © 2025 Ianai");
    for (const html of [home, ...pages.map((page) => page.html)]) {
      expect(html).toContain('href="/erp/docs/category/ianaiapi"');
      expect(html).not.toMatch(/(?:href|src)="\/(?:docs|static|erp\/erp)\//);
    }
  });
});
