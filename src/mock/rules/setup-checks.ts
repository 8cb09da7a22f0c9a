import { label } from "../label";
import { objectAt, objectsAt, textAt, textsAt, type JsonObject } from "../../openapi/json";
import { numberIn, one } from "../decimals";
import { today } from "./days";
import { checkedBy, eachOnce, found, inRows, when, whole, type Check } from "./field-checks";
import { isInCategory } from "./listed-by";
import { forEach, madeBy, refuseCall, type Call, type Rules } from "./rule";
import { convertsTo, goodsOf, hasStock, inBaseUnit } from "./stock/movements";

/** Fields that only other kinds of the record have. */
const ofKind =
  (root: string): Check =>
  ({ world, before, body }) => {
    const known = world.reader.names(world.collection(root)?.schema, before);
    const strange = Object.keys(body).find((name) => !known.has(name));
    return when(strange, `/${strange}`, `${strange} does not belong to ${label(before)}.`);
  };

const trackingFits: Check = (call) => {
  const { hasExpiry, costingMethod, standardCost, ...item } = whole(call);
  const tracking = String(item.tracking ?? "none");
  return [
    ...when(
      hasExpiry === true && !tracking.includes("lot"),
      "/hasExpiry",
      "Only items that are tracked by lots can expire.",
    ),
    ...when(
      costingMethod === "standard" && !standardCost,
      "/standardCost",
      "Standard costing needs standardCost.",
    ),
    ...when(
      costingMethod === "specific" && tracking === "none",
      "/costingMethod",
      "Specific costing needs lots or serial numbers.",
    ),
  ];
};

const noKits = inRows("components", ({ itemId }, call) =>
  found(call, itemId)?.kind === "kit" ? ["itemId", "A kit cannot contain another kit."] : undefined,
);

const templateFits: Check = (call) => {
  const template = found(call, call.body.templateId);
  const isOther = template && template.itemKind !== call.body.kind;
  return when(isOther, "/templateId", `${label(template)} is for another kind of item.`);
};

/** True for a code whose last digit follows from the others. */
function isChecked(code: string): boolean {
  const digits = [...code].reverse().map(Number);
  const sum = digits.reduce((all, digit, index) => all + digit * (index % 2 ? 3 : 1), 0);
  return /^\d+$/.test(code) && sum % 10 === 0;
}

const barcodesFit = inRows("barcodes", ({ code, symbology, unit }, { body, before }) => {
  const isEan = symbology === "ean13" || symbology === "upc_a";
  if (isEan && !isChecked(String(code))) return ["code", "The check digit is wrong."];
  const base = body.baseUnit ?? "ea";
  return !before && unit !== base && !body.templateId
    ? ["unit", `A new item has only its base unit, ${String(base)}.`]
    : undefined;
});

/** The attributes of the items of a category. */
const attributesOf = (item: JsonObject, { world }: Call) =>
  world.store.list("/item-attributes").filter((attribute) => {
    const ids = textsAt(attribute, "categoryIds");
    return !ids.length || ids.some((id) => isInCategory(item, id, world));
  });

const attributesFit: Check = (call) => {
  const { body, before } = call;
  const defaults = objectAt(found(call, body.templateId), "defaults");
  const item = before ? whole(call) : { ...defaults, ...body };
  const known = attributesOf(item, call);
  const given = objectAt(body, "attributes");
  const values = { ...objectAt(defaults, "attributes"), ...given };
  const strange = Object.keys(given).find((code) => !known.some((one) => one.code === code));
  const missing = known.find(
    ({ code, isRequired, status }) =>
      isRequired === true && status === "active" && values[String(code)] === undefined,
  );
  return [
    ...when(strange, `/attributes/${strange}`, `The item has no attribute ${strange}.`),
    ...when(!before && missing, `/attributes/${String(missing?.code)}`, "A value is required."),
  ];
};

const items = [trackingFits, noKits, barcodesFit, attributesFit];

const optionsFit: Check = (call) => {
  const item = found(call, call.request.path.itemId);
  const takesNone = item?.kind === "kit" || item?.kind === "other_charge";
  return [
    ...when(
      takesNone && objectsAt(call.body, "options").length,
      "/options",
      `${label(item)} cannot have options.`,
    ),
    ...inRows("options", (option) =>
      objectsAt(option, "choices").filter(({ isDefault }) => isDefault).length > 1
        ? ["choices", "At most one choice can be the default."]
        : numberIn(option.maximum) < numberIn(option.minimum)
          ? ["maximum", "It is below minimum."]
          : undefined,
    )(call),
  ];
};

const factorFits: Check = (call) => {
  const { dimension, factor, isReference, status } = whole(call);
  const isCounted = dimension === "count" || dimension === "pack";
  return [
    ...when(
      isCounted && factor,
      "/factor",
      "Units of the dimensions count and pack have no factor.",
    ),
    ...when(
      !isCounted && numberIn(factor) === 0n,
      "/factor",
      "A unit of this dimension needs a factor above 0.",
    ),
    ...when(
      isReference && status === "inactive",
      "/status",
      "The factors of other units refer to this one.",
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
    ...when(isOther, "/baseQuantity/unit", `The content must be in ${String(item.baseUnit)}.`),
    ...when(isBase && numberIn(content) !== one, "/baseQuantity", "The base unit always holds 1."),
    ...when(!before && !isKnown, "/unit", `There is no active unit ${String(body.unit)}.`),
    ...when(
      isKnown && unit.factor && convertsTo(item, body.unit, world),
      "/unit",
      `${String(body.unit)} already converts by its factor.`,
    ),
  ];
};

/** Gives a unit of an item the unit of the company behind its code. */
function named({ world, ...call }: Call): void {
  const root = "/items/{itemId}/uoms";
  for (const made of madeBy({ world, ...call }, root)) {
    const unit = world.store.list("/uoms").find(({ code }) => code === made.unit);
    if (!unit) continue;
    // What a request leaves out follows from the item when it is needed.
    const own = { listPrice: null, weight: null, dimensions: null, ...call.body };
    const fields = { uomId: unit.id, isBaseUnit: false, barcodes: [] };
    world.store.put(root, { ...made, ...own, ...fields });
  }
}

const hasBin = ({ world }: Call, locationId: unknown, code: unknown) =>
  world.store
    .list("/bin-locations")
    .some((bin) => bin.locationId === locationId && bin.code === code);

const settingFits: Check = (call) => {
  const setting = whole(call);
  const { locationId, preferredBin, replenishBy, sourceLocationId } = setting;
  const item = found(call, setting.itemId) ?? {};
  const level = (name: string) => inBaseUnit(item, objectAt(setting, name), call.world);
  const isLess = Boolean(setting.maximumQuantity && setting.reorderPoint);
  const source = sourceLocationId ?? locationId;
  return [
    ...when(!hasStock(item), "/itemId", `${label(item)} has no stock.`),
    ...when(
      isLess && level("maximumQuantity") < level("reorderPoint"),
      "/maximumQuantity",
      "It is below reorderPoint.",
    ),
    ...when(
      replenishBy === "transfer" && source === locationId,
      "/sourceLocationId",
      "The source of a transfer must be another location.",
    ),
    ...when(replenishBy === "build" && !item.bomId, "/replenishBy", "There is no BOM to build by."),
    ...when(
      call.body.preferredBin && !hasBin(call, locationId, preferredBin),
      "/preferredBin",
      `The location has no bin ${String(preferredBin)}.`,
    ),
  ];
};

const lotFits: Check = (call) => {
  const { body, before, world } = call;
  const { itemId, expiresOn, manufacturedOn, status } = whole(call);
  const item = found(call, itemId);
  const isSet = "status" in body && status !== before?.status;
  const isPast = typeof expiresOn === "string" && expiresOn < today(world);
  return [
    ...when(
      !String(item?.tracking).includes("lot"),
      "/itemId",
      `${label(item)} is not tracked by lots.`,
    ),
    ...when(
      expiresOn && manufacturedOn && String(expiresOn) < String(manufacturedOn),
      "/expiresOn",
      "It is before manufacturedOn.",
    ),
    ...when(
      isSet && !["available", "quarantined"].includes(String(status)),
      "/status",
      `${String(status)} follows from the expiry date and the stock.`,
    ),
    ...when(isSet && status === "available" && isPast, "/status", "The lot has expired."),
  ];
};

const binFits: Check = (call) => {
  const { body, before, world } = call;
  const location = found(call, body.locationId);
  const hasLots = ({ id }: JsonObject) => {
    const here = goodsOf(id, world).filter(
      (goods) => goods.locationId === before?.locationId && goods.bin === before?.code,
    );
    return new Set(here.map(({ lotId }) => lotId)).size > 1;
  };
  const isMixed = body.allowsMixedLots === false && world.store.list("/items").some(hasLots);
  return [
    ...when(location?.usesBins === false, "/locationId", "The location does not use bins."),
    ...when(isMixed, "/allowsMixedLots", "The bin holds several lots of one item."),
  ];
};

/** True for the name of a time zone. */
export function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}

const placeFits: Check = (call) => {
  const { body, before } = call;
  const place = whole(call);
  const zone = textAt(body, "timeZone");
  const seen = new Set<unknown>([before?.id]);
  let source = found(call, place.replenishFromLocationId);
  while (source && !seen.has(source.id)) {
    seen.add(source.id);
    source = found(call, source.replenishFromLocationId);
  }
  const bins = ["receivingBin", "shippingBin", "quarantineBin"];
  const strange = bins.find((name) => body[name] && !hasBin(call, before?.id, body[name]));
  return [
    ...when(!place.address && place.type !== "vehicle", "/address", "An address is required."),
    ...when(zone && !isZone(zone), "/timeZone", `There is no time zone ${zone}.`),
    ...when(
      source && before,
      "/replenishFromLocationId",
      "That location is already replenished from this one.",
    ),
    ...when(strange, `/${strange}`, "The location has no such bin."),
  ];
};

const checks: Readonly<Record<string, readonly Check[]>> = {
  "create-item": [...items, templateFits],
  "update-item": [ofKind("/items"), ...items],
  "update-item-attribute": [ofKind("/item-attributes")],
  "update-custom-field": [ofKind("/custom-fields")],
  "update-item-options": [optionsFit, eachOnce("options", "code")],
  "create-item-attribute": [eachOnce("choices", "code")],
  "create-uom": [factorFits],
  "update-uom": [factorFits],
  "create-item-uom": [contentFits],
  "update-item-uom": [contentFits],
  "create-stock-setting": [settingFits],
  "update-stock-setting": [settingFits],
  "create-lot": [lotFits],
  "update-lot": [lotFits],
  "create-bin-location": [binFits],
  "update-bin-location": [binFits],
  "create-location": [placeFits],
  "update-location": [placeFits],
};

/** Refuses a barcode by which scanners find an item. */
function checkBarcode(call: Call): void {
  const { barcode } = call.body;
  const item = call.world.store
    .list("/items")
    .find((one) => barcode && objectsAt(one, "barcodes").some(({ code }) => code === barcode));
  if (item)
    refuseCall(call, "barcode-taken", `${String(barcode)} belongs to ${label(item)}.`, [
      { pointer: "/barcode", rule: "duplicate", message: `${String(item.id)} has it.` },
    ]);
}

/** What the set-up of items and places must be like, beyond its schemas. */
export const setupCheckRules: readonly Rules[] = [
  Object.fromEntries(Object.entries(checks).map(([id, all]) => [id, checkedBy(all)])),
  { "create-item-uom": { after: named } },
  forEach(["create-bin-location", "update-bin-location"], {
    refuses: ["barcode-taken"],
    before: checkBarcode,
  }),
];
