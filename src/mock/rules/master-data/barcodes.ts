import { objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../record-label";
import { changesOf, onBoth, refuseCall, type Call, type Rules } from "../rule";

const roots = ["/items", "/items/{itemId}/uoms", "/bin-locations"];

/** The barcodes of an item, a unit, or a bin, with their pointers. */
const placesIn = (record: JsonObject): { at: string; code: unknown }[] => [
  ...["barcode", "upc"].map((name) => ({ at: `/${name}`, code: record[name] })),
  ...objectsAt(record, "barcodes").map(({ code }, row) => ({ at: `/barcodes/${row}/code`, code })),
];

/** Refuses the barcode of another item or bin; units of an item have theirs on the item, too. */
function checkBarcodes(call: Call): void {
  const { body, before, world } = call;
  const others = roots
    .flatMap((root) => world.store.list(root))
    .filter((one) => !before || (one.id !== before.id && one.itemId !== before.id));
  for (const { at, code } of placesIn(body)) {
    if (typeof code !== "string") continue;
    const other = others.find((one) => placesIn(one).some((place) => place.code === code));
    if (!other) continue;
    refuseCall(call, "barcode-taken", `${code} is the barcode of ${label(other)}.`, [
      { pointer: at, rule: "duplicate", message: `${String(other.id)} already has this barcode.` },
    ]);
  }
}

const isEan = ({ symbology }: JsonObject) => symbology === "upc_a" || symbology === "ean13";

/** Keeps the only barcode of version 1 and the first of its kind in the list the same. */
function mirrored(call: Call): void {
  const { body, world } = call;
  if (body.upc === undefined && body.barcodes === undefined) return;
  for (const { after: item } of changesOf(call, "/items")) {
    const codes = objectsAt(item, "barcodes");
    const first = codes.find(isEan);
    const code = textAt(body, "upc");
    const symbology = code?.length === 12 ? "upc_a" : "ean13";
    const next = code ? [{ unit: item.baseUnit, ...first, code, symbology }] : [];
    const barcodes =
      body.upc === undefined ? codes : [...next, ...codes.filter((one) => one !== first)];
    const upc = barcodes.find(isEan)?.code ?? null;
    world.store.put("/items", { ...item, barcodes, upc });
  }
}

const refused = { refuses: ["barcode-taken"], before: checkBarcodes };

/** Codes that scanners read. */
export const barcodeRules: Rules = {
  ...onBoth("item", { ...refused, after: mirrored }),
  ...onBoth("bin-location", refused),
};
