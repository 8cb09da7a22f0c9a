import { existsSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { Parser } from "htmlparser2";
import { filesBelow } from "../../../src/config/files-below";
import type { FixtureSite } from "./fixture-site";
import { endOffline } from "./offline-end";
import { updateOffline } from "./offline-update";
import { openPages } from "./open-pages";

const intro = `---
title: Introduction
---

See [the guide](/docs/guide), [its part](/docs/guide#part), [the API](/docs/category/api) and
[elsewhere](https://elsewhere.example/docs).
`;
const guide = "---\ntitle: Guide\n---\n\n## Part\n\nBack to the [introduction](./intro.mdx).\n";
const size = `---
title: Größe
redirect_from: [/docs/alt-größe]
---

Weiter: [Einführung](./intro.mdx), [früher](/docs/alt-größe).
`;
const japanese = "---\ntitle: 日本語\n---\n\n[Größe](./größe.mdx)\n";
const post = "---\ntitle: First post\ndate: 2026-03-09\n---\n\nRead [the guide](/docs/guide).\n";

/** Pages with links of each kind, addresses beyond ASCII among them, by path below the content folder. */
export const linkedPages = {
  "docs/intro.mdx": intro,
  "docs/guide.mdx": guide,
  "docs/größe.mdx": size,
  "docs/日本語.mdx": japanese,
  "blog/2026-03-09-first.mdx": post,
};

/** Attributes that name something to load or to go to. */
const attributes = [
  "href",
  "src",
  "action",
  "srcset",
  "poster",
  "data-src",
  "data-href",
  "data-critical",
];

interface Reference {
  from: string;
  to: string;
}

/** Tests of a site with these pages below a path prefix, whose address is that of `SITE_URL`. */
export function testPathPrefix(built: () => FixtureSite, prefix: string, address: string): void {
  let files: string[];
  beforeAll(() => {
    files = filesBelow(built().publicDir);
  });

  const read = (file: string) => readFileSync(join(built().publicDir, file), "utf8");
  /** Pages; below _gatsby/ are pieces of pages. */
  const htmlFiles = () =>
    files.filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby"));

  /** Everything that the pages load or link to within the site, and what head tags name in full. */
  function references(): Reference[] {
    return htmlFiles().flatMap((from) => {
      const found: Reference[] = [];
      const parser = new Parser({
        onopentag(name, given) {
          for (const attribute of attributes)
            if (given[attribute]) found.push({ from, to: given[attribute] });
          const { content } = given;
          if (name === "meta" && content?.startsWith(address)) found.push({ from, to: content });
          const refreshed = /url=(\S+)/.exec(content ?? "")?.[1];
          if (name === "meta" && refreshed) found.push({ from, to: refreshed });
        },
      });
      parser.end(read(from));
      return found;
    });
  }

  /** The file that a path of the served site leads to; undefined for none. */
  function fileOf(path: string): string | undefined {
    const inside = decodeURIComponent(path.slice(prefix.length)) || "/";
    return [inside, join(inside, "index.html")].find((name) => {
      const file = join(built().publicDir, name);
      return existsSync(file) && statSync(file).isFile();
    });
  }

  test("every link, script, style, image, icon and form of every page is below it and leads to a file", () => {
    const inSite = references().flatMap(({ from, to }) => {
      const route = `${address}${prefix}/${from.replace(/(^|\/)index\.html$/, "$1")}`;
      const url = new URL(to, route);
      return url.origin === address ? [{ from, to, path: url.pathname }] : [];
    });
    expect(inSite.length).toBeGreaterThan(200);
    expect(inSite.filter(({ path }) => path !== prefix && !path.startsWith(`${prefix}/`))).toEqual(
      [],
    );
    const missing = inSite.filter(({ path }) => path !== `${prefix}/search` && !fileOf(path));
    expect(missing).toEqual([]);
  });

  test("what style sheets load is below it too", () => {
    const styles = [
      ...files.filter((file) => file.endsWith(".css")).map(read),
      ...htmlFiles().flatMap((file) => read(file).match(/<style[\s\S]*?<\/style>/g) ?? []),
    ];
    const loaded = styles.flatMap((css) =>
      [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url]) => url ?? ""),
    );
    const own = loaded.filter((url) => !/^(data:|#)/.test(url));
    expect(own.length).toBeGreaterThan(0);
    for (const url of own) {
      expect(url.startsWith(`${prefix}/`)).toBe(true);
      expect(fileOf(url)).toBeDefined();
    }
  });

  test("the manifest, the sitemap, the rules for hosts and the list of pages agree", () => {
    const manifest = JSON.parse(read("site.webmanifest")) as {
      start_url: string;
      icons: { src: string }[];
    };
    expect(manifest.start_url).toBe(`${prefix}/`);
    for (const { src } of manifest.icons) expect(fileOf(src)).toBeDefined();
    const rules = read("_redirects").trim().split("\n");
    const lineOfRule = new RegExp(`^${prefix}/\\S* ${prefix}(/\\S*)? 301$`);
    for (const rule of rules) expect(rule).toMatch(lineOfRule);
    const map = read("sitemap-0.xml");
    const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? ""));
    expect(places.length).toBeGreaterThan(3);
    for (const { pathname } of places) expect(fileOf(pathname)).toBeDefined();
    // Routes: the browser adds the prefix itself.
    const routes = JSON.parse(read("routes.json")) as [string, string][];
    expect(routes).toContainEqual(["/docs/guide", "Guide"]);
  });

  test("an address with letters beyond ASCII is encoded wherever it is written", () => {
    const route = `${prefix}/docs/gr%C3%B6%C3%9Fe`;
    const page = read("docs/größe/index.html");
    expect(page).toContain(`<link rel="canonical" href="${address}${route}"`.slice(5));
    expect(page).toContain(`content="${address}${prefix}/social/docs/gr%C3%B6%C3%9Fe.png"`);
    expect(read("sitemap-0.xml")).toContain(`<loc>${address}${route}</loc>`);
    expect(read("llms.txt")).toContain(`(${address}${route}.md)`);
    expect(read("docs/日本語.md")).toContain(`(${address}${route}.md)`);
    expect(read("_redirects")).toContain(`${prefix}/docs/alt-gr%C3%B6%C3%9Fe ${route} 301\n`);
    expect(read("docs/alt-größe/index.html")).toContain(`content="0; url=${route}"`);
    expect(existsSync(join(built().publicDir, "docs/größe.md"))).toBe(true);
  });

  test("every page but operations opens in a browser without a complaint", async () => {
    const routes = htmlFiles()
      .filter(
        (file) => !/^(?:404|docs\/api\/)/.test(file) && !/http-equiv="?refresh/.test(read(file)),
      )
      .map((file) => `/${relative(".", file).replace(/(^|\/)index\.html$/, "")}`);
    expect(routes).toEqual(expect.arrayContaining(["/docs/guide", "/docs/größe", "/docs/日本語"]));
    expect(await openPages(built().publicDir, prefix, routes)).toEqual([]);
  }, 120_000);

  test("kept on the device, it opens without a connection, and asks before a newer build takes its place", async () => {
    const seen = await updateOffline(built().publicDir, prefix, "docs/guide");
    expect(seen.offline).toContain("Back to the introduction.");
    expect(seen.before).toBeNull();
    expect(seen.asked).toContain("A newer version of these docs is here.");
    expect(seen.after).toBe("next");
    expect(seen.left).toEqual([]);
  }, 180_000);

  test("kept on the device, it ends when the file of its worker is gone, and only then", async () => {
    const seen = await endOffline(built().publicDir, prefix, "docs/guide");
    const all = { workers: 1, caches: [`offline${prefix}`, "of-others"] };
    expect(Object.keys(seen.after).length).toBe(5);
    for (const [answer, kept] of Object.entries(seen.after))
      expect([answer, kept]).toEqual([answer, all]);
    const none = { workers: 0, caches: ["of-others"] };
    expect(seen.told).toContain("These docs are no longer available offline.");
    expect([seen.before, seen.reloaded]).toEqual(["next", "last"]);
    expect(seen.left).toEqual(none);
    expect(seen.leftWithoutScripts).toEqual({ ...none, caches: [] });
  }, 180_000);
}
