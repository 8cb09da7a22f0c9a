import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { readCalls } from "./support/reader";
import { untilHydrated } from "./support/hydration";
import { removalScript, serveWithWorkers } from "./support/oldest-browser";
import { openSearch } from "./support/search";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

/**
 * The site in a browser that has nothing but what the oldest ones of package.json have; the fixture fails each test on any
 * error of a page.
 */
let server: Server;
let script: string;

test.use({ viewport: viewports.desktop, permissions: ["clipboard-read", "clipboard-write"] });

test.beforeAll(async () => {
  script = await removalScript();
  server = await serveWithWorkers(script);
});
test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});
test.beforeEach(({ page }) => page.addInitScript(script));

const at = (route: string) => `http://localhost:${(server.address() as AddressInfo).port}${route}`;

async function open(page: Page, route: string): Promise<void> {
  await page.goto(at(route));
  await untilHydrated(page);
}

/** Of these all are gone in a page or a worker. */
const left = () => ({
  toReversed: "toReversed" in Array.prototype,
  iteratorMap: "map" in Object.getPrototypeOf(Object.getPrototypeOf([].values())),
  canParse: "canParse" in URL,
  withResolvers: "withResolvers" in Promise,
  union: "union" in Set.prototype,
  segmenter: "Segmenter" in Intl,
  scheduler: "scheduler" in globalThis,
  idle: "requestIdleCallback" in globalThis,
  connection: "connection" in navigator,
});

const none = Object.fromEntries(
  "toReversed iteratorMap canParse withResolvers union segmenter scheduler idle connection"
    .split(" ")
    .map((name) => [name, false]),
);

test("what is newer is gone: in pages and in workers", async ({ page }) => {
  const worker = page.waitForEvent("worker");
  const { input } = await openSearch(page, at("/docs/intro"));
  await input.fill("invoice");
  const inWorker = await (await worker).evaluate(left);
  expect(inWorker).toEqual(none);
  const inPage = await page.evaluate(left);
  expect(inPage).toEqual(none);
  const ofPages = await page.evaluate(() => ({
    checkVisibility: "checkVisibility" in Element.prototype,
    popover: "popover" in HTMLElement.prototype,
    transitions: "startViewTransition" in document,
    highlights: "highlights" in CSS,
    aria: "ariaBusy" in Element.prototype,
    iteration: Symbol.asyncIterator in ReadableStream.prototype,
  }));
  expect(Object.values(ofPages)).toEqual(Object.values(ofPages).map(() => false));
  const removed = await page.evaluate(() => Reflect.get(globalThis, "removedApis") as number);
  test.info().annotations.push({ type: "removed", description: String(removed) });
  expect(removed).toBeGreaterThan(500);
});

test("pages are searched, read one after the other, and change their color mode", async ({
  page,
}) => {
  const { input, hits } = await openSearch(page, at("/docs/intro"));
  await input.fill("sales order");
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/\/docs\/intro$/);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/blog$/);
  await page.goto(at("/search?q=receive"));
  await expect(page.getByText(/\d+ results for/).first()).toBeVisible();
});

test("the drawer keeps the focus, and the sidebar is in it", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await open(page, "/docs/tutorial/quick-start/settings");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog");
  await expect(menu.locator('[aria-current="page"]')).toBeInViewport();
  const isInside = () => menu.evaluate((one) => one.contains(document.activeElement));
  for (const key of ["Shift+Tab", "Shift+Tab", "Tab", "Tab", "Tab"]) {
    await page.keyboard.press(key);
    await expect.poll(isInside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

test("the console sends, checks what is typed, and lists its calls", async ({ page }) => {
  await open(page, "/docs/api/create-sales-order");
  await page.getByRole("button", { name: "Try it" }).click();
  const console = page.getByRole("dialog", { name: /^Try: / });
  await console.getByRole("button", { name: "Send", exact: true }).click();
  const status = console.getByRole("region", { name: "Response" }).getByRole("status");
  await expect(status).toHaveText(/^201 Created/);
  await console.getByRole("button", { name: "JSON" }).click();
  await console.getByLabel("Body as JSON").fill("{}");
  await console.getByRole("button", { name: "Send", exact: true }).click();
  await expect(status).not.toHaveText(/^201/);
  await console
    .getByText(/^Last calls|^Calls/)
    .first()
    .click();
});

test("the calls of a tutorial are run, code and pages are copied", async ({ page }) => {
  await readCalls(page);
  await open(page, "/docs/tutorial/core-features/salesorder");
  await page.getByRole("button", { name: "Run" }).first().click();
  await expect(page.locator("strong[data-fits]").first()).toBeVisible();
  await page.locator("[data-copy]").first().click();
  await expect(page.locator("[data-copy]").first()).toHaveText("Copied");
  const copyButton = page.locator("[data-copy-markdown]");
  await copyButton.click();
  await expect(copyButton).toHaveText("Copied");
  // Firefox lets no page read the clipboard before 125: it is pasted.
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement("textarea"));
    field.id = "pasted";
    field.focus();
  });
  await page.keyboard.press("ControlOrMeta+V");
  await expect(page.locator("#pasted")).toHaveValue(/^# /m);
});
