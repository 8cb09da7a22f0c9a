import { label } from "../../record-label";
import { taxOn } from "../money/taxes";
import {
  isObject,
  type JsonObject,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
} from "../../../openapi/json";
import { money, numberIn, quantity, sumIn, times } from "../../decimals";
import { unitPrice } from "../../unit-price";
import type { World } from "../../world";
import { addDays } from "../days";
import { afterDiscount } from "../sales/order-discount";
import { authorized, checkUnused, lineEnded } from "./return-answers";
import { checkCredited, checkExpected, restocked, taken } from "./restocks";
import {
  type Call,
  changesOf,
  mayRefuse,
  reached,
  refuseAt,
  refuseCall,
  type Rules,
  onBoth,
} from "../rule";

const rmas = "/rmas";

const isOff = (line: JsonObject) => line.status === "cancelled";

/** What other returns of the same order line have taken of it. */
function returned(call: Call, lineId: unknown, exceptRma: unknown): bigint {
  return call.world.store
    .list(rmas)
    .filter(({ id, status }) => id !== exceptRma && status !== "cancelled")
    .flatMap((rma) => objectsAt(rma, "lines"))
    .filter((line) => line.salesOrderLineId === lineId && !isOff(line))
    .reduce((sum, line) => sum + numberIn(line.quantity) - numberIn(line.quantityCancelled), 0n);
}

/** Refuses more than was shipped and not yet returned. */
function checkShipped(call: Call): void {
  for (const { after: rma } of changesOf(call, rmas)) {
    const lines = objectsAt(rma, "lines");
    for (const [index, line] of lines.entries()) {
      const found = call.world.store.find(line.salesOrderLineId);
      const ofSame = lines.filter((one) => one.salesOrderLineId === line.salesOrderLineId);
      const own = sumIn(ofSame, "quantity");
      const left =
        numberIn(found?.holder.quantityShipped) - returned(call, line.salesOrderLineId, rma.id);
      if (!found || own <= left) continue;
      const possible = String(quantity(left > 0n ? left : 0n, "").value);
      refuseAt(
        call,
        "quantity-above-shipped",
        `/lines/${index}/quantity`,
        `At most ${possible} can be returned.`,
        `${label(line)}: only ${possible} have been shipped and not yet returned.`,
      );
    }
  }
}

/** True for a reason that is the customer's. */
const isTheirs = ({ reason }: JsonObject) =>
  reason === "ordered_by_mistake" || reason === "no_longer_wanted";

/** What was invoiced for a line, with its part of the discount of the whole order taken off. */
function invoicedPrice(line: JsonObject, order: JsonObject | undefined): JsonObject {
  const { currency } = objectAt(line, "unitPrice");
  const price = unitPrice(times(numberIn(line.unitPrice), afterDiscount(order)), currency);
  const amount = money(times(numberIn(line.quantity), numberIn(price)), currency);
  return { unitPrice: price, amount };
}

/** Carriers collect goods where they were sent to. */
function pickedUpAt(call: Call): JsonObject {
  const { body, world } = call;
  const order = world.store.find(body.salesOrderId)?.record;
  return body.returnShipMethodId && isObject(order?.shippingAddress)
    ? { pickupAddress: order.shippingAddress }
    : {};
}

/** The latest shipment of an order line that fits the serial numbers and lots of a return's line. */
function shipmentOf(line: JsonObject, { store }: World): JsonObject | undefined {
  const { salesOrderLineId } = line;
  const pieces = textsAt(line, "serialNumbers");
  const lots = objectsAt(line, "lots").map(({ lotNumber }) => lotNumber);
  const fits = (sent: JsonObject) => {
    const parts = [sent, ...objectsAt(sent, "components"), ...objectsAt(sent, "picks")];
    const hasPiece = (one: string) =>
      parts.some((part) => textsAt(part, "serialNumbers").includes(one));
    const sentLots = parts.flatMap((part) => [
      part.lotNumber,
      ...objectsAt(part, "lots").map(({ lotNumber }) => lotNumber),
    ]);
    return pieces.every(hasPiece) && lots.every((one) => sentLots.includes(one));
  };
  const sent = store
    .list("/shipments")
    .flatMap((shipment) =>
      shipment.status === "completed"
        ? objectsAt(shipment, "lines")
            .filter((one) => one.salesOrderLineId === salesOrderLineId)
            .map((one) => ({ shipment, isFit: fits(one) }))
        : [],
    )
    .sort((a, b) => String(a.shipment.shippedOn).localeCompare(String(b.shipment.shippedOn)));
  return (sent.filter(({ isFit }) => isFit).at(-1) ?? sent.at(-1))?.shipment;
}

/** Gives a return the shipment of its lines, and the tax that the order has charged for them. */
function priced(call: Call): void {
  const { world } = call;
  for (const { before, after: rma } of changesOf(call, rmas)) {
    const order = world.store.find(rma.salesOrderId)?.record;
    const given = objectsAt(call.body, "lines");
    const had = new Set(objectsAt(before, "lines").map(({ id }) => id));
    const lines = objectsAt(rma, "lines").map((line) => {
      const shipment = shipmentOf(line, world);
      const asked = given.find((one) => one.salesOrderLineId === line.salesOrderLineId);
      const price = asked?.unitPrice || had.has(line.id) ? {} : invoicedPrice(line, order);
      return { ...line, ...price, shipmentId: line.shipmentId ?? shipment?.id ?? null };
    });
    const expiresOn =
      textAt(call.body, "expiresOn") ?? (before ? rma.expiresOn : addDays(String(rma.rmaDate), 30));
    const priced = { ...rma, lines };
    world.store.put(rmas, {
      ...priced,
      expiresOn,
      freightPaidBy: rma.freightPaidBy ?? (lines.every(isTheirs) ? "customer" : "company"),
      ...taxOn(world, priced, order),
    });
  }
}

function checkSettled(call: Call): void {
  for (const rma of reached(call, rmas, "closed")) {
    if (call.body.writeOffRest === true) continue;
    const open = objectsAt(call.before, "lines").find(
      (line) =>
        !isOff(line) &&
        ["credit", "refund"].includes(String(line.resolution)) &&
        numberIn(line.quantityCredited) <
          numberIn(line.quantity) - numberIn(line.quantityCancelled),
    );
    if (open)
      refuseCall(call, "rma-not-settled", `${label(open)} of ${label(rma)} has not been credited.`);
  }
}

/** Days from delivery in which the demo company takes goods back, as the overview of returns says. */
const returnPeriod = 21;

/** Refuses goods that were delivered too long before their return was asked for. */
function checkPeriod(call: Call): void {
  if (call.body.overrideReturnPeriod === true) return;
  for (const rma of reached(call, rmas, "authorized"))
    for (const { shipmentId } of objectsAt(rma, "lines")) {
      const shipment = call.world.store.find(shipmentId)?.record;
      const delivered = textAt(objectAt(shipment, "delivery"), "deliveredAt")?.slice(0, 10);
      const lastDay = delivered && addDays(delivered, returnPeriod);
      if (lastDay && String(rma.rmaDate) > lastDay)
        refuseCall(
          call,
          "return-period-over",
          `${label(shipment)} was delivered on ${delivered}; the return period of ${returnPeriod} days ended on ${lastDay}.`,
        );
    }
}

/** Pieces with numbers of their own are known before they may come back. */
function checkPieces(call: Call): void {
  if (call.before?.status !== "draft" || call.body.status !== "authorized") return;
  const line = objectsAt(call.before, "lines").find(
    (one) =>
      call.world.store.find(one.itemId)?.record.tracking === "serial" &&
      numberIn(one.quantity) > numberIn(textsAt(one, "serialNumbers").length),
  );
  if (line)
    refuseCall(
      call,
      "transition-not-allowed",
      `${label(line)} has fewer serial numbers than pieces.`,
    );
}

/** Goods that come back. */
export const returnRules: Rules = {
  ...onBoth("rma", {
    refuses: ["quantity-above-shipped"],
    fills: pickedUpAt,
    after: (call) => {
      checkShipped(call);
      if (mayRefuse(call, "quantity-above-shipped")) priced(call);
    },
  }),
  "update-rma-status": {
    refuses: ["rma-not-settled", "return-period-over", "transition-not-allowed"],
    before: (call) => {
      checkPieces(call);
      checkUnused(call);
    },
    after: (call) => {
      checkSettled(call);
      checkPeriod(call);
      authorized(call);
    },
  },
  "update-rma-line-item-status": { after: lineEnded },
  "create-return-restock": {
    refuses: ["rma-not-open", "quantity-above-open", "serial-not-available", "lot-not-available"],
    before: checkExpected,
    after: restocked,
  },
  "delete-return-restock": {
    refuses: ["restock-in-use"],
    before: checkCredited,
    after: taken,
  },
};
