import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { samplePages } from "../e2e/support/sample-pages";
import { syntheticDescription } from "../fixtures/synthetic-description";
import { copyStarter, imageHosts, pasteFixes, writeAnew } from "../support/docusaurus-starter";
import { reportedProblems } from "./support/five-parts";
import { buildCopy, copyProject, type FixtureSite, type ProjectCopy } from "./support/fixture-site";
import { openPages } from "./support/open-pages";
import { testOnePage } from "./support/one-page-tests";
import { filesOfProduct, namedEverywhere, namesOf } from "./support/own-name";
import { linkedPages, testPathPrefix } from "./support/path-prefix-tests";

/**
 * Descriptions that nobody here wrote, two in one site, which is named after the first. Unit tests draw the pages of a
 * hundred more.
 */
const descriptions = [
  ["3.0", ["star-trek", "schema-circular"], "large: 120 operations; circular schemas"],
  ["3.1", ["readme", "train-travel"], "callbacks; a webhook, links, several media types"],
] as const;

/** The version whose site gets an operation with a schema of which not everything can be checked. */
const withOdd = "3.0";
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

/** Pages whose console does not check all that is sent. */
const unchecked = {
  [withOdd]: ["/docs/api/odd"],
  // Names of files there are `([a-z0-9-_ ]|[^\\x00-\\x7F])+.(json|yaml|yml)`: a small letter is in both sets, so 40 of
  // them without an extension would keep a browser busy for years.
  "3.1": ["create-reference", "delete-api", "get-api", "update-api", "update-reference"].map(
    (slug) => `/docs/api/${slug}`,
  ),
};

const pathPrefix = "/erp";
const address = "https://other.example";
const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const mostBytes = 1_000_000;

interface Description {
  info: { title: string };
  servers?: object[];
  security?: object[];
  tags?: object[];
  paths?: Record<string, Record<string, { callbacks?: object }>>;
  webhooks?: Record<string, object>;
  components?: Record<string, object>;
}

/** A description with another one in it, whose operations keep their own servers and security. */
function joined(one: Description, other: Description): Description {
  const { servers = [], security = [] } = other;
  const own = Object.entries(other.paths ?? {}).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([key, value]) => [
        key,
        methods.includes(key) ? { servers, security, ...value } : value,
      ]),
    ),
  ]);
  const kinds = [one, other].flatMap(({ components = {} }) => Object.keys(components));
  const both = kinds.map((kind) => [
    kind,
    { ...one.components?.[kind], ...other.components?.[kind] },
  ]);
  return {
    ...other,
    ...one,
    tags: [...(one.tags ?? []), ...(other.tags ?? [])],
    paths: { ...one.paths, ...(Object.fromEntries(own) as Description["paths"]) },
    components: Object.fromEntries(both) as Description["components"],
  };
}

function examples(version: string, names: readonly string[]): string {
  const [one, other] = names.map((name) => {
    const file = require.resolve(`@readme/oas-examples/${version}/json/${name}.json`);
    return JSON.parse(readFileSync(file, "utf8")) as Description;
  });
  if (!one || !other) throw new Error("A site is made of two descriptions.");
  const site = joined(one, other);
  const more = version === withOdd ? { "/odd": { post: odd } } : {};
  return JSON.stringify({ ...site, paths: { ...site.paths, ...more } });
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
  "---\ntitle: Introduction\n---\n\nSee [the API](/docs/category/api) and [nothing](/docs/missing).\n";

// One after another in one checkout, without cleaning, from folders outside of it.
let copy: ProjectCopy;
let outside: string;
beforeAll(() => {
  copy = copyProject();
  outside = mkdtempSync(join(tmpdir(), "foreign-sites-"));
});
afterAll(() => {
  rmSync(outside, { recursive: true });
  copy.remove();
});

/** Writes files of a site, by path in its folder, which it returns. */
function writeSite(name: string, files: Record<string, string>): string {
  const folder = join(outside, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** Builds the site of a folder. */
function build(
  folder: string,
  env: Parameters<typeof buildCopy>[1]["env"] = {},
): Promise<FixtureSite> {
  const [CONTENT_DIR, OPENAPI_DIR] = [join(folder, "content"), join(folder, "openapi")];
  const config = join(folder, "site.yaml");
  const own = existsSync(config) ? { SITE_CONFIG: config } : {};
  return buildCopy(copy, { files: {}, env: { CONTENT_DIR, OPENAPI_DIR, ...own, ...env } });
}

/** The site says its own name everywhere, and no word of this product. */
async function expectOwn({ publicDir, root }: FixtureSite, name: string): Promise<void> {
  expect(await namesOf(publicDir)).toEqual(namedEverywhere(name));
  expect(filesOfProduct(publicDir)).toEqual([]);
  expect(filesOfProduct(join(root, "deploy", "generated"))).toEqual([]);
}

/** The site of one page says what is broken on it; the other one has pages with links of all kinds. */
const sites = {
  [withOdd]: { pages: { "docs/intro.mdx": intro }, env: { ON_BROKEN_LINKS: "warn" } },
  "3.1": { pages: linkedPages, env: { ON_BROKEN_LINKS: "warn", SITE_URL: address } },
};

describe.each(descriptions)("a site from the OpenAPI %s descriptions %j (%s)", (version, names) => {
  const description = examples(version, names);
  const operations = operationsIn(description);
  let site: FixtureSite;
  let pages: { route: string; html: string }[];

  beforeAll(async () => {
    const { pages: content, env } = sites[version];
    const files = Object.entries(content).map(([name, text]) => [`content/${name}`, text]);
    const folder = writeSite(names[0], {
      ...(Object.fromEntries(files) as Record<string, string>),
      "openapi/openapi.json": description,
    });
    site = await build(folder, { ...env, PATH_PREFIX: pathPrefix });
    const ofApi = join(site.publicDir, "docs", "api");
    pages = readdirSync(ofApi, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("index.html"))
      .map((file) => ({
        route: `/docs/api/${dirname(file)}`,
        html: readFileSync(join(ofApi, file), "utf8"),
      }))
      .filter(({ html }) => !html.includes('http-equiv="refresh"'));
  });

  test("builds, although a link may be broken, because ON_BROKEN_LINKS asks for warnings only", () => {
    if (site.exitCode !== 0) console.error(site.output);
    expect(site.exitCode).toBe(0);
    expect(site.output.includes("/docs/missing")).toBe(version === withOdd);
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

  test("pages of each structure open in a browser, unfold and make it complain of nothing", async () => {
    const routes = samplePages(pages, 2);
    expect(routes.length).toBeGreaterThan(2);
    expect(await openPages(site.publicDir, pathPrefix, routes)).toEqual([]);
  });

  test("each page has its console, and says so where it does not check everything", () => {
    const calls = pages.filter(({ html }) => !/class="badge">Webhook/.test(html));
    expect(calls.filter(({ html }) => !html.includes("data-console="))).toEqual([]);
    const unsure = pages.filter(({ html }) => html.includes("data-console-gap"));
    expect(unsure.map(({ route }) => route).sort()).toEqual(unchecked[version]);
    const warning = "The console of POST /odd does not check all that is sent";
    expect(site.output.includes(warning)).toBe(version === withOdd);
  });

  test("lies below its path prefix, which stands before each link once", () => {
    const home = readFileSync(join(site.publicDir, "index.html"), "utf8");
    for (const html of [home, ...pages.map((page) => page.html)]) {
      expect(html).toContain('href="/erp/docs/category/api"');
      expect(html).not.toMatch(/(?:href|src)="\/(?:docs|static|erp\/erp)\//);
    }
  });

  test("is named after the description, and says no word of this product", () =>
    expectOwn(site, (JSON.parse(description) as Description).info.title));

  if (version === withOdd) describe("of one page", () => testOnePage(() => site, pathPrefix));
  else describe("with links", () => testPathPrefix(() => site, pathPrefix, address));
});

describe("a site from the starter of Docusaurus", () => {
  const throwing = "content/docs/throwing.mdx";
  let folder: string;
  let refused: FixtureSite;
  let site: FixtureSite;
  beforeAll(async () => {
    folder = writeSite("starter", {
      "openapi/openapi.json": JSON.stringify(syntheticDescription(2)),
      "site.yaml": JSON.stringify({
        title: "My Site",
        description: "Dinosaurs are cool",
        imageHosts,
      }),
      [throwing]: "---\ntitle: Throwing\n---\n\nA <br>page</br>.\n",
    });
    copyStarter(join(folder, "content"));
    writeAnew(join(folder, "content"));
    await pasteFixes(join(folder, "content"));
    refused = await build(folder);
    rmSync(join(folder, throwing));
    site = await build(folder);
  });

  test("is not built while a page throws as it is drawn, and the line is named", () => {
    const { exitCode, output } = refused;
    expect(exitCode).toBe(1);
    expect(reportedProblems(output)).toEqual([
      expect.objectContaining({
        what: "The page /docs/throwing cannot be drawn: <br> throws",
        where: `${relative(copy.root, join(folder, throwing))}:5`,
        complete: true,
      }),
    ]);
    expect(output).not.toMatch(/^\s+at .*\.[jt]sx?:\d+/m);
  });

  test("builds, once that page is gone and the fixes of all messages are pasted", () => {
    if (site.exitCode !== 0) console.error(site.output);
    expect(site.exitCode).toBe(0);
  });

  test("has its docs, folders, posts, authors, tags and pages at the addresses that they have there", () => {
    const routes = [
      "docs/intro",
      "docs/tutorial-basics/create-a-page",
      "docs/tutorial-extras/translate-your-site",
      "docs/category/tutorial-basics",
      "blog",
      "blog/first-blog-post",
      "blog/welcome",
      "blog/authors",
      "blog/authors/all-sebastien-lorber-articles",
      "blog/tags/hola",
      "markdown-page",
    ];
    expect(
      routes.filter((route) => !existsSync(join(site.publicDir, route, "index.html"))),
    ).toEqual([]);
  });

  test("has its own name, and says no word of this product", () => expectOwn(site, "My Site"));
});
