import type { Page } from "@playwright/test";
import { storageKeys } from "../../src/browser/storage-keys";
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

test.describe("a control that is used before the scripts are there", () => {
  test.use({ viewport: viewports.desktop });
  const order = "/docs/api/create-sales-order";
  const choose = (page: Page, group: string, name: string) =>
    page.getByRole("radiogroup", { name: group }).getByText(name, { exact: true }).click();

  test("shows the language and the example that were chosen", async ({ page }) => {
    const scriptsCome = await openWithoutScripts(page, order);
    await choose(page, "Request example", "An export in Canadian dollars");
    await choose(page, "Language", "Python");
    await scriptsCome();
    const sample = page.locator("[data-request] pre");
    await expect(sample).toContainText("requests.post(");
    await expect(page.getByRole("radio", { name: "An export in Canadian dollars" })).toBeChecked();
    await expect(page.locator("details.example[open] pre")).toContainText("CAD");
  });

  test("opens as many levels as were chosen, and shows required fields only", async ({ page }) => {
    const scriptsCome = await openWithoutScripts(page, order);
    await page.getByLabel("Nested fields").selectOption("1");
    await page.getByLabel("Required only").check();
    await scriptsCome();
    await expect(page.locator("[id='body.lines.itemId']")).toBeVisible();
    await expect(page.locator("[id='body.orderDate']")).toBeHidden();
  });

  test("loads the fields of an object that was opened", async ({ page }) => {
    const scriptsCome = await openWithoutScripts(page, order);
    const waiting = page
      .locator("section[aria-labelledby=request-body] details:has(> [data-elsewhere])")
      .first();
    const path = await waiting.getAttribute("data-path");
    const details = page.locator(`details[data-path="${path}"]`);
    await details.locator("> summary").click();
    await scriptsCome();
    await expect(details.locator(`.field[id^="${path}."]`).first()).toBeVisible();
  });

  test("filters the operations by what was typed", async ({ page }) => {
    const scriptsCome = await openWithoutScripts(page, "/docs/api");
    const filter = page.getByLabel("Filter operations");
    await filter.pressSequentially("create-sales");
    await scriptsCome();
    await expect(filter).toHaveValue("create-sales");
    await expect(page.getByRole("link", { name: "Create a sales order" }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "List vendors" })).toHaveCount(0);
  });

  test("keeps what was typed on the search page, and searches for it", async ({ page }) => {
    const scriptsCome = await openWithoutScripts(page, "/search");
    const input = page.locator("main").getByRole("searchbox");
    await input.pressSequentially("shipment");
    await scriptsCome();
    await expect(input).toHaveValue("shipment");
    await expect(page).toHaveURL(/q=shipment/);
  });

  test("shows the query of the address, and keeps what is added to it", async ({ page }) => {
    const scriptsCome = await openWithoutScripts(page, "/search?q=invoice");
    const input = page.locator("main").getByRole("searchbox");
    await expect(input).toHaveValue("invoice");
    await input.press("End");
    await input.pressSequentially(" status");
    await scriptsCome();
    await expect(page).toHaveURL(/q=invoice\+status/);
    await expect(input).toHaveValue("invoice status");
  });

  test("keeps what was typed after the search was opened", async ({ page }) => {
    const scriptsCome = await openWithoutScripts(page, "/docs/intro");
    await page.locator("button[data-search-open]").click();
    await page.keyboard.type("invoice");
    await expect(page).toHaveURL("/docs/intro");
    await scriptsCome();
    await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("invoice");
  });

  for (const shortcut of ["Control+k", "/"])
    test(`opens the search by ${shortcut}, with what was typed after it`, async ({ page }) => {
      const scriptsCome = await openWithoutScripts(page, "/docs/intro");
      await page.keyboard.press(shortcut);
      await page.keyboard.type("invoice");
      await scriptsCome();
      await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("invoice");
    });

  test("leaves a slash in a field, and where shortcuts of one key are off", async ({ page }) => {
    let scriptsCome = await openWithoutScripts(page, "/docs/api");
    const filter = page.getByLabel("Filter operations");
    await filter.pressSequentially("/items");
    await expect(filter).toHaveValue("/items");
    await scriptsCome();
    await page.evaluate((key) => localStorage.setItem(key, "off"), storageKeys.singleKeys);
    scriptsCome = await openWithoutScripts(page, "/docs/intro");
    await page.keyboard.press("/");
    await scriptsCome();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("says that it is busy at once, until the console is there", async ({ page }) => {
    const scriptsCome = await openWithoutScripts(page, order);
    const button = page.getByRole("button", { name: "Try it" });
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await scriptsCome();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("[data-console]")).not.toHaveAttribute("aria-busy");
  });

  test("opens the half of a page that was chosen", async ({ page }) => {
    const scriptsCome = await openWithoutScripts(page, "/docs/tutorial/core-features/salesorder");
    await page.getByText("With the API", { exact: true }).first().click();
    await scriptsCome();
    await expect(page.getByRole("button", { name: "Run" }).first()).toBeVisible();
  });

  test("enlarges a diagram", async ({ page }) => {
    const scriptsCome = await openWithoutScripts(page, "/docs/api/sales-order");
    await page.getByRole("button", { name: "Enlarge" }).first().click();
    await scriptsCome();
    await expect(page.getByRole("dialog").locator("svg")).toBeVisible();
  });
});
