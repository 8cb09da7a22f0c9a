import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type * as Axe from "axe-core";
import { untilLaidOut } from "./hydration";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** Fails on any violation of WCAG 2.2 A or AA, or of some rules, that axe can see: with the rule, its help and the elements. */
export async function expectNoAxeViolations(page: Page, rules?: string[]): Promise<void> {
  await untilLaidOut(page);
  // What fades in has its colors at the end.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect, timeline }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      // What follows the reader's scrolling never ends by itself.
      return isEndless || !(timeline instanceof DocumentTimeline) || playState !== "running";
    }),
  );
  // What is being fetched is shown pale until it is there.
  await expect(page.locator("main [data-elsewhere][aria-busy=true]:visible")).toHaveCount(0);
  // Evaluated, not added as an element: a content security policy does not concern it. A page that is looked at again has it.
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(source);
  const { violations } = await page.evaluate<Axe.AxeResults, Axe.RunOptions>(
    (options) => {
      // Nothing else can be reached while a dialog is open, and the page behind it is looked at by itself.
      const dialog = document.querySelector("dialog:modal, [role=dialog][aria-modal=true]");
      return (window as unknown as { axe: typeof Axe }).axe.run(dialog ?? document, options);
    },
    {
      runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: tags },
      resultTypes: ["violations"],
      // Style sheets as text, which none of these rules reads.
      preload: false,
    },
  );
  const report = violations.map(({ id, help, helpUrl, nodes }) => ({
    rule: `${id}: ${help}`,
    helpUrl,
    nodes: nodes.map(({ target, html, failureSummary }) => ({
      target: target.join(" "),
      html: html.slice(0, 200),
      failureSummary,
    })),
  }));
  expect.soft(report, "axe violations").toEqual([]);
}
