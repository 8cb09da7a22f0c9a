import { measurePage, type PageBytes } from "../bench/page-bytes";
import budgets from "../budgets.json";
import { pageKinds } from "./support/page-kinds";
import { baseUrl, publicDir } from "./support/site";
import { expect, test } from "./support/test";

for (const [kind, budget] of Object.entries(budgets))
  test(`the page of kind ${kind} keeps within its bytes until it is hydrated`, async ({ page }) => {
    const route = pageKinds[kind as keyof typeof budgets];
    // Stricter than "before the load event": what the page then loads by itself counts too.
    const { untilHydrated: bytes } = await measurePage(page, baseUrl() + route, publicDir);
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(bytes) });
    for (const [part, most] of Object.entries(budget) as [keyof PageBytes, number][])
      expect.soft(bytes[part], `${part} of ${route}, brotli bytes`).toBeLessThanOrEqual(most);
  });
