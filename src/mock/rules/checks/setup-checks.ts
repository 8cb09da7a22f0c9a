import { label } from "../../record-label";
import { objectAt, objectsAt } from "../../../openapi/json";
import { numberIn, one } from "../../decimals";
import { checkedBy, found, inRows, when, whole, type Check } from "./field-checks";
import { madeBy, onBoth, type Call, type Rules } from "../rule";
import { convertsTo } from "../stock/movements";

/** Fields that only other kinds of the record have. */
export const ofKind =
  (root: string): Check =>
  ({ world, before, body }) => {
    const known = world.reader.names(world.collection(root)?.schema, before);
    const strange = Object.keys(body).find((name) => !known.has(name));
    return when(
      strange,
      `/${strange}`,
      `${strange} does not belong to ${label(before)}.`,
      "not_for_kind",
    );
  };

/** At most one row for each combination of some fields; `eachOnce` looks at one field. */
export const onePer =
  (list: string, ...fields: readonly string[]): Check =>
  ({ body }) => {
    const keys = objectsAt(body, list).map((row) =>
      JSON.stringify(fields.map((name) => row[name])),
    );
    return keys.flatMap((key, index) =>
      when(
        keys.indexOf(key) < index,
        `/${list}/${index}`,
        `There is already one with the same ${fields.join(" and ")}.`,
        "duplicate",
      ),
    );
  };

export const trackingFits: Check = (call) => {
  const { hasExpiry, costingMethod, standardCost, ...item } = whole(call);
  const tracking = String(item.tracking ?? "none");
  return [
    ...when(
      hasExpiry === true && !tracking.includes("lot"),
      "/hasExpiry",
      "Only items that are tracked by lots can expire.",
      "not_for_kind",
    ),
    ...when(
      costingMethod === "standard" && !standardCost,
      "/standardCost",
      "Standard costing needs standardCost.",
      "required",
    ),
    ...when(
      costingMethod === "specific" && tracking === "none",
      "/costingMethod",
      "Specific costing needs lots or serial numbers.",
      "not_for_kind",
    ),
  ];
};

const noKits = inRows("components", ({ itemId }, call) =>
  found(call, itemId)?.kind === "kit"
    ? ["itemId", "A kit cannot contain another kit.", "not_for_kind"]
    : undefined,
);

const templateFits: Check = (call) => {
  const template = found(call, call.body.templateId);
  const isOther = template && template.itemKind !== call.body.kind;
  return when(
    isOther,
    "/templateId",
    `${label(template)} is for another kind of item.`,
    "not_for_kind",
  );
};

/** True for a code whose last digit follows from the others. */
function isChecked(code: string): boolean {
  const digits = [...code].reverse().map(Number);
  const sum = digits.reduce((all, digit, index) => all + digit * (index % 2 ? 3 : 1), 0);
  return /^\d+$/.test(code) && sum % 10 === 0;
}

const barcodesFit = inRows("barcodes", ({ code, symbology, unit }, { body, before }) => {
  const isEan = symbology === "ean13" || symbology === "upc_a";
  if (isEan && !isChecked(String(code))) return ["code", "The check digit is wrong.", "format"];
  const base = body.baseUnit ?? "ea";
  return !before && unit !== base && !body.templateId
    ? ["unit", `A new item has only its base unit, ${String(base)}.`, "unit"]
    : undefined;
});

const upcFits: Check = ({ body: { upc } }) =>
  when(upc && !isChecked(String(upc)), "/upc", "The check digit is wrong.", "format");

const items = [trackingFits, noKits, barcodesFit, upcFits];

const factorFits: Check = (call) => {
  const { dimension, factor, isReference, status } = whole(call);
  const isCounted = dimension === "count" || dimension === "pack";
  return [
    ...when(
      isCounted && factor,
      "/factor",
      "Units of the dimensions count and pack have no factor.",
      "not_for_kind",
    ),
    ...when(
      !isCounted && numberIn(factor) === 0n,
      "/factor",
      "A unit of this dimension needs a factor above 0.",
      "required",
    ),
    ...when(
      isReference && numberIn(factor) !== one,
      "/factor",
      "The factors of other units refer to this one, which has the factor 1.",
      "range",
    ),
    ...when(
      isReference && status === "inactive",
      "/status",
      "The factors of other units refer to this one.",
      "state",
    ),
  ];
};

const contentFits: Check = (call) => {
  const { body, world, request } = call;
  const item = found(call, request.path.itemId) ?? {};
  const before = found(call, request.path.itemUomId);
  const content = objectAt(body, "baseQuantity");
  const unit = world.store.list("/uoms").find(({ code }) => code === body.unit);
  const isOther = content.unit !== undefined && content.unit !== item.baseUnit;
  const isBase = before?.isBaseUnit === true && "baseQuantity" in body;
  const isKnown = unit?.status === "active";
  return [
    ...when(
      isOther,
      "/baseQuantity/unit",
      `The content must be in ${String(item.baseUnit)}.`,
      "unit",
    ),
    ...when(
      isBase && numberIn(content) !== one,
      "/baseQuantity",
      "The base unit always holds 1.",
      "range",
    ),
    ...when(!before && !isKnown, "/unit", `There is no active unit ${String(body.unit)}.`, "unit"),
    ...when(
      isKnown && unit.factor && convertsTo(item, body.unit, world),
      "/unit",
      `${String(body.unit)} already converts by its factor.`,
      "unit",
    ),
  ];
};

/** Gives a unit of an item the unit of the company behind its code. */
function named(call: Call): void {
  const { world, body } = call;
  const root = "/items/{itemId}/uoms";
  for (const made of madeBy(call, root)) {
    const unit = world.store.list("/uoms").find(({ code }) => code === made.unit);
    if (!unit) continue;
    // What a request leaves out follows from the item when it is needed.
    const own = { listPrice: null, weight: null, dimensions: null, ...body };
    const fields = { uomId: unit.id, isBaseUnit: false, barcodes: [] };
    world.store.put(root, { ...made, ...own, ...fields });
  }
}

/** What the set-up of items and places must be like, beyond its schemas. */
export const setupCheckRules: Rules = {
  "create-item": checkedBy([...items, templateFits]),
  "update-item": checkedBy([ofKind("/items"), ...items]),
  "update-custom-field": checkedBy([ofKind("/custom-fields")]),
  ...onBoth("uom", checkedBy([factorFits])),
  "create-item-uom": { ...checkedBy([contentFits]), after: named },
  "update-item-uom": checkedBy([contentFits]),
};
