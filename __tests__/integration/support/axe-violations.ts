import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type * as Axe from "axe-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds against WCAG 2.2 A and AA: the rule and the elements. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate<Axe.AxeResults>(() =>
    (window as unknown as { axe: typeof Axe }).axe.run({
      runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
    }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}
