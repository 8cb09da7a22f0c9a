import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { untilHydrated } from "./support/hydration";
import { allRoutes, publicDir, readPage } from "./support/site";
import { expect, test } from "./support/test";

const read = (file: string) => readFileSync(join(publicDir, file), "utf8");
const alternate = /<link[^>]*type="text\/markdown"[^>]*href="([^"]*)"/;
const jsonLd = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;
const routes = allRoutes();

test("every page but the search has a Markdown version: its title, no leftovers of HTML, links to versions that are there", () => {
  const wrong: string[] = [];
  const files = new Map<string, string>();
  for (const route of routes) {
    const file = alternate.exec(readPage(route))?.[1];
    if (file && existsSync(join(publicDir, file))) files.set(route, read(file));
    else if (!["/search", "/offline"].includes(route)) wrong.push(`${route}: no Markdown version`);
  }
  const sites = new Set<string>();
  for (const [route, text] of files) {
    const [, url = ""] = /^url: (\S+)$/m.exec(text) ?? [];
    if (new URL(url).pathname !== route) wrong.push(`${route}: is said to be at ${url}`);
    sites.add(new URL(url).origin);
    const prose = text.replace(/^ *(`{3,})[^]*?^ *\1/gm, "").replace(/`[^`\n]*`/g, "");
    if (!/^# \S/m.test(prose)) wrong.push(`${route}: no title`);
    const html = /<\/?(?:div|span|p|a|strong|code|table|svg)[ >]/.exec(prose);
    if (html) wrong.push(`${route}: ${html[0]}`);
  }
  expect(sites.size).toBe(1);
  const [site = ""] = sites;
  for (const [route, text] of files)
    for (const [, address = ""] of text.matchAll(/\]\((https?:[^)\s]+\.md)(?:#[^)]*)?\)/g))
      if (address.startsWith(site) && !existsSync(join(publicDir, new URL(address).pathname)))
        wrong.push(`${route}: leads to ${address}`);
  expect(wrong).toEqual([]);
});

test("llms.txt leads to files that are there, and the whole site in one file has each operation once", () => {
  const index = read("llms.txt");
  const addresses = [...index.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(50);
  const missing = addresses.filter(
    (address) => !existsSync(join(publicDir, new URL(address).pathname)),
  );
  expect(missing).toEqual([]);
  const { tools } = JSON.parse(read("tools.json")) as { tools: { title: string; page: string }[] };
  expect(tools.filter(({ page }) => !existsSync(join(publicDir, `${page}.md`)))).toEqual([]);
  const full = read("llms-full.txt");
  expect(full.match(/^## Schemas$/gm)).toHaveLength(1);
  const titles = new Set(full.match(/^## .+$/gm));
  expect(tools.filter(({ title }) => !titles.has(`## ${title}`))).toEqual([]);
});

test("what pages say of themselves is JSON, with absolute addresses", () => {
  const kinds = new Map<string, number>();
  for (const route of routes)
    for (const [, text = ""] of readPage(route).matchAll(jsonLd)) {
      const data = JSON.parse(text) as { "@type": string; itemListElement?: { item?: string }[] };
      kinds.set(data["@type"], (kinds.get(data["@type"]) ?? 0) + 1);
      for (const { item } of data.itemListElement ?? [])
        if (item) expect(item).toMatch(/^https:\/\//);
    }
  expect([...kinds.keys()].sort()).toEqual([
    "APIReference",
    "BlogPosting",
    "BreadcrumbList",
    "TechArticle",
    "WebSite",
  ]);
  expect(kinds.get("WebSite")).toBe(1);
});

test("a page is copied as Markdown, by mouse and by keyboard, and looked at as text", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/api/get-item");
  await untilHydrated(page);
  const button = page.getByRole("button", { name: "Copy as Markdown" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.clipboard.readText()).replace(/\r/g, "")),
    )
    .toBe(read("docs/api/get-item.md"));
  await expect(button).toBeVisible();
  const href = await page.getByRole("link", { name: "View as Markdown" }).getAttribute("href");
  const answer = await request.get(href ?? "");
  expect(answer.headers()["content-type"]).toMatch(/^text\/markdown; ?charset=utf-8$/);
});

test("what can be taken away is named with its size, and is there", async ({ page, request }) => {
  await page.goto("/docs/category/ianaiapi");
  const links = page.locator("section[aria-labelledby=downloads] a");
  const hrefs = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  expect(hrefs.length).toBeGreaterThanOrEqual(7);
  for (const href of hrefs) {
    const answer = await request.head(href);
    expect(answer.status(), href).toBe(200);
  }
  await expect(page.getByText(/^\d+(\.\d)? [KM]?B$/)).toHaveCount(hrefs.length);
  await page.goto("/docs/api/item");
  await expect(page.getByRole("heading", { name: "Item: the API description" })).toBeVisible();
  const part = await request.get("/download/tags/item.json");
  const { paths } = (await part.json()) as { paths: object };
  expect(Object.keys(paths)).toContain("/items/{itemId}");
});
