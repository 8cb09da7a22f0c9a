import { untilHydrated, untilLaidOut } from "./support/hydration";
import { wheel } from "./support/scroll";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

const marketing = "https://www.ianai.example";

test.describe("items of the top bar", () => {
  test.use({ viewport: viewports.desktop });

  test("lead to the marketing site, the docs, the API and the blog, and stand left and right as configured", async ({
    page,
  }) => {
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

    const left = async (name: string) =>
      (await bar.getByRole("link", { name, exact: true }).boundingBox())?.x;
    await expect.poll(() => left("Blog")).toBeLessThan(viewports.desktop.width / 2);
    await expect.poll(() => left("Pricing")).toBeGreaterThan(viewports.desktop.width / 2);
  });
});

for (const [size, viewport] of Object.entries(viewports))
  test.describe(`the top bar on a ${size}`, () => {
    test.use({ viewport });

    test("has the search, hides on scroll down, and comes back on scroll up, for a place and for the focus", async ({
      page,
    }) => {
      await page.goto("/docs/tutorial/quick-start/settings");
      await untilHydrated(page);
      await untilLaidOut(page);
      const bar = page.getByRole("banner");
      await expect(bar.getByRole("button", { name: /search/i })).toBeInViewport();
      const hide = async () => {
        await wheel(page, 900);
        await expect(bar).not.toBeInViewport();
      };

      await hide();
      await wheel(page, -200);
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);

      await hide();
      await bar.getByRole("link", { name: "Ianai" }).focus();
      await expect(bar).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

      await hide();
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
  });
