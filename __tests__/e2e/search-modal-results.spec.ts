import { markDocument } from "./support/hydration";
import { openSearch, untilComplete } from "./support/search";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

test.describe("results", () => {
  test("are grouped, five at most in each, marked, counted aloud, and lead on", async ({
    page,
  }) => {
    const { dialog, input, hits, status } = await openSearch(page);
    const isSameDocument = await markDocument(page);
    await input.fill("sales order");
    await expect(hits.first()).toBeVisible();
    await expect(status).toHaveText(/^[\d,]+ results for “sales order”$/);
    await untilComplete(page);
    // Read at once: the groups may change while they are looked at one by one.
    const groups = () =>
      dialog.getByRole("grid").evaluateAll((all) =>
        all.map((group) => ({
          label: group.getAttribute("aria-label"),
          rows: group.querySelectorAll("[role=row]").length,
        })),
      );
    const wrong = ({ label, rows }: { label: string | null; rows: number }) =>
      !label || rows < 1 || rows > 5;
    await expect.poll(async () => (await groups()).length).toBeGreaterThan(0);
    await expect.poll(async () => (await groups()).filter(wrong)).toEqual([]);
    await expect(dialog.locator("mark").first()).toBeVisible();
    await expect(hits.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(hits.nth(1)).toHaveAttribute("aria-selected", "true");
    const href = await hits.nth(1).locator("a").getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(href ?? "");
    await expect(dialog).toBeHidden();
    await expect.poll(isSameDocument).toBe(true);
  });

  test("of a field open that field on the operation's page", async ({ page }) => {
    const { input, hits } = await openSearch(page);
    await input.fill("reorderPoint");
    await untilComplete(page);
    const hit = hits.filter({ hasText: /reorderPoint/i }).first();
    await expect(hit).toBeVisible();
    const link = hit.locator("a");
    const hash = new URL((await link.getAttribute("href")) ?? "", "http://x").hash.slice(1);
    expect(hash).not.toBe("");
    await link.click();
    await expect(page.locator(`[id="${decodeURIComponent(hash)}"]`)).toBeInViewport();
  });

  test("are asked for again when more can be found, and never gone meanwhile", async ({
    page,
    context,
  }) => {
    const later = /\/(?:fields|texts)-[0-9a-f]+\.json/;
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await context.route(later, async (route) => {
      await held;
      await route.continue();
    });
    const { input, hits, status } = await openSearch(page);
    await input.fill("reorder");
    await expect(hits.first()).toBeVisible();
    const found = async () =>
      Number.parseInt(((await status.textContent()) ?? "").replace(",", ""));
    // The status is empty for a moment before it says something again.
    let before = NaN;
    await expect.poll(async () => (before = await found())).toBeGreaterThan(0);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (!document.querySelector(".DocSearch-Hit")) document.body.dataset.flicker = "";
      }).observe(document.body, { childList: true, subtree: true });
    });
    release();
    await untilComplete(page);
    await expect.poll(found).toBeGreaterThan(before);
    await expect(page.locator("body[data-flicker]")).toHaveCount(0);
  });

  for (const [size, most] of [
    ["desktop", 10],
    ["phone", 5],
  ] as const)
    test(`show ${most} words of a text on a ${size}`, async ({ page }) => {
      await page.setViewportSize(viewports[size]);
      const { dialog, input } = await openSearch(page);
      await input.fill("the bill of the vendor");
      await untilComplete(page);
      const longest = async () => {
        const snippets = await dialog.locator(".DocSearch-Hit-path").allInnerTexts();
        const texts = snippets.filter((text) => text.includes("…"));
        return Math.max(0, ...texts.map((text) => text.trim().split(/\s+/).length));
      };
      await expect.poll(longest).toBeGreaterThan(0);
      await expect.poll(longest).toBeLessThanOrEqual(most);
    });

  test("of queries that are no words do no harm", async ({ page }) => {
    const { dialog, input } = await openSearch(page);
    await expect(input).toHaveAttribute("maxlength", "64");
    const queries = [
      "<img src=x onerror=window.hacked=1>",
      '"><script>window.hacked=1</script>',
      ".*+?^${}()|[]\\",
      "!!!???",
      "😀😀😀 item",
      "\u202eשלום",
      "constructor __proto__",
    ];
    for (const query of queries) {
      await input.fill(query);
      await expect(dialog.getByRole("status")).toContainText(query.slice(0, 6));
    }
    const isHacked = await page.evaluate(() => "hacked" in window);
    expect(isHacked).toBe(false);
  });
});
