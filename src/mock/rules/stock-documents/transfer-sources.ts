import { objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../record-label";
import type { MockRecord } from "../../model";
import { found, whole } from "../checks/field-checks";
import { onBoth, refuseAt, refuseCall, type Call, type Rules } from "../rule";
import { lotOf } from "../stock/lots";
import { goodsAt, inBaseUnit, sum } from "../stock/movements";
import { itemOf } from "./transfer-moves";

/** What is where a line of a transfer is to leave from. */
const goodsFor = (line: JsonObject, item: JsonObject, locationId: unknown, { world }: Call) =>
  goodsAt(item, locationId, world).filter(
    (goods) =>
      (!line.fromBin || goods.bin === line.fromBin) &&
      (line.fromUnbinned !== true || goods.bin === null),
  );

/** Refuses lots that the item does not have, which may be named before they are there, and pieces that are elsewhere. */
function checkNamed(call: Call): void {
  const { fromLocationId } = whole(call);
  for (const [index, sent] of objectsAt(call.body, "lines").entries()) {
    const known = objectsAt(call.before, "lines").find(({ id }) => id && id === sent.id);
    const line = { ...known, ...sent } as JsonObject;
    const item = found(call, line.itemId);
    if (!item || sent.remove === true) continue;
    const at = `/lines/${index}`;
    for (const [place, { lotNumber }] of objectsAt(line, "lots").entries())
      if (!lotOf(call, item.id, lotNumber)) {
        const message = `${label(item)} has no lot ${String(lotNumber)}.`;
        refuseAt(call, "lot-not-available", `${at}/lots/${place}/lotNumber`, message);
      }
    const here = goodsAt(item, fromLocationId, call.world).flatMap((goods) => goods.serialNumbers);
    for (const [place, piece] of textsAt(line, "serialNumbers").entries())
      if (!here.includes(piece)) {
        const message = `${label(item)} ${piece} is not at the sending location.`;
        refuseAt(call, "serial-not-available", `${at}/serialNumbers/${place}`, message);
      }
  }
}

/** Refuses to keep goods for a transfer in lots that are not where it takes them from. */
export function checkLotsThere(transfer: MockRecord, call: Call): void {
  for (const line of objectsAt(transfer, "lines")) {
    const item = itemOf(line, call);
    const goods = goodsFor(line, item, transfer.fromLocationId, call);
    for (const lot of objectsAt(line, "lots")) {
      const id = lotOf(call, item.id, lot.lotNumber)?.id;
      const there = sum(goods.filter(({ lotId }) => lotId === id));
      if (there >= inBaseUnit(item, lot.quantity, call.world)) continue;
      const place = line.fromBin ? `in ${String(line.fromBin)}` : "at the sending location";
      const what = there > 0n ? `does not have as much ${place}` : `is not ${place}`;
      refuseCall(call, "lot-not-available", `${String(lot.lotNumber)} ${what}.`);
    }
  }
}

/** The lots and pieces that transfers name. */
export const transferSourceRules: Rules = onBoth("inventory-transfer", {
  refuses: ["lot-not-available", "serial-not-available"],
  before: checkNamed,
});
