import { carrierAccountOf } from "../checks/field-checks";
import { lentTo, usualClass } from "../master-data/categories";
import { today } from "../days";
import { label } from "../../record-label";
import { isObject, type JsonObject, objectsAt, textAt } from "../../../openapi/json";
import { money, numberIn, one, quantity, sumIn, sumOf, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { draftInvoice, isServed } from "../money/invoices";
import { kitParts, shipLine } from "./shipped-goods";
import { accountFor, inHome, post, type Side, inventoryAccount } from "../money/ledger";
import { type Call, changesOf, reached, refuseAt, refuseCall, type Rules } from "../rule";
import { checkHold, checkPacking, orders } from "../sales/order-checks";
import { giveUpRest } from "../sales/given-up";
import { withBins } from "./pick-bins";
import { pickedLine } from "./picked-lines";
import {
  checkDay,
  checkPlace,
  checkReserved,
  checkShipComplete,
  checkSomethingLeft,
  plannedLines,
  reservedLines,
} from "./shipment-checks";
import { checkComplete } from "./carrier-checks";
import { shipServices } from "./ship-services";
import { checkSources } from "./source-checks";
import { afterMoves } from "../stock/after-moves";

const root = "/shipments";

/** Revenue against what is not billed yet, cost of goods against inventory. */
function sidesOf(shipment: MockRecord, values: readonly bigint[], call: Call): Side[] {
  const { world } = call;
  const party = { type: "customer", id: shipment.customerId };
  const order = world.store.find(shipment.salesOrderId)?.record ?? shipment;
  return objectsAt(shipment, "lines").flatMap((line, index) => {
    const item = world.store.find(line.itemId)?.record ?? {};
    const amount = inHome(numberIn(line.amount), {
      currency: shipment.currency,
      exchangeRate: order.exchangeRate,
    });
    const cost = values[index] ?? 0n;
    const parts =
      item.kind === "kit"
        ? objectsAt(line, "components").map(({ itemId }) => world.store.find(itemId)?.record ?? {})
        : [item];
    const inventory = inventoryAccount(parts[0], world);
    const ordered = objectsAt(order, "lines").find(({ id }) => id === line.salesOrderLineId);
    const named = ordered?.classReferenceId ?? order.classReferenceId;
    const place = line.locationId ?? shipment.locationId;
    const classReferenceId = named ?? usualClass(item, place, world);
    const inClass = { dimensions: { classReferenceId } as JsonObject };
    return [
      { account: accountFor("unbilled", world), amount, party, ...inClass },
      {
        account: lentTo(item, "revenueAccountId", world) ?? accountFor("revenue", world),
        amount: -amount,
        ...inClass,
      },
      {
        account: lentTo(item, "cogsAccountId", world) ?? accountFor("costOfGoods", world),
        amount: cost,
        ...inClass,
      },
      { account: inventory, amount: -cost, dimensions: dimensions({}) },
    ];
  });
}

/** Lets a completed shipment leave: stock, ledger, invoice, and what its order has shipped. */
function shipped(call: Call): void {
  const { world } = call;
  const orderBefore = world.store.changes().find(({ collection }) => collection === orders)?.before;
  for (const shipment of reached(call, root, "completed")) {
    const order = orderBefore ?? world.store.find(shipment.salesOrderId)?.record;
    checkHold(call, shipment.customerId);
    for (const { salesOrderLineId } of objectsAt(shipment, "lines"))
      checkPacking(call, order ?? {}, salesOrderLineId, shipment.id);
    checkSomethingLeft(call, shipment, order);
    checkPlace(call, shipment, order);
    checkReserved(call, shipment, order);
    checkShipComplete(call, shipment, order);
    const on = textAt(call.body, "shippedOn") ?? today(world);
    checkDay(call, on, order);
    releaseShipped(shipment, call);
    // Services and charges do not travel: they are on the invoice.
    const goods = objectsAt(shipment, "lines").filter((line) => !isServed(line, world));
    const done = goods.map((line) => shipLine(line, shipment, on, call));
    const worth = sumIn(goods, "amount");
    const value = sumOf(done, (line) => line.value);
    const left: MockRecord = {
      ...shipment,
      shippedOn: on,
      lines: done.map(({ line }) => pickedLine(line, {}, world)),
      goodsValue: money(worth, shipment.currency),
      goodsCost: done.length ? money(value, "USD") : null,
    };
    const journalEntryId = post(call, {
      type: "shipment",
      document: { ...left, ...dimensions(order) },
      on,
      memo: `Shipment ${label(shipment)} of ${label(order)}`,
      sides: sidesOf(
        left,
        done.map((line) => line.value),
        call,
      ),
    });
    const stored = { ...left, journalEntryId };
    world.store.put(root, stored);
    afterMoves(call);
    giveUpRest(call, left.salesOrderId);
    shipServices(call, left.salesOrderId);
    draftInvoice(call, stored, order ?? {}, on);
    orderShipped(call, stored, order);
  }
}

const dimensions = (order: JsonObject | undefined): JsonObject => ({
  classReferenceId: order?.classReferenceId ?? null,
  departmentId: order?.departmentId ?? null,
  projectCodeId: order?.projectCodeId ?? null,
});

/** What components of kits had reserved leaves with them. */
function releaseShipped(shipment: MockRecord, { world }: Call): void {
  const order = world.store.find(shipment.salesOrderId)?.record;
  if (!order) return;
  const lines = objectsAt(order, "lines").map((line) => {
    const parts = objectsAt(line, "components").map((part) => {
      const each = numberIn(line.quantity)
        ? (numberIn(part.quantity) * one) / numberIn(line.quantity)
        : 0n;
      const { unit } = part.quantity as JsonObject;
      return {
        ...part,
        quantityReserved: quantity(times(each, numberIn(line.quantityReserved)), unit),
        quantityShipped: quantity(times(each, numberIn(line.quantityShipped)), unit),
      };
    });
    return parts.length ? { ...line, components: parts } : line;
  });
  world.store.put(orders, { ...order, lines });
}

/** Counts what an order has shipped in its totals. Location and ship method of the shipment are not those of the order. */
function orderShipped(call: Call, shipment: MockRecord, before: JsonObject | undefined): void {
  const { world } = call;
  const order = world.store.find(shipment.salesOrderId)?.record;
  if (!order) return;
  const shippedSum = sumOf(objectsAt(order, "lines"), (line) => {
    const kept = numberIn(line.quantity) - numberIn(line.quantityCancelled);
    return kept > 0n ? (numberIn(line.amount) * numberIn(line.quantityShipped)) / kept : 0n;
  });
  const totals = isObject(order.totals)
    ? { ...order.totals, shipped: money(shippedSum, order.currency) }
    : order.totals;
  const { locationId, shipMethodId } = before ?? order;
  world.store.put(orders, { ...order, locationId, shipMethodId, totals });
}

/** Refuses a plan of more than is reserved, and fills in the components of kits. */
function planned(call: Call): void {
  for (const { before, after } of changesOf(call, root)) {
    const order = call.world.store.find(after.salesOrderId)?.record;
    if (!before) {
      checkHold(call, after.customerId);
      checkSomethingLeft(call, after, order);
    }
    const isPicked = after.status === "picking" && before?.status === "draft";
    const known = new Set(isPicked ? [] : objectsAt(before, "lines").map(({ id }) => id));
    for (const { id, salesOrderLineId } of objectsAt(after, "lines"))
      if (!known.has(id)) checkPacking(call, order ?? {}, salesOrderLineId, after.id);
    if (!["draft", "picking", "packed"].includes(String(after.status))) continue;
    checkPlace(call, after, order);
    checkReserved(call, after, order);
    if (isPicked) {
      checkHold(call, after.customerId);
      checkShipComplete(call, after, order);
    }
    const lines = objectsAt(after, "lines").map((line) => {
      const item = call.world.store.find(line.itemId)?.record ?? {};
      const row = objectsAt(call.body, "lines").find(({ id }) => id === line.id) ?? {};
      const components = kitParts(line, item).map((part) => ({
        ...part,
        sku: part.sku ?? call.world.store.find(part.itemId)?.record.sku,
      }));
      const picked = pickedLine({ ...line, components }, row, call.world);
      return withBins({ ...picked, unitCost: null }, after, call);
    });
    const isPacked = after.status === "packed";
    const pickedAt = before?.status === "packed" ? before.pickedAt : call.world.time();
    call.world.store.put(root, { ...after, lines, pickedAt: isPacked ? pickedAt : null });
  }
}

/** What a shipment takes from its order, its customer, and its ship method. */
function lentByOrder(call: Call): JsonObject {
  const { body, world } = call;
  const order = world.store.find(body.salesOrderId)?.record;
  const method = world.store.find(body.shipMethodId ?? order?.shipMethodId)?.record;
  return {
    plannedShipDate: order?.promisedDate ?? today(world),
    signatureRequired: method?.signatureRequired === true,
    packingSlipNote: order?.customerNote ?? null,
    carrierAccount: carrierAccountOf(call) ?? null,
    ...plannedLines(call, order),
  } as JsonObject;
}

/** Refuses to plan a departure for an order from which nothing may leave. */
function checkNew(call: Call): void {
  const order = call.world.store.find(call.body.salesOrderId)?.record;
  const isOpen = ["open", "partially_shipped"].includes(String(order?.status));
  if (order && !isOpen)
    refuseCall(
      call,
      "transition-not-allowed",
      `${label(order)} is ${String(order.status).replaceAll("_", " ")}. It would have to be open or partially shipped.`,
    );
  checkSources(call);
}

/** Refuses other lines, or more of them, once a shipment is on the pick list, and any change of them once it is packed. */
function checkChanges(call: Call): void {
  const { before, body } = call;
  if (before && ["picking", "packed"].includes(String(before.status)))
    for (const [index, row] of objectsAt(body, "lines").entries()) {
      const known = objectsAt(before, "lines").find(({ id }) => id === row.id);
      const isMore =
        row.quantity !== undefined && numberIn(row.quantity) > numberIn(known?.quantity);
      const why =
        !known || row.remove === true
          ? "Lines can be added and removed in a draft only."
          : before.status === "packed"
            ? "Lines are fixed once the shipment is packed."
            : isMore && "The quantity can only be lowered.";
      const detail = `${label(before)} is ${String(before.status)}. ${String(why)}`;
      if (why) refuseAt(call, "shipment-not-editable", `/lines/${index}`, why, detail);
    }
  checkSources(call);
}

const held = [
  ...["insufficient-stock", "customer-on-hold", "line-being-packed", "ship-complete-required"],
];
const named = ["serial-not-available", "lot-not-available", "validation-failed"];
const plan = { refuses: [...held, ...named, "shipment-not-editable"], after: planned };
const leave = { refuses: [...held, ...named], after: shipped };

/** Departures: planned, picked, and completed. */
export const shippingRules: Rules = {
  "ship-sales-order": { ...leave, fills: reservedLines },
  "complete-shipment": leave,
  "create-shipment": { ...plan, fills: lentByOrder, before: checkNew },
  "update-shipment": { ...plan, before: checkChanges },
  "update-shipment-status": {
    refuses: [...held, "shipment-incomplete"],
    before: checkComplete,
    after: planned,
  },
};
