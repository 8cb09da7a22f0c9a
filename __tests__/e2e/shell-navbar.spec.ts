import { untilHydrated } from "./support/hydration";
import { wheel } from "./support/scroll";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

const marketing = "https://www.ianai.example";

test.describe("items of the top bar", () => {
  test.use({ viewport: viewports.desktop });

  test("lead to the marketing site, the docs, the API and the blog", async ({ page }) => {
    await page.goto("/docs/intro");
    const bar = page.getByRole("banner");
    for (const [name, href] of [
      ["Home", marketing],
      ["Pricing", `${marketing}/pricing`],
      ["About", `${marketing}/about`],
      ["Contact", `${marketing}/contact`],
      ["API", "/docs/category/ianaiapi"],
      ["Blog", "/blog"],
    ] as const)
      await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    await expect(bar.getByRole("link", { name: "Docs", exact: true })).toHaveAttribute(
      "href",
      /^\/docs/,
    );
  });

  test("stand left and right as they are configured", async ({ page }) => {
    await page.goto("/docs/intro");
    const left = async (name: string) =>
      (await page.getByRole("banner").getByRole("link", { name, exact: true }).boundingBox())?.x;
    await expect.poll(() => left("Blog")).toBeLessThan(viewports.desktop.width / 2);
    await expect.poll(() => left("Pricing")).toBeGreaterThan(viewports.desktop.width / 2);
  });
});

test.describe("the locale dropdown", () => {
  test.use({ viewport: viewports.desktop });

  test("keeps path, query and hash; the default locale has no prefix", async ({ page }) => {
    await page.goto("/docs/intro?from=mail#main");
    await untilHydrated(page);
    await page.getByRole("button", { name: "Languages: English" }).click();
    const english = page.getByRole("banner").locator("a[hreflang=en]");
    await expect(english).toHaveAttribute("href", "/docs/intro?from=mail#main");
  });
});

for (const [size, viewport] of Object.entries(viewports))
  test.describe(`the top bar on a ${size}`, () => {
    test.use({ viewport });

    test("holds the search", async ({ page }) => {
      await page.goto("/docs/intro");
      await untilHydrated(page);
      const search = page.getByRole("banner").getByRole("button", { name: /search/i });
      await expect(search).toBeInViewport();
    });

    test("hides on scroll down and comes back on scroll up", async ({ page }) => {
      await page.goto("/docs/tutorial/quick-start/settings");
      await untilHydrated(page);
      const bar = page.getByRole("banner");
      await wheel(page, 900);
      await expect(bar).not.toBeInViewport();
      await wheel(page, -200);
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
    });

    test("comes back when a hash target is navigated to", async ({ page }) => {
      await page.goto("/docs/tutorial/quick-start/settings");
      await untilHydrated(page);
      const bar = page.getByRole("banner");
      await wheel(page, 900);
      await expect(bar).not.toBeInViewport();
      const last = page.locator("main h2[id]").last();
      const id = (await last.getAttribute("id")) ?? "";
      await page.evaluate((hash) => (location.hash = hash), id);
      await expect(last).toBeInViewport();
      await expect(bar).toBeInViewport({ ratio: 1 });
      const distance = async () => {
        const [above, heading] = [await bar.boundingBox(), await last.boundingBox()];
        return (heading?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
      };
      await expect.poll(distance).toBeGreaterThanOrEqual(0);
    });

    test("comes back when something on it gets the focus", async ({ page }) => {
      await page.goto("/docs/tutorial/quick-start/settings");
      await untilHydrated(page);
      await wheel(page, 900);
      const bar = page.getByRole("banner");
      await expect(bar).not.toBeInViewport();
      await bar.getByRole("link", { name: "Ianai" }).focus();
      await expect(bar).toBeInViewport({ ratio: 1 });
    });
  });
