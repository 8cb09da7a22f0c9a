import { objectsAt } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const dealer = "cus_5m2r8k4rvs";
const vendor = "ven_1r7k4n8t2f";
const [light, bell] = ["itm_8c4t6k1n9r", "itm_1n6k3t8r5v"];
const no = "409 transition-not-allowed";
const twoLines = [light, bell].map((itemId) => ({ itemId, quantity: ea("2") }));
const to = (path: string, status: string) =>
  [path + "/status", { status, reason: "By a test." }] as const;
const set = (path: string, status: string) => session.put(...to(path, status));
const refused = (path: string, status: string) => session.refusal("PUT", ...to(path, status));

function estimate(): { path: string; lines: string[] } {
  const { id, lines } = session.post("/estimates", { customerId: dealer, lines: twoLines });
  const path = `/estimates/${id}`;
  session.post(`${path}/issue`, {});
  return { path, lines: lines.map((line) => `${path}/line-items/${line.id}`) };
}

function workOrder() {
  const { id } = session.post("/work-orders", {
    itemId: "itm_7k2m9x4q8d",
    quantity: ea("3"),
    options: { frame_color: "moss-green" },
  });
  const path = `/work-orders/${id}`;
  session.post(`${path}/issue`, {});
  const operations = objectsAt(session.get(path), "operations");
  return { path, operations, first: `${path}/operations/${String(operations[0]?.id)}` };
}

function purchase(lines = twoLines) {
  const made = session.post("/purchase-orders", { vendorId: vendor, lines });
  const path = `/purchase-orders/${made.id}`;
  set(path, "open");
  return { id: made.id, path, lines: made.lines.map(({ id }) => `${path}/line-items/${id}`) };
}

const prepayment = (purchaseOrderId: string) => ({
  kind: "vendor_payment",
  vendorId: vendor,
  paymentDate: "2026-04-20",
  paymentMethodId: "pmm_8t2n5k4r7a",
  amount: usd("10.00"),
  allocations: [{ type: "purchase_order", purchaseOrderId, amount: usd("10.00") }],
});

test("a step that somebody has to explain is refused without a reason", () => {
  const offer = estimate();
  const without = session.refusal("PUT", `${offer.path}/status`, { status: "declined" });
  expect(without).toBe("422 validation-failed");
  set(offer.path, "declined");
  const { path, lines } = purchase();
  for (const one of [path, ...lines])
    expect(session.refusal("PUT", `${one}/status`, { status: "cancelled" })).toBe(
      "422 validation-failed",
    );
});

test("an offer is revised before anybody has accepted, accepted with a line at least, and ends on its day", () => {
  const offer = estimate();
  expect(refused(offer.path, "expired")).toBe(no);
  set(offer.lines[0] ?? "", "accepted");
  expect(refused(offer.path, "draft")).toBe(no);
  const other = estimate();
  for (const line of other.lines) set(line, "declined");
  expect(refused(other.path, "accepted")).toBe(no);
});

test("lines are answered while the offer stands", () => {
  const { path, lines } = estimate();
  set(lines[0] ?? "", "declined");
  session.post(`${path}/convert`, {});
  expect(refused(lines[0] ?? "", "open")).toBe(no);
});

test("work is reported on open orders, and after a start or with minutes", () => {
  const draft = session.post("/work-orders", {
    itemId: "itm_7k2m9x4q8d",
    quantity: ea("3"),
    options: { frame_color: "moss-green" },
  });
  const [operation] = objectsAt(draft, "operations");
  const path = `/work-orders/${draft.id}/operations/${String(operation?.id)}/complete`;
  expect(session.refusal("POST", path, { minutes: "5" })).toBe(no);
  const { first } = workOrder();
  expect(session.refusal("POST", `${first}/complete`, {})).toBe("422 validation-failed");
  session.post(`${first}/complete`, { minutes: "5" });
});

test("an order of production goes on where it was when it was held", () => {
  const untouched = workOrder();
  set(untouched.path, "on_hold");
  expect(refused(untouched.path, "in_progress")).toBe(no);
  set(untouched.path, "issued");
  const begun = workOrder();
  session.post(`${begun.first}/complete`, { minutes: "5", quantity: ea("1") });
  expect(refused(begun.path, "closed")).toBe(no);
  set(begun.path, "on_hold");
  expect(session.refusal("POST", `${begun.first}/complete`, { minutes: "5" })).toBe(no);
  expect(refused(begun.path, "issued")).toBe(no);
  set(begun.path, "in_progress");
  const untouchedOperations = objectsAt(session.get(untouched.path), "operations");
  expect(untouchedOperations[0]?.status).toBe("ready");
});

test("an order that nobody has begun is not complete", () => {
  const { path } = workOrder();
  const body = { quantity: ea("1"), closeRest: true };
  expect(session.refusal("POST", `${path}/complete`, body)).toBe(no);
});

test("a scan completes what runs, and pauses nothing else", () => {
  const { operations } = workOrder();
  const scan = (action: string) =>
    ["/work-orders/operations/scan", { barcode: operations[0]?.barcode, action }] as const;
  for (const action of ["complete", "pause"])
    expect(session.refusal("POST", ...scan(action))).toBe(no);
  session.post(...scan("start"));
  session.post(...scan("pause"));
  expect(session.refusal("POST", ...scan("pause"))).toBe(no);
  session.post(...scan("complete"));
});

test("an order to a vendor keeps a line, and is not canceled with a deposit on it", () => {
  const { id, path, lines } = purchase();
  set(lines[0] ?? "", "cancelled");
  expect(refused(lines[1] ?? "", "cancelled")).toBe(no);
  session.post("/payments", prepayment(id));
  expect(refused(path, "cancelled")).toBe("409 deposit-on-order");
});

test("an order to a vendor takes prepayments once it is issued", () => {
  const { id } = session.post("/purchase-orders", { vendorId: vendor, lines: twoLines });
  expect(session.refusal("POST", "/payments", prepayment(id))).toBe("409 allocation-exceeds-open");
  set(`/purchase-orders/${id}`, "open");
  session.post("/payments", prepayment(id));
});

test("a shipment of an order on hold is not picked", () => {
  const made = session.post("/sales-orders", { customerId: dealer, lines: twoLines });
  session.post(`/sales-orders/${made.id}/issue`, { approveCreditExcess: true });
  const { id } = session.post("/shipments", { salesOrderId: made.id });
  set(`/sales-orders/${made.id}`, "on_hold");
  expect(refused(`/shipments/${id}`, "picking")).toBe(no);
});

test("goods that are refused in full move neither their order nor its line", () => {
  const order = purchase();
  const [line] = objectsAt(session.get(order.path), "lines");
  session.post("/receivings", {
    lines: [
      {
        purchaseOrderLineId: line?.id,
        quantity: ea("0"),
        quantityRejected: ea("1"),
        rejectReason: "Wrong model.",
      },
    ],
  });
  const after = session.get(order.path);
  expect([after.status, after.lines[0]?.status]).toEqual(["open", "open"]);
});
