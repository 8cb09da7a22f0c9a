import { expectNoAxeViolations } from "./support/axe";
import { markDocument, untilHydrated } from "./support/hydration";
import { openSearch, searchDialog, searchFiles, untilComplete } from "./support/search";
import { expect, test } from "./support/test";
import { chooseTheme, themes } from "./support/theme";
import { expectNoHorizontalOverflow, viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

test.describe("opening", () => {
  test("nothing of the search is loaded before the reader means to search", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto("/docs/intro");
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    const before = requests.length;
    expect(requests.filter((url) => url.includes("/search/"))).toEqual([]);
    expect(
      await page
        .locator("style, link[rel=stylesheet]")
        .evaluateAll((all) => all.filter((one) => one.textContent?.includes("DocSearch")).length),
    ).toBe(0);

    await page.getByRole("button", { name: "Search", exact: true }).hover();
    await expect
      .poll(() => requests.slice(before).filter((url) => url.includes("/search/")).length)
      .toBeGreaterThan(1);
  });

  test("by the button, and Escape closes it and gives the focus back", async ({ page }) => {
    await page.goto("/docs/intro");
    await untilHydrated(page);
    const button = page.getByRole("button", { name: "Search", exact: true });
    await expect(button.locator("kbd")).toHaveText("Ctrl K");
    await button.click();
    const { dialog, input } = await searchDialog(page);
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute("placeholder", "Search docs");
    await expect(dialog.getByText("No recent searches")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("by Ctrl+K and Cmd+K, which close it too, and by a slash", async ({ page }) => {
    const { dialog } = await openSearch(page);
    await page.keyboard.press("Control+k");
    await expect(dialog).toBeHidden();
    await page.keyboard.press("Meta+k");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("combobox")).toHaveValue("");
  });

  test("not by a slash where the reader has switched single keys off", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("shortcuts.single", "off"));
    await page.goto("/docs/intro");
    await untilHydrated(page);
    await page.keyboard.press("/");
    await page.keyboard.press("Control+k");
    const { input } = await searchDialog(page);
    await expect(input).toHaveValue("");
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog", { name: "Search the docs" })).toHaveCount(0);
  });

  test("not by a slash that is typed into a field", async ({ page }) => {
    await page.goto("/docs/category/ianaiapi");
    await untilHydrated(page);
    const field = page.locator("main input").first();
    await field.focus();
    await page.keyboard.type("/items");
    await expect(field).toHaveValue("/items");
    await expect(page.getByRole("dialog", { name: "Search the docs" })).toHaveCount(0);
  });

  test("keeps what is typed while its code is on the way", async ({ page }) => {
    await page.goto("/docs/intro");
    await untilHydrated(page);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("purchase order");
    const { input } = await searchDialog(page);
    await expect(input).toHaveValue("purchase order");
  });

  test("keeps the focus within, and the page behind out of reach", async ({ page }) => {
    const { dialog, input, hits } = await openSearch(page);
    await input.fill("sales order");
    await expect(hits.first()).toBeVisible();
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press(step < 25 ? "Tab" : "Shift+Tab");
      expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    expect(await page.locator("#___gatsby").evaluate((one) => (one as HTMLElement).inert)).toBe(
      true,
    );
    await page.keyboard.press("Escape");
    expect(await page.locator("#___gatsby").evaluate((one) => (one as HTMLElement).inert)).toBe(
      false,
    );
  });
});

test.describe("results", () => {
  test("are grouped, five at most in each, marked, counted aloud, and lead on", async ({
    page,
  }) => {
    const { dialog, input, hits, status } = await openSearch(page);
    const isSameDocument = await markDocument(page);
    await input.fill("sales order");
    await expect(hits.first()).toBeVisible();
    await expect(status).toHaveText(/^\d+ results for “sales order”$/);
    await untilComplete(page);
    // Read at once: the groups may change while they are looked at one by one.
    const groups = await dialog.getByRole("grid").evaluateAll((all) =>
      all.map((group) => ({
        label: group.getAttribute("aria-label"),
        rows: group.querySelectorAll("[role=row]").length,
      })),
    );
    expect(groups.length).toBeGreaterThan(0);
    expect(groups.filter(({ label, rows }) => !label || rows < 1 || rows > 5)).toEqual([]);
    await expect(dialog.locator("mark").first()).toBeVisible();
    await expect(hits.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(hits.nth(1)).toHaveAttribute("aria-selected", "true");
    const href = await hits.nth(1).locator("a").getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(href ?? "");
    await expect(dialog).toBeHidden();
    expect(await isSameDocument()).toBe(true);
  });

  test("of a field open that field on the operation's page", async ({ page }) => {
    const { input, hits } = await openSearch(page);
    await input.fill("reorderPoint");
    const hit = hits.filter({ hasText: /reorderPoint/i }).first();
    await expect(hit).toBeVisible();
    const link = hit.locator("a");
    const hash = new URL((await link.getAttribute("href")) ?? "", "http://x").hash.slice(1);
    expect(hash).not.toBe("");
    await link.click();
    await expect(page.locator(`[id="${decodeURIComponent(hash)}"]`)).toBeInViewport();
  });

  test("lead to all of them on the search page", async ({ page }) => {
    const { input, dialog } = await openSearch(page);
    await input.fill("item");
    const all = dialog.getByRole("link", { name: /^See all \d{1,3}(?:,\d{3})* results$/ });
    await all.click();
    await expect(page).toHaveURL("/search?q=item");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
  });

  test("of nothing say so, and suggest up to three queries that find something", async ({
    page,
  }) => {
    const { dialog, input, hits, status } = await openSearch(page);
    await input.fill("qqzzxxqq shipment");
    await input.fill("qqzzxxqqwwvv");
    await expect(dialog.locator(".DocSearch-Title")).toBeVisible();
    await expect(dialog.getByText('"qqzzxxqqwwvv"')).toBeVisible();
    await expect(status).toHaveText("No results for “qqzzxxqqwwvv”");
    await expect(dialog.getByText("Try searching for:").filter({ visible: true })).toHaveCount(1);
    await expect(dialog.getByText("Believe this query should return results?")).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Let us know." })).toHaveAttribute(
      "href",
      /\?page=%2Fsearch%3Fq%3Dqqzzxxqqwwvv$/,
    );
    const suggestions = dialog.locator(".search-suggestions button");
    const count = await suggestions.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(3);
    await expectNoAxeViolations(page);
    const name = await suggestions.first().innerText();
    await suggestions.first().click();
    await expect(input).toHaveValue(name);
    await expect(hits.first()).toBeVisible();
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
    const before = Number.parseInt((await status.textContent()) ?? "", 10);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (!document.querySelector(".DocSearch-Hit")) document.body.dataset.flicker = "";
      }).observe(document.body, { childList: true, subtree: true });
    });
    release();
    await untilComplete(page);
    expect(Number.parseInt((await status.textContent()) ?? "", 10)).toBeGreaterThan(before);
    await expect(page.locator("body[data-flicker]")).toHaveCount(0);
  });

  for (const [size, most] of [
    ["desktop", 10],
    ["phone", 5],
  ] as const)
    test(`show ${most} words of a text on a ${size}`, async ({ page }) => {
      await page.setViewportSize(viewports[size]);
      const { dialog, input } = await openSearch(page);
      await input.fill("landed cost");
      await untilComplete(page);
      const snippets = await dialog.locator(".DocSearch-Hit-path").allInnerTexts();
      const texts = snippets.filter((text) => text.includes("…"));
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts)
        expect(text.trim().split(/\s+/).length, text).toBeLessThanOrEqual(most);
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
      await expect(dialog.getByRole("status")).toContainText(query.slice(0, 6), {
        timeout: 15_000,
      });
    }
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  });
});

test.describe("history", () => {
  test("keeps seven recent searches, four beside favourites", async ({ page }) => {
    test.setTimeout(90_000);
    const { dialog, input, hits } = await openSearch(page);
    const queries = [
      "sales order",
      "purchase order",
      "vendor",
      "customer",
      "shipment",
      "bom",
      "work order",
      "invoice",
      "location",
    ];
    for (const query of queries) {
      await input.fill(query);
      await expect(dialog.getByRole("status")).toContainText(`“${query}”`);
      await hits.first().click();
      await expect(dialog).toBeHidden();
      await page.keyboard.press("Control+k");
    }
    const recent = dialog.getByRole("grid", { name: "Recent" }).getByRole("row");
    await expect(recent).toHaveCount(7);
    await expectNoAxeViolations(page);
    await recent.first().getByRole("button", { name: "Save this search" }).click();
    await expect(dialog.getByRole("grid", { name: "Favorite" }).getByRole("row")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await expect(recent).toHaveCount(4);
  });

  test("of two tabs does no harm to either", async ({ page, context }) => {
    const first = await openSearch(page);
    const other = await context.newPage();
    const second = await openSearch(other);
    for (const [tab, { input, hits }, query] of [
      [page, first, "vendor"],
      [other, second, "shipment"],
    ] as const) {
      await tab.bringToFront();
      await input.fill(query);
      await hits.first().click();
    }
    await page.bringToFront();
    await page.keyboard.press("Control+k");
    const { dialog } = await searchDialog(page);
    const recent = dialog.getByRole("grid", { name: "Recent" }).getByRole("row");
    expect(await recent.count()).toBeGreaterThan(0);
    await other.close();
  });

  for (const [what, stored] of [
    ["no JSON", "{"],
    ["another shape", '{"a":1}'],
    ["broken entries", '[null,1,{"objectID":"a"}]'],
    [
      "script",
      JSON.stringify([
        {
          objectID: "a",
          type: "lvl1",
          url: "javascript:window.hacked=1",
          hierarchy: { lvl0: "x", lvl1: "<img src=x onerror=window.hacked=1>" },
        },
        {
          objectID: "b",
          type: "lvl1",
          url: "/docs/intro",
          hierarchy: { lvl0: "x", lvl1: "<img src=x onerror=window.hacked=1>" },
        },
      ]),
    ],
  ])
    test(`with ${what} in the storage does no harm`, async ({ page }) => {
      await page.addInitScript((value) => {
        for (const kind of ["RECENT", "FAVORITE"])
          localStorage.setItem(`__DOCSEARCH_${kind}_SEARCHES__local`, value);
      }, stored);
      const { dialog, input, hits } = await openSearch(page);
      await expect(dialog.locator("img, a[href^='javascript']")).toHaveCount(0);
      await input.fill("item");
      await expect(hits.first()).toBeVisible();
      expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    });

  test("is done without where the browser forbids storage", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    const { input, hits } = await openSearch(page);
    await input.fill("item");
    await expect(hits.first()).toBeVisible();
  });
});

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
    await page.goto("/docs/intro");
    await untilHydrated(page);
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

for (const theme of themes)
  for (const [size, viewport] of Object.entries(viewports))
    test(`reads well on a ${size} in ${theme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await chooseTheme(page, theme);
      const { input, hits } = await openSearch(page);
      await expectNoAxeViolations(page);
      await input.fill("sales order");
      await expect(hits.first()).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoHorizontalOverflow(page);
    });
