import { textsAt } from "../../../openapi/json";
import { forEach, refuseCall, type Call, type Rules } from "../rule";

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

/** Codes of regions mean different places in different countries, and so do postal codes in different regions. */
function checkPlace(call: Call): void {
  const { country, region, postalCode } = call.request.query;
  const hasRegions = country === "US" || country === "CA";
  const [missing, wanted] =
    country === undefined && (region ?? postalCode) !== undefined
      ? ["country", region === undefined ? "postalCode" : "region"]
      : postalCode !== undefined && hasRegions && region === undefined
        ? ["region", "postalCode"]
        : [];
  if (!missing) return;
  const message = `${wanted} needs ${missing}.`;
  refuseCall(call, "invalid-parameter", message, [
    { parameter: missing, rule: "required", message },
  ]);
}

/** Pages of documents with their lines are short, whatever `limit` says. */
function capPage(call: Call): void {
  const { expand, limit } = call.request.query;
  if (!textsAt({ expand }, "expand").some((name) => /^(lines|components|packages)\b/.test(name)))
    return;
  const query = { ...call.request.query, limit: Math.min(Number(limit ?? 50), 50) };
  call.request = { ...call.request, query };
}

/** Query parameters that do not go together, and those that others limit. */
export const queryCheckRules: Rules = {
  ...forEach(
    [
      "get-bills",
      "get-boms",
      "get-credit-memos",
      "get-estimates",
      "get-expenses",
      "get-inventory-adjustments",
      "get-inventory-transfers",
      "get-journal-entries",
      "get-purchase-orders",
      "get-receivings",
      "get-refunds",
      "get-rmas",
      "get-sales-orders",
      "get-shipments",
    ],
    { before: capPage },
  ),
  "get-items-quantity-per-bin-location": { before: checkBins },
  "get-lots": { before: checkNumbers },
  ...forEach(["get-tax-rates", "get-tax-agencies"], { before: checkPlace }),
};
