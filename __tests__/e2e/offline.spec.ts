import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe";
import { untilHydrated, untilIdle } from "./support/hydration";
import { fakeConnection, logRequests } from "./support/requests";
import { expect, test } from "./support/test";

test("a reader who does not ask for it gets no service worker and fetches nothing for it", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/docs/intro");
  await untilHydrated(page);
  await untilIdle(page);
  const workers = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
  expect(workers).toBe(0);
  expect(asked.filter((path) => path.includes("offline"))).toEqual([]);
});

test("a connection that saves data gets no offer, and nothing is fetched", async ({ page }) => {
  await fakeConnection(page, { effectiveType: "4g", saveData: true });
  const requests = logRequests(page);
  await page.goto("/offline");
  await expect(page.getByText("This connection saves data")).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep on this device" })).toHaveCount(0);
  expect(requests.filter((path) => path.includes("offline-worker"))).toEqual([]);
});

/** Bytes in the caches of the site. */
const keptBytes = (page: Page) =>
  page.evaluate(async () => {
    let bytes = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        bytes += (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0;
    }
    return bytes;
  });

test.describe("the docs on this device", () => {
  // Some browsers say that they are offline only after the page has asked for what it loads ahead by.
  test.use({ expectedOutput: [/\/page-map\.json/] });

  // The pages and the search, a tenth of all files: those of the other parts are kept in the same way.
  test("the docs are kept by part, with their size and progress in view, open without a connection, and are taken off again", async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    await page.goto("/docs/intro");
    await page.getByRole("link", { name: "Available offline" }).click();
    const choice = page.getByRole("group", { name: "What to keep" });
    const part = (name: string) => choice.getByRole("checkbox", { name });
    await expect(choice.locator("label")).toHaveText([
      /^Docs, tutorials, blog\s*about [\d.]+ MB$/,
      /^API reference\s*about [\d.]+ MB$/,
      /^Try it and Run\s*about [\d.]+ MB$/,
      /^Search\s*about [\d.]+ (?:MB|KB)$/,
    ]);
    await expectNoAxeViolations(page);
    const total = choice.getByText(/\d files: about [\d.]+ MB to download and keep on this device/);
    await expect(total).toBeVisible();
    const megabytes = async () => Number(/about ([\d.]+) MB/.exec(await total.innerText())?.[1]);
    const whole = await megabytes();
    for (const name of ["API reference", "Try it and Run"]) await part(name).uncheck();
    const said = await megabytes();
    expect(said).toBeLessThan(15);
    expect(said).toBeLessThan(whole / 2);
    // Noted in the page: it may be over before anybody else looks.
    const progress = await page.evaluateHandle(() => {
      const seen = { isShown: false };
      new MutationObserver(() => {
        seen.isShown ||= document.querySelector("progress, [role=progressbar]") !== null;
      }).observe(document.body, { childList: true, subtree: true });
      return seen;
    });
    await page.getByRole("button", { name: "Keep on this device" }).click();
    await expect(page.getByText("The docs are on this device.")).toBeVisible({ timeout: 150_000 });
    const { isShown } = await progress.jsonValue();
    expect(isShown).toBe(true);
    const kept = (await keptBytes(page)) / 1e6;
    expect(Math.abs(kept / said - 1)).toBeLessThan(0.1);

    await test.step("a word of the worker that comes after its end changes nothing", async () => {
      await page.evaluate(async () => {
        const data = { offline: { done: 9, all: 9 } };
        navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data }));
        await navigator.serviceWorker.getRegistration();
      });
      await expect(page.getByText("The docs are on this device.")).toBeVisible();
    });

    await context.setOffline(true);
    for (const [route, title] of [
      ["/docs/tutorial/quick-start/settings", "Choose your company settings"],
      ["/docs/intro", "Introduction"],
    ] as const) {
      await page.goto(route);
      await untilHydrated(page);
      await expect(page.locator("main h1")).toContainText(title);
    }
    await page.goto("/search?q=receive");
    await expect(page.getByText(/\d+ results for/).first()).toBeVisible();
    await context.setOffline(false);

    await page.goto("/offline");
    await page.getByRole("button", { name: "Remove from this device" }).click();
    await expect(page.getByRole("button", { name: "Keep on this device" })).toBeVisible();
    const left = () =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
    await expect.poll(left).toEqual({ caches: [], workers: 0 });
  });
});
