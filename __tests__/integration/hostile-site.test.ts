import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../src/config/files-below";
import { oneLine } from "../../src/config/one-line";
import { samplePages } from "../e2e/support/sample-pages";
import {
  hostileConfig,
  hostileDescription,
  hostileDocs,
  hostileTitles,
  withHostileTitles,
} from "../support/hostile-site";
import { syntheticBlog } from "../support/synthetic-blog";
import { dangersIn } from "../unit/untrusted/dangers-in";
import { buildFixtureSite, type FixtureSite } from "./support/fixture-site";
import { readPage, unreadable } from "./support/hostile-outputs";
import { openPages } from "./support/open-pages";

const blog = withHostileTitles(syntheticBlog({ posts: 25, tags: 3, authors: 2 }));
const intro = "---\ntitle: Introduction\n---\n\nA site of hostile texts.\n";
const content = { ...blog, ...hostileDocs(), "docs/intro.mdx": intro };

/** The last lines of what a build said, each short. */
const shortLines = (output: string) =>
  output
    .split("\n")
    .slice(-80)
    .map((line) => line.slice(0, 300))
    .join("\n");

describe("a site whose titles, tags, names and descriptions are hostile texts", () => {
  let site: FixtureSite;
  beforeAll(async () => {
    site = await buildFixtureSite({
      files: {
        ...Object.fromEntries(
          Object.entries(content).map(([name, text]) => [`site/content/${name}`, text]),
        ),
        "site/openapi/openapi.json": JSON.stringify(hostileDescription()),
        "site/site.json": JSON.stringify(hostileConfig()),
      },
      env: {
        CONTENT_DIR: "site/content",
        OPENAPI_DIR: "site/openapi",
        SITE_CONFIG: "site/site.json",
        ON_BROKEN_LINKS: "warn",
      },
    });
  }, 1_800_000);
  afterAll(() => site.remove());

  test("is built", () => {
    if (site.exitCode !== 0) console.error(shortLines(site.output));
    expect(site.exitCode).toBe(0);
  });

  const pages = () =>
    filesBelow(site.publicDir)
      .filter((file) => file.endsWith("index.html") && !file.startsWith("404"))
      .map((file) => ({
        route: `/${file.replace(/(?:^|\/)index\.html$/, "")}`,
        html: readFileSync(join(site.publicDir, file), "utf8"),
      }));

  test("every file that programs read can be read", () => {
    const { read, faults } = unreadable(site.publicDir);
    expect(read).toBeGreaterThan(200);
    expect(faults).toEqual([]);
  });

  test.each(hostileTitles.docs.map((title, at) => [at, title] as const))(
    "page %i says its title in all places",
    (at, title) => {
      const page = readPage(site.publicDir, `docs/texts/text-${at}`);
      const shown = oneLine(title);
      expect(page.heading).toBe(shown);
      expect(page.title.startsWith(shown)).toBe(true);
      expect(page.meta["og:title"]).toContain(shown);
      expect(page.elements.script).toBe(readPage(site.publicDir, "docs/intro").elements.script);
    },
  );

  test("no page that is called by a hostile text has anything in it that could run", () => {
    const called = pages().filter(({ route }) => /^\/docs\/(?:api|tags|texts)\//.test(route));
    expect(called.length).toBeGreaterThan(150);
    const found = called.flatMap(({ route, html }) =>
      dangersIn(/<main[^]*<\/main>/.exec(html)?.[0] ?? "<script>").map((one) => [route, one]),
    );
    expect(found).toEqual([]);
  });

  test("no page of a sample, lists of all texts among them, runs anything, or complains of more than an image that is not there", async () => {
    const sample = samplePages(pages());
    const lists = ["/", "/docs/category/api", "/docs/attack", "/docs/tags"];
    expect(sample).toEqual(expect.arrayContaining(lists));
    const complaints = await openPages(site.publicDir, "", sample);
    expect(complaints.filter((line) => !/404.*\/x\)?$/.test(line)).slice(0, 20)).toEqual([]);
  }, 600_000);

  test("nothing is written elsewhere", () => {
    const names = readdirSync(join(site.root, "site"), { recursive: true, encoding: "utf8" });
    expect(names.filter((name) => /\.(?:html|md)$/.test(name))).toEqual([]);
  });
});
