import { untilHydrated, untilLaidOut } from "./support/hydration";
import { wheel } from "./support/scroll";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

const route = "/docs/tutorial/quick-start/settings";

for (const [size, viewport] of Object.entries(viewports))
  test.describe(`a page of the docs on a ${size}`, () => {
    test.use({ viewport });

    test("offers the way back to the top to a reader who scrolls up", async ({ page }) => {
      await page.goto(route);
      await untilHydrated(page);
      const button = page.getByRole("button", { name: "Back to top" });
      await expect(button).toBeHidden();
      await wheel(page, 2000);
      await expect(button).toBeHidden();
      await wheel(page, -100);
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click();
      await page.waitForFunction(() => scrollY === 0);
      await expect(button).toBeHidden();
      await expect(page.locator("main#main")).toBeFocused();
    });
  });

test.describe("the table of contents", () => {
  test.use({ viewport: viewports.desktop });

  test("marks the section that is being read", async ({ page }) => {
    await page.goto(route);
    await untilHydrated(page);
    await untilLaidOut(page);
    const toc = page.getByRole("navigation", { name: "On this page" });
    const headings = page.locator("main :is(h2, h3)[id]");
    const id = (await headings.nth(2).getAttribute("id")) ?? "";
    await headings.nth(2).evaluate((heading) => heading.scrollIntoView({ block: "start" }));
    await expect(toc.locator("a[aria-current]")).toHaveAttribute("href", `#${id}`);
  });

  test("holds the headings of levels 2 and 3, in their order", async ({ page }) => {
    await page.goto(route);
    const toc = page.getByRole("navigation", { name: "On this page" });
    const ids = await page
      .locator("main .prose :is(h2, h3)[id]")
      .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
    expect(ids.length).toBeGreaterThan(1);
    // Those of the folded half are hidden.
    const hrefs = await toc
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(ids);
  });
});

test.describe("a heading", () => {
  test.use({
    viewport: viewports.desktop,
    permissions: ["clipboard-read", "clipboard-write"],
  });

  test("has a link to itself, which is copied and said", async ({ page }) => {
    await page.goto(route);
    await untilHydrated(page);
    const heading = page.locator("main .prose h2[id]").first();
    const id = await heading.getAttribute("id");
    await heading.hover();
    await heading.locator("a.anchor").click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
    await expect(page).toHaveURL(`${route}#${id}`);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});

test("the API's pages can be reported; they have no file of their own to edit", async ({
  page,
}) => {
  for (const of of ["/docs/api/create-item", "/docs/api/item"]) {
    await page.goto(of);
    const actions = page.getByRole("list", { name: "About this page" });
    await expect(actions.getByRole("link")).toHaveText(["Report a problem on this page"]);
  }
});
