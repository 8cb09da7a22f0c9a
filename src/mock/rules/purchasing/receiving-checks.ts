import { label } from "../../label";
import { type JsonObject, objectAt, objectsAt, textAt, textsAt } from "../../../openapi/json";
import { numberIn, one, sumOf, times } from "../../decimals";
import type { MockRecord } from "../../model";
import type { ReceivedGoods } from "./landed-shares";
import { today } from "../days";
import { closedBin, eachOnce, found, inRows, when, type Check } from "../checks/field-checks";
import { type Call, type ValueMistake, refuseAt, refuseCall, refuseValues } from "../rule";
import { lotOf } from "../stock/lots";
import { inBaseUnit } from "../stock/movements";
import { pieceOf } from "../stock/serials";

export const root = "/receivings";

/** The order before the call, and its line, that a line of a receiving names. */
export function ordered(call: Call, lineId: unknown): { order?: MockRecord; line?: JsonObject } {
  const changed = call.world.store.changes().map(({ before }) => before);
  const found = call.world.store.find(lineId)?.record;
  const order =
    changed.find((one) => one && objectsAt(one, "lines").some(({ id }) => id === lineId)) ?? found;
  return { order, line: objectsAt(order, "lines").find(({ id }) => id === lineId) };
}

export const notIssued = new Set<unknown>(["draft", "pending_approval"]);
const isOver = ({ status }: JsonObject) => status === "closed" || status === "cancelled";

/** Refuses orders that are not open, and more than the tolerance of the vendor allows. */
export function checkOrders(call: Call): void {
  for (const [index, given] of objectsAt(call.body, "lines").entries()) {
    const order = call.world.store.find(given.purchaseOrderLineId)?.record;
    const line = objectsAt(order, "lines").find(({ id }) => id === given.purchaseOrderLineId);
    if (!order || !line) continue;
    const pointer = `/lines/${index}/purchaseOrderLineId`;
    const is = (one: JsonObject) => `${label(one)} is ${String(one.status)}.`;
    if (notIssued.has(order.status)) refuseAt(call, "purchase-order-not-open", pointer, is(order));
    const ended = [order, line].find(isOver);
    if (ended) refuseAt(call, "transition-not-allowed", pointer, is(ended));
    const item = call.world.store.find(line.itemId)?.record ?? {};
    const vendor = call.world.store.find(order.vendorId)?.record;
    const most = inBaseUnit(item, line.quantity, call.world);
    const allowed = most + times(most, numberIn(vendor?.overReceiptPercent) / 100n);
    const here =
      inBaseUnit(item, given.quantity, call.world) +
      inBaseUnit(item, line.quantityReceived, call.world);
    if (here > allowed)
      refuseAt(
        call,
        "over-receipt",
        `/lines/${index}/quantity`,
        "It exceeds the open quantity and the vendor's tolerance.",
        `${label(line)}: more was received than was ordered.`,
      );
    for (const [place, serialNumber] of textsAt(given, "serialNumbers").entries())
      if (pieceOf(call, item.id, serialNumber)) {
        const message = `${label(item)} ${serialNumber} already exists.`;
        refuseAt(call, "serial-number-taken", `/lines/${index}/serialNumbers/${place}`, message);
      }
  }
}

/** Lots of a line: as many as the line has pieces, and with the days that the item asks for. */
function lotMistakes({ line, item, base }: ReceivedGoods, pointer: string, call: Call): ValueMistake[] {
  const lots = objectsAt(line, "lots");
  const sum = sumOf(lots, (lot) => inBaseUnit(item, lot.quantity, call.world));
  const isTracked = String(item.tracking).includes("lot");
  const day = textAt(call.body, "receivedOn") ?? today(call.world);
  const at = `${pointer}/lots`;
  return [
    ...when(isTracked && !lots.length && base > 0n, at, "Send the lots.", "required"),
    ...when(lots.length && !isTracked, at, `${label(item)} has no lots.`, "not_for_kind"),
    ...when(lots.length && sum !== base, at, "The lots do not add up to the quantity.", "range"),
    ...lots.flatMap((lot, index) => {
      const known = lotOf(call, item.id, lot.lotNumber);
      const expiresOn = known?.expiresOn ?? lot.expiresOn;
      const manufacturedOn = known?.manufacturedOn ?? lot.manufacturedOn;
      const follows = manufacturedOn && item.shelfLifeDays;
      const lacksDay = item.hasExpiry === true && !expiresOn && !follows;
      const place = `${at}/${index}/expiresOn`;
      return [
        ...when(
          objectAt(lot, "quantity").unit !== item.baseUnit,
          `${at}/${index}/quantity/unit`,
          `Lots of ${label(item)} are counted in ${String(item.baseUnit)}.`,
          "unit",
        ),
        ...when(lacksDay, place, "Lots of this item need an expiry date.", "required"),
        ...when(expiresOn && String(expiresOn) < day, place, "The lot has expired.", "range"),
      ];
    }),
  ];
}

/** Pieces of a line: a number for each, if the item has numbers. */
function pieceMistakes({ line, item, base }: ReceivedGoods, pointer: string): ValueMistake[] {
  const numbers = textsAt(line, "serialNumbers");
  const isTracked = String(item.tracking).includes("serial");
  const isOff = isTracked && BigInt(numbers.length) * one !== base;
  const at = `${pointer}/serialNumbers`;
  return [
    ...when(isOff, at, "There must be a serial number for each piece.", "length"),
    ...when(
      numbers.length && !isTracked,
      at,
      `${label(item)} has no serial numbers.`,
      "not_for_kind",
    ),
  ];
}

/** Refuses lines without the lots or numbers that their items ask for. */
export function checkTracked(call: Call, lines: readonly ReceivedGoods[]): void {
  const mistakes = lines.flatMap((received, index) => {
    const pointer = `/lines/${index}`;
    return [...lotMistakes(received, pointer, call), ...pieceMistakes(received, pointer)];
  });
  if (mistakes.length) refuseValues(call, mistakes);
}

const rejectedFor = inRows("lines", ({ quantityRejected, rejectReason }) =>
  numberIn(quantityRejected) > 0n && !rejectReason
    ? ["rejectReason", "Explain why goods were refused.", "required"]
    : undefined,
);

const binsThere = inRows("lines", ({ purchaseOrderLineId, ...row }, call) => {
  const { order, line } = ordered(call, purchaseOrderLineId);
  const locationId = call.body.locationId ?? line?.locationId ?? order?.locationId;
  const places = [
    ["bin", row.bin] as const,
    ...objectsAt(row, "lots").map(({ bin }, index) => [`lots/${index}/bin`, bin] as const),
  ];
  const [at, bin] = places.find((place) => closedBin(call, locationId, place[1])) ?? [];
  const closed = closedBin(call, locationId, bin);
  return at && order && closed ? [at, closed, "reference"] : undefined;
});

/** Costs are in the currency of the vendor who will bill them. */
const costsOfVendors = inRows("landedCosts", ({ id, ...sent }, call) => {
  const known = objectsAt(call.before, "landedCosts").find((cost) => id && cost.id === id);
  const cost = { ...known, ...sent };
  const currency = found(call, cost.vendorId)?.currency;
  return currency && objectAt(cost, "amount").currency !== currency
    ? ["amount/currency", `The currency of the vendor is ${String(currency)}.`, "currency"]
    : undefined;
});

/** Days of lots that are corrected: of goods that expire there is one, and it is after the day of production. */
const lotDays: Check = (call) =>
  objectsAt(call.body, "lines").flatMap((sent, row) => {
    const line = objectsAt(call.before, "lines").find(({ id }) => id === sent.id);
    const item = found(call, line?.itemId);
    return objectsAt(sent, "lots").flatMap((change, index) => {
      const known = lotOf(call, item?.id, change.lotNumber);
      const lot: JsonObject = { ...known, ...change };
      const [from, to] = [textAt(lot, "manufacturedOn"), textAt(lot, "expiresOn")];
      const at = `/lines/${row}/lots/${index}/expiresOn`;
      return [
        ...when(
          known && item?.hasExpiry === true && !to,
          at,
          "Lots of this item need an expiry date.",
          "required",
        ),
        ...when(from && to && to < from, at, "It is before manufacturedOn.", "range"),
      ];
    });
  });

/** Later costs are not posted before the goods are. */
const costsAfterGoods: Check = ({ body, before }) => {
  const on = textAt(body, "landedCostPostingDate");
  const received = textAt(before, "receivedOn");
  return when(
    on && received && on < received,
    "/landedCostPostingDate",
    `The goods came on ${String(received)}.`,
    "range",
  );
};

/** What a receiving is like, beyond its schema. */
export const soundReceiving: readonly Check[] = [
  eachOnce("lines", "purchaseOrderLineId"),
  rejectedFor,
  binsThere,
  costsOfVendors,
];

/** What corrections of a receiving must be like. */
export const soundCorrection: readonly Check[] = [costsOfVendors, costsAfterGoods, lotDays];

export function checkBilled(call: Call): void {
  const isCostBilled = objectsAt(call.before, "landedCosts").some(
    ({ status }) => status === "billed",
  );
  if (call.before && (call.before.billingStatus !== "unbilled" || isCostBilled))
    refuseCall(call, "receiving-billed", `${label(call.before)} has been billed.`);
}
