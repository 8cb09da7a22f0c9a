import { expectNoAxeViolations } from "./support/axe";
import { untilHydrated } from "./support/hydration";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

const route = "/docs/tutorial/shipping/shipping-basic";
const call = "the-same-over-the-api";
const step = "defaults";

test.use({ viewport: viewports.desktop });

test("the switch is used by keyboard, is remembered, and the table of contents and errors follow", async ({
  page,
}) => {
  await page.goto(route);
  await untilHydrated(page);
  const toc = page.getByRole("navigation", { name: "On this page" });
  const [steps, calls] = [page.locator(`#${step}`), page.locator(`#${call}`)];
  const firstError = page.locator("table:has(tbody[data-half]) tbody tr").first();
  await expect(steps).toBeVisible();
  await expect(calls).toBeHidden();
  await expect(toc.locator(`a[href="#${call}"]`)).toBeHidden();
  await expect(firstError).not.toContainText("409");
  await page.getByRole("button", { name: "In the app" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "With the API" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(calls).toBeVisible();
  await expect(steps).toBeHidden();
  await expect(toc.locator(`a[href="#${step}"]`)).toBeHidden();
  await expect(firstError).toContainText("409");
  await expectNoAxeViolations(page);
  await page.goto("/docs/tutorial/core-features/shipment");
  await expect(page.locator(`#${call}`)).toBeVisible();
});

test("a folded half is opened by its own line, beside the other one", async ({ page }) => {
  await page.goto(route);
  await untilHydrated(page);
  await page.locator("details[data-half=api] > summary").press("Enter");
  await expect(page.locator(`#${call}`)).toBeVisible();
  await expect(page.locator(`#${step}`)).toBeVisible();
});

test("an address that leads into the folded half opens it", async ({ page }) => {
  await page.goto(`${route}#${call}`);
  await untilHydrated(page);
  await expect(page.locator(`#${call}`)).toBeInViewport();
  await page.goto("/docs/tutorial/intro");
  await page.goto(route);
  await untilHydrated(page);
  await expect(page.locator(`#${call}`)).toBeHidden();
  await page.evaluate((id) => {
    const link = Object.assign(document.createElement("a"), { href: `#${id}`, textContent: "Go" });
    document.querySelector("main .prose")?.prepend(link);
  }, call);
  await page.getByRole("link", { name: "Go", exact: true }).click();
  await expect(page.locator(`#${call}`)).toBeInViewport();
});

test("a search hit in the folded half opens it", async ({ page }) => {
  await page.goto("/docs/tutorial/intro");
  await untilHydrated(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("cargo-bike same over the API ship method");
  const hit = page.getByRole("dialog").locator(`a[href$="${route}#${call}"]`).first();
  await hit.click();
  await expect(page).toHaveURL(new RegExp(`${route}#${call}$`));
  await expect(page.locator(`#${call}`)).toBeInViewport();
});

test("who comes from the reference finds the calls open", async ({ page }) => {
  await page.goto("/docs/api/create-ship-method");
  await untilHydrated(page);
  await page.evaluate((to) => location.assign(to), route);
  await expect(page.locator(`#${call}`)).toBeVisible();
  await expect(page.locator(`#${step}`)).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("both halves are shown, each with its label, and no switch", async ({ page }) => {
    await page.goto(route);
    await expect(page.locator(`#${step}`)).toBeVisible();
    await expect(page.locator(`#${call}`)).toBeVisible();
    await expect(page.locator("details[data-half] > summary")).toHaveText([
      "In the app",
      "With the API",
    ]);
    await expect(page.getByRole("button", { name: "With the API" })).toBeHidden();
  });
});

test("illustrations are legible on a phone: no text below 11 px, none cut off", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of [route, "/docs/tutorial/core-features/shipment"]) {
    await page.goto(address);
    const drawings = page.locator("figure.illustration:visible svg");
    await expect(drawings.first()).toBeVisible();
    const faults = await drawings.evaluateAll((all) =>
      all.flatMap((svg) => {
        const scale = svg.getBoundingClientRect().width / 340;
        const box = svg.getBoundingClientRect();
        return [...svg.querySelectorAll("text")]
          .filter((text) => {
            const { left, right } = text.getBoundingClientRect();
            return scale * 12 < 11 || left < box.left - 1 || right > box.right + 1;
          })
          .map((text) => text.textContent);
      }),
    );
    expect(faults).toEqual([]);
  }
});

test("paper has the half that the reader sees, and nothing to press", async ({ page }) => {
  await page.goto(route);
  await untilHydrated(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(`#${step}`)).toBeVisible();
  await expect(page.locator(`#${call}`)).toBeHidden();
  for (const name of ["In the app", "With the API"])
    for (const control of await page.getByText(name, { exact: true }).all())
      await expect(control).toBeHidden();
});
