import { isObject, objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { canonical } from "../../etag";
import type { MockRecord } from "../../model";
import { agreedRate, quotedRate, quoteFor, typedRate } from "./carrier-rates";
import { weighed } from "./parcels";
import { carrierAccountOf } from "../checks/field-checks";
import { changeEach, forEach, reached, type Call, type Rules } from "../rule";

const root = "/shipments";

/** What a carrier prices, besides the address. */
const priced = (shipment: JsonObject) =>
  canonical([
    objectsAt(shipment, "packages").map(({ packaging, weight, dimensions }) => [
      packaging,
      weight,
      dimensions,
    ]),
    shipment.signatureRequired ?? false,
    shipment.insuredValue ?? null,
  ]);

/** A shipment without the quote for other packages, services, or another address, and without what was said of the latter. */
function withoutStale(
  shipment: MockRecord,
  before: MockRecord | undefined,
  { world }: Call,
): MockRecord {
  if (!before) return shipment;
  const isMoved = canonical(before.shippingAddress) !== canonical(shipment.shippingAddress);
  const isChanged = isMoved || priced(before) !== priced(shipment);
  const isQuoted = objectAt(shipment, "shippingRate").source === "carrier";
  return {
    ...shipment,
    ...(isMoved && { addressVerification: null }),
    ...(isChanged && isQuoted && { shippingRate: agreedRate(shipment, world) }),
  };
}

/** Weighs new and changed shipments, and gives them the charge that their order has agreed. */
function packed(call: Call): void {
  const { world } = call;
  changeEach(call, root, (after, before) => {
    const shipment = withoutStale(weighed(after, call), before, call);
    const isOpen = !["completed", "cancelled"].includes(String(shipment.status));
    const isNew = !before && !isObject(shipment.shippingRate);
    const asks = isOpen && reached(call, root, "packed").length > 0 && quoteFor(shipment, world);
    const source = objectAt(shipment, "shippingRate").source ?? "order";
    const shippingRate =
      asks && source === "order"
        ? quotedRate(shipment, {}, world)
        : isNew
          ? agreedRate(shipment, world)
          : shipment.shippingRate;
    return { ...shipment, shippingRate };
  });
}

/** Another way to travel: other weights, and no quote of the old carrier. */
const rerouted = (call: Call): void =>
  changeEach(call, root, (after, before) => {
    const order = call.world.store.find(after.salesOrderId)?.record;
    const freightTerms = call.body.freightTerms ?? order?.freightTerms ?? after.freightTerms;
    const carrierAccount = carrierAccountOf(call) ?? null;
    const shipment = weighed({ ...after, freightTerms, carrierAccount }, call);
    const { source } = objectAt(before, "shippingRate");
    const keeps = source === "manual" && before?.freightTerms === freightTerms;
    const shippingRate = keeps ? before?.shippingRate : agreedRate(shipment, call.world);
    return { ...shipment, shippingRate };
  });

/** A rate by a quote, or by hand. */
function rated(call: Call): void {
  const { world, body } = call;
  changeEach(call, root, (after, before) => {
    const shipment = weighed(after, call);
    const shippingRate =
      body.source === "carrier"
        ? quotedRate(shipment, body, world)
        : typedRate(shipment, objectAt(before, "shippingRate"), body, world);
    return { ...shipment, shippingRate };
  });
}

const isConsumer = (shipment: MockRecord, { store }: Call["world"]) => {
  const customer = store.find(shipment.customerId)?.record;
  return store.find(customer?.customerTypeId)?.record.code === "CONSUMER";
};

/** What the address service says. It knows the country of the location, and where consumers live. */
function verification(shipment: MockRecord, call: Call): JsonObject {
  const { world, body } = call;
  const address = objectAt(shipment, "shippingAddress");
  const home = objectAt(world.store.find(shipment.locationId)?.record, "address").country;
  const isCovered = address.country === home;
  const isFound = textAt(address, "line1") && textAt(address, "postalCode");
  const result = !isCovered ? "not_covered" : isFound ? "verified" : "failed";
  const isRight = result === "verified";
  const isResidential = isRight ? (address.isResidential ?? isConsumer(shipment, world)) : null;
  return {
    result,
    suggestedAddress: null,
    isResidential,
    messages: result === "failed" ? ["Street or postal code is missing."] : [],
    applied:
      body.applyCorrection === true && isRight && isResidential !== (address.isResidential ?? null),
    checkedAt: world.time(),
  };
}

/** Writes what the address service has found into the shipment; a changed address drops the carrier's quote. */
const verified = (call: Call): void =>
  changeEach(call, root, (after, before = {}) => {
    const addressVerification = verification(before, call);
    const { isResidential } = addressVerification;
    const applied = addressVerification.applied === true;
    const shippingAddress = objectAt(before, "shippingAddress");
    const isQuoted = objectAt(after, "shippingRate").source === "carrier";
    return {
      ...after,
      addressVerification,
      ...(applied && { shippingAddress: { ...shippingAddress, isResidential } }),
      ...(applied && isQuoted && { shippingRate: agreedRate(after, call.world) }),
    };
  });

/** Weights, rates, and addresses of shipments. */
export const shippingRateRules: Rules = {
  ...forEach(["create-shipment", "update-shipment", "update-shipment-status", "ship-sales-order"], {
    after: packed,
  }),
  "update-shipment-ship-method": { after: rerouted },
  "update-shipment-shipping-rate": { after: rated },
  "verify-shipment-shipping-address": {
    after: verified,
    shows: (_, { world, before }) =>
      objectAt(world.store.find(before?.id)?.record, "addressVerification"),
  },
};
