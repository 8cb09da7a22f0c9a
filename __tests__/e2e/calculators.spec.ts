import { expectNoAxeViolations } from "./support/axe";
import { untilHydrated, untilIdle } from "./support/hydration";
import { logRequests } from "./support/requests";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

const route = "/docs/tutorial/shipping/usps-cubic-rates";

test("a calculator loads its code when it is opened, and is used by keyboard", async ({ page }) => {
  const requests = logRequests(page);
  await page.goto(route);
  await untilHydrated(page);
  await untilIdle(page);
  const calculator = page.locator("figure.calculator");
  const button = calculator.getByRole("button", { name: "Use your own numbers" });
  await button.focus();
  requests.length = 0;
  await page.keyboard.press("Enter");
  const form = calculator.getByRole("group");
  await expect(form.getByLabel("Length (in)")).toBeFocused();
  expect(requests.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(0);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("13");
  await page.keyboard.press("Tab");
  await expect(form.getByLabel("Width (in)")).toBeFocused();
  await page.keyboard.type("10");
  await page.keyboard.press("Tab");
  await page.keyboard.type("8");
  const result = form.getByRole("status", { name: "Result" });
  await expect(result).toContainText("Priority Mail: 0.7 > 0.5 → no tier");
  await expect(result).toContainText("USPS Ground Advantage: 0.7 ≤ 1.0 → tier 0.7");
  await expectNoAxeViolations(page);
  const ofPage = calculator.locator(":scope > ul");
  await expect(ofPage).toBeHidden();
  await button.click();
  await expect(ofPage).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the formula stands with the numbers of the page", async ({ page }) => {
    await page.goto(route);
    const calculator = page.locator("figure.calculator");
    await expect(calculator).toContainText("10 × 8 × 7 ÷ 1728 = 0.3241 cubic feet");
    await expect(calculator).toContainText("Priority Mail: 0.4 ≤ 0.5 → tier 0.4");
    await expect(calculator.locator("button")).toBeHidden();
  });
});
