import { isObject, type JsonObject } from "../../../openapi/json";
import { found } from "../checks/field-checks";
import { isChosen } from "../checks/retired";
import { defaultTerm } from "../master-data/parties";
import { lentByChannel } from "./channels";
import type { Call } from "../rule";

/** What an estimate takes from its customer, or else from the company. Methods, sales reps, and classes that are inactive are not taken over, nor are headings. */
export function estimateDefaults(call: Call): JsonObject {
  const customer: JsonObject = found(call, call.body.customerId) ?? {};
  const [company] = call.world.store.list("/companies");
  const { billingAddress, shippingAddress } = customer;
  const isRetired = (name: string) => !isChosen(found(call, customer[name]) ?? {});
  return {
    locationId: customer.defaultLocationId ?? company?.defaultLocationId ?? null,
    paymentTermId: customer.paymentTermId ?? defaultTerm("sales", call.world)?.id ?? null,
    ...(isObject(billingAddress) && !shippingAddress && { shippingAddress: billingAddress }),
    ...(!billingAddress && {
      billingAddress: call.body.shippingAddress ?? shippingAddress ?? null,
    }),
    ...Object.fromEntries(
      ["shipMethodId", "salesRepId", "classReferenceId"]
        .filter(isRetired)
        .map((name) => [name, null]),
    ),
  };
}

/** What an order takes from its channel, ahead of its customer and the company. */
export const orderDefaults = (call: Call): JsonObject => ({
  ...estimateDefaults(call),
  ...lentByChannel(call),
});
