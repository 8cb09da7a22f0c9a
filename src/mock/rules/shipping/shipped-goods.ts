import { label } from "../../record-label";
import { type JsonObject, objectsAt, textAt, textsAt } from "../../../openapi/json";
import { numberIn, one, quantity, sumOf, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { type Call, refuseCall } from "../rule";
import { unitMoney } from "../stock/costs";
import { lotOf } from "../stock/lots";
import { hasStock, inBaseUnit, type Goods } from "../stock/movements";
import { referenceTo, takeOut } from "../stock/moves";
import { piecesOfLot } from "../stock/serials";

/** What a line says about where its goods come from: one place, or several. */
function picksOf(line: JsonObject, item: JsonObject, call: Call) {
  const numbers = textsAt(line, "serialNumbers");
  const lots = objectsAt(line, "lots").map((lot): JsonObject => ({
    ...lot,
    bin: line.bin,
    serialNumbers: piecesOfLot(numbers, item.id, lotOf(call, item.id, lot.lotNumber)?.id, call),
  }));
  const picks = objectsAt(line, "picks");
  const named = picks.length ? picks : lots;
  return (named.length ? named : [line]).map((row) => ({
    bin: textAt(row, "bin"),
    lotNumber: row.lotNumber,
    quantity: inBaseUnit(item, row.quantity, call.world),
    pieces: textsAt(row, "serialNumbers"),
  }));
}

function checkSum(call: Call, line: JsonObject, item: JsonObject): void {
  const whole = inBaseUnit(item, line.quantity, call.world);
  const picks = picksOf(line, item, call);
  const sum = sumOf(picks, (pick) => pick.quantity);
  const pieces = picks.flatMap((pick) => pick.pieces);
  const isOff = sum !== whole || (pieces.length > 0 && BigInt(pieces.length) * one !== whole);
  if (isOff)
    refuseCall(
      call,
      "validation-failed",
      `${label(line)}: lots or serial numbers do not add up to the quantity.`,
    );
}

interface Left {
  cost: bigint;
  taken: Goods[];
}

/** Takes the goods of a line, or of a component of a kit, out of stock. */
function leave(line: JsonObject, shipment: MockRecord, on: string, call: Call): Left {
  const item = call.world.store.find(line.itemId)?.record ?? {};
  const taken: Goods[] = [];
  if (!hasStock(item)) return { cost: 0n, taken };
  checkSum(call, line, item);
  let value = 0n;
  for (const pick of picksOf(line, item, call)) {
    const lot = pick.lotNumber === undefined ? undefined : lotOf(call, item.id, pick.lotNumber);
    if (pick.lotNumber !== undefined && !lot)
      refuseCall(call, "lot-not-available", `${label(item)} has no lot ${String(pick.lotNumber)}.`);
    const cost = takeOut(
      call,
      {
        item,
        locationId: shipment.locationId,
        bin: pick.bin ?? null,
        lotId: lot ? String(lot.id) : null,
        serialNumbers: pick.pieces,
        quantity: pick.quantity,
        document: referenceTo("shipment", shipment),
        on,
        pieceStatus: "shipped",
        pieceFields: { salesOrderId: shipment.salesOrderId, customerId: shipment.customerId },
      },
      taken,
    );
    value += times(pick.quantity, cost);
  }
  return { cost: value, taken };
}

/** A line with the bins, lots, and pieces that were taken where it named none. */
function withTaken(line: JsonObject, taken: readonly Goods[], call: Call): JsonObject {
  if (objectsAt(line, "picks").length || !taken.length) return line;
  const item = call.world.store.find(line.itemId)?.record ?? {};
  const bins = [...new Set(taken.map(({ bin }) => bin))];
  const lots = taken
    .filter(({ lotId }) => lotId)
    .map((part) => ({
      lotNumber: call.world.store.get("/lots", String(part.lotId))?.lotNumber,
      quantity: quantity(part.quantity, item.baseUnit),
    }));
  const pieces = taken.flatMap(({ serialNumbers }) => serialNumbers);
  return {
    ...line,
    ...("bin" in line && line.bin === null && bins.length === 1 && { bin: bins[0] }),
    ...(!objectsAt(line, "lots").length && lots.length > 0 && { lots }),
    ...(!textsAt(line, "serialNumbers").length && pieces.length > 0 && { serialNumbers: pieces }),
  };
}

export function shipLine(
  line: JsonObject,
  shipment: MockRecord,
  on: string,
  call: Call,
): { line: JsonObject; value: bigint } {
  const item = call.world.store.find(line.itemId)?.record ?? {};
  if (item.kind !== "kit") {
    const { cost, taken } = leave(line, shipment, on, call);
    const count = numberIn(line.quantity);
    const unitCost = hasStock(item) && count > 0n ? unitMoney((cost * one) / count) : null;
    return { line: { ...withTaken(line, taken, call), unitCost }, value: cost };
  }
  let value = 0n;
  const components = kitParts(line, item).map((part) => {
    const { cost, taken } = leave(part, shipment, on, call);
    value += cost;
    return withTaken(part, taken, call);
  });
  return {
    line: { ...line, components, unitCost: unitMoney((value * one) / numberIn(line.quantity)) },
    value,
  };
}

/** The components of a kit line, as named or as the kit has them. */
export function kitParts(line: JsonObject, item: JsonObject): JsonObject[] {
  const named = objectsAt(line, "components");
  return objectsAt(item, "components").map((part) => {
    const known = named.find(({ itemId }) => itemId === part.itemId);
    const unit = (part.quantity as JsonObject).unit;
    const count = quantity(times(numberIn(part.quantity), numberIn(line.quantity)), unit);
    return known ?? { itemId: part.itemId, sku: part.sku, quantity: count, bin: null };
  });
}
