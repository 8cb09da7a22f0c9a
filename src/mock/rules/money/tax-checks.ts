import { label } from "../../label";
import { objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { numberIn, sumIn } from "../../decimals";
import { checkedBy, found, whole, type Check } from "../checks/field-checks";
import { today } from "../days";
import { isCharged } from "./tax-places";
import { onPosted } from "../checks/why-fixed";
import {
  forEach,
  onBoth,
  refuseAt,
  refuseCall,
  type Call,
  type ValueMistake,
  type Rules,
} from "../rule";

/** Components of a rate add up to it, its country is that of the agency, and only taxable codes are taxed. */
const soundRate: Check = (call) => {
  const rate = whole(call);
  const agency = found(call, rate.taxAgencyId);
  if (agency?.status === "inactive" && agency.id !== call.before?.taxAgencyId)
    return [["/taxAgencyId", `${String(agency.name)} is inactive.`, "reference"]];
  if (agency && rate.country !== agency.country)
    return [["/country", `${String(agency.name)} is in ${String(agency.country)}.`, "range"]];
  if (agency?.region && rate.region !== agency.region)
    return [["/region", `${String(agency.name)} is in ${String(agency.region)}.`, "range"]];
  const parts = objectsAt(rate, "components");
  if (parts.length && sumIn(parts, "ratePercent") !== numberIn(rate.ratePercent))
    return [["/components", "The components do not add up to ratePercent.", "range"]];
  if (
    rate.direction !== "purchases" &&
    rate.direction !== "both" &&
    numberIn(rate.recoverablePercent)
  )
    return [["/recoverablePercent", "It must be 0 when direction is sales.", "not_for_kind"]];
  return textsAt(rate, "taxCodeIds").flatMap((id, index): ValueMistake[] =>
    found(call, id)?.treatment === "taxable"
      ? []
      : [[`/taxCodeIds/${index}`, "The tax code is not taxable.", "reference"]],
  );
};

/** A certificate goes with a code without tax, and with one that is taxed in its place. */
const soundCode: Check = (call) => {
  const { treatment, requiresCertificate, fallbackTaxCodeId } = whole(call);
  if (requiresCertificate === true && treatment === "taxable")
    return [
      ["/requiresCertificate", "A taxable code cannot require a certificate.", "not_for_kind"],
    ];
  if (requiresCertificate === true && !fallbackTaxCodeId)
    return [["/fallbackTaxCodeId", "It is required when requiresCertificate is true.", "required"]];
  return fallbackTaxCodeId && found(call, fallbackTaxCodeId)?.treatment !== "taxable"
    ? [["/fallbackTaxCodeId", "The fallback must be taxable.", "reference"]]
    : [];
};

const rangesOf = (rate: JsonObject) =>
  textsAt(rate, "postalCodes").map((range) => {
    const [from = "", to = from] = range.split("-");
    return { from, to };
  });

/** True for two rates that hold at the same place; one with postal codes wins over one without. */
function isSamePlace(a: JsonObject, b: JsonObject): boolean {
  const [ofA, ofB] = [rangesOf(a), rangesOf(b)];
  if ((a.region ?? null) !== (b.region ?? null)) return false;
  if (!ofA.length || !ofB.length) return ofA.length === ofB.length;
  return ofA.some((one) => ofB.some(({ from, to }) => one.from <= to && from <= one.to));
}

const directions = ({ direction = "sales" }: JsonObject) =>
  direction === "both" ? ["sales", "purchases"] : [direction];

const isSamePeriod = (a: JsonObject, b: JsonObject) =>
  String(a.validFrom) <= String(b.validUntil ?? "9999-12-31") &&
  String(b.validFrom) <= String(a.validUntil ?? "9999-12-31");

/** Refuses two rates of an agency for the same thing. */
function checkOverlap(call: Call): void {
  const rate = whole(call);
  const shares = (list: readonly unknown[], other: readonly unknown[]) =>
    list.some((one) => other.includes(one));
  const other = call.world.store
    .list("/tax-rates")
    .find(
      (one) =>
        one.id !== rate.id &&
        one.taxAgencyId === rate.taxAgencyId &&
        isSamePlace(one, rate) &&
        isSamePeriod(one, rate) &&
        shares(directions(one), directions(rate)) &&
        shares(textsAt(one, "taxCodeIds"), textsAt(rate, "taxCodeIds")),
    );
  const message = `${label(other)} holds there from ${String(other?.validFrom)}.`;
  const pointer = textsAt(rate, "postalCodes").length ? "/postalCodes" : "/validFrom";
  if (other)
    refuseCall(call, "tax-rate-overlap", message, [{ pointer, rule: "duplicate", message }]);
}

/** Parts of a rate that was charged are fixed, but for the codes by which they are reported. */
function checkParts(call: Call): void {
  const { before, body } = call;
  if (!before || body.components === undefined) return;
  const partsOf = (rate: JsonObject) =>
    objectsAt(rate, "components").map(({ name, ratePercent }) => [name, numberIn(ratePercent)]);
  const isSame = String(partsOf(body)) === String(partsOf(before));
  const why = isSame ? undefined : onPosted(before, call);
  if (why) refuseAt(call, "tax-setup-locked", "/components", why);
}

/** A rate says whether it is charged today. */
function inForce(rate: JsonObject, { world }: Call): JsonObject {
  const isInForce = isCharged(rate, today(world), world);
  return "isInForce" in rate ? { isInForce } : {};
}

const sound = checkedBy([soundRate]);

/** Which rates are in force, and tax rates and tax codes whose values do not fit each other. */
export const taxCheckRules: Rules = {
  ...onBoth("tax-rate", {
    refuses: ["validation-failed", "tax-rate-overlap"],
    before(call) {
      sound.before?.(call);
      checkParts(call);
      checkOverlap(call);
    },
    shows: inForce,
  }),
  ...forEach(["get-tax-rate", "get-tax-rates"], { shows: inForce }),
  ...onBoth("tax-code", checkedBy([soundCode])),
};
