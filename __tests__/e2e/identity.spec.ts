import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { untilHydrated } from "./support/hydration";
import { watchLayoutShift } from "./support/layout-shift";
import { pageKinds } from "./support/page-kinds";
import { allRoutes, publicDir, readPage } from "./support/site";
import { expect, test } from "./support/test";
import { fontsLeftOut, textFont, withoutFonts } from "./support/without-fonts";

test("icons and the manifest are there, in the sizes that are said", async ({ page, request }) => {
  await page.goto("/");
  const hrefs = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(hrefs).toHaveLength(4);
  const [inPage, ...files] = hrefs.sort();
  const [type, text = ""] = String(inPage).split(/,(.*)/s);
  expect(type).toBe("data:image/svg+xml");
  expect(decodeURIComponent(text)).toBe(
    readFileSync(join(publicDir, "favicon.svg"), "utf8").trim(),
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

test("the font of texts is one file, which every page asks for before its styles", () => {
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
  // The font for code comes later.
  expect([...fonts].filter((font) => !font.includes("mono"))).toHaveLength(1);
});

test.describe(() => {
  test.use({ expectedOutput: [fontsLeftOut] });

  test("code is in the site's own font once the page is alive, without moving", async ({
    page,
  }) => {
    await withoutFonts(page, textFont);
    const layoutShift = await watchLayoutShift(page);
    const font = page.waitForResponse((response) => /mono.*\.woff2$/.test(response.url()));
    await page.goto("/docs/tutorial/quick-start/account");
    await font;
    const states = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ family }) => /^"?Geist Mono"?$/.test(family))
          .map((face) => face.status),
      );
    await expect.poll(states).toEqual(["loaded"]);
    await expect.poll(layoutShift).toBeLessThan(0.001);
  });
});

test("code stays in the device's font with data saver", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const fonts: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
  await page.goto("/docs/tutorial/quick-start/account");
  await untilHydrated(page);
  await page.waitForFunction(() => document.documentElement.dataset.styles === "whole");
  expect(fonts.filter((font) => font.includes("mono"))).toEqual([]);
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
