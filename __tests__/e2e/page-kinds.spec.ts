import { untilHydrated, untilIdle, untilLaidOut } from "./support/hydration";
import { watchLayoutShift } from "./support/layout-shift";
import { formats, noteFormats } from "./support/note-formats";
import { pageKinds } from "./support/page-kinds";
import { watchPolicy } from "./support/policy";
import { logRequests } from "./support/requests";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";
import { fontsLeftOut, withoutFonts } from "./support/without-fonts";
import type { Page } from "@playwright/test";

const formatsMade = (page: Page) =>
  page.evaluate(() => Reflect.get(window, "formatsMade") as string[]);

const colors = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return `${color} on ${backgroundColor}`;
  });

for (const [kind, route] of Object.entries(pageKinds))
  test.describe(kind, () => {
    test.use({
      expectedOutput: [kind === "notFound" ? /ERR_FAILED|status (of )?404/ : fontsLeftOut],
    });

    // What every kind keeps to is seen in one go: loading the page takes longer than looking at it.
    test(`a page of kind ${kind} comes alive without moving, does nothing forbidden, and can be printed`, async ({
      page,
    }) => {
      const violations = await watchPolicy(page);
      const requests = logRequests(page);
      const layoutShift = await watchLayoutShift(page);
      await page.addInitScript(noteFormats, formats);
      await withoutFonts(page);

      for (const [size, viewport] of Object.entries(viewports))
        await test.step(`nothing moves by itself on a ${size}`, async () => {
          await page.setViewportSize(viewport);
          await page.goto(route);
          await untilHydrated(page);
          await untilLaidOut(page);
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          // A hair for what a script brings: the suggestions of the not-found page.
          await expect.poll(layoutShift).toBeLessThan(0.001);
        });

      await test.step("it came alive without a format of Intl, whose first takes 80 ms on a slow phone", async () => {
        const made = await formatsMade(page);
        expect.soft(made).toEqual([]);
      });

      await test.step("paper is dark on light, from dark mode too, without what only a screen needs", async () => {
        await page.getByRole("button", { name: "Switch to dark mode" }).click();
        await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
        // Rules for paper come with the whole sheets.
        await page.locator("html[data-styles=whole]").waitFor();
        await page.emulateMedia({ media: "print" });
        await expect.poll(() => colors(page)).toBe("rgb(35, 43, 42) on rgb(255, 255, 255)");
        await expect(page.locator("main h1")).toBeVisible();
        for (const part of ["header.topbar", "footer", "nav", "form", "button.copy"])
          await expect(page.locator(`${part}:visible`), part).toHaveCount(0);
        await page.emulateMedia({ media: "screen" });
      });

      await test.step("all that can be seen and opened, and a page change, ask nobody else and are allowed", async () => {
        await page.mouse.wheel(0, 30000);
        for (const summary of (await page.locator("main summary").all()).slice(0, 5))
          if (await summary.isVisible()) await summary.click();
        await page.locator("header a[href='/']").first().click();
        await expect(page).toHaveURL("/");
        if (kind !== "home") {
          await page.goBack();
          await expect(page).toHaveURL(route);
        }
        await untilIdle(page);
        expect(violations).toEqual([]);
        expect(requests.filter((path) => !path.startsWith("/"))).toEqual([]);
      });
    });
  });

const others = { archive: "/blog/archive", tags: "/blog/tags", authors: "/blog/authors" };
for (const [kind, route] of Object.entries(others))
  test(`a page comes alive without a format of Intl: ${kind}`, async ({ page }) => {
    await page.addInitScript(noteFormats, formats);
    await page.goto(route);
    await untilHydrated(page);
    const made = await formatsMade(page);
    expect(made).toEqual([]);
  });
