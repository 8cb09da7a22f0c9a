import { isObject, type JsonObject } from "../../../openapi/json";
import { found } from "../checks/field-checks";
import { defaultTerm } from "../master-data/parties";
import { lentByChannel } from "./channels";
import type { Call } from "../rule";

/**
 * What an order or estimate takes from its channel, its customer, and the company, in that order. Methods, sales reps,
 * and classes that are inactive are not taken over.
 */
export function orderDefaults(call: Call): JsonObject {
  const customer: JsonObject = found(call, call.body.customerId) ?? {};
  const [company] = call.world.store.list("/companies");
  const { billingAddress, shippingAddress } = customer;
  const isInactive = (name: string) => found(call, customer[name])?.status === "inactive";
  return {
    locationId: customer.defaultLocationId ?? company?.defaultLocationId ?? null,
    paymentTermId: customer.paymentTermId ?? defaultTerm("sales", call.world)?.id ?? null,
    ...(isObject(billingAddress) && !shippingAddress && { shippingAddress: billingAddress }),
    ...(!billingAddress && {
      billingAddress: call.body.shippingAddress ?? shippingAddress ?? null,
    }),
    ...Object.fromEntries(
      ["shipMethodId", "salesRepId", "classReferenceId"]
        .filter(isInactive)
        .map((name) => [name, null]),
    ),
    ...lentByChannel(call),
  };
}
