import { measurePage, type PageBytes } from "../bench/page-bytes";
import budgets from "../budgets.json";
import { htmlTook } from "./support/html-took";
import { pageKinds } from "./support/page-kinds";
import { allRoutes, baseUrl, publicDir, readPage } from "./support/site";
import { expect, test } from "./support/test";

// What the mock may weigh is in a unit test: it follows from the files alone.
const pages = Object.entries(budgets).filter(([kind]) => kind !== "mock") as [
  keyof typeof pageKinds & keyof typeof budgets,
  (typeof budgets)["operation" | "home"],
][];

for (const [kind, budget] of pages)
  test(`the page of kind ${kind} keeps within its bytes until it is hydrated`, async ({ page }) => {
    const route = pageKinds[kind];
    // On a slow line some scripts are asked for before the load event: none may be too much.
    await htmlTook(page, 400);
    // Stricter than "before the load event": what the page then loads by itself counts too.
    const { untilHydrated: bytes, beforeLoad } = await measurePage(
      page,
      baseUrl() + route,
      publicDir,
    );
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(bytes) });
    for (const [part, most] of Object.entries(budget) as [keyof PageBytes, number][])
      expect.soft(bytes[part], `${part} of ${route}, brotli bytes`).toBeLessThanOrEqual(most);
    expect.soft(beforeLoad.js, "scripts before the load event").toBeLessThanOrEqual(100_000);
  });

test("the HTML of an ordinary operation keeps within its bytes and elements, before compression", () => {
  const pages = allRoutes()
    .filter((route) => /^\/docs\/api\/./.test(route))
    .map(readPage)
    // Overviews stand below the same route.
    .filter((html) => html.includes('class="operation"'));
  expect(pages.length).toBeGreaterThan(10);
  // Ordinary: half of all operations have no more.
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1];
  const elements = (html: string) => [...html.matchAll(/<[a-z][^\s/>]*/gi)].length;
  expect.soft(median(pages.map((html) => Buffer.byteLength(html)))).toBeLessThanOrEqual(121_500);
  expect.soft(median(pages.map(elements))).toBeLessThanOrEqual(1500);
});
