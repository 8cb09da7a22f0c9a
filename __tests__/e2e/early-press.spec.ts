import type { Page } from "@playwright/test";
import { untilHydrated } from "./support/hydration";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

/** Opens a page whose scripts stay away until the returned function is called. */
async function openWithoutScripts(page: Page, route: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(/\/[^/]+\.js$/, async (request) => {
    await released;
    await request.continue();
  });
  await page.goto(route, { waitUntil: "commit" });
  await page.locator("main h1").waitFor();
  return async () => {
    release();
    await untilHydrated(page);
  };
}

test.describe("a button that is pressed before the scripts are there", () => {
  test("acts when they are: the menu opens", async ({ page }) => {
    await page.setViewportSize(viewports.phone);
    const scriptsCome = await openWithoutScripts(page, "/docs/intro");
    const menu = page.getByRole("button", { name: "Open menu" });
    await menu.click();
    await scriptsCome();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("acts once: the theme changes, and what copies has copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      navigator.clipboard.writeText = (text) => Promise.resolve(void said.push(text));
    });
    const copied = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
    let scriptsCome = await openWithoutScripts(page, "/docs/api/get-item");
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    await scriptsCome();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

    scriptsCome = await openWithoutScripts(page, "/docs/api/get-vendor");
    await page.getByRole("button", { name: "Copy method and path" }).click();
    await scriptsCome();
    await expect.poll(copied).toHaveLength(1);
    // It acts as ever from then on.
    await page.getByRole("button", { name: "Copy method and path" }).click();
    await expect.poll(copied).toHaveLength(2);
  });

  test("does not when the reader has gone on to something else", async ({ page }) => {
    await page.setViewportSize(viewports.phone);
    const scriptsCome = await openWithoutScripts(page, "/docs/intro");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.locator("main h1").click();
    await scriptsCome();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
