import { objectsAt, textsAt } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { checkedBy, found, whole, type Check } from "./field-checks";
import { forEach, type Mistake, type Rules } from "../rule";

/** Components of a rate add up to it, its country is that of the agency, and only taxable codes are taxed. */
const soundRate: Check = (call) => {
  const rate = whole(call);
  const agency = found(call, rate.taxAgencyId);
  if (agency && rate.country !== agency.country)
    return [["/country", `${String(agency.name)} is in ${String(agency.country)}.`, "range"]];
  const parts = objectsAt(rate, "components");
  const sum = parts.reduce((total, part) => total + numberIn(part.ratePercent), 0n);
  if (parts.length && sum !== numberIn(rate.ratePercent))
    return [["/components", "The components do not add up to ratePercent.", "range"]];
  if (
    rate.direction !== "purchases" &&
    rate.direction !== "both" &&
    numberIn(rate.recoverablePercent)
  )
    return [["/recoverablePercent", "It must be 0 when direction is sales.", "not_for_kind"]];
  return textsAt(rate, "taxCodeIds").flatMap((id, index): Mistake[] =>
    found(call, id)?.treatment === "taxable"
      ? []
      : [[`/taxCodeIds/${index}`, "The tax code is not taxable.", "not_for_kind"]],
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
    ? [["/fallbackTaxCodeId", "The fallback must be taxable.", "not_for_kind"]]
    : [];
};

/** Tax rates and tax codes whose values do not fit each other. */
export const taxCheckRules: Rules = {
  ...forEach(["create-tax-rate", "update-tax-rate"], checkedBy([soundRate])),
  ...forEach(["create-tax-code", "update-tax-code"], checkedBy([soundCode])),
};
