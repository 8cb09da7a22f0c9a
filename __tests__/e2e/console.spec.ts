import type { Page } from "@playwright/test";
import { untilHydrated, untilIdle } from "./support/hydration";
import { expectGoodLooks } from "./support/looks";
import { watchPolicy } from "./support/policy";
import { logRequests } from "./support/requests";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

test.use({ viewport: viewports.desktop });

const dialog = (page: Page) => page.getByRole("dialog", { name: /^Try: / });
const answer = (page: Page) => dialog(page).getByRole("region", { name: "Response" });

async function open(page: Page, slug: string): Promise<void> {
  await page.goto(`/docs/api/${slug}`);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(dialog(page)).toBeVisible();
}

async function send(page: Page, expected: RegExp): Promise<void> {
  await dialog(page).getByRole("button", { name: "Send", exact: true }).click();
  await expect(answer(page).getByRole("status")).toHaveText(expected);
}

const body = async (page: Page) =>
  JSON.parse(await answer(page).locator("pre").innerText()) as Record<string, unknown>;

test("nothing of it is asked for before it is opened, and nothing that the policy forbids is done", async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  const requests = logRequests(page);
  await page.goto("/docs/api/create-sales-order");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Try it" }).hover();
  await untilIdle(page);
  const ofConsole = () => requests.filter((path) => /\/(try|mock|checks|examples)-/.test(path));
  expect(ofConsole()).toEqual([]);
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(dialog(page)).toBeVisible();
  // The mock starts while the form is read.
  const kinds = () =>
    ofConsole().map((path) => path.replace(/^\/static\/reference\/(\w+)-\w+\.(js|json)$/, "$1.$2"));
  await expect
    .poll(kinds)
    .toEqual(
      expect.arrayContaining(["try.json", "try.js", "mock.json", "checks.js", "examples.json"]),
    );
  await send(page, /^201 Created/);
  await dialog(page).getByRole("button", { name: "JSON" }).click();
  await expect(dialog(page).getByLabel("Body as JSON")).toBeVisible();
  expect(requests.filter((path) => !path.startsWith("/"))).toEqual([]);
  expect(violations).toEqual([]);
});

test.describe("without its validators", () => {
  test.use({ expectedOutput: [[/ERR_FAILED|could not be loaded/], { scope: "test" }] });

  test("it says so at its button, and opens when they can be had", async ({ page }) => {
    await page.route("**/static/reference/try-*.js*", (route) => route.abort());
    await page.goto("/docs/api/create-sales-order");
    await untilHydrated(page);
    await page.getByRole("button", { name: "Try it" }).click();
    const again = page.getByRole("button", { name: "Retry" });
    await expect(again).toBeVisible();
    await page.unroute("**/static/reference/try-*.js*");
    await again.click();
    await expect(dialog(page)).toBeVisible();
  });
});

test("an order that was created is there on other pages and after a reload, and has one way to be issued", async ({
  page,
}) => {
  await open(page, "create-sales-order");
  await send(page, /^201 Created/);
  const { id } = await body(page);
  await open(page, "issue-sales-order");
  await expect(dialog(page).getByLabel("salesOrderId")).toHaveValue(String(id));
  await send(page, /^200 OK/);
  await expect.poll(() => body(page)).toMatchObject({ id, status: "open" });
  await send(page, /^409 Conflict/);
  await expect(answer(page)).toContainText("in a state that does not allow it");
  await expect(answer(page).getByRole("link", { name: /^About / })).toHaveAttribute(
    "href",
    /^\/docs\/api\/.+#error-/,
  );
  // A new session begins with a draft, which may have the same id.
  await dialog(page).getByRole("button", { name: "Reset the mock" }).click();
  await send(page, /^200 OK/);
});

test("the first press succeeds where the example has been used up, and says what was prepared", async ({
  page,
}) => {
  await open(page, "create-item");
  await send(page, /^201 Created/);
  await open(page, "complete-sales-order");
  await expect(dialog(page).getByText(/^Prepared for you: SO-\d+ \(shipped\)$/)).toBeVisible();
  await send(page, /^200 OK/);
});

test("an old version is refused, and the current one is a click away; a key is answered once", async ({
  page,
}) => {
  await open(page, "issue-sales-order");
  const version = dialog(page).getByLabel("If-Match");
  await version.fill('"0ld"');
  await send(page, /^412 Precondition Failed/);
  await dialog(page).getByRole("button", { name: "Current version" }).click();
  await expect(version).not.toHaveValue('"0ld"');
  await send(page, /^200 OK/);
  await open(page, "create-sales-order");
  await dialog(page).getByRole("button", { name: "New key" }).click();
  await send(page, /^201 Created/);
  const { id } = await body(page);
  await dialog(page).getByRole("button", { name: "Send", exact: true }).click();
  await expect(answer(page).locator("dl")).toContainText("Idempotency-Replayed");
  await expect.poll(() => body(page)).toMatchObject({ id });
});

test("it is worked by the keyboard alone, and gives the focus back", async ({ page }) => {
  await page.goto("/docs/api/create-sales-order");
  await untilHydrated(page);
  const button = page.getByRole("button", { name: "Try it" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("heading", { name: /^Try: / })).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(answer(page).getByRole("status")).toHaveText(/^201/);
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
  await dialog(page).getByLabel("Idempotency-Key").focus();
  await page.keyboard.press("Enter");
  await expect(answer(page).getByRole("status")).toHaveText(/^201/);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("it has no barriers that axe finds, as a form and as JSON", async ({ page }) => {
  await open(page, "create-item");
  await send(page, /^\d{3} /);
  await expectGoodLooks(page);
  await dialog(page).getByRole("button", { name: "JSON" }).click();
  await expect(dialog(page).getByLabel("Body as JSON")).toBeVisible();
  await expectGoodLooks(page);
});
