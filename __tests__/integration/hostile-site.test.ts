import { readdirSync } from "node:fs";
import { join } from "node:path";
import { oneLine } from "../../src/config/one-line";
import {
  hostileConfig,
  hostileDescription,
  hostileDocs,
  hostileTitles,
  withHostileTitles,
} from "../support/hostile-site";
import { syntheticBlog } from "../support/synthetic-blog";
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

  const routes = () =>
    readdirSync(site.publicDir, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("index.html"))
      .map((file) => `/${file.replace(/(?:^|\/)index\.html$/, "")}`)
      // Lists of pages by tag are all made alike: ten of them will do.
      .filter((route) => route !== "/404" && !/\/tags\/text-\d\d$/.test(route));

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

  test("no page runs anything, or complains of more than an image that is not there", async () => {
    const complaints = await openPages(site.publicDir, "", routes());
    expect(complaints.filter((line) => !/404.*\/x\)?$/.test(line)).slice(0, 20)).toEqual([]);
  }, 600_000);

  test("nothing is written elsewhere", () => {
    const names = readdirSync(join(site.root, "site"), { recursive: true, encoding: "utf8" });
    expect(names.filter((name) => /\.(?:html|md)$/.test(name))).toEqual([]);
  });
});
