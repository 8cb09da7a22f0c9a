import { expectGoodLooks } from "./support/looks";
import { untilHydrated } from "./support/hydration";
import { expect, test } from "./support/one-page-for-all";
import { pageKinds } from "./support/page-kinds";
import { coverPages, samplePages } from "./support/sample-pages";
import { allRoutes, readPage } from "./support/site";
import { expectNoHorizontalOverflow, viewports } from "./support/viewport";

const sizes = Object.keys(viewports) as (keyof typeof viewports)[];

const isReference = (route: string) => route.startsWith("/docs/api/");
const kinds = new Set<string>(Object.values(pageKinds));
const pages = allRoutes().map((route) => ({ route, html: readPage(route) }));
const reference = pages.filter(({ route }) => isReference(route));
const written = pages.filter(({ route }) => !isReference(route));

/** Pages of the reference come from two templates: a sample has all their structures. */
const sample = samplePages(reference);
/** So have some of the pages that authors write. */
const cover = coverPages(written);

/** A page of each kind is looked at in both sizes, one of the samples in one of them in turn. */
const lookedAt = [...new Set([...kinds, ...sample, ...cover])].filter((route) =>
  pages.some((page) => page.route === route),
);

lookedAt.forEach((route, index) => {
  test(`${route} is without faults and barriers, and fits the window`, async ({ page }) => {
    const size = sizes[index % sizes.length];
    await page.setViewportSize(viewports[size ?? "phone"]);
    await page.goto(route);
    await untilHydrated(page);
    await expectGoodLooks(page, kinds.has(route) || !size ? sizes : [size]);
  });
});

/** What stands in the other pages has been looked at; what they say may be too wide all the same, or no HTML that React reads. */
for (const { route } of written.filter((page) => !lookedAt.includes(page.route)))
  test(`${route} opens without a fault, and fits a phone`, async ({ page }) => {
    await page.setViewportSize(viewports.phone);
    await page.goto(route);
    await untilHydrated(page);
    await expectNoHorizontalOverflow(page);
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
