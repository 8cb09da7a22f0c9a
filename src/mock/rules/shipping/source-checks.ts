import { objectAt, objectsAt, textAt, textsAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../label";
import { numberIn, quantity, sumOf, times } from "../../decimals";
import { found, hasBin, when } from "../checks/field-checks";
import { trackingMistakes } from "../stock/tracked";
import { today } from "../days";
import { refuseAt, refuseValues, type Call, type ValueMistake } from "../rule";
import { lotOf } from "../stock/lots";
import { goodsAt, hasStock, inBaseUnit, isBlocked } from "../stock/movements";

/** Where goods of a line, or of a component of a kit, are to come from. */
interface Source {
  /** Pointer to the row that names it. */
  at: string;
  row: JsonObject;
  item: JsonObject;
  /** The quantity that leaves. */
  wanted: JsonObject;
  locationId: unknown;
}

/** The rows in which a source names bins, lots, and pieces. */
const placesOf = ({ row, at }: Source) => [
  { at, row },
  ...objectsAt(row, "picks").map((pick, index) => ({ at: `${at}/picks/${index}`, row: pick })),
];

const inOneWay = ({ row, at }: Source): ValueMistake[] => {
  const other = ["bin", "lots", "serialNumbers"].find((name) => row[name] && row.picks);
  return when(other, `${at}/picks`, `Send either picks or ${other}.`, "not_for_kind");
};

/** Picks name lots and pieces of items that have them. */
const picksTracked = ({ row, at, item }: Source): ValueMistake[] => {
  const tracking = String(item.tracking ?? "none");
  return objectsAt(row, "picks").flatMap((pick, index) => [
    ...when(
      pick.lotNumber && !tracking.includes("lot"),
      `${at}/picks/${index}/lotNumber`,
      `${label(item)} has no lots.`,
      "not_for_kind",
    ),
    ...when(
      pick.serialNumbers && !tracking.includes("serial"),
      `${at}/picks/${index}/serialNumbers`,
      `${label(item)} has no serial numbers.`,
      "not_for_kind",
    ),
  ]);
};

const binsKnown = (source: Source, call: Call): ValueMistake[] =>
  placesOf(source).flatMap(({ row: { bin }, at }) =>
    when(
      bin && !hasBin(call, source.locationId, bin),
      `${at}/bin`,
      `The location has no bin ${String(bin)}.`,
      "reference",
    ),
  );

const picksAddUp = ({ row, at, item, wanted }: Source, { world }: Call): ValueMistake[] => {
  const picks = objectsAt(row, "picks");
  const sum = sumOf(picks, (pick) => inBaseUnit(item, pick.quantity, world));
  const isOff = picks.length && sum !== inBaseUnit(item, wanted, world);
  return when(isOff, `${at}/picks`, "The picks do not add up to the quantity.", "range");
};

/** Refuses lots that are not at the location or must not be sold, and pieces that are not free there. */
function checkAvailable(source: Source, call: Call): void {
  const { item, locationId, row, at } = source;
  const there = goodsAt(item, locationId, call.world).filter(
    (goods) => !isBlocked(goods, call.world),
  );
  const day = textAt(call.body, "plannedShipDate") ?? today(call.world);
  const lots = [...objectsAt(row, "lots"), ...objectsAt(row, "picks")];
  for (const lotNumber of lots.flatMap((lot) => textAt(lot, "lotNumber") ?? [])) {
    const lot = lotOf(call, item.id, lotNumber);
    const isOver = lot?.expiresOn && String(lot.expiresOn) < day;
    const isThere = there.some(({ lotId }) => lotId === lot?.id);
    if (lot && isThere && !isOver) continue;
    const why = isOver ? "has expired" : "is not available at the location";
    refuseAt(call, "lot-not-available", at, `Lot ${lotNumber} of ${label(item)} ${why}.`);
  }
  const here = new Set(there.flatMap(({ serialNumbers }) => serialNumbers));
  const named = placesOf(source).flatMap((place) => textsAt(place.row, "serialNumbers"));
  const strange = named.find((piece) => !here.has(piece));
  if (strange)
    refuseAt(
      call,
      "serial-not-available",
      at,
      `${label(item)} ${strange} is not in stock at the location.`,
    );
}

/** The rows of a body, each with its line of the shipment, the order line that it is about, and the item of that. */
function rowsIn(call: Call) {
  const { body, before } = call;
  const order = found(call, before?.salesOrderId ?? body.salesOrderId);
  const locationId = before?.locationId ?? body.locationId ?? order?.locationId;
  return objectsAt(body, "lines").map((row, index) => {
    const known = objectsAt(before, "lines").find(({ id }) => id === row.id);
    const lineId = known?.salesOrderLineId ?? row.salesOrderLineId;
    const ordered = objectsAt(order, "lines").find(({ id }) => id === lineId);
    const item = found(call, ordered?.itemId);
    return { at: `/lines/${index}`, row, known, lineId, item, locationId };
  });
}

/** What the rows of a shipment say about where its goods come from. */
const sourcesIn = (call: Call): Source[] =>
  rowsIn(call).flatMap(({ at, row, known, item, locationId }): Source[] => {
    if (!item || row.remove === true) return [];
    const wanted = objectAt({ ...known, ...row }, "quantity");
    const parts = objectsAt(row, "components").flatMap((part, place): Source[] => {
      const own = found(call, part.itemId);
      const each = objectsAt(item, "components").find(({ itemId }) => itemId === part.itemId);
      if (!own || !each) return [];
      const ofAll = times(numberIn(each.quantity), numberIn(wanted));
      const quantityOfAll = quantity(ofAll, objectAt(each, "quantity").unit);
      const pointer = `${at}/components/${place}`;
      return [{ at: pointer, row: part, item: own, wanted: quantityOfAll, locationId }];
    });
    return hasStock(item) ? [{ at, row, item, wanted, locationId }, ...parts] : parts;
  });

/** Rows that add a line are not those of a line that the shipment has, and kits have their own components. */
const rowsFit = (call: Call): ValueMistake[] =>
  rowsIn(call).flatMap(({ at, row, known, lineId, item }): ValueMistake[] => {
    const onIt = objectsAt(call.before, "lines");
    const isTwice = !known && onIt.some((line) => line.salesOrderLineId === lineId);
    const parts = objectsAt(item, "components");
    const strange = objectsAt(row, "components").findIndex(
      (part) => !parts.some(({ itemId }) => itemId === part.itemId),
    );
    const field = `${at}/salesOrderLineId`;
    const isBoth = known && row.salesOrderLineId;
    return [
      ...when(isBoth, field, "Send either id or salesOrderLineId.", "not_for_kind"),
      ...when(isTwice, field, "The shipment already has this line.", "duplicate"),
      ...when(
        strange >= 0,
        `${at}/components/${strange}/itemId`,
        "The kit has no such component.",
        "reference",
      ),
    ];
  });

/** Refuses bins, lots, and pieces that do not fit the lines of a shipment, or are not there. */
export function checkSources(call: Call): void {
  const sources = sourcesIn(call);
  const ofPlaces = sources.flatMap((source) => [
    ...inOneWay(source),
    ...trackingMistakes({ ...source, quantity: source.wanted }, source.at, call.world),
    ...picksTracked(source),
    ...picksAddUp(source, call),
    ...binsKnown(source, call),
  ]);
  const mistakes = [...rowsFit(call), ...ofPlaces];
  if (mistakes.length) refuseValues(call, mistakes);
  for (const source of sources) checkAvailable(source, call);
}
