import { objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../record-label";
import { today } from "../days";
import { refuseValues, type Call } from "../rule";
import { goodsAt, inBaseUnit, sum } from "../stock/movements";
import { lotOf } from "../stock/lots";
import { isCount } from "./inventory-counts";

/** Refuses lots of a count that say what has changed, do not add up to it, or are not all that are in the bin. */
function checkCountedLots(call: Call, line: JsonObject, index: number): void {
  const { world } = call;
  const lots = objectsAt(line, "lots");
  const item = world.store.find(line.itemId)?.record ?? {};
  const pointer = `/lines/${index}/lots`;
  const base = (quantity: unknown) => inBaseUnit(item, quantity, world);
  const plain = lots.findIndex((lot) => lot.countedQuantity === undefined);
  if (plain >= 0)
    refuseValues(call, [
      [`${pointer}/${plain}/countedQuantity`, "Send the counted quantity of each lot.", "required"],
    ]);
  const counted = lots.map((lot) => ({ quantity: base(lot.countedQuantity) }));
  if (line.countedQuantity !== undefined && sum(counted) !== base(line.countedQuantity))
    refuseValues(call, [[pointer, "The lots do not add up to the counted quantity.", "range"]]);
  const named = new Set(lots.map((lot) => lotOf(call, item.id, lot.lotNumber)?.id));
  const missing = goodsAt(item, call.body.locationId, world).find(
    ({ bin, lotId }) => bin === line.bin && lotId !== null && !named.has(lotId),
  );
  const number = String(world.store.find(missing?.lotId)?.record.lotNumber);
  if (missing) refuseValues(call, [[pointer, `Lot ${number} is in the bin, too.`, "required"]]);
}

/** Refuses counts of tracked items that do not say which lots or pieces were found. */
function checkTracked(call: Call, line: JsonObject, index: number): void {
  const item = call.world.store.find(line.itemId)?.record ?? {};
  const isBy = (kind: string) => String(item.tracking).includes(kind);
  const wanted = [
    ...(isBy("serial") ? ["countedSerialNumbers"] : []),
    ...(isBy("lot") ? ["lots"] : []),
  ];
  const field = wanted.find((name) => !Array.isArray(line[name]));
  if (field)
    refuseValues(call, [
      [`/lines/${index}/${field}`, `Send ${field}, since ${label(item)} is tracked.`, "required"],
    ]);
}

/** Refuses corrections for days to come, without a bin where there are bins, and of counts that do not add up. */
export function checkAdjustment(call: Call): void {
  const { body, world } = call;
  const day = today(world);
  if (String(body.adjustmentDate ?? day) > day)
    refuseValues(call, [["/adjustmentDate", `It is after today (${day}).`, "range"]]);
  const location = world.store.find(body.locationId)?.record;
  for (const [index, line] of objectsAt(body, "lines").entries()) {
    const needsBin = location?.usesBins === true && line.newUnitCost === undefined;
    if (needsBin && textAt(line, "bin") === undefined)
      refuseValues(call, [
        [`/lines/${index}/bin`, `${label(location)} uses bins. Send one.`, "required"],
      ]);
    if (!isCount(line)) continue;
    checkTracked(call, line, index);
    if (Array.isArray(line.lots)) checkCountedLots(call, line, index);
  }
}
