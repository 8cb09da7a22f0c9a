import type { Mock } from "../../../src/mock/create-mock";
import type { JsonObject } from "../../../src/openapi/json";
import { demoMock } from "../../support/demo-mock";
import { caller } from "../../support/own-requests";
import { shipLines } from "../../support/ship-lines";

let mock: Mock;
let call: ReturnType<typeof caller>;

beforeAll(async () => {
  ({ mock } = await demoMock());
  call = caller(mock);
}, 60_000);
beforeEach(() => mock.reset());

const quantity = (value: string) => ({ value, unit: "ea" });

/** The body of a response, which must have the given status. */
function ok(
  status: number,
  answer: ReturnType<typeof call>,
): JsonObject & { id: string; lines: (JsonObject & { id: string })[] } {
  expect([answer.status, answer.status === status ? undefined : answer.body]).toEqual([
    status,
    undefined,
  ]);
  return answer.body as JsonObject & { id: string; lines: (JsonObject & { id: string })[] };
}

const lot = (value: string) => [{ lotNumber: "SL-2602-A", quantity: quantity(value) }];
const newOrder = () =>
  ok(
    201,
    call("POST", "/sales-orders", {
      customerId: "cus_5m2r8k4rvs",
      lines: [{ itemId: "itm_2d5j8s0f7g", quantity: quantity("24") }],
    }),
  );

test("a sales order is created, read, issued, shipped in two parts and completed", () => {
  const { id } = newOrder();
  expect(ok(200, call("GET", `/sales-orders/${id}`)).status).toBe("draft");
  const issued = ok(200, call("POST", `/sales-orders/${id}/issue`, {}));
  expect(issued).toMatchObject({
    status: "open",
    issuedAt: expect.any(String),
    lines: [{ status: "reserved", quantityReserved: quantity("24") }],
  });

  const part = {
    lines: [{ lineItemId: issued.lines[0]?.id, quantity: quantity("10"), lots: lot("10") }],
  };
  const shipped = call("POST", `/sales-orders/${id}/ship`, part);
  const { salesOrder, shipment } = ok(201, shipped) as unknown as {
    salesOrder: JsonObject;
    shipment: JsonObject;
  };
  expect(salesOrder).toMatchObject({
    status: "partially_shipped",
    shipmentIds: [shipment.id],
    lines: [
      {
        status: "partially_shipped",
        quantityShipped: quantity("10"),
        quantityReserved: quantity("14"),
      },
    ],
  });
  const invoice = (amount: string) => ({
    id: expect.stringMatching(/^inv_/),
    status: "draft",
    total: { amount, currency: "USD" },
  });
  expect(salesOrder.invoices).toMatchObject([invoice("123.25")]);
  expect(shipped.headers.Location).toBe(`/v2/shipments/${String(shipment.id)}`);
  expect(ok(200, call("GET", `/shipments/${String(shipment.id)}`))).toMatchObject({
    salesOrderId: id,
    status: "completed",
    lines: [{ quantity: quantity("10") }],
    invoices: salesOrder.invoices,
  });

  expect(
    ok(201, call("POST", `/sales-orders/${id}/ship`, shipLines(salesOrder))).salesOrder,
  ).toMatchObject({
    status: "shipped",
    lines: [{ quantityShipped: quantity("24") }],
  });
  // By now, people have posted both invoices.
  const posted = (amount: string) => ({ ...invoice(amount), status: "open" });
  expect(ok(200, call("POST", `/sales-orders/${id}/complete`))).toMatchObject({
    status: "completed",
    invoices: [posted("123.25"), posted("172.55")],
    completedAt: expect.any(String),
  });
});

test("a step that the status does not allow is refused and changes nothing", () => {
  const { id } = newOrder();
  const answer = call("POST", `/sales-orders/${id}/ship`, {});
  expect([answer.status, (answer.body as JsonObject).code]).toEqual([
    409,
    "transition-not-allowed",
  ]);
  expect(ok(200, call("GET", `/sales-orders/${id}`)).status).toBe("draft");
});

test("a status goes where its machine lets it, with the reason", () => {
  const { id } = newOrder();
  const set = (body: JsonObject) => call("PUT", `/sales-orders/${id}/status`, body);
  expect(set({ status: "on_hold", reason: "Too early." }).status).toBe(409);
  ok(200, call("POST", `/sales-orders/${id}/issue`, {}));
  expect(ok(200, set({ status: "on_hold", reason: "Waiting." }))).toMatchObject({
    status: "on_hold",
    statusReason: "Waiting.",
    lines: [{ status: "reserved" }],
  });
  expect(ok(200, set({ status: "open" })).lines[0]?.status).toBe("reserved");
  expect(ok(200, set({ status: "cancelled", reason: "No longer wanted." }))).toMatchObject({
    lines: [
      { status: "cancelled", quantityCancelled: quantity("24"), quantityReserved: quantity("0") },
    ],
    totals: { total: { amount: "0.00" } },
  });
});

test("a line goes its own way, and the order follows when nothing is left", () => {
  const { id } = newOrder();
  const [line] = ok(200, call("POST", `/sales-orders/${id}/issue`, {})).lines;
  ok(
    201,
    call("POST", `/sales-orders/${id}/ship`, {
      lines: [{ lineItemId: line?.id, quantity: quantity("10"), lots: lot("10") }],
    }),
  );
  expect(
    ok(
      200,
      call("PUT", `/sales-orders/${id}/line-items/${line?.id}/status`, {
        status: "closed",
        reason: "Ten are enough.",
      }),
    ).status,
  ).toBe("closed");
  expect(ok(200, call("GET", `/sales-orders/${id}`)).status).toBe("shipped");
});

test("lines of a draft are changed, added and removed one by one", () => {
  const { id, lines } = newOrder();
  const changed = call("PATCH", `/sales-orders/${id}`, {
    lines: [
      { id: lines[0]?.id, quantity: quantity("12") },
      { itemId: "itm_6r4n1v8c3b", quantity: quantity("1") },
    ],
  });
  expect(ok(200, changed)).toMatchObject({
    lines: [
      { id: lines[0]?.id, amount: { amount: "147.90" } },
      { lineNumber: 2, sku: "TG-KIT-COMM" },
    ],
    totals: { subtotal: { amount: "257.55" } },
  });
  expect(
    ok(200, call("PATCH", `/sales-orders/${id}`, { lines: [{ id: lines[0]?.id, remove: true }] }))
      .lines,
  ).toMatchObject([{ lineNumber: 1, sku: "TG-KIT-COMM" }]);
});

test("receiving goods moves the purchase order that they came for", () => {
  const order = ok(
    201,
    call("POST", "/purchase-orders", {
      vendorId: "ven_3d6n1t8k5r",
      lines: [{ itemId: "itm_8r2k5n9t3d", quantity: quantity("20") }],
    }),
  );
  expect(order.lines[0]).toMatchObject({
    vendorSku: "AD-211-R",
    unitPrice: { amount: "312.0000" },
    amount: { amount: "6240.00" },
  });
  ok(200, call("PUT", `/purchase-orders/${order.id}/status`, { status: "open" }));
  const receive = (value: string) =>
    ok(
      201,
      call("POST", "/receivings", {
        lines: [{ purchaseOrderLineId: order.lines[0]?.id, quantity: quantity(value) }],
      }),
    );
  expect(receive("12").lines).toMatchObject([{ purchaseOrderId: order.id }]);
  expect(ok(200, call("GET", `/purchase-orders/${order.id}`))).toMatchObject({
    status: "partially_received",
    lines: [{ quantityReceived: quantity("12") }],
  });
  receive("8");
  expect(ok(200, call("GET", `/purchase-orders/${order.id}`))).toMatchObject({
    status: "received",
    lines: [{ quantityReceived: quantity("20") }],
  });
});

test("a work order gets components and operations and goes through them", () => {
  const order = ok(
    201,
    call("POST", "/work-orders", {
      itemId: "itm_7k2m9x4q8d",
      quantity: quantity("4"),
      options: { frame_color: "moss-green" },
    }),
  ) as unknown as { id: string; components: JsonObject[]; operations: JsonObject[] };
  expect(order.operations.map(({ operationNumber, status }) => [operationNumber, status])).toEqual([
    [10, "pending"],
    [20, "pending"],
    [30, "pending"],
  ]);
  expect(order.components[0]).toMatchObject({ sku: "TUBE-R54", quantityRequired: { value: "4" } });
  ok(200, call("POST", `/work-orders/${order.id}/issue`, {}));
  const [first] = order.operations;
  const started = ok(
    200,
    call("POST", `/work-orders/${order.id}/operations/${String(first?.id)}/start`, {}),
  );
  expect(started).toMatchObject({ status: "in_progress" });
});

test("rows of a bulk request do not depend on each other, unless they ask for it", () => {
  const rows = [
    { workOrderId: "wor_9k4r7n2t5m", status: "on_hold", reason: "Parts are late." },
    { workOrderId: "wor_3n8t1k6r4x", status: "on_hold", reason: "Parts are late." },
  ];
  const all = call("PUT", "/work-orders/status", { rows, atomic: true });
  expect([all.status, (all.body as JsonObject).code]).toEqual([409, "transition-not-allowed"]);
  expect(ok(200, call("GET", "/work-orders/wor_9k4r7n2t5m")).status).toBe("in_progress");
  expect(ok(200, call("PUT", "/work-orders/status", { rows })).results).toMatchObject([
    { status: "on_hold" },
    { problem: { code: "transition-not-allowed" } },
  ]);
  expect(ok(200, call("GET", "/work-orders/wor_9k4r7n2t5m")).status).toBe("on_hold");
});

test("a row of a bulk request about an unknown or a changed record is refused alone, or as documented with all", () => {
  const rows = [
    { workOrderId: "wor_zzzzzzzzzz", status: "on_hold", reason: "Parts are late." },
    { workOrderId: "wor_9k4r7n2t5m", status: "on_hold", reason: "Late.", ifMatch: '"0000"' },
  ];
  expect(ok(200, call("PUT", "/work-orders/status", { rows })).results).toMatchObject([
    { workOrderId: "wor_zzzzzzzzzz", problem: { status: 404, code: "not-found" } },
    { workOrderId: "wor_9k4r7n2t5m", problem: { status: 412, code: "etag-mismatch" } },
  ]);
  const codeOf = (some: typeof rows) => {
    const { status, body } = call("PUT", "/work-orders/status", { rows: some, atomic: true });
    return [status, (body as JsonObject).code];
  };
  expect(codeOf(rows)).toEqual([422, "validation-failed"]);
  expect(codeOf(rows.slice(1))).toEqual([409, "etag-mismatch"]);
});

test("an estimate becomes a sales order with its lines", () => {
  const estimate = ok(
    201,
    call("POST", "/estimates", {
      customerId: "cus_5m2r8k4rvs",
      lines: [{ itemId: "itm_2d5j8s0f7g", quantity: quantity("24") }],
    }),
  );
  ok(200, call("POST", `/estimates/${estimate.id}/issue`, {}));
  const { salesOrder, estimate: after } = ok(
    200,
    call("POST", `/estimates/${estimate.id}/convert`, {}),
  ) as unknown as Record<string, JsonObject>;
  expect(after).toMatchObject({ status: "converted", salesOrderIds: [salesOrder?.id] });
  expect(salesOrder).toMatchObject({
    lines: [{ sku: "SEAL-250", quantity: quantity("24") }],
    totals: { total: { amount: "295.80" } },
  });
  expect(ok(200, call("GET", `/sales-orders/${String(salesOrder?.id)}`)).customerId).toBe(
    "cus_5m2r8k4rvs",
  );
});

test("a list tells which records were deleted since a moment, on its first page", () => {
  const { id } = newOrder();
  const list = (query: string) =>
    ok(
      200,
      call("GET", "/sales-orders", undefined, {
        query: Object.fromEntries(new URLSearchParams(query)),
      }),
    ) as unknown as { page: JsonObject };
  expect(list("deletedSince=2026-01-01T00:00:00Z").page.deleted).toEqual([]);
  expect(call("DELETE", `/sales-orders/${id}`).status).toBe(204);
  const { deleted, nextCursor } = list("limit=2&deletedSince=2026-01-01T00:00:00Z").page;
  expect(deleted).toEqual([{ id, deletedAt: expect.any(String) }]);
  const next = list(`limit=2&deletedSince=2026-01-01T00:00:00Z&cursor=${String(nextCursor)}`);
  expect(next.page.deleted).toBeUndefined();
  expect(list("deletedSince=2099-01-01T00:00:00Z").page.deleted).toEqual([]);
  expect(list("limit=2").page.deleted).toBeUndefined();
});

test("a shipment has the bins and lots that the request names", () => {
  const { id } = newOrder();
  const [line] = ok(200, call("POST", `/sales-orders/${id}/issue`, {})).lines;
  const taken = {
    quantity: quantity("10"),
    bin: "B-03-2",
    lots: [{ lotNumber: "SL-2602-A", quantity: quantity("10") }],
  };
  const answer = call("POST", `/sales-orders/${id}/ship`, {
    lines: [{ lineItemId: line?.id, ...taken }],
  });
  const { shipment } = ok(201, answer) as unknown as { shipment: JsonObject };
  expect(ok(200, call("GET", `/shipments/${String(shipment.id)}`)).lines).toMatchObject([taken]);
});

test("a payment is split into what is allocated and what is not", () => {
  const { id } = newOrder();
  const usd = (amount: string) => ({ amount, currency: "USD" });
  const body = {
    kind: "customer_payment",
    referenceNumber: "20440",
    customerId: "cus_5m2r8k4rvs",
    paymentMethodId: "pmm_3k7n9r1t5c",
    paymentDate: "2026-04-09",
    amount: usd("300.00"),
    allocations: [{ type: "sales_order", salesOrderId: id, amount: usd("295.80") }],
  };
  expect(ok(201, call("POST", "/payments", body))).toMatchObject({
    allocatedAmount: usd("295.80"),
    unallocatedAmount: usd("4.20"),
  });
});

test("a journal entry has the sum of its debits, and is found by its document", () => {
  const usd = (amount: string) => ({ amount, currency: "USD" });
  const body = {
    postingDate: "2026-03-31",
    lines: [
      { accountId: "acc_4r6n2k8t5w", debit: usd("480.00"), locationId: "loc_2v9k4m7pdx" },
      { accountId: "acc_9t1r5k3n7f", debit: usd("20.00") },
      { accountId: "acc_8t3k6n9r1a", credit: usd("500.00") },
    ],
  };
  expect(ok(201, call("POST", "/journal-entries", body)).total).toEqual(usd("500.00"));
  const found = call("GET", "/journal-entries", undefined, {
    query: { sourceId: "rfd_9k4t2n6r5h" },
  });
  expect(ok(200, found).data).toMatchObject([{ source: { documentNumber: "RF-0093" } }]);
});

test("reports add pieces, minutes and components to an operation, and corrections take them back", () => {
  const order = ok(
    201,
    call("POST", "/work-orders", {
      itemId: "itm_7k2m9x4q8d",
      quantity: quantity("4"),
      options: { frame_color: "moss-green" },
    }),
  ) as unknown as { id: string; components: JsonObject[]; operations: JsonObject[] };
  const [tubes] = order.components;
  const [weld, paint] = order.operations;
  const path = `/work-orders/${order.id}`;
  const report = (operation: JsonObject | undefined, body: JsonObject) =>
    call("POST", `${path}/operations/${String(operation?.id)}/complete`, body);
  const used = (value: string) => [{ componentId: tubes?.id, quantity: { value, unit: "set" } }];
  ok(200, call("POST", `${path}/issue`, {}));
  ok(200, call("POST", `${path}/operations/${String(weld?.id)}/start`, {}));

  const part = { quantity: quantity("3"), minutes: "140", components: used("3") };
  expect(ok(200, report(weld, part))).toMatchObject({
    components: [{ quantityConsumed: { value: "3" } }, {}, {}, {}],
    operations: [
      { status: "paused", quantityCompleted: quantity("3"), reportedMinutes: "140" },
      { quantityCompleted: quantity("0") },
      {},
    ],
  });
  const tooMany = report(paint, { quantity: quantity("4"), minutes: "10" });
  expect([tooMany.status, (tooMany.body as JsonObject).code]).toEqual([409, "quantity-above-open"]);
  const rest = { minutes: "40.5", quantityScrapped: quantity("1"), scrapReason: "Bent." };
  expect(ok(200, report(weld, { ...rest, quantity: quantity("0") }))).toMatchObject({
    operations: [
      { status: "completed", quantityScrapped: quantity("1"), reportedMinutes: "180.5" },
      {},
      {},
    ],
  });
  const wrong = { isCorrection: true, correctionReason: "Miscounted.", components: used("1") };
  expect(
    ok(200, report(weld, { ...wrong, quantity: quantity("1"), minutes: "40.5" })),
  ).toMatchObject({
    // Three were named, the scrapped frame took one, and one went back.
    components: [{ quantityConsumed: { value: "3" } }, {}, {}, {}],
    operations: [
      { status: "paused", quantityCompleted: quantity("2"), reportedMinutes: "140" },
      {},
      {},
    ],
  });
});

test("a work order is complete when all its pieces are reported", () => {
  const order = ok(
    201,
    call("POST", "/work-orders", {
      itemId: "itm_7k2m9x4q8d",
      quantity: quantity("4"),
      options: { frame_color: "moss-green" },
    }),
  );
  ok(200, call("POST", `/work-orders/${order.id}/issue`, {}));
  ok(200, call("POST", `/work-orders/${order.id}/start`, {}));
  const early = call("POST", `/work-orders/${order.id}/complete`, { quantity: quantity("3") });
  expect([early.status, (early.body as JsonObject).code]).toEqual([409, "operations-open"]);
  const complete = (body: JsonObject) =>
    ok(
      200,
      call("POST", `/work-orders/${order.id}/complete`, { ...body, skipOpenOperations: true }),
    ).workOrder;
  expect(complete({ quantity: quantity("3") })).toMatchObject({
    status: "in_progress",
    quantityCompleted: quantity("3"),
    quantityOpen: quantity("1"),
  });
  expect(complete({})).toMatchObject({
    status: "completed",
    quantityCompleted: quantity("4"),
    quantityOpen: quantity("0"),
  });
});
