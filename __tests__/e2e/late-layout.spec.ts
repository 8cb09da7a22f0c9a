import type { Page } from "@playwright/test";
import { htmlTook } from "./support/html-took";
import { untilHydrated } from "./support/hydration";
import { watchLayoutShift } from "./support/layout-shift";
import { scriptsOfAllPages } from "./support/page-script";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";
import { fontsLeftOut, withoutFonts } from "./support/without-fonts";

const operation = "/docs/api/create-item";
const tutorial = "/docs/tutorial/core-features/salesorder";
const pages = { operation, tutorial, post: "/blog/long-blog-post" };

test.use({ expectedOutput: [fontsLeftOut] });

const waits = (page: Page) => page.evaluate(() => document.documentElement.dataset.layout);

/** Height of each block of text or field that is not folded away, whether or not it waits. */
const heights = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".prose > *, .field, .response, .panel, footer")]
      .filter((part) => part.checkVisibility())
      .map((part) => Math.round(part.getBoundingClientRect().height * 10) / 10),
  );

test.describe("on a phone", () => {
  test.use({ viewport: viewports.phone });

  for (const [kind, route] of Object.entries(pages))
    test(`what is below the first screen waits until the page is alive, and is as high as ever then: ${kind}`, async ({
      page,
    }) => {
      await withoutFonts(page);
      await page.route(scriptsOfAllPages, () => undefined);
      await page.goto(route);
      await expect.poll(() => waits(page)).toBe("late");
      const drawn = () =>
        page.evaluate(() =>
          [...document.querySelectorAll("main p, main li")].map((part) =>
            part.checkVisibility({ contentVisibilityAuto: true }),
          ),
        );
      await expect.poll(async () => (await drawn()).at(0)).toBe(true);
      await expect.poll(async () => (await drawn()).filter((is) => !is).length).toBeGreaterThan(20);

      await page.unroute(scriptsOfAllPages);
      await page.goto("about:blank");
      const layoutShift = await watchLayoutShift(page);
      await page.goto(route);
      await expect.poll(() => waits(page)).toBeUndefined();
      await expect(page.locator("[style*=content-visibility]")).toHaveCount(0);
      await expect(page.locator('[style=""]')).toHaveCount(0);
      await expect.poll(layoutShift).toBe(0);
      await page.locator("html[data-styles=whole]").waitFor();
      const late = await heights(page);

      await page.goto(`${route}#main`);
      await page.reload();
      await page.locator("html[data-styles=whole]").waitFor();
      await expect.poll(() => waits(page)).toBeUndefined();
      await expect.poll(() => heights(page)).toEqual(late);
    });
});

test("seen while it waits, a part is as high as ever", async ({ page }) => {
  test.slow();
  await withoutFonts(page);
  await page.route(scriptsOfAllPages, () => undefined);
  for (const route of Object.values(pages)) {
    await page.goto(route);
    // A window so high that all of it is seen.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: viewports.desktop.width, height: height + 500 });
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".prose *, .field *, footer *")]
        .filter((part) => part.checkVisibility())
        .every((part) => part.checkVisibility({ contentVisibilityAuto: true })),
    );
    await expect.poll(() => waits(page)).toBe("late");
    const late = await heights(page);
    await page.evaluate(() => delete document.documentElement.dataset.layout);
    await expect.poll(() => heights(page)).toEqual(late);
    await page.setViewportSize(viewports.desktop);
  }
});

test("nothing waits where a position is to be found: a place, a text, a page loaded again", async ({
  page,
}) => {
  await page.route(scriptsOfAllPages, () => undefined);
  for (const address of [`${operation}#responses`, `${operation}#:~:text=Responses`]) {
    await page.goto("about:blank");
    await page.goto(address);
    await expect.poll(() => waits(page)).toBeUndefined();
  }
  await page.goto(tutorial);
  await expect.poll(() => waits(page)).toBe("late");
  await page.reload();
  await expect.poll(() => waits(page)).toBeUndefined();
});

test("a page is changed to, and waits for nothing, also while the sheets of the first one hang", async ({
  page,
}) => {
  await page.route(/\.css$/, () => undefined);
  const sheet = page.waitForRequest(/\.css$/);
  await page.goto(operation);
  await untilHydrated(page);
  await sheet;
  await expect.poll(() => waits(page)).toBe("late");
  await page
    .getByRole("navigation", { name: /previous/i })
    .getByRole("link")
    .last()
    .click();
  await expect(page.locator("main h1")).not.toHaveText("Create an item");
  await expect.poll(() => waits(page)).toBeUndefined();
  await expect(page.locator("[style*=content-visibility]")).toHaveCount(0);
});

test("a reader who is quicker goes where a link leads, and nothing is left behind", async ({
  page,
}) => {
  await htmlTook(page, 60);
  await page.goto(tutorial);
  await untilHydrated(page);
  const link = page.getByRole("navigation", { name: /on this page/i }).getByRole("link");
  const target = await link.last().getAttribute("href");
  await link.last().click();
  await expect(page.locator(target ?? "")).toBeInViewport();
  await expect.poll(() => waits(page)).toBeUndefined();
  await expect(page.locator(target ?? "")).toBeInViewport();
  await expect(page.locator("[style*=content-visibility]")).toHaveCount(0);
});
