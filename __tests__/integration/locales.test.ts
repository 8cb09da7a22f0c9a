import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { filesBelow } from "../../src/config/files-below";
import { untilHydrated } from "../e2e/support/hydration";
import { axeViolations } from "./support/axe-violations";
import { browse, type Browsing } from "./support/browse";
import { buildCopy, copyProject, type FixtureSite } from "./support/fixture-site";
import { englishLinesIn, englishWordsIn } from "../support/english-words";
import { localeCode } from "../support/locale-code";
import { openPages } from "./support/open-pages";

let site: FixtureSite;
let browsing: Browsing;

beforeAll(async () => {
  const copy = copyProject();
  cpSync(join(__dirname, "../fixtures/locales"), join(copy.root, "site"), { recursive: true });
  cpSync(join(__dirname, "../fixtures/openapi/shop"), join(copy.root, "site/openapi"), {
    recursive: true,
  });
  const earlier = join(copy.root, "site/openapi/versions/1.0");
  cpSync(join(__dirname, "../fixtures/openapi/shop"), earlier, { recursive: true });
  const description = join(earlier, "openapi.yaml");
  const today = readFileSync(description, "utf8");
  const withoutDelete = today.replace(/ {4}delete:\n(?: {6}.*\n)+/, "");
  expect(withoutDelete).not.toContain("delete-order");
  writeFileSync(description, withoutDelete);
  site = await buildCopy(copy, {
    files: {},
    env: {
      CONTENT_DIR: "site/content",
      OPENAPI_DIR: "site/openapi",
      SITE_CONFIG: "site/site.yaml",
    },
    allLocales: true,
  });
  if (site.exitCode !== 0) console.error(site.output);
  browsing = await browse(site.publicDir);
}, 600_000);
afterAll(async () => {
  await browsing.end();
  site.remove();
});

const file = (name: string) => readFileSync(join(site.publicDir, name), "utf8");
const html = (route: string) => file(`${route}/index.html`);
const scripts = (folder: string) =>
  readdirSync(join(site.publicDir, folder))
    .filter((name) => name.endsWith(".js"))
    .map((name) => file(join(folder, name)))
    .join("\n");

/** Looks at a page in a tab of its own, hydrated. */
async function at(route: string, look: (page: Page) => Promise<void>, width = 1280) {
  const page = await browsing.browser.newPage({ viewport: { width, height: 900 } });
  await page.goto(browsing.origin + route);
  await untilHydrated(page);
  await look(page);
  await page.close();
}
const bar = (page: Page) => page.getByRole("banner");
const pathOf = (page: Page) => page.url().slice(browsing.origin.length);

describe("the files of a site with two locales", () => {
  test("it builds: the default locale at the root, the other one below its code", () => {
    expect(site.exitCode).toBe(0);
    expect(html("docs/intro")).toContain("<h1");
    expect(html("ar/docs/intro")).toContain("المقدمة</h1>");
  });

  test("html says language and direction; left to right is not said", () => {
    expect(html("docs/intro")).toMatch(/<html lang="en">/);
    expect(html("ar/docs/intro")).toMatch(/<html lang="ar" dir="rtl">/);
  });

  test.each(["docs/intro", "ar/docs/intro", "ar/docs/guide/receive", "ar/blog/hello"])(
    "/%s names itself as canonical and all locales as alternates",
    (route) => {
      const plain = route.replace(/^ar\//, "");
      const origin = "https://docs.acme.example";
      const links = [...html(route).matchAll(/<link[^>]*rel="(?:canonical|alternate)"[^>]*>/g)]
        .map(([link]) => [/hreflang="([^"]*)"/i.exec(link)?.[1], /href="([^"]*)"/.exec(link)?.[1]])
        .filter(([, href]) => !/\.(?:xml|json|md)$/.test(href ?? ""));
      expect(links).toEqual([
        [undefined, `${origin}/${route}`],
        ["en", `${origin}/${plain}`],
        ["ar", `${origin}/ar/${plain}`],
        ["x-default", `${origin}/${plain}`],
      ]);
    },
  );

  test("each locale has a sitemap with its pages and their alternates; robots.txt names both", () => {
    expect(file("ar/sitemap-0.xml")).toContain(
      '<loc>https://docs.acme.example/ar/docs/intro</loc><xhtml:link rel="alternate" hreflang="en" href="https://docs.acme.example/docs/intro"/>',
    );
    expect(file("sitemap-0.xml")).not.toContain("<loc>https://docs.acme.example/ar");
    expect(file("robots.txt")).toContain("Sitemap: https://docs.acme.example/ar/sitemap-index.xml");
    expect(existsSync(join(site.publicDir, "ar/robots.txt"))).toBe(false);
    expect(existsSync(join(site.publicDir, "ar/_redirects"))).toBe(false);
  });

  test("it is finished with both, and all their files are known", async () => {
    const { finishedSite } = await import("../../scripts/deploy/finished-build.mjs");
    const { locales, files } = finishedSite(site.publicDir);
    expect(locales).toEqual(["ar"]);
    const there = filesBelow(site.publicDir).filter((name) => !name.endsWith(".build.json"));
    expect([...files].sort()).toEqual(there.sort());
  });

  test("what is not translated is marked with its language, the note is in the reader's", () => {
    const page = html("ar/docs/guide/receive");
    expect(page).toMatch(/<h1[^>]* lang="en" dir="ltr">Receive goods/);
    expect(page).toMatch(/<div class="prose" lang="en" dir="ltr">/);
    expect(page).toContain("لم تُترجم هذه الصفحة بعد");
    expect(html("ar/docs/intro")).not.toContain("لم تُترجم");
    expect(html("docs/guide/receive")).not.toContain("translated");
    const operation = html("ar/docs/api/get-order");
    expect(operation).toMatch(/<h1[^>]*id="operation"[^>]*lang="en" dir="ltr"/);
    expect(operation).toMatch(/<(?:p|div|span)(?: class="[\w -]+")? lang="en" dir="ltr">/);
    expect(operation).not.toMatch(/<article[^>]*class="operation"[^>]*lang=/);
    expect(operation).toContain("لم تُترجم");
  });

  test("labels of navigation, footer, announcement, tags, authors and folders are translated", () => {
    const page = html("ar/docs/intro");
    for (const words of ["الواجهة البرمجية", "حقوق النشر", "ابدأ بالمقدمة", "الأساسيات", "الأدلة"])
      expect(page).toContain(words);
    expect(html("ar/blog/hello")).toContain("آن");
    expect(html("ar/docs/glossary")).toContain("أصغر موضع");
    expect(html("ar")).toContain("كل ما تفعله أكمي");
  });

  test("dates are written as the language writes them", () => {
    expect(html("ar/blog/hello")).toMatch(/<time dateTime="2026-03-09">9 مارس 2026</i);
    expect(html("blog/hello")).toMatch(/<time dateTime="2026-03-09">March 9, 2026</i);
  });

  test("feeds are in the language of the locale, with the words that there are", () => {
    const feed = JSON.parse(file("ar/blog/feed.json")) as {
      title: string;
      language: string;
      items: { title: string; url: string; language: string }[];
    };
    expect([feed.title, feed.language]).toEqual(["وثائق أكمي: المدونة", "ar"]);
    expect(feed.items.map(({ title, url, language }) => [title, url, language])).toEqual([
      ["Second release", "https://docs.acme.example/ar/blog/second", "en"],
      ["مرحبًا", "https://docs.acme.example/ar/blog/hello", "ar"],
    ]);
    expect(file("ar/blog/rss.xml")).toContain("<language>ar</language>");
    expect(file("blog/rss.xml")).not.toContain("/ar/");
  });

  test("pages carry the texts of their own locale and no others, with every part that is loaded later", () => {
    const [arabic, english] = [scripts("ar"), scripts("")];
    const everywhere = ["انتقل إلى المحتوى الرئيسي", "Skip to main content"];
    const later = [
      ["خادم محاكى في هذا المتصفح", "Mock in this browser"],
      ["كما في الصفحة", "as shown"],
      ["احتفظ بها على هذا الجهاز", "Keep on this device"],
      ["خريطة من", "map of "],
    ];
    for (const [own, other] of [everywhere, ...later] as [string, string][]) {
      // Not the scripts themselves: a failure would print all of them.
      expect([own, arabic.includes(own), arabic.includes(other)]).toEqual([own, true, false]);
      expect([other, english.includes(other), english.includes(own)]).toEqual([other, true, false]);
    }
    expect(localeCode.filter((words) => !english.includes(words))).toEqual([]);
  });

  test("what the build writes by itself is in the reader's language: redirect pages, labels, llms.txt", () => {
    const moved = html("ar/docs/start");
    expect(moved).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
    expect(moved).toContain('content="0; url=/ar/docs/intro"');
    expect(moved).toContain("انتقلت الصفحة");
    expect(html("docs/start")).toContain("<title>Moved</title>");
    expect(html("ar/docs/intro")).toContain('aria-label="رابط إلى «الإعداد»"');
    expect(html("ar/docs/intro")).toContain('aria-label="جدول: المتابعة"');
    expect(file("ar/llms.txt")).toContain("كل الصفحات في ملف واحد");
    expect(file("llms.txt")).not.toMatch(/\p{Script=Arabic}/u);
  });

  test.each(["get-order", "create-order", "delete-order"])(
    "the page of %s has no English word of the interface, and none as Markdown",
    (slug) => {
      // Names that the site and its description give a version and a schema.
      const given = ["Next", "Line"];
      const words = englishWordsIn(html(`ar/docs/api/${slug}`));
      expect(words.filter((word) => !given.includes(word))).toEqual([]);
      expect(englishLinesIn(file(`ar/docs/api/${slug}.md`))).toEqual([]);
      // The same look finds them on the English page.
      const english = html(`docs/api/${slug}`).replaceAll('lang="en"', "");
      expect(englishWordsIn(english)).toEqual(expect.arrayContaining(["Responses", "required"]));
      expect(englishLinesIn(file(`docs/api/${slug}.md`))).toContain("Responses");
    },
  );

  test("an operation has its labels in the reader's language, and the description's words in its own", () => {
    const page = html("ar/docs/api/get-order");
    expect(page).toContain("مطلوب");
    expect(page).toContain("رمز Bearer في ترويسة Authorization");
    expect(file("ar/docs/api/get-order.md")).toMatch(/\p{Script=Arabic}/u);
    expect(html("docs/api/get-order")).not.toMatch(/>[^<]*مطلوب/);
  });

  test("a translation is edited where it stands", () => {
    expect(html("ar/docs/intro")).toContain("/edit/main/content/locales/ar/docs/intro.mdx");
  });
});

describe("switching the language", () => {
  test("keeps path, query and hash, there and back", () =>
    at("/docs/intro?a=b#set-up", async (page) => {
      await bar(page).getByRole("button", { name: "Languages: English" }).click();
      await bar(page).getByRole("link", { name: "العربية" }).click();
      await page.waitForURL("**/ar/docs/intro?a=b#set-up");
      await untilHydrated(page);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("المقدمة");
      expect(await page.locator("#set-up").innerText()).toContain("الإعداد");
      await bar(page).getByRole("button", { name: "اللغات: العربية" }).click();
      await bar(page).getByRole("link", { name: "English" }).click();
      await page.waitForURL((url) => url.pathname === "/docs/intro");
      expect(pathOf(page)).toBe("/docs/intro?a=b#set-up");
    }));

  test("works in the menu of small screens, and from the home page", () =>
    at(
      "/",
      async (page) => {
        await page.getByRole("button", { name: "Open menu" }).click();
        const menu = page.getByRole("dialog");
        await menu.getByRole("button", { name: "Languages" }).click();
        await menu.getByRole("link", { name: "العربية" }).click();
        await page.waitForURL("**/ar/");
        expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
      },
      390,
    ));

  test("links within a locale stay in it, without loading the page anew", () =>
    at("/ar/docs/intro", async (page) => {
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole("main").getByRole("link", { name: "استلام البضائع" }).click();
      await page.waitForURL("**/ar/docs/guide/receive#count-the-goods");
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
      expect(await page.getByRole("note").first().isVisible()).toBe(true);
    }));
});

test("a switch from the search page keeps the query, and the words are sought in the other language", () =>
  at("/search?q=goods", async (page) => {
    await bar(page).getByRole("button", { name: "Languages: English" }).click();
    await bar(page).getByRole("link", { name: "العربية" }).click();
    await page.waitForURL("**/ar/search?q=goods");
    const hit = page.locator('main ol a[href="/ar/docs/guide/receive"]');
    await hit.first().waitFor();
    expect(await page.getByRole("searchbox").inputValue()).toBe("goods");
  }));

describe("a locale from right to left", () => {
  test("has the console in the reader's language, fields and code from left to right", () =>
    at("/ar/docs/api/create-order", async (page) => {
      await page.getByRole("button", { name: "جرّبها" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "أرسل", exact: true }).waitFor();
      expect(await dialog.innerText()).not.toMatch(/required|Send|Mock/);
      expect(await axeViolations(page)).toEqual([]);
      await dialog.getByText("JSON", { exact: true }).click();
      const editor = dialog.getByRole("textbox", { name: "الجسم بصيغة JSON" });
      expect(await editor.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
      await editor.fill("{}");
      await dialog.getByText("نموذج", { exact: true }).click();
      await dialog.getByText("قيمتان لا تطابقان").waitFor();
      expect(await dialog.innerText()).toMatch(/customer\u2069? مطلوب/);
    }));

  test("has the sign of the search field where the field begins", () =>
    at("/ar/", async (page) => {
      const form = page.getByRole("main").getByRole("search").first();
      const [icon, input] = [
        await form.locator("svg").first().boundingBox(),
        await form.locator("input").first().boundingBox(),
      ];
      expect(icon?.x).toBeGreaterThan((input?.x ?? 0) + (input?.width ?? 0) / 2);
    }));

  test("has a mirrored layout, and code from left to right", () =>
    at("/ar/docs/intro", async (page) => {
      const box = async (selector: string) =>
        (await page.locator(selector).first().boundingBox()) ?? { x: 0, width: 0 };
      const [main, sidebar] = [await box("main"), await box('nav[aria-label^="شريط"]')];
      expect(sidebar.x).toBeGreaterThan(main.x + main.width - 1);
      const code = page.locator("figure.code pre").first();
      expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
      const [figure, copy] = [await box("figure.code"), await box("figure.code .copy")];
      expect(copy.x).toBeGreaterThan(figure.x + figure.width / 2);
    }));

  test.each([1280, 390])("nothing is wider than the screen at %i px", (width) =>
    at(
      "/ar/docs/guide/receive",
      async (page) => {
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        expect(scroll).toBeLessThanOrEqual(client);
      },
      width,
    ),
  );

  test("has no axe violation", () =>
    at("/ar/docs/guide/receive", async (page) => {
      expect(await axeViolations(page)).toEqual([]);
    }));

  test("its pages say nothing on the console", async () => {
    const routes = ["/", "/docs/intro", "/docs/api/get-order", "/blog", "/search?q=order"];
    const all = routes.map((route) => `/ar${route}`);
    expect(await openPages(site.publicDir, "", all)).toEqual([]);
  });
});

describe("searching", () => {
  test("finds the words of the locale, and leads to its pages", () =>
    at("/ar/docs/intro", async (page) => {
      await page.keyboard.press("Control+k");
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("combobox").fill("الإعداد");
      const hit = dialog.getByRole("row").first();
      await hit.waitFor();
      expect(await hit.getByRole("link").getAttribute("href")).toBe("/ar/docs/intro#set-up");
      await hit.click();
      await page.waitForURL("**/ar/docs/intro#set-up");
    }));

  test("finds nothing of another locale", () =>
    at("/ar/search?q=goods", async (page) => {
      const results = page.getByRole("main").locator("ol a");
      await results.first().waitFor();
      const hrefs = await results.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
      expect(hrefs).toContain("/ar/docs/guide/receive");
      expect(hrefs.every((href) => href?.startsWith("/ar/"))).toBe(true);
      await page.goto(`${browsing.origin}/search?q=introduction`);
      await results.first().waitFor();
      expect(await page.locator('main a[href^="/ar/"]').count()).toBe(0);
    }));
});

describe("an earlier version of the docs and of the API, in both languages", () => {
  test("its translations are shown, and what is not translated in the original's language with a note", () => {
    expect(html("docs/1.0/intro")).toContain("Words of yesterday.");
    expect(html("ar/docs/1.0/intro")).toContain("كلمات الأمس.");
    expect(html("ar/docs/1.0/intro")).not.toContain("لم تُترجم");
    const page = html("ar/docs/1.0/guide/receive");
    expect(page).toContain("Pallets came in by telephone.");
    expect(page).toMatch(/<div class="prose" lang="en" dir="ltr">/);
    expect(page).toContain("لم تُترجم هذه الصفحة بعد");
  });

  test("its banner is in the reader's language and leads to the latest in that language", () =>
    at("/ar/docs/1.0/guide/receive", async (page) => {
      await page.getByText("ولم يعد مدعومًا").waitFor();
      const latest = page.getByRole("link", { name: /^اقرأها عن/ });
      expect(await latest.getAttribute("href")).toBe("/ar/docs/guide/receive");
    }));

  test("each has its operations, and the changelog tells the difference in the reader's language", () => {
    expect(existsSync(join(site.publicDir, "ar/docs/api/delete-order/index.html"))).toBe(true);
    expect(existsSync(join(site.publicDir, "ar/docs/1.0/api/delete-order/index.html"))).toBe(false);
    expect(html("ar/docs/1.0/api/get-order")).toContain('<html lang="ar" dir="rtl">');
    expect(html("docs/api/changes")).toContain("delete-order");
    expect(html("ar/docs/api/changes")).toContain("delete-order");
  });

  test("a switch of the version keeps the language, and one of the language the version", () =>
    at("/ar/docs/guide/receive", async (page) => {
      await bar(page)
        .getByRole("button", { name: /1\.x|Next/ })
        .click();
      await bar(page).locator('[data-type="docsVersionDropdown"]').getByText("1.x").click();
      await page.waitForURL("**/ar/docs/1.0/guide/receive");
      await bar(page).getByRole("button", { name: "اللغات: العربية" }).click();
      await bar(page).getByRole("link", { name: "English" }).click();
      await page.waitForURL((url) => url.pathname === "/docs/1.0/guide/receive");
    }));

  test("the search finds the words of the version that is read, in its language", () =>
    at("/ar/docs/1.0/intro", async (page) => {
      await page.keyboard.press("Control+k");
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("combobox").fill("الأمس");
      const hit = dialog.getByRole("row").first();
      await hit.waitFor();
      expect(await hit.getByRole("link").getAttribute("href")).toMatch(/^\/ar\/docs\/1\.0\/intro/);
    }));
});

describe("kept on the device", () => {
  test("each locale has its own worker and its own pages", async () => {
    const page = await (await browsing.browser.newContext()).newPage();
    const visit = async (route: string) => {
      await page.goto(browsing.origin + route);
      await untilHydrated(page);
    };
    const main = page.getByRole("main");
    await visit("/offline");
    await main.getByRole("button", { name: "Keep on this device" }).click();
    await main.getByRole("button", { name: "Remove from this device" }).waitFor();
    await main.getByText("The docs are on this device.").waitFor({ timeout: 60_000 });
    await visit("/ar/offline");
    await main.getByRole("button", { name: "احتفظ بها على هذا الجهاز" }).click();
    await main.getByText("الوثائق على هذا الجهاز.").waitFor({ timeout: 60_000 });
    await visit("/offline");
    await main.getByRole("button", { name: "Remove from this device" }).click();
    await main.getByRole("button", { name: "Keep on this device" }).waitFor();
    const left = await page.evaluate(async () => ({
      caches: await caches.keys(),
      scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    }));
    expect(left).toEqual({ caches: ["offline/ar"], scopes: [`${browsing.origin}/ar/`] });
    await page.context().close();
  }, 180_000);
});

describe("a page that does not exist", () => {
  test.each([
    ["/ar/docs/nothing", "الصفحة غير موجودة", "/ar/docs/"],
    ["/docs/nothing", "Page Not Found", "/docs/"],
  ])("%s is answered in the language of its locale", (route, title, suggested) =>
    at(route, async (page) => {
      expect((await page.request.get(browsing.origin + route)).status()).toBe(404);
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
      const links = page.getByRole("main").locator("a");
      await links.first().waitFor();
      const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
      const prefix = suggested.startsWith("/ar") ? "/ar" : "/";
      expect(hrefs.every((href) => href?.startsWith(prefix))).toBe(true);
    }),
  );

  test("the home page of a locale has a slash, wherever it is asked for", async () => {
    const answer = await fetch(`${browsing.origin}/ar?a=b`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/ar/?a=b"]);
    expect((await fetch(`${browsing.origin}/ar/`)).status).toBe(200);
  });
});
