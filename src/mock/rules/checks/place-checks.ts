import { label } from "../../label";
import { objectAt, textAt, type JsonObject } from "../../../openapi/json";
import { today } from "../days";
import { checkedBy, found, hasBin, when, whole, type Check } from "./field-checks";
import type { Rules } from "../rule";
import { goodsOf, hasStock, inBaseUnit } from "../stock/movements";

const settingFits: Check = (call) => {
  const setting = whole(call);
  const { locationId, preferredBin, replenishBy, sourceLocationId } = setting;
  const item = found(call, setting.itemId) ?? {};
  const level = (name: string) => inBaseUnit(item, objectAt(setting, name), call.world);
  const isLess = Boolean(setting.maximumQuantity && setting.reorderPoint);
  const source = sourceLocationId ?? locationId;
  return [
    ...when(!hasStock(item), "/itemId", `${label(item)} has no stock.`, "not_for_kind"),
    ...when(
      isLess && level("maximumQuantity") < level("reorderPoint"),
      "/maximumQuantity",
      "It is below reorderPoint.",
      "range",
    ),
    ...when(
      replenishBy === "transfer" && source === locationId,
      "/sourceLocationId",
      "The source of a transfer must be another location.",
      "duplicate",
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
  return [
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
    ...when(isSet && status === "available" && isPast, "/status", "The lot has expired.", "state"),
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
    ...when(
      location?.usesBins === false,
      "/locationId",
      "The location does not use bins.",
      "state",
    ),
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

const checks: Readonly<Record<string, readonly Check[]>> = {
  "create-stock-setting": [settingFits],
  "update-stock-setting": [settingFits],
  "create-lot": [lotFits],
  "update-lot": [lotFits],
  "create-bin-location": [binFits],
  "update-bin-location": [binFits],
  "create-location": [placeFits],
  "update-location": [placeFits],
};

/** What places, and the goods in them, must be like beyond their schemas. */
export const placeCheckRules: Rules = Object.fromEntries(
  Object.entries(checks).map(([id, all]) => [id, checkedBy(all)]),
);
