import { objectAt } from "../../../openapi/json";
import { label } from "../../record-label";
import { inTurn, refuseCall, type Call, type Rules } from "../rule";
import {
  checkCarrier,
  checkHasLabel,
  checkLabelled,
  checkRateOpen,
  checkStillHere,
  checkSuitable,
} from "./carrier-checks";

function refuseActive(call: Call): void {
  if (objectAt(call.before, "shippingLabel").status === "active")
    refuseCall(call, "shipping-label-active", `${label(call.before)} has an active label.`);
}

/** Refuses labels for goods that have left or are not in their packages yet; what a session begins with has only shipments that have left, so these may be labeled again. */
function checkPacked(call: Call): void {
  const { before, world, request } = call;
  if (String(before?.createdAt) <= world.started) return;
  checkStillHere(call);
  if (before?.status !== "packed" && request.operation.method === "POST")
    refuseCall(call, "shipment-incomplete", `${label(before)} is not packed.`);
}

/** Refuses what an active label fixes, if the call has it. */
const withField =
  (...names: readonly string[]) =>
  (call: Call) => {
    if (names.some((name) => call.body[name] !== undefined)) refuseActive(call);
  };

/** Refuses to correct the address of a label, or of goods that have left; it can be checked. */
function checkCorrection(call: Call): void {
  if (call.body.applyCorrection !== true) return;
  checkStillHere(call);
  refuseActive(call);
}

/** Refuses to take goods out of packages that have a label. */
function checkStep(call: Call): void {
  if (["picking", "cancelled"].includes(String(call.body.status))) refuseActive(call);
}

/** Refuses another rate than that of the label; what the carrier has billed in the end can be noted. */
function checkRate(call: Call): void {
  if (call.body.isFinal !== true) refuseActive(call);
}

const active = ["shipping-label-active", "shipment-not-editable"];
const asked = ["shipment-incomplete", "carrier-not-connected"];

/** What the state of a shipment and of its label leaves to be done. */
export const labelStateRules: Rules = {
  "create-shipping-label": {
    refuses: [...active, ...asked],
    before: inTurn(checkPacked, refuseActive, checkCarrier),
  },
  "cancel-shipping-label": {
    refuses: ["shipping-label-missing", "shipment-not-editable"],
    before: inTurn(checkPacked, checkHasLabel),
  },
  "complete-shipment": {
    refuses: ["shipping-label-missing", "shipment-incomplete"],
    before: checkLabelled,
  },
  "update-shipment": {
    refuses: active,
    before: withField("packages", "shippingAddress", "signatureRequired", "insuredValue"),
  },
  "update-shipment-ship-method": {
    refuses: [...active, "ship-method-unsuitable"],
    before: inTurn(checkStillHere, refuseActive, checkSuitable),
  },
  "update-shipment-shipping-rate": {
    refuses: [...active, ...asked],
    before: inTurn(checkRateOpen, checkRate, checkCarrier),
  },
  "verify-shipment-shipping-address": { refuses: active, before: checkCorrection },
  "update-shipment-status": { refuses: active, before: checkStep },
};
