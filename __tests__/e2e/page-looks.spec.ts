import { expectNoAxeViolations } from "./support/axe";
import { untilHydrated } from "./support/hydration";
import { expect, test } from "./support/one-page-for-all";
import { pageKinds } from "./support/page-kinds";
import { samplePages } from "./support/sample-pages";
import { allRoutes, readPage } from "./support/site";
import { themes } from "./support/theme";
import { expectNoHorizontalOverflow, viewports } from "./support/viewport";

const sizes = Object.values(viewports);
const looks = sizes.flatMap((viewport) => themes.map((theme) => ({ viewport, theme })));

const isReference = (route: string) => route.startsWith("/docs/api/");
const routes = allRoutes();
const kinds = new Set<string>(Object.values(pageKinds));
const reference = routes.filter(isReference).map((route) => ({ route, html: readPage(route) }));
const sample = samplePages(reference);

/**
 * A page of each kind is seen in all looks. The pages of the reference come from two templates: a sample of all their
 * structures is seen in both color modes, in a size in turn. Pages that authors write are each seen in a look in turn.
 */
function looksOf(route: string, index: number) {
  if (kinds.has(route)) return looks;
  if (isReference(route))
    return looks.filter(({ viewport }) => viewport === sizes[index % sizes.length]);
  return looks.filter((_, at) => at === index % looks.length);
}

const shown = [...routes.filter((route) => kinds.has(route) || !isReference(route)), ...sample];

[...new Set(shown)].forEach((route, index) => {
  test(`${route} opens without a fault`, async ({ page }) => {
    const [first, ...others] = looksOf(route, index);
    if (!first) throw new Error("there is no look to test");
    await page.setViewportSize(first.viewport);
    await page.emulateMedia({ colorScheme: first.theme });
    await page.goto(route);
    await untilHydrated(page);
    for (const { viewport, theme } of [first, ...others]) {
      await page.setViewportSize(viewport);
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      await expectNoHorizontalOverflow(page);
      await expectNoAxeViolations(page);
    }
  });
});

test("the sample of the reference is a tenth of it, with its longest and its shortest page", () => {
  const sizesOf = reference.map(({ html }) => html.length);
  const ofSample = reference.filter(({ route }) => sample.includes(route));
  const lengths = ofSample.map(({ html }) => html.length);
  expect(sample.length).toBeLessThan(50);
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([
    Math.min(...sizesOf),
    Math.max(...sizesOf),
  ]);
});
