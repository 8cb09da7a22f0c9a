import { isObject, objectAt, objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../record-label";
import { numberIn, one, sumIn } from "../../decimals";
import { checkedBy, found, when, type Check } from "../checks/field-checks";
import { addDays, today } from "../days";
import { refuseAt, refuseCall, type Call, type Rules } from "../rule";
import { inCentimeters, inKilograms } from "./parcels";

const methodOf = (call: Call) => found(call, call.before?.shipMethodId);

/** True for a carrier with an account that some method uses. */
export const isConnected = ({ world }: Call, carrier: unknown): boolean =>
  world.store
    .list("/ship-methods")
    .some((method) => method.carrier === carrier && method.isConnected === true);

/** Refuses to do with a shipment what goods that have left, or will not leave, no longer need. */
export function checkStillHere(call: Call): void {
  const status = String(call.before?.status);
  if (["completed", "cancelled"].includes(status))
    refuseCall(call, "shipment-not-editable", `${label(call.before)} is ${status}.`);
}

/** Refuses another charge once the goods have left; the bill of the carrier still counts. */
export function checkRateOpen(call: Call): void {
  const { before, body } = call;
  const isBill = body.source === "manual" && !("customerCharge" in body);
  if (before?.status !== "completed" || !isBill) checkStillHere(call);
}

/** Refuses to ask a carrier that is not connected, or about nothing. */
export function checkCarrier(call: Call): void {
  const { before, request } = call;
  if (request.operation.id === "update-shipment-shipping-rate" && call.body.source !== "carrier")
    return;
  if (!objectsAt(before, "packages").length)
    refuseCall(call, "shipment-incomplete", `${label(before)} has no packages.`);
  const method = methodOf(call);
  // Whoever adds a method in a session connects its carrier in the app.
  const isNew = String(method?.createdAt) > call.world.started;
  if (!isNew && !isConnected(call, method?.carrier))
    refuseCall(
      call,
      "carrier-not-connected",
      `${method ? label(method) : "The ship method"} is not connected to a carrier.`,
    );
}

/** Refuses to cancel a label where there is none. */
export function checkHasLabel(call: Call): void {
  if (!isObject(call.before?.shippingLabel))
    refuseCall(call, "shipping-label-missing", `${label(call.before)} has no label.`);
}

/** Refuses to let goods leave without the label that their ship method wants. */
export function checkLabelled(call: Call): void {
  const { before } = call;
  const isMissing = methodOf(call)?.requiresLabel === true && !isObject(before?.shippingLabel);
  if (before?.status === "packed" && isMissing)
    refuseCall(call, "shipping-label-missing", `${label(before)} has no label.`);
}

/** Why a ship method does not take a package. */
function reasonAgainst(method: JsonObject, box: JsonObject): string | undefined {
  const { maximumPackageWeight: heaviest, maximumPackageLength: longest } = method;
  if (isObject(heaviest) && inKilograms(box.weight) > inKilograms(heaviest))
    return `It takes at most ${String(heaviest.value)} ${String(heaviest.unit)} per package.`;
  const sides = inCentimeters(box.dimensions);
  return longest && sides.some((side) => side > BigInt(Number(longest)) * one)
    ? `It takes packages of at most ${String(longest)} cm.`
    : undefined;
}

/** Refuses a ship method that does not serve the country, or not packages of this size. */
export function checkSuitable(call: Call): void {
  const method = found(call, call.body.shipMethodId);
  if (!method) return;
  const countries = textsAt(method, "countries");
  const country = String(objectAt(call.before, "shippingAddress").country);
  const why =
    countries.length && !countries.includes(country)
      ? `It does not deliver to ${country}.`
      : objectsAt(call.before, "packages")
          .map((box) => reasonAgainst(method, box))
          .find(Boolean);
  if (why)
    refuseAt(call, "ship-method-unsuitable", "/shipMethodId", why, `${label(method)}: ${why}`);
}

/** True for a line, or a component of a kit, whose lots or pieces nobody has named. */
function lacksNames(part: JsonObject, call: Call): boolean {
  const tracking = String(found(call, part.itemId)?.tracking);
  const has = (name: string) => Array.isArray(part[name]) && part[name].length > 0;
  const isNamed = (name: string) => has(name) || has("picks");
  return (
    (tracking.includes("lot") && !isNamed("lots")) ||
    (tracking.includes("serial") && !isNamed("serialNumbers"))
  );
}

/** Refuses to pack a shipment of which something is missing. */
export function checkComplete(call: Call): void {
  const { before, body } = call;
  if (body.status !== "packed" || before?.status !== "picking") return;
  const packages = objectsAt(before, "packages");
  const lines = objectsAt(before, "lines");
  const unnamed = lines.findIndex((line) =>
    [line, ...objectsAt(line, "components")].some((part) => lacksNames(part, call)),
  );
  const contents = packages.flatMap((box) => objectsAt(box, "contents"));
  const unpacked = lines.find(({ id, quantity }) => {
    const own = contents.filter(({ lineItemId }) => lineItemId === id);
    return sumIn(own, "quantity") < numberIn(quantity);
  });
  const weightless = packages.findIndex(({ weight }) => numberIn(weight) === 0n);
  const isPickedUp = methodOf(call)?.mode === "pickup";
  const missing =
    unnamed >= 0
      ? [`/lines/${unnamed}`, `The lots or serial numbers of ${label(lines[unnamed])} are missing.`]
      : !packages.length && !isPickedUp
        ? ["/packages", "It has no packages."]
        : weightless >= 0
          ? [`/packages/${weightless}/weight`, "A package has no weight."]
          : packages.length > 0 &&
            unpacked && ["/packages", `A part of ${label(unpacked)} is in no package.`];
  if (!missing) return;
  const [at = "", why = ""] = missing;
  refuseAt(call, "shipment-incomplete", at, why, `${label(before)} cannot be packed. ${why}`);
}

/** A final cost is a cost. */
const finalCost: Check = ({ body, before }) => {
  const known = objectAt(before, "shippingRate").carrierCost;
  const isMissing = body.isFinal === true && !isObject(body.carrierCost ?? known);
  return when(isMissing, "/carrierCost", "carrierCost is required with isFinal.", "required");
};

/** Customers pay freight with one of the freight terms only. */
const chargeFits: Check = ({ body, before }) =>
  when(
    before?.freightTerms !== "prepaid_and_added" && numberIn(body.customerCharge) > 0n,
    "/customerCharge",
    "The customer pays freight with prepaid_and_added only.",
    "not_for_kind",
  );

/** A carrier that bills another account has no cost. */
const costFits: Check = ({ body, before }) =>
  when(
    /^(collect|third_party)$/.test(String(before?.freightTerms)) && isObject(body.carrierCost),
    "/carrierCost",
    "The carrier bills another account.",
    "not_for_kind",
  );

/** A carrier takes goods within a week. */
const takenSoon: Check = ({ body, world }) => {
  const [day, first] = [String(body.shipDate), today(world)];
  const isOff = body.shipDate !== undefined && (day < first || day > addDays(first, 7));
  return when(isOff, "/shipDate", "It must be within the next seven days.", "range");
};

/** Days and amounts of carriers that cannot be. */
export const carrierCheckRules: Rules = {
  "update-shipment-shipping-rate": checkedBy([finalCost, chargeFits, costFits]),
  "create-shipping-label": checkedBy([takenSoon]),
};
