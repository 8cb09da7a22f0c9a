import { isObject, objectAt, objectsAt, textAt } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { found, when, type Check } from "../checks/field-checks";
import { today } from "../days";
import { isOffRate } from "../money/taxes";
import type { ValueMistake } from "../rule";
import { channelOf } from "./channels";
import { ratesAt } from "./order-taxes";

/** Tax is sent by channels that have charged it themselves, and is that of a rate for the address or of an agency. */
export const sentTax: Check = (call) => {
  const { body } = call;
  const isAccepted = found(call, channelOf(call))?.taxHandling === "accept";
  if (!Array.isArray(body.taxLines))
    return when(isAccepted, "/taxLines", "Its channel charges the tax. Send taxLines.", "required");
  if (!isAccepted) return [["/taxLines", "The tax of this order is calculated.", "not_for_kind"]];
  const customer = found(call, body.customerId);
  const address = [body.shippingAddress, customer?.shippingAddress, customer?.billingAddress];
  const day = textAt(body, "orderDate") ?? today(call.world);
  const rates = ratesAt(call, objectAt({ address: address.find(isObject) }, "address"), day);
  return objectsAt(body, "taxLines").flatMap((line, index): ValueMistake[] => {
    const percent = numberIn(line.ratePercent);
    const isOwed =
      line.taxRateId ||
      line.taxAgencyId ||
      rates.some((rate) => numberIn(rate.ratePercent) === percent);
    return [
      ...when(
        isOffRate(line),
        `/taxLines/${index}/amount`,
        "It is more than 0.05 away from rate times amount.",
        "range",
      ),
      ...when(
        !isOwed,
        `/taxLines/${index}/taxAgencyId`,
        "No rate for the address has this percentage, so the agency is needed.",
        "required",
      ),
    ];
  });
};
