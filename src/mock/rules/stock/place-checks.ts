import { label } from "../../record-label";
import { isObject, objectAt, objectsAt, textAt } from "../../../openapi/json";
import { today } from "../days";
import { checkedBy, found, hasBin, when, whole, type Check } from "../checks/field-checks";
import { onBoth, type Rules } from "../rule";
import { convertsTo, goodsIn, hasStock, inBaseUnit, movementsKey } from "./movements";

const settingFits: Check = (call) => {
  const setting = whole(call);
  const { locationId, preferredBin, replenishBy, sourceLocationId } = setting;
  const item = found(call, setting.itemId) ?? {};
  const level = (name: string) => inBaseUnit(item, objectAt(setting, name), call.world);
  const strange = ["reorderPoint", "reorderQuantity", "maximumQuantity", "safetyStock"].find(
    (name) =>
      isObject(call.body[name]) && !convertsTo(item, objectAt(call.body, name).unit, call.world),
  );
  const isLess = Boolean(setting.maximumQuantity && setting.reorderPoint);
  return [
    ...when(!hasStock(item), "/itemId", `${label(item)} has no stock.`, "not_for_kind"),
    ...when(strange, `/${strange}/unit`, `${label(item)} does not convert to this unit.`, "unit"),
    ...when(
      isLess && level("maximumQuantity") < level("reorderPoint"),
      "/maximumQuantity",
      "It is below reorderPoint.",
      "range",
    ),
    ...when(
      replenishBy === "transfer" && !sourceLocationId,
      "/sourceLocationId",
      "sourceLocationId is required with replenishBy transfer.",
      "required",
    ),
    ...when(
      replenishBy === "transfer" && sourceLocationId === locationId,
      "/sourceLocationId",
      "The source of a transfer must be another location.",
      "duplicate",
    ),
    ...when(
      replenishBy !== "transfer" && call.body.sourceLocationId,
      "/sourceLocationId",
      "It goes with replenishBy transfer.",
      "not_for_kind",
    ),
    ...when(
      replenishBy === "build" && !item.bomId,
      "/replenishBy",
      "There is no BOM to build by.",
      "not_for_kind",
    ),
    ...when(
      call.body.preferredBin && !hasBin(call, locationId, preferredBin),
      "/preferredBin",
      `The location has no bin ${String(preferredBin)}.`,
      "reference",
    ),
  ];
};

const lotFits: Check = (call) => {
  const { body, before, world } = call;
  const { itemId, expiresOn, status } = whole(call);
  const item = found(call, itemId);
  const isSet = "status" in body && status !== before?.status;
  const isPast = typeof expiresOn === "string" && expiresOn < today(world);
  const isReceived = world.store
    .list(movementsKey)
    .some(({ lotId }) => before && lotId === before.id);
  const comesLater = item?.shelfLifeDays && !isReceived;
  return [
    ...when(
      item?.hasExpiry === true && !expiresOn && !comesLater,
      "/expiresOn",
      "Lots of this item need an expiry date.",
      "required",
    ),
    ...when(
      !String(item?.tracking).includes("lot"),
      "/itemId",
      `${label(item)} is not tracked by lots.`,
      "not_for_kind",
    ),
    ...when(
      isSet && !["available", "quarantined"].includes(String(status)),
      "/status",
      `${String(status)} follows from the expiry date and the stock.`,
      "read_only",
    ),
    ...when(
      before && body.status === "available" && isPast,
      "/status",
      "The lot has expired.",
      "state",
    ),
  ];
};

const binFits: Check = (call) => {
  const { body, before, world } = call;
  const location = found(call, body.locationId);
  const held = world.store
    .list("/items")
    .map((item) => goodsIn(item, before, world))
    .filter((goods) => goods.length);
  const isMixed =
    body.allowsMixedLots === false &&
    held.some((goods) => new Set(goods.map(({ lotId }) => lotId)).size > 1);
  const isShared = body.allowsMixedItems === false && held.length > 1;
  return [
    ...when(
      location?.usesBins === false,
      "/locationId",
      "The location does not use bins.",
      "state",
    ),
    ...when(isShared, "/allowsMixedItems", "The bin holds several items.", "state"),
    ...when(isMixed, "/allowsMixedLots", "The bin holds several lots of one item.", "state"),
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
    ...when(
      !place.address && place.type !== "vehicle",
      "/address",
      "An address is required.",
      "required",
    ),
    ...when(zone && !isZone(zone), "/timeZone", `There is no time zone ${zone}.`, "format"),
    ...when(
      source && before,
      "/replenishFromLocationId",
      "That location is already replenished from this one.",
      "reference",
    ),
    ...when(strange, `/${strange}`, "The location has no such bin.", "reference"),
  ];
};

/** Bins of a merge are there: in the location that is given up, and in the one that remains. */
const binsNamed: Check = (call) =>
  objectsAt(call.body, "bins").flatMap(({ fromBin, toBin }, index) => [
    ...when(
      !hasBin(call, call.body.sourceLocationId, fromBin),
      `/bins/${index}/fromBin`,
      `The source has no bin ${String(fromBin)}.`,
      "reference",
    ),
    ...when(
      !hasBin(call, call.before?.id, toBin),
      `/bins/${index}/toBin`,
      `The location has no bin ${String(toBin)}.`,
      "reference",
    ),
  ]);

/** What places, and the goods in them, must be like beyond their schemas. */
export const placeCheckRules: Rules = {
  ...onBoth("stock-setting", checkedBy([settingFits])),
  ...onBoth("lot", checkedBy([lotFits])),
  ...onBoth("bin-location", checkedBy([binFits])),
  ...onBoth("location", checkedBy([placeFits])),
  "merge-location": checkedBy([binsNamed]),
};
