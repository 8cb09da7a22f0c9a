import { untilHydrated } from "../e2e/support/hydration";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { syntheticDescription } from "../fixtures/synthetic-description";
import { axeViolations } from "./support/axe-violations";
import { browse, type Browsing } from "./support/browse";
import { testRealServers } from "./support/real-server-tests";
import { buildCopy, copyProject, type FixtureSite } from "./support/fixture-site";

const pathPrefix = "/erp/fr";
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';

const description = JSON.stringify(syntheticDescription(4)).replace(
  "An amount in a currency.",
  "An amount in a currency. ![Coins](https://cdn.example.com/coins.svg)",
);

let site: FixtureSite;
let browsing: Browsing;

beforeAll(async () => {
  const copy = copyProject();
  cpSync(join(__dirname, "../fixtures/shell-options"), join(copy.root, "site"), {
    recursive: true,
  });
  site = await buildCopy(copy, {
    files: {
      "site/content/docs/intro.mdx": "---\ntitle: Introduction\n---\n\nThe first page.\n",
      "site/content/docs/more.mdx":
        "---\ntitle: More\nlast_update: { date: 2026-03-09 }\n---\n\nThe second page.\n\n![Shown](https://cdn.example.com/shown.svg)\n",
      "site/openapi/openapi.json": description,
      "static/logo.svg": svg,
      "static/logo-dark.svg": svg,
    },
    env: {
      CONTENT_DIR: "site/content",
      OPENAPI_DIR: "site/openapi",
      SITE_CONFIG: "site/site.yaml",
      PATH_PREFIX: "/erp",
    },
  });
  if (site.exitCode !== 0) console.error(site.output);
  browsing = await browse(site.publicDir, pathPrefix);
});
afterAll(async () => {
  await browsing.end();
  site.remove();
});

/** Looks at a page in a browser of its own, hydrated. */
async function at(
  route: string,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browsing.browser.newPage({ viewport: desktop, ...options });
  await page.route("https://cdn.example.com/**", (image) =>
    image.fulfill({ contentType: "image/svg+xml", body: svg }),
  );
  await page.goto(browsing.origin + route);
  await untilHydrated(page);
  await look(page);
  await page.close();
}

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const html = (route: string) => readFileSync(join(site.publicDir, route, "index.html"), "utf8");
const bar = (page: Page) => page.getByRole("banner");

test("a site that uses the other options builds", () => {
  expect(site.exitCode).toBe(0);
});

describe("items of the top bar", () => {
  test("an item of type doc leads to the page, and is marked there", () =>
    at("/docs/more", {}, async (page) => {
      const link = bar(page).getByRole("link", { name: "More", exact: true });
      expect(await link.getAttribute("href")).toBe("/erp/fr/docs/more");
      expect(await link.getAttribute("aria-current")).toBe("page");
    }));

  test("an item of type html is shown without what could run, below the path prefix", () =>
    at("/docs/intro", {}, async (page) => {
      const item = bar(page).locator('[data-type="html"]');
      expect(await item.locator("a").evaluate((link) => link.outerHTML)).toBe(
        '<a href="/erp/fr/docs/more">Status</a>',
      );
      expect(await item.locator("script").count()).toBe(0);
      await item.locator("a").click();
      await page.waitForURL(/\/docs\/more$/);
    }));

  test("a dropdown opens, holds items of several types, and names what is active", () =>
    at("/docs/more", {}, async (page) => {
      const button = bar(page).getByRole("button", { name: "Resources" });
      expect(await button.getAttribute("data-active")).toBe("true");
      await button.click();
      const list = bar(page).locator('[data-type="dropdown"] ul');
      expect(await list.getByRole("listitem").allInnerTexts()).toEqual(["More", "Example", "Beta"]);
      await list.getByRole("link", { name: "Example" }).focus();
      await page.keyboard.press("Escape");
      expect(await list.isVisible()).toBe(false);
      expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    }));

  test("the version link leads to the main doc, and to the version that the reader chose", () =>
    at("/docs/more", {}, async (page) => {
      const link = bar(page).locator('[data-type="docsVersion"] a');
      expect(await link.getAttribute("href")).toBe("/erp/fr/docs/intro");
      expect(await link.innerText()).toBe("Next");
      await page.route("https://v1.docs.example.com/**", (route) => route.fulfill({ body: "1.x" }));
      await bar(page).getByRole("button", { name: "Versions: Next" }).click();
      await bar(page).locator('[data-type="docsVersionDropdown"]').getByText("1.x").click();
      await page.waitForURL("https://v1.docs.example.com/");
      await page.goBack();
      await page.waitForFunction(
        () => document.querySelector('[data-type="docsVersion"] a')?.textContent === "1.x",
      );
      expect(await link.getAttribute("href")).toBe("https://v1.docs.example.com");
      const stored = () =>
        page.evaluate(() => localStorage.getItem("docs-preferred-version-default"));
      expect(await stored()).toBe("v1");
    }));

  test("another locale keeps path, query and hash and loses the prefix of this one", () =>
    at("/docs/more?q=1#main", {}, async (page) => {
      await bar(page).getByRole("button", { name: "Languages: Français" }).click();
      const english = bar(page).locator('a[hreflang="en"]');
      expect(await english.getAttribute("href")).toBe("/erp/docs/more?q=1#main");
      const wanted = page.waitForRequest((request) => request.isNavigationRequest());
      await english.click();
      expect(new URL((await wanted).url()).pathname).toBe("/erp/docs/more");
    }));

  test("the language of the page is that of the locale", () => {
    expect(html("docs/more")).toMatch(/<html[^>]* lang="fr-CA"/);
  });

  test("the menu of small screens names the dropdowns Languages and Versions", () =>
    at("/docs/more", { viewport: phone }, async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click();
      const menu = page.getByRole("dialog");
      await menu.getByRole("button", { name: "Back to main menu" }).click();
      await menu.getByRole("button", { name: "Versions", exact: true }).click();
      expect(await menu.getByRole("link", { name: "1.x" }).isVisible()).toBe(true);
      await menu.getByRole("button", { name: "Languages", exact: true }).click();
      expect(await menu.getByRole("link", { name: "English" }).isVisible()).toBe(true);
    }));
});

describe("the top bar", () => {
  test("in style primary it has the accent color, and its text can be read on it", () =>
    at("/docs/more", {}, async (page) => {
      const colors = await bar(page).evaluate((element) => {
        const probe = document.createElement("i");
        probe.style.color = "var(--accent)";
        document.body.append(probe);
        const accent = getComputedStyle(probe).color;
        return { accent, ground: getComputedStyle(element).backgroundColor };
      });
      expect(colors.ground).toBe(colors.accent);
    }));

  test.each(["light", "dark"] as const)("has no axe violation with a menu open in %s", (scheme) =>
    at("/docs/more", { colorScheme: scheme }, async (page) => {
      await bar(page).getByRole("button", { name: "Resources" }).click();
      expect(await axeViolations(page)).toEqual([]);
    }),
  );

  test.each([
    ["light", "/erp/fr/logo.svg"],
    ["dark", "/erp/fr/logo-dark.svg"],
  ] as const)("has the configured logo of %s mode", (scheme, file) =>
    at("/docs/more", { colorScheme: scheme }, async (page) => {
      const shown = bar(page).getByRole("img", { name: "Mark" });
      expect(await shown.count()).toBe(1);
      expect(await shown.getAttribute("src")).toBe(file);
    }),
  );

  test("stays where it is on scroll down, when it is not to hide", () =>
    at("/docs/more", { viewport: { width: 1200, height: 430 } }, async (page) => {
      await page.mouse.move(600, 200);
      await page.mouse.wheel(0, 200);
      await page.waitForFunction(() => scrollY > 100);
      expect((await bar(page).boundingBox())?.y).toBe(0);
    }));
});

describe("the announcement", () => {
  test("has its colors, no script, and no button when it cannot be closed", () =>
    at("/docs/more", {}, async (page) => {
      const announcement = page.getByRole("complementary", { name: "Announcement" });
      const style = await announcement.evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return [backgroundColor, color];
      });
      expect(style).toEqual(["rgb(32, 35, 42)", "rgb(255, 255, 255)"]);
      expect(await announcement.locator("> div").innerHTML()).toBe(
        'Down on <b>Sunday</b>. <a href="/erp/fr/docs/more">More</a>',
      );
      expect(await announcement.getByRole("button").count()).toBe(0);
    }));

  test("is shown, when it cannot be closed, even to who closed it before", () =>
    at("/docs/more", {}, async (page) => {
      await page.evaluate(() => {
        localStorage.setItem("docusaurus.announcement.id", "maintenance");
        localStorage.setItem("docusaurus.announcement.dismiss", "true");
      });
      await page.reload();
      const announcement = page.getByRole("complementary", { name: "Announcement" });
      expect(await announcement.isVisible()).toBe(true);
    }));
});

describe("the color mode", () => {
  test("follows the system, also when it changes while the page is open", () =>
    at("/docs/more", { colorScheme: "light" }, async (page) => {
      expect(await theme(page)).toBe("light");
      await page.emulateMedia({ colorScheme: "dark" });
      await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    }));

  test("does not follow it while the page is printed", () =>
    at("/docs/more", { colorScheme: "dark" }, async (page) => {
      await page.emulateMedia({ media: "print", colorScheme: "light" });
      expect(await theme(page)).toBe("dark");
    }));

  test("has no switch when that is disabled, and a stored choice does not count", () =>
    at("/docs/more", { colorScheme: "light" }, async (page) => {
      expect(await page.getByRole("button", { name: /^Switch to/ }).count()).toBe(0);
      await page.evaluate(() => localStorage.setItem("theme", "dark"));
      await page.reload();
      expect(await theme(page)).toBe("light");
      await page.waitForFunction(() => localStorage.getItem("theme") === null);
    }));
});

describe("the footer and the page", () => {
  test("in style dark the footer is dark in light mode, with its logo", () =>
    at("/docs/more", { colorScheme: "light" }, async (page) => {
      const footer = page.getByRole("contentinfo");
      const ground = await footer.evaluate((element) => getComputedStyle(element).backgroundColor);
      const [red = 255] = (/\d+/.exec(ground) ?? []).map(Number);
      expect(red).toBeLessThan(60);
      expect(await footer.getByRole("img", { name: "Footer mark" }).isVisible()).toBe(true);
      expect(await footer.innerText()).toContain("Copyright © 2025 Another");
    }));

  test("neither editing nor reporting is offered when neither is configured", () => {
    expect(html("docs/more")).not.toContain("Edit this page");
    expect(html("docs/more")).not.toContain("Report a problem");
  });

  test("without history of git the date of the front matter is shown", () => {
    expect(html("docs/more")).toContain("Last updated March 9, 2026");
    expect(html("docs/intro")).not.toContain("Last updated");
  });
});

describe("the policy of pages", () => {
  const rule = (route: string, name: string) =>
    new RegExp(`${name} ([^;"]*)`).exec(html(route))?.[1];

  test("allows the hosts of images that the configuration names, on every page, and they are shown", async () => {
    for (const route of ["", "docs/more", "docs/api/get-resource-1", "404"])
      expect(rule(route, "img-src")).toBe("'self' data: https://cdn.example.com");
    await at("/docs/more", {}, async (page) => {
      for (const name of ["Shown", "Footer mark"]) {
        const image = page.getByRole("img", { name });
        await image.scrollIntoViewIfNeeded();
        await image.evaluate((one: HTMLImageElement) => one.decode());
      }
    });
  });

  test("allows connections to other hosts on pages with a console alone", () => {
    const typed = "'self' https: http://localhost:* http://127.0.0.1:*";
    for (const route of ["", "docs/intro", "docs/more", "search", "404", "docs/category/api"])
      expect(rule(route, "connect-src")).toBe("'self'");
    expect(rule("docs/api/get-resource-1", "connect-src")).toBe(typed);
  });
});

describe("the console with real servers", () => testRealServers(at, "/docs/api/get-resource-1"));
