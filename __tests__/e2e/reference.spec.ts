import { expectNoAxeViolations } from "./support/axe";
import { markDocument, untilHydrated } from "./support/hydration";
import { baseUrl } from "./support/site";
import { expect, test } from "./support/test";
import { expectNoHorizontalOverflow, viewports } from "./support/viewport";
import type { Page } from "@playwright/test";

const route = "/docs/api/create-sales-order";
const field = (page: Page, address: string) => page.locator(`[id="${address}"]`);

test.use({ viewport: viewports.desktop });

test.describe("the link of a field", () => {
  for (const address of ["header.Idempotency-Key", "response-201.lines.quantity.value"])
    test(`unfolds the way to ${address}, marks it and brings it into view`, async ({ page }) => {
      await page.goto(`${route}#${address}`);
      await expect(field(page, address)).toBeInViewport();
      await expect(field(page, address)).toHaveAttribute("data-marked", "");
      await expect(field(page, address).locator(".field-name").first()).toBeVisible();
    });

  test("works when only the hash changes, and the mark moves on", async ({ page }) => {
    await page.goto(`${route}#body.customerId`);
    await expect(field(page, "body.customerId")).toHaveAttribute("data-marked", "");
    for (const address of [
      "response-201.totals.total",
      "body.lines.quantity",
      "body.lines.quantity.value",
      "response-422.errors.pointer",
    ]) {
      await page.evaluate((hash) => (location.hash = hash), address);
      await expect(field(page, address)).toHaveAttribute("data-marked", "");
      await expect(page.locator("[data-marked]")).toHaveCount(1);
      await expect(field(page, address)).toBeInViewport();
    }
  });

  test("leads into a variant and a map", async ({ page }) => {
    await page.goto("/docs/api/create-item");
    await untilHydrated(page);
    const variant = page.locator("details.nested[id^='body~']").first();
    const address = (await variant.getAttribute("id")) ?? "";
    expect(address).toMatch(/^body~/);
    await page.goto(`/docs/api/create-item#${address}`);
    await page.reload();
    await expect(field(page, address)).toHaveAttribute("open", "");
    await page.goto("/docs/api/create-item#body.externalIds.*");
    await page.reload();
    await expect(field(page, "body.externalIds.*")).toBeInViewport();
  });

  test("an address that does not exist leaves the page as it is", async ({ page }) => {
    await page.goto(`${route}#body.nothing.here`);
    await untilHydrated(page);
    await expect(page.locator("[data-marked]")).toHaveCount(0);
  });

  test.describe("in the clipboard", () => {
    test.use({ permissions: ["clipboard-read", "clipboard-write"] });

    test("a click on the name copies it", async ({ page }) => {
      await page.goto(route);
      await untilHydrated(page);
      const name = field(page, "body.orderDate").locator(".field-name");
      await name.hover();
      await name.click();
      await expect(page).toHaveURL(`${route}#body.orderDate`);
      await expect(page.locator("[data-said]")).toHaveText("Link copied");
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(new URL(`${route}#body.orderDate`, baseUrl()).href);
    });
  });
});

test.describe("nested fields", () => {
  test("open by keyboard, with what is fetched only then", async ({ page }) => {
    await page.goto(route);
    await untilHydrated(page);
    const waiting = page
      .locator("section[aria-labeledby=responses] details[open] details:has(> [data-elsewhere])")
      .first();
    const path = (await waiting.getAttribute("data-path")) ?? "";
    const details = page.locator(`details[data-path="${path}"]`);
    await details.locator("> summary").focus();
    await page.keyboard.press("Enter");
    await expect(details.locator(".field").first()).toBeVisible();
    await expect(details.locator(`.field[id^="${path}."]`).first()).toBeVisible();
    await page.keyboard.press("Space");
    await expect(details.locator(".field").first()).toBeHidden();
  });

  test("a deep part has no axe violations", async ({ page }) => {
    await page.goto(route);
    await untilHydrated(page);
    await page.getByLabel("Nested fields").selectOption("3");
    await expect(field(page, "body.lines.quantity.value")).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test.describe("samples", () => {
  test("the language is kept across pages and browser tabs", async ({ page, context }) => {
    await page.goto(route);
    await untilHydrated(page);
    const sample = page.locator("[data-request] pre");
    await expect(sample).toContainText("curl ");
    await page.getByLabel("Language").selectOption("python");
    await expect(sample).toContainText("requests.post(");
    await page.goto("/docs/api/get-item");
    await expect(sample).toContainText("requests.get(");

    const other = await context.newPage();
    await other.goto("/docs/api/get-customer");
    await expect(other.locator("[data-request] pre")).toContainText("requests.get(");
    await other.getByLabel("Language").selectOption("go");
    await expect(sample).toContainText("http.NewRequest");
  });

  test("every language shows highlighted code with a placeholder for the token", async ({
    page,
  }) => {
    await page.goto(route);
    await untilHydrated(page);
    const language = page.getByLabel("Language");
    for (const option of await language.locator("option").all()) {
      await language.selectOption((await option.getAttribute("value")) ?? "");
      const label = await option.innerText();
      await expect(page.locator("[data-request] .code-lang"), label).toBeVisible();
      await expect(page.locator("[data-request] pre"), label).toContainText("YOUR_TOKEN");
      await expect(page.locator("[data-request] pre span").nth(5), label).toBeAttached();
    }
  });
});

test("the lifecycle marks the transitions of the operation, and a status links to it", async ({
  page,
}) => {
  await page.goto("/docs/api/issue-sales-order");
  await untilHydrated(page);
  const section = page.locator("section[aria-labeledby=lifecycle]");
  await expect(section.locator("code").first()).toHaveText("draft");
  const image = section.getByRole("img").first();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth))
    .toBeGreaterThan(100);
  await expect(image).toHaveAttribute("alt", /draft to open by issue-sales-order/);
  const link = field(page, "response-200.status").getByRole("link", {
    name: "How this status changes",
  });
  await expect(link).toHaveAttribute("href", "#lifecycle");
});

test("a link of the drawn article stays within the loaded document", async ({ page }) => {
  await page.goto(route);
  await untilHydrated(page);
  const same = await markDocument(page);
  await page.locator(".operation-head a[href^='/docs/api/']").first().click();
  await expect(page).not.toHaveURL(route);
  await expect.poll(same).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("description, parameters, schemas, the first sample and examples are there", async ({
    page,
  }) => {
    await page.goto(route);
    await expect(page.locator(".operation-head .prose")).toBeVisible();
    await expect(field(page, "header.Idempotency-Key")).toBeVisible();
    await expect(field(page, "body.customerId")).toBeVisible();
    await expect(field(page, "response-201.documentNumber")).toBeVisible();
    await expect(page.locator("[data-request] pre")).toContainText("curl ");
    await expect(page.locator("details.example[open] pre")).toContainText('"documentNumber"');
    await page.locator("details.example > summary").nth(1).click();
    await expect(page.locator("details.example[open] pre")).toContainText('"code"');
    await expect(page.getByLabel("Language")).toBeHidden();
  });

  test("a field's link works for what is in the page", async ({ page }) => {
    await page.goto(`${route}#body.customerId`);
    await expect(field(page, "body.customerId")).toBeInViewport();
  });
});

test.describe("in forced colors and at 200% zoom", () => {
  test("the marked field stands out", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(`${route}#body.customerId`);
    const outline = () =>
      field(page, "body.customerId").evaluate((node) => getComputedStyle(node).outlineStyle);
    await expect.poll(outline).toBe("solid");
  });

  test("nothing is cut off", async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 500 });
    await page.goto(route);
    await untilHydrated(page);
    await expectNoHorizontalOverflow(page);
  });
});
