import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { isBelowFolded } from "../../src/content/links/check-links";
import { allRoutes, baseUrl, publicDir, readPage } from "./support/site";
import { parsePage, type StaticPage } from "./support/static-page";
import { expect, test } from "@playwright/test";

// One process reads the whole build once; a browser is not needed.
test.describe.configure({ mode: "default" });

const pages = new Map<string, StaticPage>();

test.beforeAll(() => {
  for (const route of allRoutes()) pages.set(route, parsePage(readPage(route)));
});

/** Routes for which `problem` finds something, with what it found. */
function problemsOf(problem: (page: StaticPage, route: string) => string[]): string[] {
  return [...pages].flatMap(([route, page]) =>
    problem(page, route).map((found) => `${route}: ${found}`),
  );
}

test("every page answers 200 at its clean address", async () => {
  expect(pages.size).toBeGreaterThan(10);
  const failed: string[] = [];
  for (const route of pages.keys()) {
    const response = await fetch(baseUrl() + route, { redirect: "manual" });
    await response.arrayBuffer();
    if (response.status !== 200) failed.push(`${route}: ${response.status}`);
  }
  expect(failed).toEqual([]);
});

test("every page has a title, a description, a language, a main part and its canonical address without a script", () => {
  const problems = problemsOf(({ title, meta, canonical, lang, ids }, route) => [
    ...(title.length > 5 ? [] : [`title "${title}"`]),
    ...(meta.description ? [] : ["no description"]),
    ...(lang === "en" ? [] : [`language "${lang}"`]),
    ...(ids.has("main") ? [] : ["no main part"]),
    ...(meta["og:title"] && meta["og:url"] === canonical
      ? []
      : ["no Open Graph title and address"]),
    ...(canonical && new URL(canonical).pathname === route ? [] : [`canonical ${canonical}`]),
  ]);
  expect(problems).toEqual([]);
});

test("no two pages have the same title", () => {
  const seen = new Map<string, string>();
  const problems = problemsOf(({ title }, route) => {
    const first = seen.get(title);
    seen.set(title, route);
    return first === undefined ? [] : [`"${title}" is the title of ${first} too`];
  });
  expect(problems).toEqual([]);
});

test("every internal link leads to a page, and every anchor to a place on it", async () => {
  const checked = new Map<string, number>();
  const status = async (path: string) => {
    const known = checked.get(path);
    if (known !== undefined) return known;
    const response = await fetch(baseUrl() + path);
    await response.arrayBuffer();
    checked.set(path, response.status);
    return response.status;
  };
  const broken: string[] = [];
  for (const [route, page] of pages)
    for (const href of page.links) {
      const url = new URL(href, baseUrl() + route);
      if (url.origin !== baseUrl()) continue;
      const target = pages.get(url.pathname);
      if (!target && (await status(url.pathname)) !== 200) broken.push(`${route}: ${href}`);
      const [raw, anchor] = [url.hash.slice(1), decodeURIComponent(url.hash.slice(1))];
      const isThere = (page: StaticPage) =>
        page.ids.has(raw) || page.ids.has(anchor) || isBelowFolded(raw, page.folded);
      if (target && raw && !isThere(target)) broken.push(`${route}: ${href} (anchor)`);
    }
  expect(broken).toEqual([]);
});

test("no id stands twice on a page", () => {
  expect(problemsOf(({ repeatedIds }) => repeatedIds)).toEqual([]);
});

test("every page has one first heading, and no level is left out below it", () => {
  const problems = problemsOf(({ headings }) => [
    ...(headings.filter((level) => level === 1).length === 1 ? [] : [`headings ${headings}`]),
    ...headings.flatMap((level, at) => {
      const above = headings[at - 1];
      return above !== undefined && level > above + 1 ? [`h${above}, then h${level}`] : [];
    }),
  ]);
  expect(problems).toEqual([]);
});

test("every link, button and field has a name", () => {
  const problems = problemsOf(({ controls }) =>
    controls.flatMap(({ element, name }, at) =>
      name ? [] : [`${element} after "${controls[at - 1]?.name ?? ""}"`],
    ),
  );
  expect(problems).toEqual([]);
});

test("no page shows its front matter, or Markdown that was not read", () => {
  const problems = problemsOf(({ prose }) => [
    ...(prose.match(/\*\*\w.{0,30}|.{0,30}\]\(|:::.{0,30}|\{#[\w-]+\}|`[^`]{1,30}`?/g) ?? []),
    ...(prose.match(/\b(?:sidebar_position|slug|unlisted|hide_title): .{0,30}/g) ?? []),
  ]);
  expect(problems).toEqual([]);
});

test("no page shows what a program forgot to format", () => {
  const problems = problemsOf(({ prose, text }) => [
    ...(prose.match(/.{0,30}\b(?:undefined|NaN)\b.{0,30}/g) ?? []),
    ...(text.match(/.{0,30}\[object \w+\].{0,30}/g) ?? []),
  ]);
  expect(problems).toEqual([]);
});

test("every page that search engines list has an Open Graph image of 1200 by 630 px at an absolute address", async () => {
  const fileOf = (address = "") =>
    URL.canParse(address) ? join(publicDir, new URL(address).pathname) : "";
  const isListed = ({ meta }: StaticPage) => !meta.robots?.includes("noindex");
  const problems = problemsOf((page) => [
    ...(!isListed(page) || existsSync(fileOf(page.meta["og:image"]))
      ? []
      : [`image ${page.meta["og:image"]}`]),
    ...(!isListed(page) || page.meta["twitter:card"] === "summary_large_image"
      ? []
      : ["a small card"]),
  ]);
  expect(problems).toEqual([]);
  const { width, height } = await sharp(
    fileOf(pages.get("/docs/intro")?.meta["og:image"]),
  ).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
});
