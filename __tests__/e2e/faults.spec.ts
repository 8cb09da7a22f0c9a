import type { Page, Route } from "@playwright/test";
import { untilHydrated } from "./support/hydration";
import { pageKinds } from "./support/page-kinds";
import { loadNothingAhead } from "./support/requests";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

// The browser and the site say what went wrong; that the page can be read and left is what is looked at here.
test.use({ expectedOutput: [/.*/s], viewport: viewports.desktop });

const start = pageKinds.tutorial;
const pageData = `/page-data${start}/page-data.json`;
const heading = (page: Page) => page.locator("main h1").first();

/** The page can be read, and the links at its end and at its top lead on to pages that can be read. */
async function expectReadableAndLeavable(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect
    .poll(async () => (await page.locator("main").innerText()).length)
    .toBeGreaterThan(200);
  const title = (await heading(page).textContent()) ?? "";
  const next = page.locator("main a[href^='/docs/']").last();
  const to = new URL((await next.getAttribute("href")) ?? "", page.url()).pathname;
  // A page that renews itself takes the click along; a reader clicks again, but not while the next page is on its way.
  await expect(async () => {
    await next.click({ timeout: 3000 });
    await expect(page).toHaveURL(new RegExp(`${to}(#.*)?$`), { timeout: 10_000 });
  }).toPass();
  await expect(heading(page)).not.toHaveText(title);
  await expect(heading(page)).toBeVisible();
  await page.locator("header a[href='/']").first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("h1").first()).toBeVisible();
}

/** Files that a page asks for until it is quiet, by kind. */
async function filesOf(page: Page, kind: RegExp): Promise<string[]> {
  const files = new Set<string>();
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (kind.test(pathname)) files.add(pathname);
  };
  page.on("request", note);
  await page.goto(start);
  await untilHydrated(page);
  page.off("request", note);
  return [...files];
}

const half = async (route: Route) => {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
};

test("with each script blocked in turn", async ({ page, context }) => {
  const scripts = await filesOf(page, /\.js$/);
  expect(scripts.length).toBeGreaterThanOrEqual(4);
  for (const script of scripts)
    await test.step(script, async () => {
      const faulty = await context.newPage();
      await faulty.route(`**${script}`, (route) => route.abort());
      await faulty.goto(start);
      await expectReadableAndLeavable(faulty);
      await faulty.close();
    });
});

const faults: Record<string, (route: Route) => Promise<void>> = {
  blocked: (route) => route.abort(),
  truncated: half,
  "replaced by HTML": (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><p>Sign in</p>" }),
  "answered with 500": (route) => route.fulfill({ status: 500, body: "" }),
};

for (const [fault, act] of Object.entries(faults))
  test(`with each data file ${fault}`, async ({ page, context }) => {
    const files = await filesOf(page, /\.json$/);
    const ahead = files.filter((file) => file !== pageData && /page-data\.json$/.test(file));
    const own = files.filter((file) => !ahead.includes(file));
    expect(own.length).toBeGreaterThanOrEqual(2);
    // Files that are not there fail one by one; of wrong ones, the page's own and those that are loaded ahead.
    const apart = fault === "blocked" ? own : [pageData];
    for (const faultyFiles of [...apart.map((file) => [file]), ahead])
      await test.step(faultyFiles[0] ?? "nothing was loaded ahead", async () => {
        const faulty = await context.newPage();
        for (const file of faultyFiles) await faulty.route(`**${file}*`, act);
        await faulty.goto(start);
        await expectReadableAndLeavable(faulty);
        await faulty.close();
      });
  });

test("with all data of other pages blocked, so that every page change is a full load", async ({
  page,
}) => {
  await loadNothingAhead(page);
  await page.goto(start);
  await untilHydrated(page);
  await page.route("**/page-data/**", (route) => route.abort());
  await expectReadableAndLeavable(page);
});

test("offline in mid-navigation, and back again", async ({ page, context }) => {
  await loadNothingAhead(page);
  await page.goto(start);
  await untilHydrated(page);
  const to = "/docs/api/item";
  await page.route(`**/page-data${to}/**`, async (route) => {
    await context.setOffline(true);
    await route.abort();
  });
  await page.evaluate((target) => {
    (window as unknown as { ___navigate(to: string): void }).___navigate(target);
  }, to);
  await expect(page.getByRole("alert")).toContainText(to);
  await expect(heading(page)).toBeVisible();
  await context.setOffline(false);
  await page.unroute(`**/page-data${to}/**`);
  await page.getByRole("alert").getByRole("button").click();
  await expect(page).toHaveURL(to);
  await expectReadableAndLeavable(page);
});

const surroundings: Record<string, () => void> = {
  "a clock that is 40 years behind": () => {
    const { now } = Date;
    Date.now = () => now() - 40 * 365 * 24 * 3600 * 1000;
  },
  "a clock that is 40 years ahead": () => {
    const { now } = Date;
    Date.now = () => now() + 40 * 365 * 24 * 3600 * 1000;
  },
  "workers refused": () => {
    const refuse = function () {
      throw new DOMException("refused", "SecurityError");
    };
    Object.assign(window, { Worker: refuse, SharedWorker: refuse });
  },
  "no observers of views": () => {
    Reflect.deleteProperty(window, "IntersectionObserver");
  },
  "an extension that edits the page before React takes over": () => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.setAttribute("data-extension", "1");
      document.body.setAttribute("cz-shortcut-listen", "true");
      const box = document.createElement("div");
      box.textContent = "extension";
      document.body.prepend(box.cloneNode(true));
      document.querySelector("main")?.prepend(box.cloneNode(true));
      for (const link of document.querySelectorAll("main p")) {
        const wrapped = document.createElement("font");
        wrapped.append(...link.childNodes);
        link.append(wrapped);
      }
    });
  },
};

for (const [name, prepare] of Object.entries(surroundings))
  test(`with ${name}`, async ({ page }) => {
    await page.addInitScript(prepare);
    await page.goto(start);
    await expectReadableAndLeavable(page);
  });
