import { expectNoAxeViolations } from "./support/axe";
import { untilHydrated, untilIdle } from "./support/hydration";
import { openSearch, searchFiles } from "./support/search";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

test.describe("failures", () => {
  test.use({
    expectedOutput: [
      /request failed|ERR_FAILED|The search (failed|could not)|Failed to load resource/,
    ],
  });

  test("say what happened, and a second try works", async ({ page, context }) => {
    await context.route(searchFiles, (route) => route.abort());
    const { dialog, input, hits, status } = await openSearch(page);
    await input.fill("item");
    await expect(dialog.getByText("Unable to fetch results", { exact: true })).toBeVisible();
    await expect(
      dialog.getByText("You might want to check your network connection.", { exact: true }),
    ).toBeVisible();
    await expect(status).toContainText("Unable to fetch results");
    await expectNoAxeViolations(page);
    await context.unroute(searchFiles);
    await dialog.getByRole("button", { name: "Retry" }).click();
    await expect(hits.first()).toBeVisible();
    await expect(input).toBeFocused();
  });

  for (const [what, file, body] of [
    ["cut off", /\/pages-[0-9a-f]+\.json/, '{"format":2,"build":"'],
    ["of another version", /\/search\/manifest\.json/, '{"format":999,"shards":{}}'],
    ["a page of a proxy", /\/search\/manifest\.json/, "<html>Please log in</html>"],
  ] as const)
    test(`of an index file that is ${what} are told, and a second try works`, async ({
      page,
      context,
    }) => {
      await context.route(file, (route) =>
        route.fulfill({ body, contentType: "application/json" }),
      );
      const { dialog, input, hits } = await openSearch(page);
      await input.fill("item");
      await expect(dialog.getByText("Unable to fetch results", { exact: true })).toBeVisible();
      await context.unroute(file);
      await dialog.getByRole("button", { name: "Retry" }).click();
      await expect(hits.first()).toBeVisible();
    });

  test("of the modal's own code lead to the search page", async ({ page }) => {
    // Nothing is loaded ahead, the modal's code among it.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.goto("/docs/intro");
    await untilHydrated(page);
    // What listens for the keys is there, too.
    await untilIdle(page);
    await page.route(/\.js$/, (route) =>
      page.url().endsWith("/docs/intro") ? route.abort() : route.continue(),
    );
    await page.keyboard.press("Control+k");
    await page.keyboard.type("item");
    await expect(page).toHaveURL(/\/search/);
  });

  test("of workers are made up for by the page", async ({ page }) => {
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new Error("blocked");
        }
      } as unknown as typeof Worker;
    });
    const { input, hits } = await openSearch(page);
    await input.fill("item");
    await expect(hits.first()).toBeVisible();
  });
});
