import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

test("the home page has search first, then the first pages of each role, on every screen", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.locator("main");
  const search = main.getByRole("searchbox", { name: "Search docs" });
  const sections = main.getByRole("heading", { level: 2 });
  await expect(sections.first()).toHaveText("Developer");
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    await expect(search).toBeInViewport();
    const below = async () => {
      const [field, first] = [await search.boundingBox(), await sections.first().boundingBox()];
      return (first?.y ?? 0) - (field?.y ?? 0);
    };
    await expect.poll(below).toBeGreaterThan(0);
  }
});

test("the first screen of a phone has a way in for each role, which leads to its three pages", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await page.goto("/");
  const roles = page.locator('main a[href^="#for-"]');
  await expect(roles).toHaveCount(8);
  for (const role of await roles.all()) await expect(role).toBeInViewport({ ratio: 1 });
  await roles.getByText("Accountant").click();
  const card = page.getByRole("region", { name: "Accountant" });
  await expect(card.getByRole("heading")).toBeInViewport();
  await expect(card.getByRole("link")).toHaveCount(3);
  await card.getByRole("link").first().click();
  await expect(page.locator("#what-is-posted-and-when")).toBeInViewport();
});

test("each step of the one order leads to its page, and to calls that run", async ({ page }) => {
  await page.goto("/");
  const story = page.locator("section", { hasText: "One order, from quote to payment" });
  await expect(story.getByRole("listitem")).toHaveCount(5);
  const pages = await story.getByRole("heading", { level: 3 }).getByRole("link").all();
  const paths = await Promise.all(pages.map(async (link) => await link.getAttribute("href")));
  expect(new Set(paths.map((path) => path?.replace(/#.*/, ""))).size).toBe(5);
  await story.getByRole("link", { name: "Run an order" }).click();
  await expect(page.getByRole("heading", { name: "The same over the API" })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Run" }).first()).toBeVisible();
});

test("the search field works without a script, and takes 64 characters", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${process.env.E2E_BASE_URL}/`);
  const search = page.locator("main").getByRole("searchbox", { name: "Search docs" });
  await expect(search).toHaveAttribute("maxlength", "64");
  await search.fill("sales order");
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === "/search");
  await search.press("Enter");
  const address = new URL((await asked).url());
  expect(address.search).toBe("?q=sales+order");
  await page.close();
});

test("the home page counts what the docs hold, area by area, and each leads to a page of its own", async ({
  page,
}) => {
  await page.goto("/");
  const areas = page.locator("section", { hasText: "What is in these docs" }).getByRole("listitem");
  for (const link of await areas.getByRole("link").all())
    await expect(link).not.toHaveAttribute("href", /#/);
  const texts = await areas.allInnerTexts();
  const operations = texts.flatMap((text) => /(\d+) operations?/.exec(text)?.[1] ?? []);
  expect(operations.length).toBeGreaterThan(3);
  await page.goto("/docs/category/ianaiapi");
  const total = operations.reduce((sum, count) => sum + Number(count), 0);
  await expect(page.getByText(`${total} operations`, { exact: true })).toBeVisible();
});

test("the newest posts are on the home page, the newest first", async ({ page }) => {
  await page.goto("/");
  const dates = await page
    .locator("main time")
    .evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates).toHaveLength(3);
  expect(dates).toEqual([...dates].sort().reverse());
});
