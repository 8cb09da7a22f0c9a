import type { Page } from "@playwright/test";
import { objectAt, objectsAt, type JsonObject } from "../../src/openapi/json";
import { toReno } from "../support/addresses";
import { shipLines } from "../support/ship-lines";
import { untilHydrated } from "./support/hydration";
import { expect, test } from "./support/test";
import { expectNoHorizontalOverflow, viewports } from "./support/viewport";

const shop = "cus_1w4e7b0shp";
const portland = "loc_2v9k4m7pdx";
const sealant = "itm_2d5j8s0f7g";
const lot = "lot_7d4k9m2v6s";

const usd = (amount: string) => ({ amount, currency: "USD" });
const ea = (value: string) => ({ value, unit: "ea" });

interface Sent {
  /** Values of the path and of the query, by the names of their fields. */
  fields?: Readonly<Record<string, unknown>>;
  body?: JsonObject;
}

/** Sends a call as a reader does, on the page of its operation, and reads the answer. */
async function tryIt(page: Page, slug: string, { fields = {}, body }: Sent): Promise<JsonObject> {
  await page.goto(`/docs/api/${slug}`);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Try it" }).click();
  const console = page.getByRole("dialog", { name: /^Try: / });
  // The mock's own values have come.
  await expect(console.locator("form[aria-busy=false]")).toBeVisible();
  for (const [name, value] of Object.entries(fields))
    await console
      .getByLabel(name, { exact: true })
      .and(console.locator("input:not([type=checkbox])"))
      .fill(String(value));
  if (body) {
    await console.getByRole("button", { name: "JSON" }).click();
    await console.getByLabel("Body as JSON").fill(JSON.stringify(body, null, 2));
  }
  await console.getByRole("button", { name: "Send", exact: true }).click();
  const answer = console.getByRole("region", { name: "Response" });
  await expect(answer.getByRole("status"), slug).toHaveText(/^20[01] /);
  await expectNoHorizontalOverflow(page);
  return JSON.parse(await answer.locator("pre").innerText()) as JsonObject;
}

/** Sells bottles of a lot: an order that is issued and has left. */
async function sell(page: Page, customerId: string, count: string, more: JsonObject = {}) {
  const lines = [{ itemId: sealant, quantity: ea(count) }];
  const made = await tryIt(page, "create-sales-order", {
    body: { customerId, locationId: portland, lines, ...more },
  });
  const fields = { salesOrderId: made.id };
  const issued = await tryIt(page, "issue-sales-order", { fields, body: {} });
  const shipped = await tryIt(page, "ship-sales-order", { fields, body: shipLines(issued) });
  return objectAt(shipped, "salesOrder");
}

const balanceOf = async (page: Page, slug: string, fields: Sent["fields"]) =>
  objectAt(await tryIt(page, slug, { fields }), "balance");

test.slow();
test.use({ viewport: viewports.phone });

test("a return and a refund: two of four bottles come back, and are paid back with their tax", async ({
  page,
}) => {
  const order = await sell(page, shop, "4", { shippingAddress: toReno });
  expect(order.totals).toMatchObject({ tax: usd("4.79"), total: usd("62.79") });
  const [invoice] = objectsAt(order, "invoices");
  const allocations = [{ type: "invoice", invoiceId: invoice?.id, amount: usd("62.79") }];
  const paid = await tryIt(page, "create-payment", {
    body: {
      kind: "customer_payment",
      customerId: shop,
      paymentDate: "2026-04-29",
      paymentMethodId: "pmm_3k7n9r1t5c",
      referenceNumber: "20451",
      amount: usd("62.79"),
      allocations,
    },
  });
  expect(paid).toMatchObject({ unallocatedAmount: usd("0.00") });
  const back = {
    salesOrderLineId: objectsAt(order, "lines")[0]?.id,
    quantity: ea("2"),
    reason: "damaged_in_transit",
    resolution: "refund",
  };
  const { id: rmaId } = await tryIt(page, "create-rma", {
    body: { salesOrderId: order.id, lines: [back] },
  });
  const rma = await tryIt(page, "update-rma-status", {
    fields: { rmaId },
    body: { status: "authorized" },
  });
  const rmaLineId = objectsAt(rma, "lines")[0]?.id;
  const lots = [{ lotNumber: "SL-2602-A", quantity: ea("2") }];
  await tryIt(page, "create-return-restock", {
    body: { rmaId, lines: [{ rmaLineId, quantity: ea("2"), disposition: "restock", lots }] },
  });
  const refund = await tryIt(page, "create-refund", {
    body: {
      source: { type: "rma", rmaId },
      paymentMethodId: "pmm_3k7n9r1t5c",
      alreadyPaid: true,
      reference: "3097",
      lines: [{ rmaLineId, quantity: ea("2") }],
    },
  });
  expect(refund.totals).toMatchObject({ subtotal: usd("29.00"), total: usd("31.40") });
  const trace = await balanceOf(page, "get-lot-trace", { lotId: lot });
  expect(trace).toMatchObject({ shipped: ea("28"), returned: ea("5"), onHand: ea("107") });
  const customer = await balanceOf(page, "get-customer", { customerId: shop });
  expect(customer.openInvoices).toEqual(usd("0.00"));
  await page.setViewportSize(viewports.desktop);
  const fields = { number: "1200", asOf: "2026-04-30" };
  const accounts = await tryIt(page, "get-accounts", { fields });
  expect(objectsAt(accounts, "data")).toMatchObject([{ number: "1200" }]);
});
