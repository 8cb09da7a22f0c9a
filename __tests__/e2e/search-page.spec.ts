import { expectNoAxeViolations } from "./support/axe";
import { untilHydrated } from "./support/hydration";
import { searchFiles } from "./support/search";
import { expect, test } from "./support/test";
import { chooseTheme, themes } from "./support/theme";
import { expectNoHorizontalOverflow, viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

test.describe("the search page", () => {
  test("shows the results of a shared link: counted, grouped, marked, with their way", async ({
    page,
  }) => {
    await page.goto("/search?q=sales%20order");
    await expect(page.getByRole("searchbox")).toHaveValue("sales order");
    await expect(page.getByRole("status").first()).toHaveText(/^\d+ results for “sales order”$/);
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 2 }).first()).toBeVisible();
    expect(await main.locator("ol > li").count()).toBeLessThanOrEqual(20);
    await expect(main.locator("mark").first()).toBeVisible();
    await main.locator("ol > li a").first().click();
    await expect(page).toHaveURL(/\/docs\//);
  });

  test("keeps the query in its address: back and forward work", async ({ page }) => {
    await page.goto("/search");
    await untilHydrated(page);
    const field = page.getByRole("searchbox");
    await field.fill("vendor");
    await expect(page).toHaveURL("/search?q=vendor");
    await field.fill("customer");
    await expect(page).toHaveURL("/search?q=customer");
    await page.goBack();
    await expect(field).toHaveValue("vendor");
    await expect(page.getByRole("status").first()).toContainText("“vendor”");
    await page.goForward();
    await expect(field).toHaveValue("customer");
    await expect(page.getByRole("status").first()).toContainText("“customer”");
  });

  test("pages through the results, twenty at a time", async ({ page }) => {
    await page.goto("/search?q=item");
    const results = page.locator("main ol > li");
    await expect(results).toHaveCount(20);
    const first = await results.first().innerText();
    const pages = page.getByRole("navigation", { name: "Pages of results" });
    await pages.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL("/search?q=item&page=2");
    await expect(results.first()).not.toHaveText(first);
    await expect(pages).toContainText("Page 2 of");
    await page.goBack();
    await expect(pages).toContainText("Page 1 of");
  });

  test("filters by kind and group, and says so in the address", async ({ page }) => {
    await page.goto("/search?q=sales%20order");
    const filters = page.locator("details").filter({ hasText: "Filters" });
    const kinds = filters.getByRole("group", { name: "Kind" });
    const operations = kinds.getByRole("checkbox", { name: /^Operations/ });
    await expect(operations).toBeVisible();
    await operations.check();
    await expect(page).toHaveURL(/kind=operation/);
    await expect(page.locator("main ol > li p:first-child").first()).toContainText("Operations");
    const all = await page.locator("main ol > li p:first-child").allInnerTexts();
    expect(all.every((trail) => trail.startsWith("Operations"))).toBe(true);
    expect(await kinds.getByRole("checkbox").count()).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page).not.toHaveURL(/kind=/);
  });

  test("says that it found nothing, and suggests what does", async ({ page }) => {
    await page.goto("/search?q=qqzzxxqqwwvv");
    const main = page.locator("main");
    await expect(main.getByText("No results for")).toBeVisible();
    await expect(main.getByRole("link", { name: "Let us know." })).toBeVisible();
    const suggestion = main.getByText("Try searching for:").getByRole("button").first();
    await suggestion.click();
    await expect(page.locator("main ol > li").first()).toBeVisible();
  });

  test("shows HTML in a query as what it is", async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent("<img src=x onerror=window.hacked=1>")}`);
    await expect(page.getByRole("searchbox")).toHaveValue("<img src=x onerror=window.hacked=1>");
    await expect(page.locator("[data-search-status=done]")).toHaveCount(1);
    await expect(page.locator("main img")).toHaveCount(0);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  });

  test.describe("without its files", () => {
    test.use({
      expectedOutput: [/request failed|ERR_FAILED|The search failed|Failed to load resource/],
    });

    test("says so, and a second try works", async ({ page, context }) => {
      await context.route(searchFiles, (route) => route.abort());
      await page.goto("/search?q=item");
      await expect(page.getByText("Unable to fetch results")).toBeVisible();
      await context.unroute(searchFiles);
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(page.locator("main ol > li").first()).toBeVisible();
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is a form with ways to everything there is", async ({ page }) => {
      await page.goto("/search");
      await expect(page.getByRole("searchbox")).toBeVisible();
      await expect(page.locator("noscript p")).toBeVisible();
      expect(await page.locator("main noscript a, main a").count()).toBeGreaterThan(3);
    });

    test("is where the button of the top bar leads", async ({ page }) => {
      await page.goto("/docs/intro");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page).toHaveURL(/\/search\??$/);
    });
  });

  for (const theme of themes)
    for (const [size, viewport] of Object.entries(viewports))
      test(`reads well on a ${size} in ${theme}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await chooseTheme(page, theme);
        await page.goto("/search?q=sales%20order");
        await expect(page.locator("main ol > li").first()).toBeVisible();
        await expectNoAxeViolations(page);
        await expectNoHorizontalOverflow(page);
      });
});
