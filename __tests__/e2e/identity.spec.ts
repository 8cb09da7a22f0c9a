import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { untilHydrated } from "./support/hydration";
import { pageKinds } from "./support/page-kinds";
import { allRoutes, publicDir, readPage } from "./support/site";
import { parsePage } from "./support/static-page";
import { expect, test } from "./support/test";
import { chooseTheme } from "./support/theme";

test("every page that search engines list has an Open Graph image of 1200 by 630 px at an absolute address", async () => {
  const missing: string[] = [];
  for (const route of allRoutes()) {
    const { meta } = parsePage(readPage(route));
    if (meta.robots?.includes("noindex")) continue;
    const address = meta["og:image"];
    const file = address && join(publicDir, new URL(address).pathname);
    if (!file || !existsSync(file)) missing.push(`${route}: ${address}`);
    else if (meta["twitter:card"] !== "summary_large_image") missing.push(`${route}: small card`);
  }
  expect(missing).toEqual([]);
  const image = sharp(join(publicDir, "social", "docs", "intro.png"));
  const { width, height } = await image.metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
});

test("icons and the manifest are there, in the sizes that are said", async ({ page, request }) => {
  await page.goto("/");
  const hrefs = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(hrefs).toHaveLength(4);
  const [inPage, ...files] = hrefs.sort();
  expect(inPage).toBe(
    `data:image/svg+xml;base64,${readFileSync(join(publicDir, "favicon.svg"), "base64")}`,
  );
  for (const href of files) {
    const answer = await request.get(href);
    expect(answer.status(), href).toBe(200);
  }
  const manifest = JSON.parse(readFileSync(join(publicDir, "site.webmanifest"), "utf8")) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(publicDir, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("the site's own font is one file, which every page asks for before its styles", () => {
  const asked = allRoutes().map((route) => {
    const html = readPage(route);
    return {
      preloaded: /<link rel="preload" href="([^"]+)" as="font"/.exec(html)?.[1],
      used: [...html.matchAll(/url\(([^)]+)\) format\("woff2"\)/g)].map(([, url]) => url),
    };
  });
  const font = asked[0]?.preloaded ?? "";
  expect(asked.filter(({ preloaded, used }) => preloaded !== font || `${used}` !== font)).toEqual(
    [],
  );
  expect(existsSync(join(publicDir, font))).toBe(true);
});

test("texts are in the site's own font once the browser has it", async ({ page }) => {
  const fonts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.add(request.url());
  });
  await page.goto("/docs/intro");
  const isUsed = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("span"));
      probe.textContent = "immediately";
      const widthIn = (family: string) => {
        probe.style.cssText = `position: absolute; font: 100px ${family}`;
        return probe.offsetWidth;
      };
      return widthIn("Geist, monospace") !== widthIn("monospace");
    });
  // A page shows what it begins with: on a busy machine even a font that is in the cache may come too late for one.
  await expect(async () => {
    await page.reload();
    await untilHydrated(page);
    await expect.poll(isUsed, { timeout: 500 }).toBe(true);
  }).toPass();
  expect(fonts.size).toBe(1);
});

for (const [kind, route] of Object.entries(pageKinds))
  test.describe(`${kind} on paper`, () => {
    if (kind === "notFound") test.use({ expectedOutput: [/status (of )?404/] });
    test("is dark on light, from dark mode too, without what only a screen needs", async ({
      page,
    }) => {
      await chooseTheme(page, "dark");
      await page.goto(route);
      await untilHydrated(page);
      // Rules for paper come with the whole sheets.
      await page.locator("html[data-styles=whole]").waitFor();
      await page.emulateMedia({ media: "print" });
      const colors = () =>
        page.evaluate(() => {
          const { backgroundColor, color } = getComputedStyle(document.documentElement);
          return `${color} on ${backgroundColor}`;
        });
      await expect.poll(colors).toBe("rgb(35, 43, 42) on rgb(255, 255, 255)");
      await expect(page.locator("main h1")).toBeVisible();
      for (const part of ["header.topbar", "footer", "nav", "form", "button.copy"])
        await expect(page.locator(`${part}:visible`), part).toHaveCount(0);
    });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("paper has the rules for paper too", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(pageKinds.operation);
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page.locator("header.topbar")).toBeHidden();
    await expect(page.locator("footer").first()).toBeHidden();
  });
});
