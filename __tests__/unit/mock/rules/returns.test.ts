import { objectsAt, textsAt } from "../../../../src/openapi/json";
import { ea, openSession, type Session } from "../../../support/mock-session";
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
    lines: [{ rmaLineId: first.rma.lines[0]?.id, quantity: ea("1") }],
  });
  expect(session.refusal("DELETE", `/return-restocks/${first.restock.id}`)).toBe(
    "409 restock-in-use",
  );
});
