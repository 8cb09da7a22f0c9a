import { untilHydrated } from "./support/hydration";
import { pageKinds } from "./support/page-kinds";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

const routes = [pageKinds.home, pageKinds.tutorial, pageKinds.operation, pageKinds.blogPost];

for (const viewport of Object.values(viewports))
  test(`no headline wraps anew when the font comes, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    let release: () => void = () => undefined;
    let released = Promise.resolve();
    await page.route(/\.woff2$/, async (request) => {
      await released;
      await request.continue();
    });
    const isThere = () =>
      page.evaluate(() =>
        [...document.fonts].some((one) => one.family === "Geist" && one.status === "loaded"),
      );
    for (const route of routes) {
      released = new Promise((done) => (release = done));
      await page.goto(route, { waitUntil: "commit" });
      await untilHydrated(page);
      const height = async () =>
        Math.round((await page.locator("main h1").boundingBox())?.height ?? 0);
      await expect.poll(isThere).toBe(false);
      await expect.poll(height).toBeGreaterThan(0);
      const before = await height();
      release();
      await expect.poll(isThere).toBe(true);
      await expect.poll(height, { message: route }).toBe(before);
    }
  });
