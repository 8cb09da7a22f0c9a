import { label } from "../../label";
import { isObject, objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { today } from "../days";
import {
  checkedBy,
  closedBin,
  eachOnce,
  found,
  hasBin,
  inRows,
  when,
  whole,
  within,
  type Check,
} from "./field-checks";
import { levelKnown, termForPurchases, termForSales } from "../master-data/selling-checks";
import { optionMistake } from "./option-mistake";
import { addressesKept } from "../sales/followed-addresses";
import { sentTax } from "../sales/sent-tax";
import { changesOf, onBoth, refuseValues, type Call, type ValueMistake, type Rules } from "../rule";
import { trackingMistakes } from "../stock/tracked";
import { hasStock, inBaseUnit } from "../stock/movements";
import { unitMistakes } from "../stock/unit-mistakes";

/** What is wrong with a line; the pointer is that of a field of it. */
type LineCheck = (line: JsonObject, item: JsonObject, call: Call) => ValueMistake | undefined;

export const unitFits: LineCheck = ({ quantity }, item, { world }) =>
  unitMistakes(item, quantity, "quantity", world)[0];

/** Units of an item that are not for selling, or not for buying. */
const unitIs =
  (flag: "isSellable" | "isPurchasable"): LineCheck =>
  ({ quantity }, item, { world }) => {
    const unit = textAt(objectAt({ quantity }, "quantity"), "unit");
    const uom = world.store
      .list("/items/{itemId}/uoms")
      .find((one) => one.itemId === item.id && one.unit === unit);
    return uom?.[flag] === false
      ? [
          "quantity",
          `${label(item)} is not ${flag === "isSellable" ? "sold" : "bought"} by ${unit}.`,
          "unit",
        ]
      : undefined;
  };

const optionsFit: LineCheck = ({ options: given }, item, { world }) => {
  const mistake = optionMistake(item, isObject(given) ? given : {}, world);
  return mistake && [`options/${mistake.code}`, mistake.message, "range"];
};

const oneDiscount: LineCheck = ({ discountPercent, discountAmount }) =>
  isObject(discountAmount) && numberIn(discountPercent)
    ? ["discountAmount", "Send either discountAmount or discountPercent.", "not_for_kind"]
    : undefined;

const isBought: LineCheck = ({ itemId }, item) =>
  itemId && item.isPurchasable !== true
    ? ["itemId", `${label(item)} is not purchasable.`, "reference"]
    : undefined;

/** Items out of use stay on the lines that have them. */
export const inUse: LineCheck = ({ id, itemId }, item) =>
  itemId && !id && item.status === "inactive"
    ? ["itemId", `${label(item)} is inactive.`, "reference"]
    : undefined;

const keepsStock: LineCheck = ({ itemId }, item) =>
  itemId && !hasStock(item)
    ? ["itemId", `${label(item)} has no stock of its own.`, "not_for_kind"]
    : undefined;

/** What keeps stock has the account of its stock. */
const takesAccount: LineCheck = ({ accountId }, item) =>
  accountId && hasStock(item)
    ? ["accountId", `${label(item)} has its own inventory account.`, "not_for_kind"]
    : undefined;

const tracked: LineCheck = (row, item, { world }) => {
  const [mistake] = trackingMistakes({ row, item, quantity: row.quantity }, "", world);
  return mistake && [mistake[0].slice(1), mistake[1], mistake[2]];
};

const binsFit: LineCheck = (line, item, call) => {
  const { fromLocationId, toLocationId } = whole(call);
  const { fromBin, toBin } = line;
  if (fromBin && !hasBin(call, fromLocationId, fromBin))
    return ["fromBin", `The location has no bin ${String(fromBin)}.`, "reference"];
  const closed = closedBin(call, toLocationId, toBin);
  if (closed) return ["toBin", closed, "reference"];
  return fromLocationId === toLocationId && line.fromBin && line.fromBin === line.toBin
    ? ["toBin", "It is the same bin as fromBin.", "duplicate"]
    : undefined;
};

const binOrNone: LineCheck = (line) =>
  line.fromUnbinned === true && line.fromBin
    ? ["fromUnbinned", "Send either fromBin or fromUnbinned.", "not_for_kind"]
    : undefined;

export const sameItem: LineCheck = ({ id }, item, { before }) => {
  const known = objectsAt(before, "lines").find((line) => id && line.id === id);
  return known && known.itemId !== item.id
    ? [
        "itemId",
        "The item of a line cannot change. Remove the line and add another one.",
        "read_only",
      ]
    : undefined;
};

/** Lines as they would be: those that are added, and those that the call changes. */
export const linesFit =
  (...checks: readonly LineCheck[]): Check =>
  (call) =>
    objectsAt(call.body, "lines").flatMap((sent, index): ValueMistake[] => {
      const known = objectsAt(call.before, "lines").find(({ id }) => id && id === sent.id);
      const line = { ...known, ...sent };
      const item = found(call, line.itemId);
      if (!item || sent.remove === true) return [];
      return checks.flatMap((check) => within(`/lines/${index}/`, check(line, item, call)));
    });

/** Refuses to take the last row off: a record without rows would be about nothing. */
export const keepsOne =
  (root: string, name = "lines") =>
  (call: Call): void => {
    for (const { before, after } of changesOf(call, root))
      if (objectsAt(before, name).length && !objectsAt(after, name).length)
        refuseValues(call, [[`/${name}`, "At least one must stay.", "length"]]);
  };

/** Bins in which goods of a transfer are put on arrival. */
const arrivesInBin: Check = (call) => {
  const closed = ({ toBin }: JsonObject): ValueMistake | undefined => {
    const why = closedBin(call, call.before?.toLocationId, toBin);
    return why === undefined ? undefined : ["toBin", why, "reference"];
  };
  return [...within("/", closed(call.body)), ...inRows("lines", closed)(call)];
};

const partNamed: Check = ({ body }) =>
  when(
    body.status === "partially_received" && !body.quantity,
    "/quantity",
    "quantity is required with partially_received.",
    "required",
  );

/** What is received in full leaves nothing on the road. */
const restNamed: Check = ({ body, before, request, world }) => {
  const line = objectsAt(before, "lines").find(({ id }) => id === request.path.lineItemId);
  if (body.status !== "received" || !isObject(body.quantity) || !line) return [];
  const item = world.store.find(line.itemId)?.record ?? {};
  const [given, left] = [body.quantity, line.quantityInTransit].map((one) =>
    inBaseUnit(item, one, world),
  ) as [bigint, bigint];
  const message = "Less than the rest has arrived. Send partially_received.";
  return when(given < left, "/quantity", message, "range");
};

/** Answers that the item of a body takes. */
const answersFit: Check = (call) => {
  const item = found(call, call.body.itemId);
  return within("/", item && optionsFit(call.body, item, call));
};

const offerLasts: Check = (call) => {
  const { body, world } = call;
  const validUntil = textAt(whole(call), "validUntil");
  const day = textAt(whole(call), "estimateDate") ?? today(world);
  const field = "validUntil" in body ? "validUntil" : "estimateDate";
  const isOver = field in body && validUntil !== undefined && validUntil < day;
  return when(isOver, `/${field}`, `The estimate would end before its date, ${day}.`, "range");
};

/** The head of an order has one discount, too. */
const oneDiscountInAll: Check = (call) => within("/", oneDiscount(whole(call), {}, call));

/** Within a document, an external id belongs to one line. */
const lineIdsOnce: Check = ({ body, before }) => {
  const rows = objectsAt(body, "lines");
  const others = objectsAt(before, "lines").filter(({ id }) => !rows.some((row) => row.id === id));
  const idsOf = (line: JsonObject) => Object.entries(objectAt(line, "externalIds"));
  const seen = new Set(others.flatMap((line) => idsOf(line).map((pair) => pair.join(" "))));
  return rows.flatMap((row, index) =>
    idsOf(row).flatMap(([code, id]): ValueMistake[] => {
      const key = `${code} ${String(id)}`;
      const isKnown = seen.has(key);
      seen.add(key);
      const message = `${String(id)} is the id of another line.`;
      return when(isKnown, `/lines/${index}/externalIds/${code}`, message, "duplicate");
    }),
  );
};

const offered = [
  eachOnce("lines", "id"),
  termForSales("paymentTermId"),
  levelKnown("priceLevelCode"),
];

const sold = linesFit(sameItem, unitFits, unitIs("isSellable"), optionsFit, oneDiscount);
const ordered = [sold, ...offered, oneDiscountInAll, lineIdsOnce];
const bought = linesFit(sameItem, inUse, isBought, unitFits, unitIs("isPurchasable"), takesAccount);
const asked = [bought, termForPurchases("paymentTermId")];
const moved = linesFit(...[sameItem, inUse, keepsStock, unitFits, binsFit, binOrNone, tracked]);

/** What documents refuse of their lines, when they are made and when they are changed. */
export const lineCheckRules: Rules = {
  "create-sales-order": checkedBy([...ordered, sentTax]),
  "update-sales-order": checkedBy([...ordered, addressesKept]),
  ...onBoth("estimate", checkedBy([sold, ...offered, offerLasts])),
  "create-purchase-order": checkedBy(asked),
  "update-purchase-order": { ...checkedBy(asked), after: keepsOne("/purchase-orders") },
  "create-inventory-transfer": checkedBy([moved]),
  "update-inventory-transfer": { ...checkedBy([moved]), after: keepsOne("/inventory-transfers") },
  "complete-inventory-transfer": checkedBy([arrivesInBin]),
  "update-inventory-transfer-line-item-status": checkedBy([arrivesInBin, partNamed, restNamed]),
  "create-work-order": checkedBy([answersFit]),
};
