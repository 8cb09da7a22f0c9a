import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { parseFeed } from "feedsmith";
import { untilHydrated } from "../e2e/support/hydration";
import { axeViolations } from "./support/axe-violations";
import { browse, type Browsing } from "./support/browse";
import { buildCopy, copyProject, type FixtureSite } from "./support/fixture-site";
import { routesBothWays } from "./support/routes-both-ways";
import { versionCode } from "./support/version-code";

const env = {
  CONTENT_DIR: "site/content",
  OPENAPI_DIR: "site/openapi",
  SITE_CONFIG: "site/site.yaml",
};

let site: FixtureSite;
let browsing: Browsing;

beforeAll(async () => {
  const copy = copyProject();
  cpSync(join(__dirname, "../fixtures/versions"), join(copy.root, "site"), { recursive: true });
  site = await buildCopy(copy, {
    files: {},
    env,
  });
  if (site.exitCode !== 0) console.error(site.output);
  browsing = await browse(site.publicDir);
});
afterAll(async () => {
  await browsing.end();
  site.remove();
});

const read = (file: string) => readFileSync(join(site.publicDir, file), "utf8");
const html = (route: string) => read(join(route, "index.html"));
const isPage = (route: string) => existsSync(join(site.publicDir, route, "index.html"));
const canonical = (route: string) =>
  /rel="canonical" href="https:\/\/[^/]+([^"]*)"/.exec(html(route))?.[1];

interface Feed {
  updated?: string;
  entries?: { id: string; updated: string; content?: { value?: string } }[];
}

const pathOf = (address: string) => new URL(address).pathname;

/** Looks at a page in a browser of its own, hydrated; `chosen` is the version that the reader chose before. */
async function at(
  route: string,
  look: (page: Page) => Promise<void>,
  chosen?: string,
): Promise<void> {
  const page = await browsing.browser.newPage({ viewport: { width: 1440, height: 900 } });
  if (chosen)
    await page.addInitScript(
      (name) => localStorage.setItem("docs-preferred-version-default", name),
      chosen,
    );
  await page.goto(browsing.origin + route);
  await untilHydrated(page);
  await look(page);
  await page.close();
}

const bar = (page: Page) => page.getByRole("banner");
const entry = (page: Page, name: string) =>
  bar(page).getByRole("link", { name, exact: true }).getAttribute("href");

async function choose(page: Page, label: string): Promise<void> {
  await bar(page)
    .getByRole("button", { name: /^Versions:/ })
    .click();
  await bar(page).locator('[data-type="docsVersionDropdown"]').getByText(label).click();
}

test("a site with three versions builds, and each template of a version has a page", () => {
  expect(site.exitCode).toBe(0);
  expect(site.output).not.toMatch(/non-page component "[^"]*(\/versions\/|api-changes)/);
});

test("its addresses are those that are known without a build", async () => {
  const { planned, built } = await routesBothWays(site, env);
  expect(planned).toEqual(built);
});

describe("pages of versions", () => {
  test("stand below their version, with its words, its sidebar and its API", () => {
    expect(html("docs/intro")).toContain("Words of tomorrow.");
    expect(html("docs/2.0/intro")).toContain("Words of today.");
    expect(html("docs/v1/intro")).toContain("Words of yesterday.");
    expect(html("docs/2.0/intro")).toContain('href="/docs/2.0/how-to-ship"');
    expect(html("docs/2.0/how-to-ship")).toContain('href="/docs/2.0/api/list-items"');
    expect(html("docs/v1/intro")).toContain('href="/docs/v1/old"');
    expect(html("docs/v1/intro")).not.toContain("/docs/new");
    expect(["docs/v1/api/delete-item", "docs/api/delete-item"].map(isPage)).toEqual([true, false]);
    expect(isPage("docs/v1/api/changes")).toBe(false);
  });

  test("are known to search engines by the latest version that has them", () => {
    expect(
      ["docs/intro", "docs/2.0/intro", "docs/v1/intro", "docs/v1/old", "docs/guides/shipping"].map(
        canonical,
      ),
    ).toEqual([
      "/docs/2.0/intro",
      "/docs/2.0/intro",
      "/docs/2.0/intro",
      "/docs/v1/old",
      "/docs/2.0/how-to-ship",
    ]);
    const sitemap = read("sitemap-0.xml");
    expect(sitemap).toContain("/docs/2.0/intro<");
    expect(sitemap).toContain("/docs/v1/old<");
    expect(sitemap).not.toContain("/docs/v1/intro<");
  });

  test("lead to the latest version by a banner", () => {
    expect(html("docs/guides/shipping")).toMatch(
      /Next, which is not released yet\.[^]{0,40}href="\/docs\/2\.0\/how-to-ship"/,
    );
    expect(html("docs/v1/old")).toMatch(
      /1\.x, which is no longer maintained\.[^]{0,40}href="\/docs\/2\.0\/intro"/,
    );
    expect(html("docs/2.0/intro")).not.toContain("data-banner");
  });

  test("load the sidebar of their version and no other", () => {
    const hashes = (route: string): string[] =>
      JSON.parse(read(`page-data/${route}/page-data.json`)).staticQueryHashes;
    const shared = (route: string) =>
      hashes(route).map((hash) => read(`page-data/sq/d/${hash}.json`));
    expect(shared("docs/intro").join()).not.toContain("Fax machine");
    expect(shared("docs/v1/intro").join()).toContain("Fax machine");
    expect(shared("docs/v1/intro").join()).not.toContain("Brand new");
    expect(shared("docs/2.0/intro").join()).not.toMatch(/Fax machine|Brand new/);
    expect(shared("docs/2.0/api/list-items").join()).toContain("/docs/2.0/api/list-items");
    expect(shared("docs/2.0/api/list-items").join()).not.toContain("/docs/v1/api/");
  });

  test("bring the code that one version leaves out", () => {
    const scripts = readdirSync(site.publicDir).filter((file) => file.endsWith(".js"));
    const code = scripts.map(read).join("");
    expect(versionCode.filter((words) => !code.includes(words))).toEqual([]);
  });
});

describe("the switch", () => {
  test("leads to the same page in the other version, else to its main page", () =>
    at("/docs/guides/shipping", async (page) => {
      await choose(page, "2.0");
      await page.waitForURL("**/docs/2.0/how-to-ship");
      await bar(page).getByRole("button", { name: "Versions: 2.0" }).waitFor();
      await choose(page, "1.x");
      await page.waitForURL("**/docs/v1/intro");
      expect(await page.getByRole("main").innerText()).toContain("Words of yesterday.");
    }));

  test("works on pages of the API", () =>
    at("/docs/api/list-items", async (page) => {
      await choose(page, "1.x");
      await page.waitForURL("**/docs/v1/api/list-items");
      await bar(page).locator('a[href="/docs/v1/category/api"]').waitFor();
    }));

  test("is remembered by the entry links, on every page that belongs to no version", () =>
    at("/docs/intro", async (page) => {
      await choose(page, "1.x");
      await page.waitForURL("**/docs/v1/intro");
      await page.goto(`${browsing.origin}/blog/hello`);
      await untilHydrated(page);
      const entries = ["Docs", "API", "Start", "1.x"];
      expect(await Promise.all(entries.map((name) => entry(page, name)))).toEqual([
        "/docs/v1/old",
        "/docs/v1/category/api",
        "/docs/v1/intro",
        "/docs/v1/intro",
      ]);
    }));

  test("without a choice, and with one that is gone, means the latest version", async () => {
    for (const chosen of [undefined, "0.1"])
      await at(
        "/blog/hello",
        async (page) => {
          expect(await entry(page, "Start")).toBe("/docs/2.0/intro");
          expect(await entry(page, "2.0")).toBe("/docs/2.0/intro");
        },
        chosen,
      );
  });

  test("is remembered by the cards of the home page and the links of the footer", async () => {
    const hrefs = (page: Page, names: string[]) =>
      Promise.all(
        names.map((name) =>
          page.getByRole("link", { name, exact: true }).last().getAttribute("href"),
        ),
      );
    const links = ["First steps", "How to ship", "Newest", "All operations"];
    const newest = ["/docs/2.0/intro", "/docs/2.0/how-to-ship", "/docs/new"];
    const home = html("/");
    expect(
      [...newest, "/docs/2.0/category/api#items"].filter((to) => !home.includes(`href="${to}"`)),
    ).toEqual([]);
    await at(
      "/",
      async (page) =>
        expect(await hrefs(page, links)).toEqual([
          "/docs/v1/intro",
          "/docs/guides/shipping",
          "/docs/new",
          "/docs/v1/category/api#items",
        ]),
      "1.0",
    );
    await at("/docs/intro", async (page) =>
      expect(await hrefs(page, ["All operations"])).toEqual(["/docs/category/api#items"]),
    );
  });

  test("marks the sidebar item of the bar in a version too", () =>
    at("/docs/2.0/api/list-items", async (page) => {
      const current = (name: string) =>
        bar(page).getByRole("link", { name, exact: true }).getAttribute("aria-current");
      expect([await current("API"), await current("Docs")]).toEqual(["true", null]);
    }));

  test("page, banner and menu are accessible", () =>
    at("/docs/v1/old", async (page) => {
      await bar(page)
        .getByRole("button", { name: /^Versions:/ })
        .click();
      expect(await axeViolations(page)).toEqual([]);
    }));
});

describe("the search", () => {
  async function found(page: Page, query: string): Promise<string[]> {
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Search the docs" });
    await dialog.getByRole("combobox").fill(query);
    await page.locator("[data-search-complete=true]").waitFor();
    const links = await dialog.getByRole("row").getByRole("link").all();
    const hrefs = await Promise.all(links.map((link) => link.getAttribute("href")));
    return hrefs.map((href) => (href ?? "").replace(/#.*/, ""));
  }

  test.each([
    ["/docs/v1/intro", "facsimile", "/docs/v1/old"],
    ["/docs/2.0/intro", "parcels", "/docs/2.0/how-to-ship"],
    ["/docs/2.0/intro", "zeppelins", "/blog/hello"],
    ["/docs/intro", "containers", "/docs/guides/shipping"],
  ])("on %s finds %s in its own version", (route, query, hit) =>
    at(route, async (page) => {
      const hits = await found(page, query);
      expect(hits).toContain(hit);
      const version = /^\/docs\/(2\.0|v1)\//.exec(route)?.[0] ?? "/docs/";
      expect(hits.filter((one) => one.startsWith("/docs/") && !one.startsWith(version))).toEqual(
        [],
      );
    }),
  );

  test("has the tag of each version in its records", () => {
    const tags = (file: string) =>
      new Set(
        (JSON.parse(read(file)) as { docusaurus_tag: string }[]).map((one) => one.docusaurus_tag),
      );
    expect([...tags("search/records.json")]).toEqual(["default"]);
    expect([...tags("search/en-docs-2.0/records.json")]).toEqual(["docs-2.0"]);
  });
});

describe("files of a version", () => {
  const versions = [
    { base: "", operation: "create-item", record: "Shop of tomorrow", other: "delete-item" },
    {
      base: "docs/v1/",
      operation: "delete-item",
      record: "Shop of yesterday",
      other: "create-item",
    },
    { base: "docs/2.0/", operation: "create-item", record: "Shop of today", other: "delete-item" },
  ];
  const names = [
    "openapi.yaml",
    "openapi.json",
    "openapi.d.ts",
    "postman-collection.json",
    "bruno-collection.json",
    "tags/items.yaml",
    "tags/items.json",
  ];
  const titles = { "create-item": "Create an item", "delete-item": "Delete an item" };
  const titleOf = (operation: string) => titles[operation as keyof typeof titles];

  test.each(versions)(
    "below /$base are made from its description, and its pages link to them",
    ({ base, operation, record, other }) => {
      const files = names.map((name) => `${base}download/${name}`);
      const category = html(base ? `${base}category/api` : "docs/category/api");
      expect(files.filter((file) => !category.includes(`href="/${file}"`))).toEqual([]);
      for (const file of files.filter((name) => !name.endsWith(".d.ts"))) {
        const text = read(file);
        expect([file, text.includes(titleOf(operation)), text.includes(titleOf(other))]).toEqual([
          file,
          true,
          false,
        ]);
        if (file.endsWith(".yaml")) expect(text).toContain(record);
      }
      expect(read(`${base}download/openapi.d.ts`)).toContain(`"${operation}"`);
      expect(category).toContain(`href="/${base}download/postman-environment-`);
      const linked = [...category.matchAll(/href="([^"]*download[^"]*)"/g)].map(([, to]) => to);
      expect(linked.filter((to) => !to?.startsWith(`/${base}download/`))).toEqual([]);
    },
  );

  test.each(versions)("below /$base have its pages in llms.txt", ({ base, operation, other }) => {
    const index = read(`${base}llms.txt`);
    const [address] = /https:[^)]*/.exec(index) ?? [];
    const { origin } = new URL(address ?? "");
    const local = (to: string) => to.replace(origin, "");
    const links = [...index.matchAll(/\]\((https:[^)]*)\)/g)].map(([, to = ""]) => local(to));
    expect(links.filter((to) => !existsSync(join(site.publicDir, to)))).toEqual([]);
    const full = read(`${base}llms-full.txt`);
    const headings = [operation, other].map((one) =>
      new RegExp(`^#+ ${titleOf(one)}$`, "m").test(full),
    );
    expect(headings).toEqual([true, false]);
    const route = base ? `/${base}` : "/docs/";
    const pages = links.filter((to) => to.startsWith("/docs/") && to.endsWith(".md"));
    expect(pages.filter((to) => !to.startsWith(route))).toEqual([]);
    expect(pages.length).toBeGreaterThan(0);
  });

  test("are known to the llms.txt of the site", () => {
    expect(read("llms.txt")).toMatch(/\[Version 1\.x\]\([^)]*\/docs\/v1\/llms\.txt\)/);
    expect(read("docs/v1/llms.txt")).toMatch(/^# Acme Docs 1\.x\n/);
  });

  test.each(["v1", "2.0"])("are Markdown too, with links into %s only", (name) => {
    const routes = JSON.parse(read("routes.json")) as [string, string][];
    const own = routes.filter(([route]) => route.startsWith(`/docs/${name}/`));
    expect(own.length).toBeGreaterThan(4);
    for (const [route] of own) {
      // The banner of an old version leads to the latest one.
      const text = read(`${route}.md`).replace(/^.*no longer maintained.*$/m, "");
      const docs = [...text.matchAll(/\]\(https:\/\/[^/]*(\/docs\/[^)]*)\)/g)];
      const out = docs.filter(([, to]) => !to?.startsWith(`/docs/${name}/`));
      // The changelog leads to what the version before had.
      if (!route.endsWith("/changes")) expect([route, out]).toEqual([route, []]);
    }
  });

  test("answer calls of the console with the records of the version", async () => {
    for (const { base, record } of versions)
      await at(`/${base || "docs/"}api/get-shop`, async (page) => {
        await page.getByRole("button", { name: "Try it" }).click();
        const dialog = page.getByRole("dialog", { name: /^Try: / });
        await dialog.getByRole("button", { name: "Send", exact: true }).click();
        const answer = dialog.getByRole("region", { name: "Response" });
        await answer.getByText("200 OK").waitFor();
        expect(await answer.locator("pre").innerText()).toContain(record);
      });
  });

  test("run the calls of its tutorials", () =>
    at("/docs/2.0/how-to-ship", async (page) => {
      await page.getByRole("button", { name: "Run" }).click();
      await page.locator("strong[data-fits='true']").waitFor();
      expect(await page.getByRole("main").innerText()).toContain("Shop of today");
    }));
});

test("no address of a version doubles a part of itself", () => {
  const entries = readdirSync(site.publicDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(site.publicDir.length + 1));
  const doubled = files.filter((file) => /(?:^|\/)([^/]+)\/\1(?:\/|$)/.test(file));
  const redirects = read("_redirects").match(/\S*\/([^/\s]+)\/\1(?=[/\s])\S*/g);
  const sent = files
    .filter((file) => file.endsWith(".html"))
    .flatMap((file) => {
      const links = read(file).match(/href="[^"#]*\/([^/"]+)\/\1(?=[/"])[^"]*"/g);
      return links ? [[file, ...links]] : [];
    });
  expect([doubled, redirects, sent]).toEqual([[], null, []]);
});

describe("what changed in the API", () => {
  test("is a changelog for each version that has one before it", () => {
    expect(html("docs/api/changes")).toContain("1 operation differs from 2.0, 1 of them");
    const changelog = html("docs/2.0/api/changes");
    expect(changelog).toContain("3 operations differ from 1.x, 2 of them");
    expect(changelog).toContain('href="/docs/v1/api/delete-item"');
    const order = ["List items", "Delete an item", "Create an item"].map((title) =>
      changelog.lastIndexOf(`>${title}</a>`),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(html("docs/2.0/category/api")).toContain('href="/docs/2.0/api/changes"');
  });

  test("is a badge and a list on the page of a changed operation, leading to the fields", () =>
    at("/docs/api/create-item", async (page) => {
      const changes = page.locator("#changes");
      expect(await changes.locator("summary").innerText()).toBe("Breaking What changed since 2.0");
      await changes.locator("summary").click();
      expect(await changes.locator("li").allInnerTexts()).toEqual([
        "Breaking Request body weight: Added, and required",
      ]);
      await changes.getByRole("link", { name: "weight" }).click();
      expect(new URL(page.url()).hash).toBe("#body.weight");
      expect(await page.locator('[id="body.weight"]').isVisible()).toBe(true);
    }));

  test("is in the Markdown versions: of the changelog, and of each changed operation", () => {
    const changelog = read("docs/2.0/api/changes.md");
    expect(changelog).toContain("/docs/v1/api/delete-item.md)");
    expect(changelog).toContain("## Items");
    expect(read("docs/api/create-item.md")).toContain(
      "## What changed since 2.0\n\n- **Breaking** Request body `weight`: Added, and required\n",
    );
    expect(read("docs/2.0/api/create-item.md")).toContain("**New since 1.x.**");
    expect(read("docs/2.0/api/create-item.md")).not.toContain("weight");
    expect(read("docs/api/list-items.md")).not.toContain("changed since");
  });

  test("says which operations are new, and nothing on those that stayed as they were", () => {
    expect(html("docs/2.0/api/create-item")).toContain("New since 1.x");
    expect(html("docs/api/list-items")).not.toMatch(/id="changes"|New since/);
  });

  test("is a feed with a date and an entry for each version that differs from the one before", () => {
    const { format, feed } = parseFeed(read("docs/api/changes/atom.xml"));
    const { entries = [], updated } = feed as Feed;
    // Today's version has no release date here, and Git knows nothing of a copy.
    expect([format, updated, entries.map(({ id, updated: day }) => [pathOf(id), day])]).toEqual([
      "atom",
      "2026-05-01T00:00:00.000Z",
      [
        ["/docs/api/changes", "2026-05-01T00:00:00.000Z"],
        ["/docs/2.0/api/changes", "2026-05-01T00:00:00.000Z"],
      ],
    ]);
    expect(entries.map(({ content }) => content?.value).join()).toContain("weight");
    expect(html("docs/api/changes")).toContain('href="/docs/api/changes/atom.xml"');
  });
});
