import type { Page } from "@playwright/test";
import { breakProperty, chain, changeData, mend } from "./support/broken-frame";
import { expectGoodLooks } from "./support/looks";
import { follow } from "./support/follow";
import { markDocument, untilHydrated } from "./support/hydration";
import { loadNothingAhead } from "./support/requests";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

// The crash is logged; that it is shown, and what can still be done, is what is looked at here.
test.use({ expectedOutput: [/.*/s], viewport: viewports.phone });

const route = "/docs/intro";
const elsewhere = "/blog/welcome";

test.beforeEach(({ page }) => loadNothingAhead(page));

const panel = (page: Page) => page.getByRole("alert");
const heading = (page: Page) => page.locator("main h1");
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

/** The page as it was sent, and below it what happened. */
async function expectReadable(page: Page, ...texts: string[]): Promise<void> {
  await expect(panel(page)).toContainText("This page crashed.");
  for (const text of texts) await expect(panel(page)).toContainText(text);
  await expect(page).toHaveTitle("Page Error");
  await expect(heading(page)).toHaveText("Introduction");
  await expect(page.locator("footer")).toHaveCount(1);
  await expect(page.locator("header.topbar")).toHaveCount(1);
  await expect
    .poll(async () => (await page.locator("main").innerText()).length)
    .toBeGreaterThan(500);
}

/** The application works, in the same document. */
async function expectMended(page: Page): Promise<void> {
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Introduction/);
  await expect(page.locator("main")).toHaveCount(1);
  const isSameDocument = await markDocument(page);
  await follow(page, elsewhere);
  await expect(heading(page)).toHaveText(/^Welcome/);
  await expect(page).toHaveTitle(/^Welcome/);
  await expect.poll(isSameDocument).toBe(true);
}

interface SharedData {
  data?: { siteConfig?: { navbar?: { items: { type: string }[] } } };
}

interface Part {
  name: string;
  prepare: (page: Page) => Promise<unknown>;
  /** What makes it crash where the first load does not. */
  crash?: (page: Page) => Promise<void>;
  texts?: string[];
  /** It is over when the application begins anew. */
  isOver?: true;
}

const parts: Part[] = [
  {
    name: "an item of the top bar",
    prepare: (page) => breakProperty(page, "sidebarId"),
    texts: ["could not be rendered", "Caused by: outer", "Caused by: inner"],
  },
  { name: "the footer", prepare: (page) => breakProperty(page, "copyright") },
  { name: "the announcement", prepare: (page) => breakProperty(page, "textColor") },
  { name: "what provides versions", prepare: (page) => breakProperty(page, "versions") },
  {
    name: "the drawer",
    prepare: (page) =>
      page.addInitScript(`window.broken = true;
        const { showModal } = HTMLDialogElement.prototype;
        HTMLDialogElement.prototype.showModal = function () {
          if (window.broken) throw ${chain};
          showModal.call(this);
        };`),
    crash: (page) => page.getByRole("button", { name: "Open menu" }).click(),
    isOver: true,
  },
  {
    name: "the scroll handler",
    prepare: (page) =>
      page.addInitScript(`window.broken = false;
        const { scrollIntoView } = Element.prototype;
        Element.prototype.scrollIntoView = function (...args) {
          if (window.broken) throw ${chain};
          scrollIntoView.apply(this, args);
        };`),
    crash: (page) =>
      page.evaluate(async () => {
        Object.assign(window, { broken: true });
        location.hash = document.querySelector("main h2")?.id ?? "";
        await new Promise(requestAnimationFrame);
      }),
  },
];

test.describe("a fault in the frame of the first page", () => {
  for (const { name, prepare, crash, texts = ["outer", "Caused by: inner"], isOver } of parts)
    test(`${name}: the page stays readable, and Try again works`, async ({ page }) => {
      await prepare(page);
      await page.goto(route);
      if (crash) await untilHydrated(page);
      await crash?.(page);
      await expectReadable(page, ...texts);
      if (!isOver) {
        await tryAgain(page).click();
        await expectReadable(page, ...texts);
        await mend(page);
      }
      await tryAgain(page).click();
      await expectMended(page);
    });

  test("an item of a type that does not exist is named, and links lead on", async ({ page }) => {
    await changeData(page, (data) => {
      const { items } = (data as SharedData).data?.siteConfig?.navbar ?? {};
      if (items?.[0]) items[0].type = "pie";
      return data;
    });
    await page.goto(route);
    await expectReadable(page, "navbar.items[0]", '"type":"pie"', "Caused by:");
    await page.unrouteAll();
    const isSameDocument = await markDocument(page);
    await page.locator("main a[href^='/docs/']").last().click();
    await expect(heading(page)).not.toHaveText("Introduction");
    await expect.poll(isSameDocument).toBe(false);
    await untilHydrated(page);
    await expect(panel(page)).toHaveCount(0);
  });

  test("is readable for everybody, on every screen", async ({ page }) => {
    await breakProperty(page, "copyright");
    await page.goto(route);
    await expectReadable(page, "outer", "Caused by: inner");
    await expectGoodLooks(page);
  });
});

test.describe("a fault in the frame after a page change", () => {
  test("shows the crash page, and Try again works", async ({ page }) => {
    await breakProperty(page, "copyright", { from: false });
    await page.goto(elsewhere);
    await untilHydrated(page);
    await page.evaluate(() => Object.assign(window, { broken: true }));
    await follow(page, route);
    await expect(heading(page)).toHaveText("This page crashed.");
    await expect(page).toHaveTitle("Page Error");
    await expect(panel(page)).toContainText("Caused by: inner");
    await expectGoodLooks(page);
    await mend(page);
    await tryAgain(page).click();
    await expect(heading(page)).toHaveText("Introduction");
    await expectMended(page);
  });

  test("leads home, and back", async ({ page }) => {
    await breakProperty(page, "copyright", { from: false });
    await page.goto(elsewhere);
    await untilHydrated(page);
    const crashed = async () => {
      await page.evaluate(() => Object.assign(window, { broken: true }));
      await follow(page, route);
      await expect(heading(page)).toHaveText("This page crashed.");
    };
    await crashed();
    await page.getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
    await untilHydrated(page);
    await crashed();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await untilHydrated(page);
    await expect(panel(page)).toHaveCount(0);
  });
});
