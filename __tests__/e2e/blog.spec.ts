import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe";
import { markDocument, untilHydrated } from "./support/hydration";
import { allRoutes, publicDir, readPage } from "./support/site";
import { expect, test } from "./support/test";
import { expectNoHorizontalOverflow, viewports } from "./support/viewport";

const found = (page: Page) => page.getByRole("list", { name: "Posts with all chosen tags" });

test.describe("the filter of several tags", () => {
  test("narrows by each tag, in the address, without a reload; back and forward go step by step", async ({
    page,
  }) => {
    await page.goto("/blog/tags");
    await untilHydrated(page);
    const isSameDocument = await markDocument(page);
    await page.setViewportSize(viewports.phone);
    await page.evaluate(() => scrollTo(0, 120));
    await page.getByRole("checkbox", { name: "hello" }).check();
    await expect(page).toHaveURL(/\/blog\/tags\?tag=hello$/);
    await expect(found(page).getByRole("listitem")).toHaveCount(3);
    await page.getByRole("checkbox", { name: "facebook" }).check();
    await expect(page).toHaveURL(/\?tag=hello&tag=facebook$/);
    await expect.poll(() => page.evaluate(() => scrollY), "the page stays where it was").toBe(120);
    await expect(found(page).getByRole("link")).toHaveText(["Welcome to the new documentation"]);
    await expect(page.getByRole("status").first()).toContainText("1 post about hello and facebook");
    await expect(page.getByRole("checkbox", { name: "hola" })).toBeDisabled();

    await page.goBack();
    await expect(found(page).getByRole("listitem")).toHaveCount(3);
    await page.goBack();
    await expect(found(page)).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole("checkbox", { name: "hello" })).toBeChecked();
    await expect.poll(isSameDocument).toBe(true);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages of single tags serve", async ({ page }) => {
    await page.goto("/blog/tags?tag=hello&tag=hola");
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "hello" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Posts about hello");
    await expect(page.getByRole("article")).toHaveCount(3);
  });

  test("the archive has its chart and its jumps", async ({ page }) => {
    await page.goto("/blog/archive");
    await expect(
      page.getByRole("img", { name: /^Posts over time, from 2025-11 to 2026-11/ }),
    ).toBeVisible();
    await page
      .getByRole("navigation", { name: "Years and months" })
      .getByText("Nov")
      .first()
      .click();
    await expect(page.getByRole("heading", { name: /^November/ }).first()).toBeInViewport();
  });
});

test("the archive leads to posts without a reload", async ({ page }) => {
  await page.goto("/blog/archive");
  await untilHydrated(page);
  const isSameDocument = await markDocument(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Idempotency keys/ })
    .click();
  await expect(page).toHaveURL(/\/blog\/first-blog-post$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Idempotency keys");
  await expect.poll(isSameDocument).toBe(true);
});

test("a post has its date, authors, contents, neighbors, relations and ways to share it", async ({
  page,
}) => {
  await page.goto("/blog/long-blog-post");
  const main = page.getByRole("main");
  await expect(main.getByText("June 16, 2026")).toBeVisible();
  await expect(main.getByRole("link", { name: "Maren Holt" }).first()).toHaveAttribute(
    "href",
    "/blog/authors/maren",
  );
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeVisible();
  const beside = page.getByRole("navigation", { name: "Previous and next page" });
  await expect(beside.getByRole("link")).toHaveText([
    /Newer post.*Diagrams/,
    /Older post.*Idempotency/,
  ]);
  await expect(
    page.getByRole("navigation", { name: "Related posts" }).getByRole("link"),
  ).toHaveCount(3);
  await expect(main.getByRole("link", { name: "Email", exact: true })).toHaveAttribute(
    "href",
    /^mailto:\?subject=From%20quote/,
  );
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(json ?? "")).toMatchObject({
    "@type": "BlogPosting",
    datePublished: "2026-06-16",
    author: [{ name: "Maren Holt" }, { name: "Daniel Okafor" }],
  });
});

test("on a phone the contents of a post fold open above it", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await page.goto("/blog/long-blog-post");
  await page.getByRole("main").getByText("On this page", { exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Cash: the last step" }).first().click();
  await expect(page).toHaveURL(/#cash-the-last-step$/);
  await expectNoHorizontalOverflow(page);
  await expectNoAxeViolations(page);
});

test("the image of a post comes in a modern format, in the right size, with its place kept", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.setViewportSize(viewports.phone);
  await page.goto("/blog/welcome");
  const image = page.getByRole("main").getByRole("img", { name: /^Three kinds of source/ });
  await expect(image).toHaveAttribute("width", "1600");
  await expect(image).toHaveAttribute("height", "820");
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/-(360|720)\.avif$/);
  await expect(image).toHaveJSProperty("complete", true);
  expect(asked.filter((url) => /-\d+\.(png|jpg)$/.test(url))).toEqual([]);
});

test("every page of the blog names its feeds, which are there", () => {
  const wrong = allRoutes()
    .filter((route) => /^\/blog(?:$|\/)/.test(route))
    .flatMap((route) => {
      const feeds = [...readPage(route).matchAll(/<link[^>]*type="application\/rss\+xml"[^>]*>/g)];
      const files = feeds.map(([link]) => new URL(/href="([^"]*)"/.exec(link)?.[1] ?? "").pathname);
      const missing = files.filter((file) => !existsSync(join(publicDir, file)));
      return files.length ? missing.map((file) => `${route}: ${file}`) : [`${route}: no feed`];
    });
  expect(wrong).toEqual([]);
});
