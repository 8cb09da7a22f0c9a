import { objectsAt, textAt, type JsonObject } from "../../src/openapi/json";
import type { Session } from "./mock-session";
import { shipLines } from "./ship-lines";

/** Numbers between 0 and 1 that depend on a seed alone (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A call that may or may not be allowed in the state that the session is in. */
export interface RandomCall {
  method: string;
  path: string;
  body?: JsonObject;
}

const pdx = "loc_2v9k4m7pdx";
const rno = "loc_8c3w6n2rn0";
const dealer = "cus_5m2r8k4rvs";
const sealant = "itm_2d5j8s0f7g";
/** Items without lots and serial numbers, with the vendor who sells them. */
const goods = [
  { itemId: "itm_8c4t6k1n9r", vendorId: "ven_1r7k4n8t2f", unit: "ea" },
  { itemId: "itm_1n6k3t8r5v", vendorId: "ven_1r7k4n8t2f", unit: "ea" },
  { itemId: "itm_7t3n9k5r1f", vendorId: "ven_1r7k4n8t2f", unit: "set" },
  { itemId: "itm_8r2k5n9t3d", vendorId: "ven_3d6n1t8k5r", unit: "ea" },
];
const sold = [
  ...goods.slice(0, 3),
  { itemId: "itm_6r4n1v8c3b", unit: "ea" },
  { itemId: "itm_2d5j8s0f7g", unit: "ea" },
  { itemId: "itm_3h8p5w2z6t", unit: "ea" },
];

/** Makes calls of a warehouse, its buyers, and its bookkeeping, on the records that a session has. */
export function randomCalls({ mock }: Session, seed: number): () => RandomCall {
  const next = randomNumbers(seed);
  const upTo = (most: number) => 1 + Math.floor(next() * most);
  const one = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(next() * values.length)] as Value;
  const records = (root: string, ...statuses: string[]) =>
    (mock.state().get(root) ?? []).filter(
      (record) => !statuses.length || statuses.includes(String(record.status)),
    );
  const some = (root: string, ...statuses: string[]): JsonObject =>
    one(records(root, ...statuses)) ?? { id: "none" };
  const line = (record: JsonObject): JsonObject => one(objectsAt(record, "lines")) ?? {};
  const unitOf = (of: JsonObject) => textAt(of.quantity, "unit") ?? "ea";
  const count = (unit: string, most = 6) => ({ value: String(upTo(most)), unit });
  const usd = (amount: string) => ({ amount, currency: "USD" });
  /** A quantity of a line; of sealant, with its lot, which has to be named. */
  const withLots = (part: JsonObject, quantity: JsonObject) => ({
    quantity,
    ...(part.itemId === sealant && { lots: [{ lotNumber: "SL-2602-A", quantity }] }),
  });
  const post = (path: string, body: JsonObject = {}): RandomCall => ({
    method: "POST",
    path,
    body,
  });
  const put = (path: string, body: JsonObject): RandomCall => ({ method: "PUT", path, body });
  const remove = (path: string): RandomCall => ({ method: "DELETE", path });
  const order = (...statuses: string[]) => some("/sales-orders", ...statuses);

  const choices: readonly (() => RandomCall)[] = [
    () =>
      post("/sales-orders", {
        customerId: dealer,
        locationId: one([pdx, pdx, rno]),
        lines: [one(sold), one(sold)].map(({ itemId, unit }) => ({
          itemId,
          quantity: count(unit),
        })),
      }),
    () => post(`/sales-orders/${String(order("draft").id)}/issue`, { approveCreditExcess: true }),
    () => post(`/sales-orders/${String(order("draft").id)}/issue`, { approveCreditExcess: true }),
    () => {
      const from = order("open", "partially_shipped");
      return post(`/sales-orders/${String(from.id)}/ship`, shipLines(from));
    },
    () => {
      const from = order("open", "partially_shipped");
      const part = line(from);
      return post(`/sales-orders/${String(from.id)}/ship`, {
        lines: [{ lineItemId: part.id, ...withLots(part, count(unitOf(part), 3)) }],
      });
    },
    () => {
      const from = order("open", "partially_shipped");
      const status = one(["reserved", "backordered", "closed", "cancelled"]);
      return put(`/sales-orders/${String(from.id)}/line-items/${String(line(from).id)}/status`, {
        status,
        reason: "By chance.",
      });
    },
    () =>
      put(`/sales-orders/${String(order().id)}/status`, {
        status: one(["on_hold", "open", "cancelled"]),
        reason: "By chance.",
      }),
    () => post(`/sales-orders/${String(order("shipped").id)}/complete`),
    () => post("/shipments", { salesOrderId: order("open", "partially_shipped").id }),
    () =>
      put(`/shipments/${String(some("/shipments", "draft", "picking").id)}/status`, {
        status: one(["picking", "packed", "cancelled"]),
        reason: "By chance.",
      }),
    () => post(`/shipments/${String(some("/shipments", "packed").id)}/complete`, {}),
    () => {
      const from = order();
      const amount = `${upTo(90)}.50`;
      return post("/payments", {
        kind: "customer_payment",
        customerId: from.customerId,
        paymentDate: "2026-04-20",
        paymentMethodId: "pmm_3k7n9r1t5c",
        amount: usd(amount),
        allocations: [{ type: "sales_order", salesOrderId: from.id, amount: usd(amount) }],
      });
    },
    () => {
      const from = order("shipped", "partially_shipped", "completed");
      const invoice = one(objectsAt(from, "invoices")) ?? {};
      const amount = `${upTo(60)}.00`;
      return post("/payments", {
        kind: "customer_payment",
        customerId: from.customerId,
        paymentDate: "2026-04-21",
        paymentMethodId: "pmm_8t2n5k4r7a",
        amount: usd(amount),
        allocations: [{ type: "invoice", invoiceId: invoice.id, amount: usd(amount) }],
      });
    },
    () => remove(`/payments/${String(some("/payments").id)}`),
    () => {
      const from = order("shipped", "partially_shipped", "completed");
      const part = line(from);
      return post("/rmas", {
        salesOrderId: from.id,
        lines: [
          {
            salesOrderLineId: part.id,
            quantity: count(unitOf(part), 2),
            reason: "damaged_in_transit",
            resolution: one(["credit", "refund"]),
          },
        ],
      });
    },
    () =>
      put(`/rmas/${String(some("/rmas", "draft", "received").id)}/status`, {
        status: one(["authorized", "closed"]),
      }),
    () => {
      const rma = some("/rmas", "authorized", "partially_received");
      const part = line(rma);
      const quantity = count(unitOf(part), 2);
      const lots =
        part.itemId === "itm_2d5j8s0f7g" ? [{ lotNumber: "SL-2602-A", quantity }] : undefined;
      return post("/return-restocks", {
        rmaId: rma.id,
        lines: [
          {
            rmaLineId: part.id,
            quantity,
            disposition: one(["restock", "scrap", "quarantine"]),
            ...(lots && { lots }),
          },
        ],
      });
    },
    () => remove(`/return-restocks/${String(some("/return-restocks").id)}`),
    () => {
      const rma = some("/rmas", "received", "partially_received");
      const part = line(rma);
      return post("/refunds", {
        source: { type: "rma", rmaId: rma.id },
        paymentMethodId: "pmm_3k7n9r1t5c",
        lines: [{ rmaLineId: part.id, quantity: count(unitOf(part), 2) }],
      });
    },
    () => {
      const rma = some("/rmas", "received", "partially_received");
      const part = line(rma);
      return post("/credit-memos", {
        customerId: rma.customerId,
        rmaId: rma.id,
        reason: "return",
        lines: [{ rmaLineId: part.id, quantity: count(unitOf(part), 2) }],
      });
    },
    () => {
      const { vendorId, ...bought } = one(goods);
      return post("/purchase-orders", {
        vendorId,
        lines: [{ itemId: bought.itemId, quantity: count(bought.unit, 20) }],
      });
    },
    () =>
      put(`/purchase-orders/${String(some("/purchase-orders", "draft").id)}/status`, {
        status: "open",
      }),
    () => {
      const from = some("/purchase-orders", "open", "partially_received");
      const part = line(from);
      return post("/receivings", {
        lines: [
          {
            purchaseOrderLineId: part.id,
            quantity: count(unitOf(part), 12),
            bin: one(["C-01-1", "B-03-4"]),
          },
        ],
      });
    },
    () => remove(`/receivings/${String(some("/receivings").id)}`),
    () => {
      const receiving = some("/receivings");
      const part = line(receiving);
      return post("/bills", {
        vendorId: receiving.vendorId,
        vendorInvoiceNumber: `INV-${upTo(1_000_000)}`,
        billDate: "2026-04-22",
        lines: [
          {
            type: "purchase_order",
            purchaseOrderLineId: part.purchaseOrderLineId,
            receivingLineId: part.id,
            quantity: part.quantity,
            unitPrice: part.unitPrice,
          },
        ],
      });
    },
    () => {
      const { itemId, unit } = one(goods);
      const change =
        next() < 0.5 ? { value: `-${upTo(9)}`, unit } : { value: String(upTo(9)), unit };
      return post("/inventory-adjustments", {
        locationId: one([pdx, rno]),
        reason: "cycle_count",
        lines: [{ itemId, bin: next() < 0.5 ? "B-03-4" : null, quantityChange: change }],
      });
    },
    () => remove(`/inventory-adjustments/${String(some("/inventory-adjustments").id)}`),
    () => {
      const { itemId, unit } = one(goods);
      const [from, to] = one([
        [pdx, rno],
        [rno, pdx],
      ]);
      return post("/inventory-transfers", {
        fromLocationId: from,
        toLocationId: to,
        lines: [{ itemId, quantity: count(unit) }],
      });
    },
    () =>
      put(
        `/inventory-transfers/${String(some("/inventory-transfers", "draft", "open").id)}/status`,
        { status: one(["open", "in_transit", "cancelled"]), reason: "By chance." },
      ),
    () =>
      post(
        `/inventory-transfers/${String(some("/inventory-transfers", "draft", "open", "in_transit").id)}/complete`,
        {},
      ),
    () => post("/builds", { itemId: "itm_3h8p5w2z6t", quantity: count("ea", 2) }),
    () => post(`/builds/${String(some("/builds", "draft", "released").id)}/complete`, {}),
    () =>
      put(`/builds/${String(some("/builds", "draft", "released", "completed").id)}/status`, {
        status: one(["released", "cancelled", "reversed"]),
        reason: "By chance.",
      }),
    () =>
      post("/work-orders", {
        itemId: "itm_7k2m9x4q8d",
        quantity: count("ea", 3),
        options: { frame_color: "moss-green" },
      }),
    () => post(`/work-orders/${String(some("/work-orders", "draft").id)}/issue`, {}),
    () => {
      const work = some("/work-orders", "issued", "in_progress");
      const operation = one(objectsAt(work, "operations")) ?? {};
      return post(`/work-orders/${String(work.id)}/operations/${String(operation.id)}/complete`, {
        minutes: String(upTo(90)),
      });
    },
    () => post(`/work-orders/${String(some("/work-orders", "in_progress").id)}/complete`, {}),
    () => {
      const amount = `${upTo(500)}.25`;
      return post("/journal-entries", {
        postingDate: "2026-04-23",
        lines: [
          { accountId: "acc_4r6n2k8t5w", debit: usd(amount), locationId: "loc_2v9k4m7pdx" },
          { accountId: "acc_8t3k6n9r1a", credit: usd(amount) },
        ],
      });
    },
  ];
  return () => one(choices)();
}
