import { listAt, objectAt, objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../label";
import {
  checkedBy,
  closedBin,
  eachOnce,
  found,
  inRows,
  when,
  type Check,
} from "../checks/field-checks";
import { trackingMistakes } from "../stock/tracked";
import { onBoth, refuseAt, type Call, type ValueMistake, type Rules } from "../rule";
import { inBaseUnit } from "../stock/movements";
import { pieceOf } from "../stock/serials";

/** A row of a return, with the line that it changes and the order line that comes back. */
interface Returned {
  at: string;
  row: JsonObject;
  line: JsonObject;
  known?: JsonObject;
  item: JsonObject;
  order: JsonObject;
}

function returnedIn(call: Call): Returned[] {
  const { body, before, world } = call;
  return objectsAt(body, "lines").flatMap((row, index): Returned[] => {
    const known = objectsAt(before, "lines").find(({ id }) => id === row.id);
    const line = { ...known, ...row };
    const sold = world.store.find(line.salesOrderLineId);
    const item = found(call, sold?.holder.itemId);
    return sold && item && row.remove !== true
      ? [{ at: `/lines/${index}`, row, line, item, order: sold.record, ...(known && { known }) }]
      : [];
  });
}

const isServed = ({ kind }: JsonObject) => kind === "service" || kind === "other_charge";

/** The numbers of the lots in which a line of an order has left. */
const lotsSent = (lineId: unknown, { world }: Call): unknown[] =>
  world.store
    .list("/shipments")
    .filter(({ status }) => status === "completed")
    .flatMap((shipment) => objectsAt(shipment, "lines"))
    .filter(({ salesOrderLineId }) => salesOrderLineId === lineId)
    .flatMap((line) => [...objectsAt(line, "lots"), ...objectsAt(line, "picks")])
    .map(({ lotNumber }) => lotNumber);

function mistakesOf({ at, row, line, known, item, order }: Returned, call: Call): ValueMistake[] {
  const tracking = String(item.tracking ?? "none");
  const lots = objectsAt(row, "lots");
  const sent = lotsSent(line.salesOrderLineId, call);
  const strange = tracking.includes("lot")
    ? lots.findIndex(({ lotNumber }) => !sent.includes(lotNumber))
    : -1;
  const { currency } = objectAt(row, "unitPrice");
  const isMoved = known && row.salesOrderLineId && row.salesOrderLineId !== known.salesOrderLineId;
  return [
    ...when(isMoved, `${at}/salesOrderLineId`, "It cannot be changed later.", "read_only"),
    ...when(
      isServed(item),
      `${at}/salesOrderLineId`,
      "Services and charges do not come back.",
      "not_for_kind",
    ),
    ...when(
      line.reason === "other" && !line.reasonNote,
      `${at}/reasonNote`,
      "reasonNote is required with the reason other.",
      "required",
    ),
    ...when(
      currency && currency !== order.currency,
      `${at}/unitPrice/currency`,
      `The currency of the order is ${String(order.currency)}.`,
      "currency",
    ),
    ...when(
      strange >= 0,
      `${at}/lots/${strange}/lotNumber`,
      `The line did not leave in lot ${String(lots[strange]?.lotNumber)}.`,
      "reference",
    ),
    ...trackingMistakes({ row, item, quantity: line.quantity }, at, call.world),
  ];
}

const linesFit: Check = (call) => returnedIn(call).flatMap((row) => mistakesOf(row, call));

/** A return brings something back. */
const someLeft: Check = ({ body, before }) => {
  const rows = objectsAt(body, "lines");
  const gone = new Set(rows.flatMap(({ id, remove }) => (remove === true ? [id] : [])));
  const left = objectsAt(before, "lines").filter(({ id }) => !gone.has(id));
  const isAdded = rows.some(({ id }) => id === undefined);
  const isEmpty = before && gone.size > 0 && !left.length && !isAdded;
  return when(isEmpty, "/lines", "At least one line must be left.", "length");
};

/** True for a line whose goods stay with the customer after all: they can come back with another return. */
const isFreed = ({ status, returnRequired }: JsonObject) =>
  status === "cancelled" || (status === "closed" && returnRequired !== false);

/** The other return on which a piece of an order line is, unless it was called off. */
const returnWith = (piece: string, lineId: unknown, { before, world }: Call) =>
  world.store
    .list("/rmas")
    .filter(({ id, status }) => id !== before?.id && status !== "cancelled")
    .find((rma) =>
      objectsAt(rma, "lines").some(
        (line) =>
          line.salesOrderLineId === lineId &&
          !isFreed(line) &&
          textsAt(line, "serialNumbers").includes(piece),
      ),
    );

/** Refuses pieces that did not leave with the order, or come back with another return. */
function checkPiecesSent(call: Call): void {
  for (const { at, row, line, item, order } of returnedIn(call)) {
    const strange = textsAt(row, "serialNumbers").find(
      (piece) => pieceOf(call, item.id, piece)?.salesOrderId !== order.id,
    );
    const message = `${label(item)} ${String(strange)} is not out with ${label(order)}.`;
    if (strange) refuseAt(call, "serial-not-available", `${at}/serialNumbers`, message);
    for (const piece of textsAt(row, "serialNumbers")) {
      const other = returnWith(piece, line.salesOrderLineId, call);
      const told = `${label(item)} ${piece} is on ${label(other)}.`;
      if (other) refuseAt(call, "serial-not-available", `${at}/serialNumbers`, told);
    }
  }
}

/** Fields of a request about a return that go with one status. */
const statusFields: Check = ({ body }) => {
  const { status, reason, writeOffRest } = body;
  const strange = Object.keys(body).find(
    (name) =>
      (/^(overrideReturnPeriod|notifyCustomer)$/.test(name) && status !== "authorized") ||
      (name === "writeOffRest" && status !== "closed"),
  );
  const isUnexplained = writeOffRest === true && !reason;
  return [
    ...when(
      strange,
      `/${strange}`,
      `${strange} does not go with ${String(status)}.`,
      "not_for_kind",
    ),
    ...when(isUnexplained, "/reason", "Explain why the rest is written off.", "required"),
  ];
};

/** Goods that are tracked are named, whatever becomes of them. */
const named: Check = ({ body, world }) => {
  const rma = world.store.find(body.rmaId)?.record;
  return objectsAt(body, "lines").flatMap((row, index) => {
    const line = objectsAt(rma, "lines").find(({ id }) => id === row.rmaLineId);
    const item = world.store.find(line?.itemId)?.record;
    if (!item) return [];
    const tracking = String(item.tracking ?? "none");
    const at = `/lines/${index}`;
    const pieces = {
      row: { serialNumbers: row.serialNumbers ?? [] },
      item,
      quantity: row.quantity,
    };
    const lacks = (kind: string, name: string) =>
      when(
        tracking.includes(kind) && !listAt(row, name).length,
        `${at}/${name}`,
        `${label(item)} is tracked by them.`,
        "required",
      );
    return [
      ...lacks("lot", "lots"),
      ...lacks("serial", "serialNumbers"),
      ...trackingMistakes(pieces, at, world),
    ];
  });
};

/** Lots of returned goods are known and add up, and scrap goes into no bin. */
const putAway: Check = (call) => {
  const { world } = call;
  const rma = found(call, call.body.rmaId);
  return inRows("lines", ({ bin, disposition, quantity, rmaLineId, ...line }) => {
    const { itemId } = objectsAt(rma, "lines").find(({ id }) => id === rmaLineId) ?? {};
    const lots = objectsAt(line, "lots");
    const known = world.store.list("/lots").filter((lot) => lot.itemId === itemId);
    const strange = lots.find((lot) => !known.some((one) => one.lotNumber === lot.lotNumber));
    const base = (value: unknown) => inBaseUnit(found(call, itemId) ?? {}, value, world);
    const sum = lots.reduce((total, lot) => total + base(lot.quantity), 0n);
    if (bin && disposition === "scrap")
      return ["bin", "Scrap is not put into a bin.", "not_for_kind"];
    const closed = closedBin(call, call.body.locationId ?? rma?.locationId, bin);
    if (closed) return ["bin", closed, "reference"];
    if (strange) return ["lots", `The item has no lot ${String(strange.lotNumber)}.`, "reference"];
    return lots.length && sum !== base(quantity)
      ? ["lots", "The lots do not add up to the quantity of the line.", "range"]
      : undefined;
  })(call);
};

const fits = checkedBy([linesFit, someLeft, eachOnce("lines", "id")]);

/** What returns are like. */
export const returnCheckRules: Rules = {
  ...onBoth("rma", {
    refuses: ["validation-failed", "serial-not-available"],
    before(call) {
      fits.before?.(call);
      checkPiecesSent(call);
    },
  }),
  "update-rma-status": checkedBy([statusFields]),
  "create-return-restock": checkedBy([named, putAway]),
};
