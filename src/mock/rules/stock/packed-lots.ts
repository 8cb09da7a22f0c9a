import { objectsAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../record-label";
import type { MockRecord } from "../../model";
import { mayRefuse, refuseCall, type Call } from "../rule";

const code = "line-being-packed";

const isSame = (one: unknown, other: unknown) =>
  String(one).toLowerCase() === String(other).toLowerCase();

/** True for a line of a shipment, or a component of a kit on it, that takes goods of a lot. */
const takes = (line: JsonObject, { itemId, lotNumber }: MockRecord): boolean =>
  [line, ...objectsAt(line, "components")].some(
    (part) =>
      part.itemId === itemId &&
      [...objectsAt(part, "lots"), ...objectsAt(part, "picks")].some((row) =>
        isSame(row.lotNumber, lotNumber),
      ),
  );

/** Refuses to block a lot that is on a picking cart or in a package. */
export function checkNotPacked(lot: MockRecord, call: Call): void {
  if (!mayRefuse(call, code)) return;
  const shipment = call.world.store
    .list("/shipments")
    .filter(({ status }) => status === "picking" || status === "packed")
    .find((one) => objectsAt(one, "lines").some((line) => takes(line, lot)));
  if (shipment)
    refuseCall(
      call,
      code,
      `${label(shipment)} is ${String(shipment.status)} with goods of ${String(lot.lotNumber)}.`,
    );
}
