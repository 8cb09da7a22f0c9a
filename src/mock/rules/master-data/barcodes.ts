import { objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../label";
import { forEach, refuseCall, type Call, type Rules } from "../rule";

const roots = ["/items", "/items/{itemId}/uoms", "/bin-locations"];

/** The barcodes of an item, a unit, or a bin. */
const codesIn = (record: JsonObject): string[] => [
  ...(textAt(record, "barcode") ? [String(record.barcode)] : []),
  ...objectsAt(record, "barcodes").map(({ code }) => String(code)),
];

/** Refuses the barcode of another item or bin; units of an item have theirs on the item, too. */
function checkBarcodes(call: Call): void {
  const { body, before, world } = call;
  const others = roots
    .flatMap((root) => world.store.list(root))
    .filter((one) => !before || (one.id !== before.id && one.itemId !== before.id));
  for (const code of codesIn(body)) {
    const other = others.find((one) => codesIn(one).includes(code));
    if (!other) continue;
    const pointer = body.barcode === code ? "/barcode" : "/barcodes";
    refuseCall(call, "barcode-taken", `${code} is the barcode of ${label(other)}.`, [
      { pointer, rule: "duplicate", message: `${String(other.id)} already has this barcode.` },
    ]);
  }
}

/** Codes that scanners read. */
export const barcodeRules: Rules = forEach(
  ["create-item", "update-item", "create-bin-location", "update-bin-location"],
  { refuses: ["barcode-taken"], before: checkBarcodes },
);
