import type { Answered, Session } from "./mock-session";
import { ea } from "./mock-session";

/** Sends two bottles of the first line of an order back, for a refund: the authorized return, and what is put on the shelf. */
export function sendTwoBack(
  session: Session,
  order: Answered,
): { rma: Answered; restock: Answered } {
  const { id } = session.post("/rmas", {
    salesOrderId: order.id,
    lines: [
      {
        salesOrderLineId: order.lines[0]?.id,
        quantity: ea("2"),
        reason: "damaged_in_transit",
        resolution: "refund",
      },
    ],
  });
  const rma = session.put(`/rmas/${id}/status`, { status: "authorized" });
  const restock = session.post("/return-restocks", {
    rmaId: id,
    lines: [
      {
        rmaLineId: rma.lines[0]?.id,
        quantity: ea("2"),
        disposition: "restock",
        lots: [{ lotNumber: "SL-2602-A", quantity: ea("2") }],
      },
    ],
  });
  return { rma, restock };
}
