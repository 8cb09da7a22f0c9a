import { markDocument, untilHydrated } from "./support/hydration";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

test.describe("links within the site", () => {
  test("the sidebar changes the page without loading a new document", async ({ page }) => {
    await page.goto("/docs/tutorial/quick-start/account");
    await untilHydrated(page);
    const isSameDocument = await markDocument(page);
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    const link = sidebar.locator('a[href="/docs/tutorial/quick-start/settings"]');
    const heading = page.getByRole("heading", { level: 1 });
    const title = await heading.innerText();
    await link.click();

    await expect(page).toHaveURL("/docs/tutorial/quick-start/settings");
    await expect(heading).not.toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${await heading.innerText()} \\|`));
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect.poll(isSameDocument).toBe(true);
  });

  test("previous and next lead along the sidebar, and the browser's back button returns", async ({
    page,
  }) => {
    await page.goto("/docs/tutorial/quick-start/account");
    await untilHydrated(page);
    const isSameDocument = await markDocument(page);
    const heading = page.getByRole("heading", { level: 1 });
    const title = await heading.innerText();
    const neighbors = page.getByRole("navigation", { name: "Previous and next page" });
    await neighbors.locator('a[rel="next"]').click();
    await expect(heading).not.toHaveText(title);

    await page.goBack();
    await expect(page).toHaveURL("/docs/tutorial/quick-start/account");
    await expect(heading).toHaveText(title);
    await neighbors.locator('a[rel="next"]').click();
    await expect(heading).not.toHaveText(title);
    await neighbors.locator('a[rel="prev"]').click();
    await expect(heading).toHaveText(title);
    await expect.poll(isSameDocument).toBe(true);
  });

  test("the table of contents leads to the section", async ({ page }) => {
    await page.goto("/docs/tutorial/quick-start/settings");
    const last = page.getByRole("navigation", { name: "On this page" }).getByRole("link").last();
    const hash = (await last.getAttribute("href")) ?? "";
    expect(hash).toMatch(/^#./);
    await last.click();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
  });

  test("addresses that a reader gets by trimming lead on", async ({ page }) => {
    for (const [from, to] of [
      ["/docs/api", "/docs/category/ianaiapi"],
      ["/docs/tutorial/quick-start/", "/docs/category/quick-start"],
      ["/docs/intro.html", "/docs/intro"],
    ] as const) {
      await page.goto(from);
      await expect(page).toHaveURL(to);
    }
  });
});

test.describe("keyboard", () => {
  test("the first tab stop skips to the content", async ({ page }) => {
    await page.goto("/docs/intro");
    await untilHydrated(page);
    await page.keyboard.press("Tab");
    await expect(page.locator("a.skip-link")).toBeFocused();
    await expect(page.locator("a.skip-link")).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main#main")).toBeFocused();
  });
});

test.describe("sidebar in the static HTML", () => {
  test.use({ javaScriptEnabled: false });

  test("the group with the page is open, and links of closed groups are absent", async ({
    page,
  }) => {
    await page.goto("/docs/api/get-item");
    const sidebar = page.getByRole("navigation", { name: "API sidebar" });
    await expect(sidebar.locator('a[href="/docs/api/create-item"]')).toHaveCount(1);
    await expect(sidebar.locator('a[aria-current="page"]')).toHaveCount(1);
    await expect(sidebar.locator('a[href="/docs/api/create-customer"]')).toHaveCount(0);
  });
});

test.describe("theme", () => {
  test("the switch changes the theme, and the choice outlives a reload without a flash", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/docs/intro");
    await untilHydrated(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.locator('button[aria-label^="Switch to"]').click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

    await page.reload();
    const atBody = await page.evaluate(() => (window as { themeAtBody?: string }).themeAtBody);
    expect(atBody).toBe("dark");
    await expect(page.locator("body")).toHaveCSS("background-color", dark);
    await untilHydrated(page);
    await expect(page.locator('button[aria-label="Switch to light mode"]')).toBeVisible();
  });

  test("a choice made in another tab is followed", async ({ page, context }) => {
    await page.goto("/docs/intro");
    await untilHydrated(page);
    const other = await context.newPage();
    await other.goto("/docs/intro");
    await untilHydrated(other);
    await other.locator('button[aria-label="Switch to dark mode"]').click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: viewports.phone });

  test("Escape closes the menu and gives the focus back to its button", async ({ page }) => {
    await page.goto("/docs/intro");
    await untilHydrated(page);
    const button = page.locator('button[aria-label="Open menu"]');
    await button.click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe("code blocks", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the copy button puts the code on the clipboard and says so", async ({ page }) => {
    await page.goto("/docs/api/create-item");
    await untilHydrated(page);
    const figure = page.locator("figure.code:visible").first();
    const code = await figure.locator("pre code").innerText();
    const button = figure.locator("button.copy");
    await button.click();
    await expect(button).toHaveText("Copied");
    await expect
      .poll(() => page.evaluate(async () => (await navigator.clipboard.readText()).trim()))
      .toBe(code.trim());
  });
});
