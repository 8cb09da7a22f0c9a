import { expectNoAxeViolations } from "./support/axe";
import { markDocument, untilHydrated, untilLaidOut } from "./support/hydration";
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
      await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toHaveCount(1);
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
      .locator("section[aria-labelledby=request-body] details:has(> [data-elsewhere])")
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
  const choose = (page: Page, group: string, name: string) =>
    page.getByRole("radiogroup", { name: group }).getByRole("radio", { name, exact: true }).check();

  test("the language is kept across pages and browser tabs", async ({ page, context }) => {
    await page.goto(route);
    await untilHydrated(page);
    const sample = page.locator("[data-request] pre");
    await expect(sample).toContainText("curl ");
    await choose(page, "Language", "Python");
    await expect(sample).toContainText("requests.post(");
    await page.goto("/docs/api/get-item");
    await expect(sample).toContainText("requests.get(");

    const other = await context.newPage();
    await other.goto("/docs/api/get-customer");
    await expect(other.locator("[data-request] pre")).toContainText("requests.get(");
    await choose(other, "Language", "Go");
    await expect(sample).toContainText("http.NewRequest");
  });

  test("a list shows how it is read to its end, with code that is fetched then", async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/static/reference/")) fetched.push(request.url());
    });
    await page.goto("/docs/api/get-items");
    await untilHydrated(page);
    const sample = page.locator("[data-request] pre");
    await expect(sample).toContainText("--fail-with-body");
    expect(fetched).toEqual([]);
    await choose(page, "Request example", "With paging");
    await expect(sample).toContainText("all_rows");
    await choose(page, "Language", "JavaScript");
    await expect(sample).toContainText("async function* allRows()");
    await choose(page, "Request example", "One page");
    await expect(sample).not.toContainText("allRows");
    expect(fetched).toHaveLength(1);
  });

  test("every language shows highlighted code with a placeholder for the token", async ({
    page,
  }) => {
    await page.goto(route);
    await untilHydrated(page);
    for (const language of await page.locator("[data-choices=request-language] label").all()) {
      await language.click();
      const label = await language.innerText();
      await expect(language.locator("input"), label).toBeChecked();
      await expect(page.locator("[data-request] .code-lang"), label).toBeVisible();
      await expect(page.locator("[data-request] pre"), label).toContainText("YOUR_TOKEN");
      await expect(page.locator("[data-request] pre span").nth(5), label).toBeAttached();
    }
  });

  test("the arrow keys go from language to language", async ({ page }) => {
    await page.goto(route);
    await untilHydrated(page);
    await page.getByRole("radio", { name: "curl" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "JavaScript" })).toBeChecked();
    await expect(page.locator("[data-request] pre")).toContainText("fetch(");
  });

  test("the wheel moves the page, wherever in the column the pointer is", async ({ page }) => {
    await page.goto(route);
    await untilHydrated(page);
    for (const place of ["[data-request] pre", "details.example[open] pre"]) {
      await page.evaluate(() => scrollTo(0, 0));
      const box = await page.locator(place).boundingBox();
      if (!box) throw new Error(place);
      await page.mouse.move(box.x + 40, Math.min(box.y + 40, viewports.desktop.height - 20));
      for (let notch = 0; notch < 10; notch++) await page.mouse.wheel(0, 100);
      await expect.poll(() => page.evaluate(() => scrollY), place).toBeGreaterThan(800);
    }
  });

  test("tabs and lines that go on behind the edge fade there", async ({ page }) => {
    await page.goto(route);
    await untilHydrated(page);
    const tabs = page.getByRole("radiogroup", { name: "Request example" });
    const fade = () =>
      tabs.evaluate((strip) =>
        Number.parseFloat(getComputedStyle(strip).getPropertyValue("--edge-fade")),
      );
    await expect.poll(fade).toBeGreaterThan(0);
    await tabs.evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth }));
    await expect.poll(fade).toBe(0);
  });

  test("a field marks its line, and a line its field", async ({ page }) => {
    await page.goto(route);
    await untilHydrated(page);
    const name = field(page, "body.customerId").locator(".field-name");
    await name.hover();
    const lit = page.locator("[data-request] .line[data-lit]");
    await expect(lit).toHaveText(/"customerId"/);
    await page.locator("[data-request] .line", { hasText: '"orderDate"' }).hover();
    await expect(field(page, "body.orderDate")).toHaveAttribute("data-lit", "");
    await name.focus();
    await expect(lit).toHaveText(/"customerId"/);
  });

  test("an object of an example is folded, and copied all the same", async ({ page }) => {
    await page.goto(route);
    await untilHydrated(page);
    const example = page.locator("details.example[open]");
    await example.locator("pre").hover();
    const whole = (await example.locator("pre").textContent()) ?? "";
    const fold = example.getByRole("button", { name: "Fold these lines" }).first();
    await fold.click();
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    await expect(example.locator(".line[hidden]").first()).toBeHidden();
    await expect(example.locator("pre")).toHaveText(whole);
  });
});

test.describe("what is required", () => {
  test("stands first at every level, and in one line", async ({ page }) => {
    await page.goto(route);
    await expect(page.locator(".required-fields")).toHaveText(
      "Required: customerId, lines[].itemId, lines[].quantity",
    );
    const late = await page.locator(".request-fields .fields").evaluateAll(
      (lists) =>
        lists.filter((list) => {
          const marks = [...list.children].map((one) => one.hasAttribute("data-required"));
          return marks.lastIndexOf(true) !== marks.filter(Boolean).length - 1;
        }).length,
    );
    expect(late).toBe(0);
  });

  test("stands within two screens of a phone, before any sample", async ({ page }) => {
    await page.setViewportSize(viewports.phone);
    await page.goto(route);
    await untilHydrated(page);
    // Places are read one after the other.
    await untilLaidOut(page);
    const first = await page.locator(".field[data-required]").first().boundingBox();
    expect(first?.y).toBeLessThan(2 * viewports.phone.height);
    const sample = await page.locator("[data-request] pre").boundingBox();
    const fields = await page.locator(".request-fields").boundingBox();
    expect(sample?.y).toBeGreaterThan((fields?.y ?? Infinity) + (fields?.height ?? 0));
    expect(sample?.height).toBeLessThan(250);
  });

  test("is all that is shown on every page, if the reader wants that", async ({ page }) => {
    await page.goto(route);
    await untilHydrated(page);
    const optional = field(page, "body.orderDate");
    await page.getByLabel("Required only").check();
    await expect(optional).toBeHidden();
    await expect(field(page, "body.customerId")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Required only")).toBeChecked();
    await expect(optional).toBeHidden();
    // An address shows its field all the same.
    await page.evaluate(() => (location.hash = "body.orderDate"));
    await expect(optional).toBeInViewport();
  });
});

test("the links to sections stay in sight and lead below themselves", async ({ page }) => {
  for (const [size, name, id] of [
    [viewports.desktop, "Errors", "errors"],
    [viewports.phone, "Errors", "errors"],
    [viewports.phone, "Samples", "request-sample"],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(route);
    await untilHydrated(page);
    await untilLaidOut(page);
    const jumps = page.locator("nav.jumps");
    await jumps.getByRole("link", { name }).click();
    const heading = page.locator(`#${id}`);
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(jumps).toBeInViewport({ ratio: 1 });
    const below = async () => {
      const [bar, target] = [await jumps.boundingBox(), await heading.boundingBox()];
      return (target?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
    };
    await expect.poll(below).toBeGreaterThanOrEqual(-1);
  }
});

test("on paper, fields come first, errors are folded, and there is no control", async ({
  page,
}) => {
  await page.goto(route);
  await untilHydrated(page);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator(".choices").first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Try it" })).toBeHidden();
  await expect(page.locator("details.errors pre").first()).toBeHidden();
  await expect(page.locator("section[aria-labelledby=errors] .field").first()).toBeHidden();
  const pdf = await page.pdf({ format: "A4" });
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThanOrEqual(12);
});

test("the lifecycle marks the transitions of the operation, and a status links to it", async ({
  page,
}) => {
  await page.goto("/docs/api/issue-sales-order");
  await untilHydrated(page);
  const section = page.locator("section[aria-labelledby=lifecycle]");
  await expect(section.locator("code").first()).toHaveText("draft");
  const drawing = section.getByRole("group", { name: /draft to open by issue-sales-order/ });
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing.locator('[stroke="var(--accent)"]')).not.toHaveCount(0);
  await page.locator("#response-200 > summary").click();
  const link = field(page, "response-200.status").getByRole("link", {
    name: "How this status changes",
  });
  await expect(link).toHaveAttribute("href", "#lifecycle");
});

test("a link of the drawn article stays within the loaded document", async ({ page }) => {
  await page.goto(route);
  await untilHydrated(page);
  // A robot presses within the frame in which the jump to the link lays out what lies around it.
  await untilLaidOut(page);
  const same = await markDocument(page);
  await page.locator(".operation-reference .prose a[href^='/docs/api/']").first().click();
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
    await page.locator("#response-201 > summary").click();
    await expect(field(page, "response-201.documentNumber")).toBeVisible();
    await expect(page.locator("[data-request] pre")).toContainText("curl ");
    await expect(page.locator("details.example[open] pre")).toContainText('"documentNumber"');
    await page.locator("details.errors > summary").click();
    await page.locator("details.example > summary").nth(1).click();
    await expect(page.locator("details.example[open] pre")).toContainText('"code"');
    await expect(page.locator(".choices").first()).toBeHidden();
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
