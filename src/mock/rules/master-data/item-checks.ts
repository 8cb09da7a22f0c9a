import { isObject, objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../record-label";
import { lentTo } from "./categories";
import {
  checkedBy,
  eachOnce,
  found,
  hasBin,
  inRows,
  when,
  whole,
  type Check,
} from "../checks/field-checks";
import { inHomeCurrency } from "../money/own-currency";
import { onBoth, type Call, type Rules } from "../rule";
import { convertsTo, inBaseUnit } from "../stock/movements";
import { unitMistakes } from "../stock/unit-mistakes";

/** An item as it would be, with its default unit and what its template fills in. */
const wholeItem = (call: Call): JsonObject => ({
  baseUnit: "ea",
  ...objectAt(found(call, call.body.templateId), "defaults"),
  ...whole(call),
});

/** Units that the company does not have or no longer offers, and those that the base unit does not convert to. */
export const unitsFit: Check = (call) => {
  const { body, request, world } = call;
  const item = wholeItem(call);
  const isNew = request.operation.id.startsWith("create-");
  const isStrange = !world.store
    .list("/uoms")
    .some(({ code, status }) => code === item.baseUnit && !(isNew && status === "inactive"));
  return [
    ...when(
      body.baseUnit && isStrange,
      "/baseUnit",
      `There is no active unit ${String(body.baseUnit)}.`,
      "unit",
    ),
    ...objectsAt(body, "barcodes").flatMap(({ unit }, index) =>
      when(
        call.before && !convertsTo(item, unit, world),
        `/barcodes/${index}/unit`,
        `The item has no unit ${String(unit)}.`,
        "unit",
      ),
    ),
    ...["salesUnit", "purchaseUnit"].flatMap((name) =>
      when(
        body[name] && !convertsTo(item, body[name], world),
        `/${name}`,
        `${String(item.baseUnit)} does not convert to ${String(body[name])}.`,
        "unit",
      ),
    ),
  ];
};

const minimumFits: Check = (call) => {
  const { listPrice, minimumPrice } = whole(call);
  const isOther =
    isObject(listPrice) && isObject(minimumPrice) && listPrice.currency !== minimumPrice.currency;
  return when(
    isOther,
    "/minimumPrice/currency",
    "It has the currency of the list price.",
    "currency",
  );
};

const levels = ["reorderPoint", "reorderQuantity", "maximumQuantity"];

/** Settings of locations: their bins, and levels in units of the item that do not contradict each other. */
export const settingsFit: Check = (call) => {
  const item = wholeItem(call);
  return inRows("stockSettings", ({ locationId, preferredBin, ...row }) => {
    if (preferredBin && !hasBin(call, locationId, preferredBin))
      return ["preferredBin", `The location has no bin ${String(preferredBin)}.`, "reference"];
    const strange = levels.find(
      (name) => isObject(row[name]) && !convertsTo(item, objectAt(row, name).unit, call.world),
    );
    if (strange) return [`${strange}/unit`, "The item does not convert to this unit.", "unit"];
    const base = (name: string) => inBaseUnit(item, objectAt(row, name), call.world);
    const isLess =
      row.maximumQuantity && row.reorderPoint && base("maximumQuantity") < base("reorderPoint");
    return isLess ? ["maximumQuantity", "It is below reorderPoint.", "range"] : undefined;
  })(call);
};

const partsFit = inRows("components", ({ itemId, quantity }, call) => {
  const part = found(call, itemId);
  if (part?.kind === "other_charge")
    return ["itemId", `${label(part)} is of kind other_charge.`, "not_for_kind"];
  const isKept = objectsAt(call.before, "components").some((one) => one.itemId === itemId);
  if (part?.status === "inactive" && !isKept)
    return ["itemId", `${label(part)} is inactive.`, "reference"];
  return unitMistakes(part, quantity, "quantity/unit", call.world)[0];
});

/** Serial numbers are those of pieces. */
const piecesFit: Check = (call) => {
  const { tracking, baseUnit } = wholeItem(call);
  const unit = call.world.store.list("/uoms").find(({ code }) => code === baseUnit);
  const isSerial = String(tracking).endsWith("serial");
  return when(
    isSerial && unit && unit.dimension !== "count",
    call.body.baseUnit ? "/baseUnit" : "/tracking",
    `Serial numbers need a base unit that is a piece, not ${String(baseUnit)}.`,
    "unit",
  );
};

const chargeHasAccount: Check = (call) => {
  const item = wholeItem(call);
  const isPosted = item.kind !== "other_charge" || lentTo(item, "revenueAccountId", call.world);
  return when(
    !isPosted,
    "/revenueAccountId",
    "A charge needs a revenue account, here or in its category.",
    "required",
  );
};

/** What the units, prices, and settings of an item must be like. */
export const itemCheckRules: Rules = onBoth(
  "item",
  checkedBy([
    ...[unitsFit, minimumFits, inHomeCurrency("standardCost"), settingsFit, partsFit],
    piecesFit,
    ...[chargeHasAccount, eachOnce("barcodes", "code"), eachOnce("stockSettings", "locationId")],
  ]),
);
