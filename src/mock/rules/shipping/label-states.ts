import { objectAt } from "../../../openapi/json";
import { label } from "../../label";
import { refuseCall, type Call, type Rules } from "../rule";

function refuseActive(call: Call): void {
  if (objectAt(call.before, "shippingLabel").status === "active")
    refuseCall(call, "shipping-label-active", `${label(call.before)} has an active label.`);
}

/** Refuses what an active label fixes, if the call has it. */
const withField =
  (...names: readonly string[]) =>
  (call: Call) => {
    if (names.some((name) => ![undefined, false].includes(call.body[name] as undefined)))
      refuseActive(call);
  };

/** Refuses to take goods out of packages that have a label. */
function checkStep(call: Call): void {
  if (["picking", "cancelled"].includes(String(call.body.status))) refuseActive(call);
}

/** Refuses another rate than that of the label; what the carrier has billed in the end can be noted. */
function checkRate(call: Call): void {
  if (call.body.isFinal !== true) refuseActive(call);
}

const active = ["shipping-label-active"];

/** What the active label of a shipment fixes. */
export const labelStateRules: Rules = {
  "create-shipping-label": { refuses: active, before: refuseActive },
  "update-shipment": { refuses: active, before: withField("packages", "shippingAddress") },
  "update-shipment-ship-method": { refuses: active, before: refuseActive },
  "update-shipment-shipping-rate": { refuses: active, before: checkRate },
  "verify-shipment-shipping-address": { refuses: active, before: withField("applyCorrection") },
  "update-shipment-status": { refuses: active, before: checkStep },
};
