import { untilHydrated, untilLaidOut } from "./support/hydration";
import { pageKinds } from "./support/page-kinds";
import { expect, test } from "./support/test";

test.describe("in forced colors", () => {
  test("diagrams are drawn in the colors of texts, and the current page and heading are marked", async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(pageKinds.doc);
    await untilHydrated(page);
    await untilLaidOut(page);
    const colors = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("p"));
      const canvasText = getComputedStyle(probe).color;
      const of = (selector: string, property: "fill" | "stroke") =>
        [...document.querySelectorAll(`.diagram svg:not([data-layout="tall"]) ${selector}`)].map(
          (one) => getComputedStyle(one)[property],
        );
      const drawn = new Set([...of(":not(a) > text", "fill"), ...of("path[stroke]", "stroke")]);
      drawn.delete("none");
      return { canvasText, drawn: [...drawn] };
    });
    expect(colors.drawn).toEqual([colors.canvasText]);

    const isMarked = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { textDecorationLine, fontWeight, borderInlineStartColor, outlineStyle } =
            getComputedStyle(element);
          const other = element.closest("ul")?.querySelector("a:not([aria-current])");
          const plain = other && getComputedStyle(other);
          return (
            textDecorationLine === "underline" ||
            outlineStyle !== "none" ||
            (plain &&
              (fontWeight !== plain.fontWeight ||
                borderInlineStartColor !== plain.borderInlineStartColor))
          );
        });
    await expect
      .poll(() => isMarked('nav[aria-label="Docs sidebar"] a[aria-current="page"]'))
      .toBe(true);
    await page.mouse.wheel(0, 900);
    await expect(page.locator('nav[aria-label="On this page"] a[aria-current]')).toHaveCount(1);
    await expect.poll(() => isMarked('nav[aria-label="On this page"] a[aria-current]')).toBe(true);
  });
});

test("in forced colors, drawings beside texts and illustrations have the colors of the page", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [route, drawing] of [
    ["/", "main svg[viewBox='0 0 420 380']"],
    [pageKinds.doc, ".illustration svg"],
  ] as const) {
    await page.goto(route);
    await untilHydrated(page);
    const fills = await page
      .locator(drawing)
      .first()
      .locator(":is(path, rect):not([fill='none'])")
      .evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).fill));
    const isLight = (fill: string) => /^rgb\((2[3-5]\d, ){2}2[3-5]\d\)$/.test(fill);
    expect(fills.filter(isLight), route).toEqual([]);
  }
});

test("in forced colors, what is pressed has an edge", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const route of ["/", "/search", pageKinds.operation]) {
    await page.goto(route);
    await untilHydrated(page);
    const filled = page
      .locator("main")
      .getByRole("button", { name: /^(Search|Try it)$/ })
      .first();
    await expect(filled, route).toBeVisible();
    await expect(filled, route).toHaveCSS("border-block-start-style", "solid");
  }
});

test("in forced colors, the chosen form of a body is underlined", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(pageKinds.operation);
  await untilHydrated(page);
  await page.locator("main [data-console]").first().click();
  const chosen = page.getByRole("button", { name: "Form", pressed: true });
  await expect(chosen).toHaveCSS("text-decoration-line", "underline");
  const other = page.getByRole("button", { name: "JSON", pressed: false });
  await expect(other).toHaveCSS("text-decoration-line", "none");
});

test("what was copied is announced once, by one polite status", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(pageKinds.operation);
  await untilHydrated(page);
  await page.locator("main [data-copy]").first().click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(0);
});

test("regions and navigations are named by what they hold, and decoration is hidden", async ({
  page,
}) => {
  // Samples of one operation have one name.
  const { home, doc, tutorial, category, apiCategory, overview, blogList, blogPost } = pageKinds;
  for (const route of [home, doc, tutorial, category, apiCategory, overview, blogList, blogPost]) {
    await page.goto(route);
    await untilHydrated(page);
    const faults = await page.evaluate(() => {
      const nameOf = (element: Element) =>
        element.getAttribute("aria-label") ??
        document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent ??
        "";
      const named = [
        ...document.querySelectorAll(
          "nav, [role=region], section[aria-label], section[aria-labelledby]",
        ),
      ];
      const names = named.filter((one) => one.checkVisibility()).map(nameOf);
      const pictures = [...document.querySelectorAll("svg")].filter(
        (svg) =>
          !svg.closest("[aria-hidden=true]") &&
          !svg.matches("[role=img][aria-label], [aria-label]"),
      );
      return [
        ...names.filter((name, index) => !name.trim() || names.indexOf(name) !== index),
        ...pictures.map(({ outerHTML }) => outerHTML.slice(0, 80)),
      ];
    });
    expect.soft(faults, route).toEqual([]);
  }
});

test("in the console Ctrl+Enter sends from a field, and Send is a few tabs away", async ({
  page,
}) => {
  await page.goto("/docs/api/create-sales-order");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Try it" }).click();
  const dialog = page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: "Send", exact: true });
  await expect(dialog.getByRole("heading", { name: /^Try: / })).toBeFocused();
  const isFocused = (name: RegExp) =>
    page.evaluate(
      (source) => new RegExp(source).test(document.activeElement?.textContent ?? ""),
      name.source,
    );
  let tabs = 0;
  for (; tabs < 10 && !(await isFocused(/^Go to Send/)); tabs++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(tabs).toBeLessThan(10);
  await expect(send).toBeFocused();
  await dialog.getByLabel("Idempotency-Key").focus();
  await page.keyboard.press("Control+Enter");
  await expect(dialog.getByRole("region", { name: "Response" }).getByRole("status")).toHaveText(
    /^201/,
  );
});
