import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe";
import { untilHydrated } from "./support/hydration";
import { pageKinds } from "./support/page-kinds";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

const overview = "/docs/api/sales-order";
const tutorial = "/docs/tutorial/core-features/salesorder";
const operation = "/docs/api/issue-sales-order";
const places = [overview, tutorial, operation, pageKinds.doc, "/blog/mdx-blog-post"];

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await untilHydrated(page);
}

const drawn = (page: Page) => page.locator(".diagram").filter({ hasText: "draft" }).first();

for (const [name, viewport] of Object.entries({
  phone: viewports.phone,
  desktop: viewports.desktop,
}))
  test(`every diagram can be enlarged by the keyboard, and gives the focus back, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const route of places) {
      await open(page, route);
      const figures = page.locator("figure.diagram");
      const buttons = figures.getByRole("button", { name: "Enlarge" });
      await expect(buttons, route).toHaveCount(await figures.count());
      const button = buttons.last();
      const before = await figures.last().locator("svg:visible").boundingBox();
      await button.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      const drawing = dialog.locator("svg");
      await expect(drawing).toBeVisible();
      const width = async () => (await drawing.boundingBox())?.width ?? 0;
      await expect
        .poll(width, { message: route })
        .toBeGreaterThanOrEqual(Math.floor(before?.width ?? 999));
      const first = await width();
      await dialog.getByRole("button", { name: "Larger" }).click();
      await expect.poll(width, { message: route }).toBeGreaterThan(first);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

test("a state leads to its meaning, on its page, from a tutorial, and from an operation, by keyboard too", async ({
  page,
}) => {
  const meaning = page.locator("#sales-order-status-shipped");
  for (const route of [overview, tutorial, operation]) {
    await open(page, route);
    const state = drawn(page)
      .locator("svg:visible")
      .getByRole("link", { name: "shipped", exact: true });
    await state.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${overview}#sales-order-status-shipped`);
    await expect(meaning, route).toBeInViewport();
    await expect(meaning).toContainText("No line has anything left to ship.");
  }
});

test("a state in an enlarged diagram leads to its meaning, which nothing covers, and the dialog is gone", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await open(page, tutorial);
  await drawn(page).getByRole("button", { name: "Enlarge" }).click();
  const dialog = page.getByRole("dialog");
  await expectNoAxeViolations(page);
  await dialog.getByRole("link", { name: "open", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const isFree = () =>
    page.locator("#sales-order-status-open").evaluate((meaning) => {
      const { left, top } = meaning.getBoundingClientRect();
      return meaning.contains(document.elementFromPoint(left + 4, top + 4));
    });
  await expect.poll(isFree).toBe(true);
});

test("where no page explains a lifecycle, its states are explained beside the drawing", async ({
  page,
}) => {
  await open(page, "/docs/api/update-sales-order-line-item-status");
  const figure = page.locator(".diagram").filter({ hasText: "backordered" }).first();
  await figure.getByRole("link", { name: "backordered", exact: true }).first().click();
  await expect(page.locator("#sales-order-line-status-backordered")).toBeInViewport();
});

test("letters of all diagrams are in the site's font", async ({ page }) => {
  for (const route of places) {
    await open(page, route);
    await page.evaluate(() => document.fonts.ready);
    const fonts = await page
      .locator(".diagram svg text")
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fontFamily));
    const site = await page.locator("body").evaluate((body) => getComputedStyle(body).fontFamily);
    expect([...new Set(fonts)], route).toEqual([site]);
    await expect.poll(() => page.evaluate(() => document.fonts.check("12px Geist"))).toBe(true);
    await expect(page.locator("main img[src$='.svg']"), route).toHaveCount(0);
  }
});
