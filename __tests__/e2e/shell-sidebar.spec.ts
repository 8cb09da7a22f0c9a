import type { Page } from "@playwright/test";
import { collapseDuration } from "../../src/browser/collapse-duration";
import { text } from "../../src/i18n/text";
import { follow } from "./support/follow";
import { markDocument, untilHydrated } from "./support/hydration";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

interface Motion {
  height: number;
  duration: number;
}

/** Notes each change of height as it begins, however soon it is over: how far it goes, and how long it takes. */
async function watchHeights(page: Page): Promise<() => Promise<Motion[]>> {
  await page.addInitScript(() => {
    const motions: Motion[] = [];
    Object.assign(window, { motions });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      const effect = animation.effect as KeyframeEffect;
      const heights = effect.getKeyframes().map(({ height }) => parseFloat(String(height)));
      const duration = Number(effect.getTiming().duration);
      if (heights.every((height) => height >= 0))
        motions.push({ height: Math.max(...heights), duration });
      return animation;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, "motions") as Motion[]);
}

test.describe("groups of a sidebar", () => {
  for (const [motion, reducedMotion] of [
    ["as long as their height says", "no-preference"],
    ["in 1 ms when reduced motion is preferred", "reduce"],
  ] as const)
    test(`open and close ${motion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      const motions = await watchHeights(page);
      await page.goto("/docs/category/ianaiapi");
      await untilHydrated(page);
      const sidebar = page.getByRole("navigation", { name: "API sidebar" });
      const group = sidebar.locator("button[aria-expanded]").first();
      for (const turn of [1, 2]) {
        await group.click();
        await expect.poll(motions).toHaveLength(turn);
        const { height = 0, duration } = (await motions()).at(-1) ?? {};
        expect(height).toBeGreaterThan(30);
        expect(duration).toBe(collapseDuration(height, reducedMotion === "reduce"));
      }
    });
});

test.describe("the position of a sidebar", () => {
  test("is kept when another page is opened from it", async ({ page }) => {
    await page.goto("/docs/category/ianaiapi");
    await untilHydrated(page);
    const isSameDocument = await markDocument(page);
    const sidebar = page.getByRole("navigation", { name: "API sidebar" });
    for (const button of await sidebar.locator('button[aria-expanded="false"]').all())
      await button.click();
    await sidebar.evaluate((nav) => (nav.scrollTop = 260));
    const before = await sidebar.evaluate((nav) => nav.scrollTop);
    expect(before).toBeGreaterThan(100);
    const link = sidebar.locator('a[href^="/docs/api/"]').filter({ visible: true });
    const seen = await link.evaluateAll((links) => {
      const middle = innerHeight / 2;
      return links.findIndex((one) => one.getBoundingClientRect().top > middle);
    });
    await link.nth(seen).click();
    await expect(page).toHaveURL(/\/docs\/api\//);
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport();
    await expect.poll(() => sidebar.evaluate((nav) => nav.scrollTop)).toBe(before);
    await expect.poll(isSameDocument).toBe(true);
  });
});

test.describe("from one operation to another", () => {
  test("the sidebar stays; the way to the page is open, what was opened on the way to the last is not", async ({
    page,
  }) => {
    await page.goto("/docs/api/get-item");
    await untilHydrated(page);
    const isSameDocument = await markDocument(page);
    const sidebar = page.getByRole("navigation", { name: "API sidebar" });
    const main = page.locator("main");
    const current = sidebar.locator('[aria-current="page"]');
    const group = current.locator("xpath=ancestor::li[@data-depth][1]");
    const toggle = group.locator("button[aria-expanded]").first();
    await sidebar.evaluate((nav) => nav.setAttribute("data-kept", "sidebar"));
    await main.evaluate((element) => element.setAttribute("data-kept", "page"));

    await sidebar.locator('a[href="/docs/api/create-item"]').click();
    await expect(page.locator("main h1")).toHaveText("Create an item");
    await expect(current).toHaveAttribute("href", "/docs/api/create-item");
    await expect(sidebar).toHaveAttribute("data-kept", "sidebar");
    await expect(main).not.toHaveAttribute("data-kept", "page");

    // Closed by hand, it opens again for the next page in it.
    await toggle.click();
    await expect(current).toBeHidden();
    await page.goBack();
    await expect(page.locator("main h1")).toHaveText("Get an item");
    await expect(current).toHaveAttribute("href", "/docs/api/get-item");
    await expect(current).toBeInViewport();

    // Of another area: its group is open, that of the last page no longer.
    await expect(sidebar.locator('a[href="/docs/api/create-item"]')).toHaveCount(1);
    await follow(page, "/docs/api/get-vendor");
    await expect(current).toHaveAttribute("href", "/docs/api/get-vendor");
    await expect(current).toBeInViewport();
    await expect(sidebar.locator('a[href="/docs/api/create-item"]')).toHaveCount(0);
    await expect(sidebar).toHaveAttribute("data-kept", "sidebar");
    await expect.poll(isSameDocument).toBe(true);
  });
});

test("from one page of the docs to another the sidebar stays, and the rest is the new page's", async ({
  page,
}) => {
  await page.goto("/docs/tutorial/core-features/estimate");
  await untilHydrated(page);
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  const parts = [
    sidebar,
    page.locator("main"),
    page.getByRole("navigation", { name: text.onThisPage }),
  ];
  for (const part of parts) await part.evaluate((element) => element.setAttribute("data-kept", ""));
  await sidebar.locator('a[href="/docs/tutorial/core-features/salesorder"]').click();
  await expect(page.locator("main h1")).toHaveText("Take a sales order from draft to completed");
  await expect(page).toHaveTitle(/^Take a sales order/);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText("Sales orders");
  await expect
    .poll(() => Promise.all(parts.map((part) => part.getAttribute("data-kept"))))
    .toEqual(["", null, null]);
  await page.goBack();
  await expect(page.locator("main h1")).toHaveText("Create an estimate and convert it to an order");
  await expect(sidebar).toHaveAttribute("data-kept", "");
});
