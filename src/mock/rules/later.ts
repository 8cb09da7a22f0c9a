import { objectAt, objectsAt, textAt } from "../../openapi/json";
import type { MockRecord } from "../model";
import type { World } from "../world";
import { idsAt } from "../ids-in";
import { invoiceOf, postInvoice } from "./money/invoices";
import { system } from "./money/ledger";
import type { Call } from "./rule";
import { failRefund, payRefund } from "./money/refunds";

const seconds = (from: unknown, to: string) => (Date.parse(to) - Date.parse(String(from))) / 1000;

/** Seconds of the session's clock until a gateway or a bank has paid a refund. */
const untilPaid = 5;

/** Amounts with which the sandbox shows cards that are refused, or that take their time. */
const wait = (refund: MockRecord): { after: number; fails: boolean } => {
  const total = textAt((refund.totals as { total?: unknown } | undefined)?.total, "amount") ?? "";
  if (total.endsWith(".13")) return { after: 60, fails: true };
  return { after: total.endsWith(".17") ? 3600 : untilPaid, fails: false };
};

/** True for a shipment that left in this session, and before a moment. */
function hasLeft({ completedAt }: MockRecord, before: string, { started }: World): boolean {
  const at = String(completedAt);
  return at > started && at <= before;
}

/** Posts the invoices that were drafted before a moment, in this session. */
function postInvoices(call: Call, before: string): void {
  const { world } = call;
  for (const shipment of world.store.list("/shipments"))
    for (const invoice of objectsAt(shipment, "invoices")) {
      if (invoice.status === "draft" && hasLeft(shipment, before, world))
        postInvoice(call, world.store.get("/shipments", String(shipment.id)) ?? shipment, invoice);
    }
}

function settleRefunds(call: Call): void {
  const { world } = call;
  for (const refund of world.store.list("/refunds")) {
    if (refund.status !== "pending" || String(refund.createdAt) <= world.started) continue;
    const { after, fails } = wait(refund);
    if (seconds(refund.createdAt, world.time()) < after) continue;
    const settled = { ...refund, updatedBy: system(world) ?? refund.updatedBy };
    if (fails) failRefund(call, settled);
    else payRefund(call, settled);
  }
}

/** Carriers bill what they have taken for the order that a call is about, in this session and before a moment. */
function billCarriers({ world, before: order }: Call, before: string): void {
  for (const shipment of world.store.list("/shipments")) {
    const rate = objectAt(shipment, "shippingRate");
    const isOpen = rate.costStatus === "open" || rate.costStatus === "estimated";
    if (!isOpen || shipment.salesOrderId !== order?.id || !hasLeft(shipment, before, world))
      continue;
    const carrierCost = rate.carrierCost ?? rate.customerCharge;
    const shippingRate = { ...rate, carrierCost, costStatus: "final" };
    world.store.put("/shipments", { ...shipment, shippingRate });
  }
}

/**
 * Does what people and carriers have done by the time of a call: nobody pays a draft, or completes an order of which bills
 * are still to come. Only with documents of this session from before a moment.
 */
export function settleBefore(call: Call, before: string): void {
  const named = idsAt(call.body).filter(({ name }) => name === "invoiceId");
  const paysDraft = named.some(({ id }) => invoiceOf(call.world, id)?.status === "draft");
  const completes = call.request.operation.id === "complete-sales-order";
  if (!paysDraft && !completes) return;
  call.world.store.atomically(() => {
    postInvoices(call, before);
    if (completes) billCarriers(call, before);
  });
}

/** Does what others have done since the call began: people post the invoices drafted before, gateways pay refunds. */
export function passTime(call: Call, began: string): void {
  call.world.store.atomically(() => {
    postInvoices(call, began);
    settleRefunds(call);
  });
}
