import { expectNoAxeViolations } from "./support/axe";
import { untilHydrated } from "./support/hydration";
import { watchPolicy } from "./support/policy";
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
  await page.goto(route);
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  expect(requests.filter((path) => /\/(walk|mock)-/.test(path))).toEqual([]);
  const run = page.getByRole("button", { name: "Run" });
  const last = (await run.count()) - 1;
  expect(last).toBeGreaterThan(1);
  await run.nth(last).click();
  const results = page.locator("figure:has([data-run]) strong[data-fits]");
  await expect(page.locator("figure").nth(0)).toBeVisible();
  await expect.poll(async () => (await results.count()) > last, { timeout: 20_000 }).toBe(true);
  expect(await page.locator("strong[data-fits='false']").allInnerTexts()).toEqual([]);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Start again" }).first().click();
  await expect(results).toHaveCount(0);
  await run.first().click();
  await expect(results.first()).toBeVisible();
  expect(violations).toEqual([]);
});
