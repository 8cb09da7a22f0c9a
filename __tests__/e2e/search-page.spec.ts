import { goldenQueries } from "../bench/search/golden";
import { untilHydrated } from "./support/hydration";
import { expectGoodLooks } from "./support/looks";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

test.describe("the search page", () => {
  test("shows the results of a shared link: counted, grouped, marked, with their way", async ({
    page,
  }) => {
    await page.goto("/search?q=sales%20order");
    await expect(page.getByRole("searchbox")).toHaveValue("sales order");
    await expect(page.getByRole("status").first()).toHaveText(/^[\d,]+ results for “sales order”$/);
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(main.locator("mark").first()).toBeVisible();
    await expect(main.locator("ol > li").nth(20)).toHaveCount(0);
    const excerpt = main.locator("ol > li p:has(mark)").first();
    await expect(excerpt).toHaveCSS("text-align", "start");
    await expectGoodLooks(page);
    await main.locator("ol > li a").first().click();
    await expect(page).toHaveURL(/\/docs\//);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: viewports.phone });

    test("has excerpts of two lines at most, with an end", async ({ page }) => {
      const queries = goldenQueries("relevance.yaml").filter((_, at) => at % 27 === 0);
      expect(queries.length).toBeGreaterThanOrEqual(13);
      await page.goto("/search");
      await untilHydrated(page);
      const wrong: string[] = [];
      for (const { query } of queries) {
        await page.getByRole("searchbox").fill(query);
        await expect(page.getByRole("status").first()).toContainText(`“${query}”`);
        const excerpts = await page
          .locator("main ol > li > p:last-child:not(:has(code))")
          .evaluateAll((all) =>
            all.map((element) => {
              const { height } = element.getBoundingClientRect();
              const lines = Math.round(height / parseFloat(getComputedStyle(element).lineHeight));
              return { lines, text: element.textContent };
            }),
          );
        wrong.push(
          ...excerpts
            .filter(({ lines, text }) => lines > 2 || !/[.!?:;…"”)]$/.test(text))
            .map(({ lines, text }) => `${query}: ${lines} lines, ${text}`),
        );
      }
      expect(wrong).toEqual([]);
    });
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

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is a form with ways to everything there is", async ({ page }) => {
      await page.goto("/search");
      await expect(page.getByRole("searchbox")).toBeVisible();
      await expect(page.locator("noscript p")).toBeVisible();
      await expect(page.locator("main a").nth(3)).toBeVisible();
    });

    test("is where the button of the top bar leads", async ({ page }) => {
      await page.goto("/docs/intro");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page).toHaveURL(/\/search\??$/);
    });
  });
});
