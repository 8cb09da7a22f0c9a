import { refuseCall, type Call, type Rules } from "../rule";

/** Refuses a parameter that does not go with the others of a call. */
const refuse = (call: Call, parameter: string, message: string): never =>
  refuseCall(call, "invalid-parameter", message, [{ parameter, rule: "unknown", message }]);

function checkBins(call: Call): void {
  const { locationId, bin, binPrefix } = call.request.query;
  const name = bin === undefined ? "binPrefix" : "bin";
  if (bin !== undefined && binPrefix !== undefined)
    refuse(call, "binPrefix", "Send bin or binPrefix, not both.");
  if ((bin ?? binPrefix) !== undefined && locationId === undefined)
    refuse(call, name, "Several locations can use the same code. Send locationId too.");
}

function checkNumbers(call: Call): void {
  const { lotNumber, vendorLotNumber } = call.request.query;
  if (lotNumber !== undefined && vendorLotNumber !== undefined)
    refuse(call, "vendorLotNumber", "Send lotNumber or vendorLotNumber, not both.");
}

/** Query parameters that do not go together. */
export const queryCheckRules: Rules = {
  "get-items-quantity-per-bin-location": { before: checkBins },
  "get-lots": { before: checkNumbers },
};
