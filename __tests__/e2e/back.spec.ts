import { untilHydrated, untilLaidOut } from "./support/hydration";
import { untilStill, watchFrames } from "./support/scroll";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

for (const motion of ["reduce", "no-preference"] as const)
  test.describe(`with motion "${motion}"`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test("back restores the position in the frame in which the page is there again", async ({
      page,
    }) => {
      await page.goto("/docs/tutorial/quick-start/settings");
      await untilHydrated(page);
      await untilLaidOut(page);
      const heading = (await page.locator("main h1").textContent()) ?? "";
      await page.mouse.move(700, 500);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
      // The position is stored in a frame after the last.
      await untilStill(page);
      // Without scrolling to the link, which would change the position.
      const link = page
        .getByRole("navigation", { name: /previous/i })
        .getByRole("link")
        .last();
      await link.evaluate((element) => (element as HTMLElement).click());
      await expect(page.locator("main h1")).not.toHaveText(heading);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

      const frames = await watchFrames(page);
      await page.goBack();
      await expect(page.locator("main h1")).toHaveText(heading);
      await untilStill(page);
      const back = (await frames()).filter((frame) => frame.heading === heading).map(({ y }) => y);
      expect(back.length).toBeGreaterThan(2);
      expect([...new Set(back)]).toEqual([900]);
    });
  });

test("a page that is opened anew begins at its top or at the place in its address; a reload stays", async ({
  page,
}) => {
  const y = () => page.evaluate(() => Math.round(scrollY));
  const open = async (address: string) => {
    await page.goto(address);
    await untilHydrated(page);
    await untilLaidOut(page);
    await untilStill(page);
  };
  await open("/docs/intro");
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 700);
  await expect.poll(y).toBe(700);
  await untilStill(page);
  await page.reload();
  await untilHydrated(page);
  await expect.poll(y).toBe(700);
  await open("/docs/glossary");
  await open("/docs/intro");
  await expect.poll(y).toBe(0);
  await page.mouse.wheel(0, 700);
  await expect.poll(y).toBe(700);
  await untilStill(page);
  await open("/docs/glossary");
  await open("/docs/intro#what-is-posted-and-when");
  await expect(page.locator("#what-is-posted-and-when")).toBeInViewport();
});

test.describe("a change to another section", () => {
  const transitions = (reducedMotion: "reduce" | "no-preference") => {
    test.use({ contextOptions: { reducedMotion } });
    test(`with motion "${reducedMotion}"`, async ({ page }) => {
      await page.addInitScript(() => {
        const seen = Object.assign(window, { transitions: 0 });
        const { startViewTransition } = Document.prototype;
        Document.prototype.startViewTransition = function (...given) {
          seen.transitions++;
          return startViewTransition.apply(this, given);
        };
      });
      await page.goto("/docs/tutorial/quick-start/settings");
      await untilHydrated(page);
      await untilLaidOut(page);
      const heading = (await page.locator("main h1").textContent()) ?? "";
      // A place on the same page is none, nor is another page of the section.
      await page.evaluate(() => (location.hash = "#units"));
      await page
        .getByRole("navigation", { name: /previous/i })
        .getByRole("link")
        .last()
        .click();
      await expect(page.locator("main h1")).not.toHaveText(heading);
      await page.locator('header a[href="/"]').first().click();
      await expect(page).toHaveURL("/");
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, "transitions") as number))
        .toBe(reducedMotion === "reduce" ? 0 : 1);
      // The router has its frames back.
      await expect
        .poll(() => page.evaluate(() => String(window.requestAnimationFrame)))
        .toMatch(/native code/);
    });
  };
  test.describe("is a view transition", () => transitions("no-preference"));
  test.describe("is none where motion is reduced", () => transitions("reduce"));
});
