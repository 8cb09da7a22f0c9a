import { objectsAt, textsAt } from "../../../../src/openapi/json";
import { ea, inPortland, openSession, usd, type Session } from "../../../support/mock-session";
import { sendTwoBack } from "../../../support/returns";
import { shipLines } from "../../../support/ship-lines";

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);

test("a shipment counts what has come back, and what is refunded stays restocked", () => {
  const { id } = session.post("/sales-orders", {
    customerId: "cus_1w4e7b0shp",
    locationId: "loc_2v9k4m7pdx",
    lines: [{ itemId: "itm_2d5j8s0f7g", quantity: ea("7") }],
    ...inPortland,
  });
  const issued = session.post(`/sales-orders/${id}/issue`, {});
  session.post(`/sales-orders/${id}/ship`, shipLines(issued));
  const order = session.patch(`/sales-orders/${id}`, { internalNote: "Shipped." });
  const returned = () => {
    const [shipmentId = ""] = textsAt(session.get(`/sales-orders/${id}`), "shipmentIds");
    return objectsAt(session.get(`/shipments/${shipmentId}`), "lines")[0]?.quantityReturned;
  };
  const first = sendTwoBack(session, order);
  const second = sendTwoBack(session, order);
  expect(returned()).toEqual(ea("4"));
  expect(session.call("DELETE", `/return-restocks/${second.restock.id}`).status).toBe(204);
  expect(returned()).toEqual(ea("2"));
  session.post("/refunds", {
    source: { type: "rma", rmaId: first.rma.id },
    paymentMethodId: "pmm_3k7n9r1t5c",
    alreadyPaid: true,
    reference: "re-1",
    lines: [{ rmaLineId: first.rma.lines[0]?.id, quantity: ea("1") }],
  });
  expect(session.refusal("DELETE", `/return-restocks/${first.restock.id}`)).toBe(
    "409 restock-in-use",
  );
});

test("arrivals that are taken back are reversed on their own day", () => {
  const restock = session.post("/return-restocks", {
    rmaId: "rma_9t1r5k7n3w",
    receivedOn: "2026-04-28",
    lines: [
      {
        rmaLineId: "rml_9n4r2t7k1v",
        quantity: ea("2"),
        disposition: "restock",
        lots: [{ lotNumber: "SL-2602-A", quantity: ea("2") }],
      },
    ],
  });
  const receiving = session.post("/receivings", {
    receivedOn: "2026-04-27",
    lines: [{ purchaseOrderLineId: "pol_2k7n5r9t1c", quantity: ea("1") }],
  });
  const reversed = (entryId: unknown) => {
    const { reversedById } = session.get(`/journal-entries/${String(entryId)}`);
    return session.get(`/journal-entries/${String(reversedById)}`).postingDate;
  };
  session.call("DELETE", `/return-restocks/${restock.id}`);
  expect(reversed(restock.journalEntryId)).toBe("2026-04-28");
  session.call("DELETE", `/receivings/${receiving.id}`);
  expect(reversed(textsAt(receiving, "journalEntryIds")[0])).toBe("2026-04-27");
});

test("what is written off with a return is not credited later", () => {
  const rma = "/rmas/rma_9t1r5k7n3w";
  const rmaLineId = "rml_9n4r2t7k1v";
  session.put(`${rma}/line-items/${rmaLineId}/status`, { status: "closed", reason: "Kept." });
  session.put(`${rma}/status`, { status: "closed", writeOffRest: true, reason: "As agreed." });
  const memo = {
    customerId: "cus_5m2r8k4rvs",
    rmaId: "rma_9t1r5k7n3w",
    reason: "return",
    lines: [{ rmaLineId, quantity: ea("1") }],
  };
  expect(session.refusal("POST", "/credit-memos", memo)).toBe("409 quantity-above-open");
});

test("pieces that may come back are named, and of a closed return only notes and tags change", () => {
  const line = { salesOrderLineId: "sol_1k5n8r3t7v", quantity: ea("1") };
  const { id } = session.post("/rmas", {
    salesOrderId: "sor_4q7t1m9z2k",
    lines: [{ ...line, reason: "defective", resolution: "credit" }],
  });
  expect(session.refusal("PUT", `/rmas/${id}/status`, { status: "authorized" })).toBe(
    "409 transition-not-allowed",
  );
  const closed = "/rmas/rma_7n3k8t5r1c";
  expect(session.refusal("PATCH", closed, { externalIds: { "web-shop": "R-9" } })).toBe(
    "409 rma-not-editable",
  );
  expect(session.patch(closed, { tags: ["claim"] }).tags).toEqual(["claim"]);
});

test("a piece that comes back is scrapped, or with the customer again once its restock is taken back", () => {
  session.mock.reset();
  const serialNumbers = ["TGR54-2610-0120"];
  const { id } = session.post("/rmas", {
    salesOrderId: "sor_4q7t1m9z2k",
    lines: [
      {
        salesOrderLineId: "sol_1k5n8r3t7v",
        quantity: ea("1"),
        serialNumbers,
        reason: "defective",
        resolution: "credit",
      },
    ],
  });
  const { lines } = session.put(`/rmas/${id}/status`, { status: "authorized" });
  const receive = (disposition: string) =>
    session.post("/return-restocks", {
      rmaId: id,
      lines: [{ rmaLineId: lines[0]?.id, quantity: ea("1"), disposition, serialNumbers }],
    });
  const piece = () =>
    objectsAt(session.get(`/serials?serialNumber=${serialNumbers[0]}`), "data")[0] ?? {};
  const restock = receive("quarantine");
  expect(piece()).toMatchObject({ status: "returned" });
  session.call("DELETE", `/return-restocks/${restock.id}`);
  expect(piece()).toMatchObject({ status: "shipped", salesOrderId: "sor_4q7t1m9z2k" });
  receive("scrap");
  expect(piece()).toMatchObject({ status: "scrapped", locationId: null });
});

test("a credit is set off against invoices of its own customer only, and restocks of closed returns stay", () => {
  session.mock.reset();
  expect(
    session.mistakes("POST", "/credit-memos", {
      customerId: "cus_5m2r8k4rvs",
      creditMemoDate: "2026-04-20",
      reason: "goodwill",
      lines: [{ accountId: "acc_4k7m1r9s3e", quantity: ea("1"), unitPrice: usd("30.00") }],
      applications: [{ invoiceId: "inv_5t1n7k3r9d", amount: usd("5.00") }],
    }),
  ).toEqual(["/applications/0/invoiceId reference"]);
  expect(session.refusal("DELETE", "/return-restocks/rst_2t6k9r4n8b")).toBe("409 restock-in-use");
});

test("what is posted of a credit memo changes with its lines, until something is used", () => {
  const memo = session.post("/credit-memos", {
    customerId: "cus_5m2r8k4rvs",
    creditMemoDate: "2026-04-20",
    reason: "goodwill",
    lines: [{ accountId: "acc_4k7m1r9s3e", quantity: ea("1"), unitPrice: usd("30.00") }],
  });
  const path = `/credit-memos/${memo.id}`;
  const owed = () => session.get("/customers/cus_5m2r8k4rvs").balance;
  const before = owed();
  const lines = [{ accountId: "acc_4k7m1r9s3e", quantity: ea("1"), unitPrice: usd("50.00") }];
  const changed = session.patch(path, { lines });
  expect(changed).toMatchObject({ openAmount: usd("50.00"), totals: { total: usd("50.00") } });
  expect(changed.journalEntryId).not.toBe(memo.journalEntryId);
  expect(owed()).not.toEqual(before);
  expect(
    session.refusal("PATCH", "/credit-memos/crm_5n8r1k7t3d", { shippingCredit: usd("5.00") }),
  ).toBe("409 credit-memo-applied");
});

test("what was delivered too long ago comes back only if the return period is overridden", () => {
  const order = session.get("/sales-orders/sor_4q7t1m9z2k");
  const line = order.lines.find(({ itemId }) => itemId === "itm_2d5j8s0f7g");
  const asked = (rmaDate: string) =>
    session.post("/rmas", {
      salesOrderId: order.id,
      rmaDate,
      returnShipMethodId: "shm_7v2k6n4r9d",
      lines: [
        {
          salesOrderLineId: line?.id,
          quantity: ea("1"),
          reason: "no_longer_wanted",
          resolution: "credit",
        },
      ],
    });
  const late = asked("2026-04-04");
  expect(late.pickupAddress).toEqual(order.shippingAddress);
  const status = `/rmas/${late.id}/status`;
  expect(session.refusal("PUT", status, { status: "authorized" })).toBe("409 return-period-over");
  session.put(status, { status: "authorized", overrideReturnPeriod: true });
  session.put(`/rmas/${asked("2026-04-03").id}/status`, { status: "authorized" });
});
