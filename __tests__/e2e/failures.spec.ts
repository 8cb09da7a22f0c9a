import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe";
import { expectGoodLooks } from "./support/looks";
import { follow } from "./support/follow";
import { markDocument, untilHydrated } from "./support/hydration";
import { loadNothingAhead } from "./support/requests";
import { scriptOfPage } from "./support/page-script";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

const from = "/docs/intro";
const to = "/docs/tutorial/quick-start/settings";
test.beforeEach(({ page }) => loadNothingAhead(page));

const dataOf = (route: string) => `**/page-data${route}/page-data.json*`;
const failurePanel = (page: Page) => page.getByRole("alert");

test.describe("a route change whose page cannot be loaded", () => {
  test.use({
    expectedOutput: [
      /could not be loaded|Failed to load resource|status 503|ERR_FAILED|ERR_INTERNET/,
    ],
  });

  test("logs a warning and reloads once, with query and hash", async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (line) => line.type() === "warning" && warnings.push(line.text()));
    await page.goto(from);
    await untilHydrated(page);
    await page.route(dataOf(to), (route) => route.fulfill({ status: 503 }));
    const isSameDocument = await markDocument(page);
    const loaded = page.waitForEvent("load");
    await follow(page, `${to}?a=b#units`);
    await loaded;
    await page.unroute(dataOf(to));
    await expect.poll(isSameDocument).toBe(false);
    await expect(page).toHaveURL(`${to}?a=b#units`);
    await expect.poll(() => warnings).toContainEqual(`The page ${to} could not be loaded.`);
  });

  test("never reloads in a loop: the error and Retry show", async ({ page }) => {
    await page.route(dataOf(to), (route) => route.fulfill({ status: 503 }));
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await page.goto(from);
    await untilHydrated(page);
    await follow(page, `${to}?a=b#units`);
    await expect(failurePanel(page)).toContainText(`The page ${to} could not be loaded.`);
    expect(documents).toBe(2);
    // The static page is readable all the same.
    await expect(page.locator("h1")).toBeVisible();
    await expectGoodLooks(page);

    await page.unroute(dataOf(to));
    await failurePanel(page).getByRole("button", { name: "Retry" }).click();
    await untilHydrated(page);
    await expect(failurePanel(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${to}?a=b#units`);
  });
});

test.describe("a page module that fails to load", () => {
  test.use({
    expectedOutput: [
      /could not be loaded|Failed to load resource|status 503|ERR_FAILED|ERR_INTERNET/,
    ],
  });
  const modules = `**${scriptOfPage("/")}*`;

  test("is tried again before anything is said", async ({ page }) => {
    let asked = 0;
    await page.goto(from);
    await untilHydrated(page);
    await page.route(modules, (route) => (asked++ ? route.continue() : route.abort()));
    const isSameDocument = await markDocument(page);
    await follow(page, "/");
    await expect(page).toHaveURL("/");
    await expect.poll(isSameDocument).toBe(true);
  });

  test("shows the error text with Retry on a first load", async ({ page }) => {
    await page.route(modules, (route) => route.abort());
    await page.goto("/");
    const panel = failurePanel(page);
    await expect(panel).toContainText("The page / could not be loaded.");
    await expect(panel).toContainText(/Loading chunk/);
    await page.unroute(modules);
    await panel.getByRole("button", { name: "Retry" }).click();
    await untilHydrated(page);
    await expect(panel).toHaveCount(0);
  });
});

test.describe("a page that crashes", () => {
  test.use({ expectedOutput: [/outer/] });

  test("says so with the chain of causes, and can be tried again", async ({ page }) => {
    await page.goto("/docs/category/quick-start");
    await untilHydrated(page);
    await page.evaluate(() => {
      const { prototype } = String;
      const replace = Reflect.get(prototype, "replace") as (...args: unknown[]) => string;
      const state = Object.assign(window, { broken: true });
      // What a post does with its date.
      Reflect.set(prototype, "replace", function (this: string, ...args: unknown[]) {
        if (state.broken && args[0] === "{day}")
          throw new Error("outer", { cause: new Error("inner") });
        return replace.apply(this, args);
      });
    });
    await follow(page, "/blog/welcome");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page crashed.");
    await expect(page).toHaveTitle("Page Error");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("outer");
    await expect(alert).toContainText("Caused by: inner");
    await expect(page.locator("header.topbar")).toBeVisible();
    await expectGoodLooks(page);

    const again = page.getByRole("button", { name: "Try again" });
    await again.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page crashed.");
    await page.evaluate(() => Object.assign(window, { broken: false }));
    await again.click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("This page crashed.");
    await expect(page).toHaveTitle(/^Welcome/);
  });
});

test.describe("an unknown path", () => {
  test.use({ expectedOutput: [/status (of )?404/] });

  test("shows the not-found page with suggestions and a search", async ({ page }) => {
    const response = await page.goto("/docs/api/creat-sales-ordr");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expect(page.getByText("We could not find what you were looking for.")).toBeVisible();
    const main = page.locator("main");
    await expect(main.locator('a[href="/docs/api/create-sales-order"]').first()).toBeVisible();
    await expect(main.getByRole("searchbox")).toHaveValue("creat sales ordr");
    await expectGoodLooks(page);
    await main.locator('a[href="/docs/api/create-sales-order"]').first().click();
    await expect(page).toHaveURL("/docs/api/create-sales-order");
  });
});

test.describe("storage", () => {
  for (const [what, init] of [
    [
      "throws",
      () => {
        for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException("The operation is insecure.", "SecurityError");
            },
          });
      },
    ],
    [
      "is full",
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("exceeded the quota", "QuotaExceededError");
        };
      },
    ],
  ] as const)
    test(`that ${what} is logged and ignored`, async ({ page }) => {
      const infos: string[] = [];
      page.on("console", (line) => line.type() === "info" && infos.push(line.text()));
      await page.addInitScript(init);
      await page.setViewportSize(viewports.desktop);
      await page.goto(from);
      await untilHydrated(page);
      await page.locator('button[aria-label="Switch to dark mode"]').click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await follow(page, to);
      await expect(page).toHaveURL(to);
      await expect
        .poll(() => infos.some((line) => line.startsWith("Browser storage cannot be")))
        .toBe(true);
    });
});

test.describe("a wrong base path", () => {
  test.use({ expectedOutput: [/status (of )?404/] });

  test("shows a banner that says where the site was built for", async ({ page }) => {
    await page.route(/\/(app|framework|webpack-runtime)-[^/]*\.js$/, (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.goto(from);
    const banner = failurePanel(page);
    await expect(banner).toContainText("The scripts of this site did not load.");
    await expect(banner).toContainText("PATH_PREFIX");
    await expect(banner).toContainText(from);
    await expectNoAxeViolations(page);
  });
});
