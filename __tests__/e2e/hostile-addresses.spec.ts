import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { follow } from "./support/follow";
import { hostileHashes, hostileQueries, malformed } from "./support/hostile-addresses";
import { untilHydrated } from "./support/hydration";
import { pageKinds } from "./support/page-kinds";
import { loadNothingAhead } from "./support/requests";
import { publicDir } from "./support/site";
import { expect, test } from "./support/test";

const kinds = { ...pageKinds, search: "/search" } as const;
const neutral = "/docs/usps-erp-pricing";

test.beforeEach(({ page }) => loadNothingAhead(page));

/** Opens an address as a new document, also where only its hash is another one. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(address);
}

/** React has taken over, there is something to read, and nothing says that it crashed. */
async function expectAlive(page: Page): Promise<void> {
  await untilHydrated(page);
  const seen = () =>
    page.evaluate(() => ({
      hasTitle: Boolean(document.querySelector<HTMLElement>("main h1")?.innerText),
      // That nothing was found is an alert too, which comes as late as the search is slow.
      alerts: [...document.querySelectorAll<HTMLElement>("[role=alert]")]
        .map(({ innerText }) => innerText)
        .filter((said) => !said.startsWith("No results for")),
    }));
  await expect.poll(seen).toEqual({ hasTitle: true, alerts: [] });
}

/** The router changes the page. */
async function expectToNavigate(page: Page): Promise<void> {
  await follow(page, neutral);
  await expect(page).toHaveURL(neutral);
  await expect(page.locator("main h1").first()).toBeVisible();
}

/** Changes the hash by the address bar, and by a link that is clicked, a frame for each. */
function changeHash(page: Page, hashes: readonly string[]): Promise<void> {
  return page.evaluate(async (all) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const link = document.createElement("a");
    document.querySelector("main")?.append(link);
    for (const hash of all) {
      location.hash = hash;
      await frame();
      link.href = `${hash}x`;
      link.click();
      await frame();
    }
    link.remove();
  }, hashes);
}

for (const [kind, route] of Object.entries(kinds))
  test.describe(kind, () => {
    if (kind === "notFound") test.use({ expectedOutput: [/status (of )?404/] });

    test(`the page of kind ${kind} is alive with every hash`, async ({ page }) => {
      // All kinds have the same code for what cannot be decoded; one is opened with each way.
      const opened = Object.entries(malformed).slice(0, kind === "doc" ? undefined : 1);
      for (const [name, hash] of opened)
        await test.step(`opened: ${name}`, async () => {
          await open(page, route + hash);
          await expectAlive(page);
        });
      await changeHash(page, [...Object.values(malformed), ...Object.values(hostileHashes)]);
      await expectAlive(page);
      // So has the router.
      if (kind === "doc" || kind === "operation")
        for (const [name, hash] of Object.entries(malformed))
          await test.step(`followed: ${name}`, async () => {
            await expectToNavigate(page);
            await follow(page, route + hash);
            await page.waitForFunction((to) => location.pathname === to, route);
            await expectAlive(page);
          });
      await expectToNavigate(page);
    });
  });

test("a hash leads to the element that it names, encoded or not", async ({ page }) => {
  await page.goto(neutral);
  await untilHydrated(page);
  // Places stay as they are from then on.
  await page.waitForSelector("html[data-styles=whole]:not([data-layout])");
  const ids = { "#%C3%BC": "ü", "#ü": "ü", "#100%": "100%", "#100%25": "100%", "#a%20b": "a b" };
  await page.evaluate(
    (names) => {
      for (const id of names) {
        const target = Object.assign(document.createElement("div"), { id });
        target.style.cssText = "height: 300vh";
        // It stays when the page changes, and gets the focus then.
        document.getElementById("gatsby-focus-wrapper")?.append(target);
      }
    },
    [...new Set(Object.values(ids))],
  );
  for (const [hash, id] of Object.entries(ids))
    await test.step(hash, async () => {
      const distance = () =>
        page.evaluate(
          (name) => Math.abs(document.getElementById(name)?.getBoundingClientRect().top ?? 1e6),
          id,
        );
      for (const address of [neutral + hash, `/docs/intro${hash}`]) {
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        await follow(page, address);
        await expect.poll(distance).toBeLessThan(100);
      }
      await expectToNavigate(page);
    });
});

test("the search page is alive with every query", async ({ page }) => {
  // Opened with one that cannot be decoded, and then with each.
  await open(page, `/search?q=${hostileQueries["half of a surrogate pair"]}`);
  await expectAlive(page);
  for (const [name, query] of Object.entries(hostileQueries))
    await test.step(name, async () => {
      await follow(page, `/search?q=${query}#%`);
      await expectAlive(page);
      await expect(page.locator("main").getByRole("searchbox")).toBeVisible();
    });
  await expectToNavigate(page);
});

test("other pages are alive with every query", async ({ page }) => {
  await page.goto(neutral);
  await untilHydrated(page);
  for (const query of Object.values(hostileQueries)) {
    await follow(page, `/docs/intro?q=${query}#%`);
    await page.waitForFunction(() => location.pathname === "/docs/intro");
  }
  await page.reload();
  await expectAlive(page);
  await expectToNavigate(page);
});

test.describe("a path that cannot be decoded", () => {
  test.use({ expectedOutput: [/status (of )?404/] });
  const paths = ["/caf%E9", "/docs/%ED%A0%80", "/%E0%A4%A", "/docs/intro%ff"];

  test.beforeEach(async ({ page }) => {
    // As hosts send it that do not answer 400.
    const body = readFileSync(join(publicDir, "404.html"), "utf8");
    for (const path of paths)
      await page.route(`**${path}*`, (route) =>
        route.fulfill({ status: 404, contentType: "text/html", body }),
      );
  });

  test("gets the not-found page, alive", async ({ page }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(`${path}?q=%#%`);
        await expectAlive(page);
        await expect(page.locator("main").getByRole("searchbox")).toBeVisible();
      });
    await expectToNavigate(page);
  });

  test("is left to the browser when a link leads there", async ({ page }) => {
    await page.goto(neutral);
    await untilHydrated(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/caf%E9" });
      link.textContent = "café";
      document.querySelector("main")?.prepend(link);
    });
    await page.getByRole("link", { name: "café" }).hover();
    await page.getByRole("link", { name: "café" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  });
});
