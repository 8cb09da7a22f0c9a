import { objectsAt, type JsonObject } from "../../../openapi/json";
import { quantity } from "../../decimals";
import { shaped } from "../../expand";
import { refuseMissing } from "../../find-record";
import { refuseCall, type Call, type Rules } from "../rule";
import { lotAt } from "./stock-views";

/** What a label says of a lot in GS1: the item by its barcode, with 14 digits, and the number of the lot. */
interface Label {
  gtin?: string;
  lotNumber?: string;
}

const symbology = /^\][A-Za-z]\d/;
const part = /^(?:01(\d{14})|17\d{6}|10(.{1,40}))/;

/** Ends a lot number that other parts follow. */
const separator = String.fromCharCode(29);

/** A GS1 string taken apart; undefined for a text of another form. */
function labelOf(code: string): Label | undefined {
  const label: Label = {};
  for (let rest of code.split(separator))
    while (rest) {
      const [whole, gtin, lotNumber] = part.exec(rest) ?? [];
      if (!whole) return undefined;
      Object.assign(label, gtin && { gtin }, lotNumber && { lotNumber });
      rest = rest.slice(whole.length);
    }
  return label.gtin && label.lotNumber ? label : undefined;
}

const isLike = (value: unknown, wanted: string | undefined) =>
  typeof value === "string" && value.toLowerCase() === wanted?.toLowerCase();

/** The lot whose label was scanned, with its item; at one location, if the call names it. */
function scanned(call: Call): JsonObject {
  const { request, world } = call;
  const code = (request.path.lotBarcode ?? "").replace(symbology, "");
  const { itemId, locationId } = request.query;
  const label = labelOf(code);
  const isLabeled = (id: unknown) =>
    objectsAt(world.store.find(id)?.record, "barcodes").some(
      (barcode) => String(barcode.code).padStart(14, "0") === label?.gtin,
    );
  const lots = world.store
    .list("/lots")
    .filter((lot) => itemId === undefined || lot.itemId === itemId)
    .filter(
      (lot) =>
        isLike(lot.barcode, code) ||
        isLike(lot.lotNumber, code) ||
        (isLike(lot.lotNumber, label?.lotNumber) && isLabeled(lot.itemId)),
    );
  const [lot] = lots;
  if (!lot) return refuseMissing(request, request.path.lotBarcode ?? "");
  if (lots.some((other) => other.itemId !== lot.itemId))
    refuseCall(call, "lot-barcode-ambiguous", `${lots.length} items have a lot ${code}.`, [
      { parameter: "itemId", rule: "required", message: "Send itemId." },
    ]);
  const item = world.store.find(lot.itemId)?.record ?? {};
  const none = quantity(0n, item.baseUnit);
  const shown =
    locationId === undefined
      ? lot
      : (lotAt(lot, item, locationId, world) ?? { ...lot, onHand: none, available: none });
  const { schema } = world.collection("/lots") ?? {};
  return shaped(shown, schema, request.operation, { expand: ["item"] }, world);
}

/** Lots that handhelds find by their labels. */
export const scannedLotRules: Rules = {
  "get-item-lot-by-lot-barcode": { refuses: ["lot-barcode-ambiguous"], answer: scanned },
};
