import { expectNoAxeViolations } from "./support/axe";
import { untilHydrated, untilIdle } from "./support/hydration";
import { watchPolicy } from "./support/policy";
import { readCalls } from "./support/reader";
import { logRequests } from "./support/requests";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

const route = "/docs/tutorial/core-features/salesorder";

test("the calls of a tutorial are run in place, in their order, with the ids that answers gave", async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  const requests = logRequests(page);
  await readCalls(page);
  await page.goto(route);
  await untilHydrated(page);
  await untilIdle(page);
  expect(requests.filter((path) => /\/(walk|mock)-/.test(path))).toEqual([]);
  await page.locator("main details:not([data-half])").evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });
  const run = page.getByRole("button", { name: "Run" });
  await expect(run.nth(2)).toBeVisible();
  const last = (await run.count()) - 1;
  await run.nth(last).click();
  const results = page.locator("figure:has([data-run]) strong[data-fits]");
  await expect(page.locator("figure").nth(0)).toBeVisible();
  await expect(results.nth(last)).toBeVisible();
  await expect(page.locator("strong[data-fits='false']")).toHaveText([]);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Continue in the console" }).last().click();
  await expect(page.getByText("now has the records that these calls made").last()).toBeVisible();
  await page.getByRole("button", { name: "Start again" }).first().click();
  await expect(results).toHaveCount(0);
  await run.first().click();
  await expect(results.first()).toBeVisible();
  await page.goto("/docs/api/get-sales-order");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Try it" }).click();
  const console = page.getByRole("dialog", { name: /^Try: / });
  await expect(console.getByText(/It continues from the calls of “.+”/)).toBeVisible();
  await expect(console.getByLabel("salesOrderId")).not.toHaveValue("");
  const made = await console.getByLabel("salesOrderId").inputValue();
  await console.getByRole("button", { name: "Send", exact: true }).click();
  const answer = console.getByRole("region", { name: "Response" });
  await expect(answer.getByRole("status")).toHaveText(/^200 OK/);
  await expect(answer.locator("pre")).toContainText(`"id": "${made}"`);
  await console.getByRole("button", { name: "Reset the mock" }).click();
  await expect(console.getByLabel("salesOrderId")).not.toHaveValue(made);
  await console.getByLabel("salesOrderId").fill(made);
  await console.getByRole("button", { name: "Send", exact: true }).click();
  await expect(answer.getByRole("status")).toHaveText(/^404 Not Found/);
  expect(violations).toEqual([]);
});

test("while a run prepares, its button is busy and the reader is told", async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(/\/walk-[^/]+\.json$/, async (request) => {
    await released;
    await request.continue();
  });
  await readCalls(page);
  await page.goto(route);
  await untilHydrated(page);
  const run = page.getByRole("button", { name: "Run" }).first();
  await run.click();
  await expect(run).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status").filter({ hasText: "Loading …" })).toHaveCount(1);
  release();
  await expect(page.locator("figure:has([data-run]) strong[data-fits]").first()).toBeVisible();
  await expect(run).not.toHaveAttribute("aria-busy");
});
