import type { Page } from "@playwright/test";
import { untilHydrated, untilLaidOut } from "./support/hydration";
import { pageKinds } from "./support/page-kinds";
import { untilStill, wheel } from "./support/scroll";
import { expect, test } from "./support/test";
import { themes } from "./support/theme";
import { expectNoHorizontalOverflow } from "./support/viewport";

// One of the pages is not found.
test.use({ expectedOutput: [/^status 404: .*\/no-such-page$|\(Not Found\)/] });

const widths = [320, 390, 768, 1024, 1440] as const;
const readingPages = [pageKinds.doc, pageKinds.tutorial, pageKinds.overview, pageKinds.blogPost];

async function open(page: Page, route: string, width: number, height = 844): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(route);
  await untilHydrated(page);
  await untilLaidOut(page);
}

/** What holds the contents of a page: a disclosure that sticks, or a column where there is room. */
function contentsOf(page: Page, width: number) {
  const summary = page.locator(":scope > summary", { hasText: "On this page" });
  return width < 1241
    ? page.locator("main details").filter({ has: summary })
    : page.getByRole("navigation", { name: "On this page" });
}

for (const route of readingPages)
  test(`"On this page" is there and leads to a heading that nothing covers, on ${route}`, async ({
    page,
  }) => {
    await open(page, route, widths[0]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => scrollTo(0, 1200));
      await untilStill(page);
      const contents = contentsOf(page, width);
      const last = contents.locator("a:visible").last();
      // With the bar, the disclosure moves, and a press that it moves under is none.
      if (width < 1241)
        await expect(async () => {
          if ((await contents.getAttribute("open")) === null)
            await contents.locator("summary").click();
          await expect(last).toBeVisible({ timeout: 1000 });
        }).toPass();
      const target = page.locator(`[id="${(await last.getAttribute("href"))?.slice(1)}"]`);
      await last.click();
      await untilStill(page);
      const isFree = () =>
        target.evaluate((heading) => {
          const { left, top, height } = heading.getBoundingClientRect();
          const on = document.elementFromPoint(left + 4, top + height / 2);
          return heading === on || heading.contains(on);
        });
      await expect.poll(isFree, { message: `${width} px` }).toBe(true);
      const isListed = contents.locator("a:visible").first();
      await (width < 1241 ? expect(isListed).toBeHidden() : expect(isListed).toBeVisible());
    }
  });

test("what sticks below the top bar follows it: no dead band is left where the bar was", async ({
  page,
}) => {
  const parts = [
    [pageKinds.tutorial, contentsOf(page, 390)],
    [pageKinds.blogPost, contentsOf(page, 390)],
    [
      pageKinds.apiCategory,
      page.locator("main search, main form, main [role=search], main div:has(> input)").first(),
    ],
  ] as const;
  for (const [route, part] of parts) {
    await open(page, route, 390);
    const top = async () => Math.round((await part.boundingBox())?.y ?? -1);
    await wheel(page, 1500);
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect.poll(top, { message: route }).toBe(0);
    await wheel(page, -200);
    await expect.poll(top, { message: route }).toBe(60);
  }
});

test("on a desktop, what the rails hold goes up with the top bar, and comes back with it", async ({
  page,
}) => {
  await open(page, pageKinds.tutorial, 1440, 900);
  const rails = page.locator("nav[aria-label='Docs sidebar'], nav[aria-label='On this page']");
  const tops = () =>
    rails.evaluateAll((all) => all.map((rail) => Math.round(rail.getBoundingClientRect().top)));
  await wheel(page, 1500);
  await wheel(page, -100);
  await untilStill(page);
  const shown = await tops();
  expect(shown).toHaveLength(2);
  await wheel(page, 600);
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await expect.poll(tops).toEqual(shown.map((top) => top - 60));
});

test("in a low window nothing sticks", async ({ page }) => {
  for (const route of [pageKinds.tutorial, pageKinds.apiCategory, pageKinds.blogPost]) {
    await open(page, route, 640, 360);
    await wheel(page, 1500);
    await wheel(page, -100);
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll("header, main *")]
        .filter((element) => {
          const { position } = getComputedStyle(element);
          const { top, bottom, width } = element.getBoundingClientRect();
          return /sticky|fixed/.test(position) && width > 200 && top < 200 && bottom > 0;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(stuck, route).toEqual([]);
  }
});

test("letters in diagrams have 11 px on phones and on a desktop; what is wider is scrolled", async ({
  page,
}) => {
  const routes = [
    ...readingPages,
    "/docs/tutorial/quick-start/list_ui",
    "/docs/tutorial/core-features/return",
    "/docs/api/estimate",
    "/docs/api/purchase-order",
    "/docs/api/ship-sales-order",
  ];
  for (const route of routes) {
    await open(page, route, 320);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await untilLaidOut(page);
      const sizes = await page.locator(".diagram svg:visible").evaluateAll((drawings) =>
        drawings.flatMap((svg) => {
          const { viewBox } = svg as SVGSVGElement;
          const scale = svg.getBoundingClientRect().width / viewBox.baseVal.width;
          return [...svg.querySelectorAll("text")].map(
            (text) => scale * Number.parseFloat(getComputedStyle(text).fontSize),
          );
        }),
      );
      expect(Math.min(...sizes, 99), `${route}, ${width} px`).toBeGreaterThanOrEqual(10.95);
      await expectNoHorizontalOverflow(page);
    }
  }
});

test("a chain of steps stands upright on a phone, and fits", async ({ page }) => {
  await open(page, pageKinds.doc, 390);
  const drawing = page.locator(".diagram svg:visible").first();
  await expect(drawing).toHaveAttribute("data-layout", "tall");
  const [outer, inner] = [
    await page.locator(".diagram").first().boundingBox(),
    await drawing.boundingBox(),
  ];
  expect(inner?.width).toBeLessThan(outer?.width ?? 0);
  expect(inner?.height).toBeGreaterThan(inner?.width ?? 0);
});

test("a lifecycle fits a phone, and begins where it begins", async ({ page }) => {
  await open(page, "/docs/api/sales-order", 390);
  const figure = page.locator(".diagram").filter({ hasText: "draft" }).first();
  const drawing = figure.locator("svg:visible");
  await expect(drawing).toHaveAttribute("data-layout", "tall");
  const [outer, inner] = [await figure.boundingBox(), await drawing.boundingBox()];
  expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
  const first = await drawing.getByText("draft", { exact: true }).boundingBox();
  expect((first?.x ?? 999) + (first?.width ?? 0)).toBeLessThan(390);
});

test("the first column of a wide table stays while the others are scrolled; it fades where more is", async ({
  page,
}) => {
  await open(page, "/docs/tutorial/core-features/salesorder", 390);
  const wide = await page
    .locator(".table-scroll")
    .evaluateAll((all) =>
      all.findIndex(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 40),
    );
  expect(wide).toBeGreaterThanOrEqual(0);
  const table = page.locator(".table-scroll").nth(wide);
  await table.evaluate((element) => element.scrollTo({ left: 40 }));
  const left = async (cell: string) => (await table.locator(cell).first().boundingBox())?.x ?? 0;
  const edge = (await table.boundingBox())?.x ?? 0;
  await expect.poll(() => left("td:first-child")).toBeCloseTo(edge, 0);
  await expect(table).toHaveCSS("background-image", /linear-gradient/);
});

test("no word of a table is cut, and no column is too narrow to read", async ({ page }) => {
  for (const route of ["/docs", "/docs/tutorial/core-features/salesorder"]) {
    await open(page, route, 390);
    const wrong = await page.locator(".table-scroll td").evaluateAll((all) =>
      all.flatMap((cell) => {
        const { right } = cell.getBoundingClientRect();
        const ends = [...cell.querySelectorAll("code, a")].map(
          (part) => part.getBoundingClientRect().right,
        );
        const style = getComputedStyle(cell);
        const lines =
          (cell.clientHeight - parseFloat(style.paddingTop) * 2) / parseFloat(style.lineHeight);
        const words = (cell.textContent ?? "").split(/\s+/).length;
        const isNarrow = cell.clientWidth < 80 && words > 3 && lines > 3;
        return isNarrow || Math.max(...ends, 0) > right ? [cell.textContent] : [];
      }),
    );
    expect(wrong, route).toEqual([]);
  }
});

/** What stands in the top bar on top of something else in it. */
const overlapsInBar = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll("header a, header button")].filter((part) =>
      part.checkVisibility(),
    );
    const right = (part: Element) => part.getBoundingClientRect().right;
    const overlaps = (part: Element, index: number) => {
      const next = parts[index + 1]?.getBoundingClientRect();
      const { top, bottom } = part.getBoundingClientRect();
      return next && next.top < bottom && next.bottom > top && next.left < right(part) - 1;
    };
    return parts.filter(overlaps).map(({ outerHTML }) => outerHTML.slice(0, 80));
  });

/** Words of which a part is out of the window or of their box, other than in what can be scrolled or unfolded. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll("body *")].filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        [...part.childNodes].some((child) => child instanceof Text && child.data.trim()) &&
        part.getBoundingClientRect().height > 1,
    );
    const around = (part: Element): Element[] => {
      const { parentElement } = part;
      return parentElement ? [parentElement, ...around(parentElement)] : [];
    };
    const isCut = (part: Element) => {
      const { left, right } = part.getBoundingClientRect();
      for (const box of around(part)) {
        const { overflowX } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX) || box.matches(".foldable *")) return false;
        const edges = box.getBoundingClientRect();
        const hides = /hidden|clip/.test(overflowX) || box === document.documentElement;
        if (hides && (left < edges.left - 1 || right > edges.right + 1)) return true;
      }
      return false;
    };
    return parts.filter(isCut).map(({ outerHTML }) => outerHTML.slice(0, 80));
  });

test("no page is wider than 320 px, also with larger letters and more room between them", async ({
  page,
}) => {
  const fullest = ["/docs/tutorial/core-features/salesorder", "/docs/api/sales-order"];
  for (const route of [...Object.values(pageKinds), ...fullest]) {
    await open(page, route, 320);
    await expectNoHorizontalOverflow(page);
    await page.evaluate(() => {
      const roomy = new CSSStyleSheet();
      roomy.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
      );
      document.adoptedStyleSheets.push(roomy);
    });
    await expectNoHorizontalOverflow(page);
    const inBoxes = await page
      .locator(":is(.diagram, .illustration) text")
      .evaluateAll((all) => all.map((text) => getComputedStyle(text).letterSpacing));
    expect(new Set(inBoxes), route).toEqual(new Set(inBoxes.length ? ["normal"] : []));
    await page.evaluate(() => {
      document.adoptedStyleSheets.pop();
      document.documentElement.style.fontSize = "200%";
    });
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoHorizontalOverflow(page);
      await expect.poll(() => cutOff(page), `${route}, ${width} px`).toEqual([]);
      await expect.poll(() => overlapsInBar(page), `${route}, ${width} px`).toEqual([]);
    }
  }
});

test("what is pressed has 24 px, or 24 px to itself", async ({ page }) => {
  const smallOnes = () =>
    page.evaluate(() => {
      const inText = (element: Element) =>
        element.matches(":is(p, li, td, dd, h1, h2, h3, h4, .prose *, label) a") &&
        getComputedStyle(element).display === "inline";
      const targets = [
        ...document.querySelectorAll("a[href], button, summary, select, input, [role=tab]"),
      ]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !inText(element),
        )
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1);
      const distance = (a: DOMRect, b: DOMRect) =>
        Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
      return targets
        .filter(({ box }) => box.width < 23.5 || box.height < 23.5)
        .filter(({ box, element }) =>
          targets.some((other) => other.element !== element && distance(box, other.box) < 24),
        )
        .map(
          ({ element, box }) =>
            `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)}×${Math.round(box.height)}`,
        );
    });
  for (const route of Object.values(pageKinds)) {
    await open(page, route, 390);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await untilLaidOut(page);
      const small = await smallOnes();
      expect.soft(small.slice(0, 5), `${route}, ${width} px`).toEqual([]);
    }
  }
});

test("fields have borders of 3:1, and no letters are smaller than 12 px", async ({ page }) => {
  for (const route of [
    "/",
    "/search",
    pageKinds.apiCategory,
    pageKinds.operation,
    "/no-such-page",
  ]) {
    await open(page, route, 1440);
    for (const theme of themes) {
      const faults = await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
        const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
        const light = (color: string) => {
          if (!canvas) return 0;
          canvas.clearRect(0, 0, 1, 1);
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
          const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
            const part = value / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const ground = light(getComputedStyle(document.documentElement).backgroundColor);
        const contrast = (color: string) => {
          const other = light(color);
          return (Math.max(ground, other) + 0.05) / (Math.min(ground, other) + 0.05);
        };
        const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
        const fields = [
          ...document.querySelectorAll(
            "input:not([type=checkbox], [type=radio]), select, textarea",
          ),
        ]
          .filter(visible)
          .filter((field) => contrast(getComputedStyle(field).borderTopColor) < 3)
          .map(
            (field) => `${field.outerHTML.slice(0, 80)} ${getComputedStyle(field).borderTopColor}`,
          );
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const small = new Set<string>();
        while (walker.nextNode()) {
          const { parentElement: parent, textContent } = walker.currentNode;
          if (
            !parent ||
            !textContent?.trim() ||
            !visible(parent) ||
            parent.closest("sup, sub, svg, noscript")
          )
            continue;
          if (Number.parseFloat(getComputedStyle(parent).fontSize) < 11.9)
            small.add(parent.outerHTML.slice(0, 80));
        }
        return [...fields, ...small].slice(0, 5);
      }, theme);
      expect.soft(faults, `${route}, ${theme}`).toEqual([]);
    }
  }
});
