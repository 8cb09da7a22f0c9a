import {
  isObject,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
  type JsonObject,
} from "../../../openapi/json";
import { numberIn, one, sumOf } from "../../decimals";
import { label } from "../../label";
import { checkedBy, closedBin, found, inRows, type Check } from "../checks/field-checks";
import { homeCurrency } from "../money/ledger";
import { refuseAt, type Call, type ValueMistake, type Rules } from "../rule";
import { lotOf } from "../stock/lots";
import { convertsTo, hasStock, inBaseUnit } from "../stock/movements";
import { pieceOf } from "../stock/serials";

type RowCheck = (row: JsonObject, item: JsonObject, call: Call) => ValueMistake | undefined;

const revalues: RowCheck = ({ newUnitCost, bin }, item) => {
  if (newUnitCost === undefined) return undefined;
  if (bin)
    return ["bin", "All stock at the location is revalued, in whatever bin.", "not_for_kind"];
  return item.costingMethod === "standard"
    ? [
        "newUnitCost",
        `${label(item)} has a standard cost. Change that of the item.`,
        "not_for_kind",
      ]
    : undefined;
};

const costsFixed: RowCheck = ({ unitCost }, item) =>
  unitCost !== undefined && item.costingMethod === "standard"
    ? ["unitCost", `${label(item)} comes in at its standard cost.`, "not_for_kind"]
    : undefined;

const inBooks: RowCheck = (row) => {
  const field = ["unitCost", "newUnitCost"].find(
    (name) => isObject(row[name]) && objectAt(row, name).currency !== homeCurrency,
  );
  return field
    ? [`${field}/currency`, `Stock is valued in ${homeCurrency}.`, "currency"]
    : undefined;
};

const binKnown: RowCheck = ({ bin }, _, call) => {
  const closed = closedBin(call, call.body.locationId, bin);
  return closed ? ["bin", closed, "reference"] : undefined;
};

const unitFits: RowCheck = (row, item, { world }) => {
  const field = ["quantityChange", "countedQuantity"].find(
    (name) => isObject(row[name]) && !convertsTo(item, objectAt(row, name).unit, world),
  );
  return field ? [field, `${label(item)} does not convert to this unit.`, "unit"] : undefined;
};

/** Lots and serial numbers are those of items that have some. */
const trackingFits: RowCheck = (row, item) => {
  const tracking = String(item.tracking);
  if (objectsAt(row, "lots").length && !tracking.includes("lot"))
    return ["lots", `${label(item)} has no lots.`, "not_for_kind"];
  const field = ["serialNumbers", "countedSerialNumbers"].find((name) => textsAt(row, name).length);
  return field && !tracking.includes("serial")
    ? [field, `${label(item)} has no serial numbers.`, "not_for_kind"]
    : undefined;
};

const whole = (number: bigint) => (number < 0n ? -number : number);

/** One number for each piece that comes, goes, or was counted. */
const piecesFit: RowCheck = (row, item, { world }) => {
  const pairs = [
    ["serialNumbers", "quantityChange"],
    ["countedSerialNumbers", "countedQuantity"],
  ] as const;
  const off = pairs.find(([numbers, quantity]) => {
    const count = BigInt(textsAt(row, numbers).length) * one;
    return count > 0n && row[quantity] && count !== whole(inBaseUnit(item, row[quantity], world));
  });
  return off && [off[0], "There must be a serial number for each piece.", "length"];
};

/** Lots of a line that says what has changed: they say it, too, and add up to it. */
const lotsAddUp: RowCheck = (row, item, { world }) => {
  const lots = objectsAt(row, "lots");
  if (!lots.length || row.quantityChange === undefined) return undefined;
  const counted = lots.findIndex(({ countedQuantity }) => countedQuantity !== undefined);
  if (counted >= 0) return [`lots/${counted}/quantity`, "Send the change of each lot.", "required"];
  const sum = sumOf(lots, (lot) => inBaseUnit(item, lot.quantity, world));
  return sum === inBaseUnit(item, row.quantityChange, world)
    ? undefined
    : ["lots", "The lots do not add up to the change.", "range"];
};

/** New lots of goods that expire have a last day, and known ones keep theirs. */
const lotDays: RowCheck = (row, item, call) => {
  for (const [index, lot] of objectsAt(row, "lots").entries()) {
    const known = lotOf(call, item.id, lot.lotNumber);
    const at = `lots/${index}/expiresOn`;
    const day = textAt(lot, "expiresOn");
    if (known?.expiresOn && day && day !== known.expiresOn)
      return [at, `Lot ${String(lot.lotNumber)} expires on ${String(known.expiresOn)}.`, "state"];
    const isLeaving = numberIn(lot.quantity) < 0n;
    if (!known && !isLeaving && item.hasExpiry === true && !day)
      return [at, "A new lot of this item needs an expiry date.", "required"];
  }
  return undefined;
};

const checks: readonly RowCheck[] = [
  revalues,
  costsFixed,
  inBooks,
  binKnown,
  unitFits,
  trackingFits,
  piecesFit,
  lotsAddUp,
  lotDays,
];

/** What lines of an adjustment are like, beyond their schema. */
const soundLines: Check = inRows("lines", (row, call) => {
  const item = found(call, row.itemId);
  if (!item || !hasStock(item)) return undefined;
  return checks.map((check) => check(row, item, call)).find(Boolean);
});

/** Refuses lots that are not known to go out, and pieces to come in that are here or were scrapped. */
function checkThere(call: Call): void {
  for (const [row, line] of objectsAt(call.body, "lines").entries()) {
    for (const [index, lot] of objectsAt(line, "lots").entries())
      if (numberIn(lot.quantity) < 0n && !lotOf(call, line.itemId, lot.lotNumber)) {
        const message = `There is no lot ${String(lot.lotNumber)} to take from.`;
        refuseAt(call, "lot-not-available", `/lines/${row}/lots/${index}/lotNumber`, message);
      }
    if (numberIn(line.quantityChange) <= 0n) continue;
    for (const [index, serialNumber] of textsAt(line, "serialNumbers").entries()) {
      const piece = pieceOf(call, line.itemId, serialNumber);
      if (piece && (piece.locationId || piece.status === "scrapped"))
        refuseAt(
          call,
          "serial-not-available",
          `/lines/${row}/serialNumbers/${index}`,
          `${serialNumber} is ${String(piece.status).replace("_", " ")}, so it cannot come in.`,
        );
    }
  }
}

/** What adjustments are refused for, line by line. */
export const adjustmentLineRules: readonly Rules[] = [
  { "create-inventory-adjustment": checkedBy([soundLines]) },
  {
    "create-inventory-adjustment": {
      refuses: ["lot-not-available", "serial-not-available"],
      before: checkThere,
    },
  },
];
