import { isObject, objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../label";
import { mergePatch } from "../../merge-patch";
import { numberIn } from "../../decimals";
import { isStrange } from "./address-checks";
import { checkedBy, eachOnce, found, when, whole, type Check } from "./field-checks";
import { refuseAt, type Call, type Mistake, type Rules } from "../rule";
import { inHomeCurrency } from "./own-currency";
import { isZone } from "./place-checks";

/** A record as a merge patch leaves it, objects in it included. */
const merged = ({ before, body }: Call): JsonObject =>
  mergePatch(structuredClone(before ?? {}), body) as JsonObject;

/** Refuses a record that would stand below itself, or too deep. */
export const above =
  (parent: string, levels: number): Check =>
  (call) => {
    const seen = new Set<unknown>([call.before?.id]);
    let one = found(call, call.body[parent]);
    for (; one && !seen.has(one.id); one = found(call, one[parent])) seen.add(one.id);
    return [
      ...when(one, `/${parent}`, "A record cannot be below itself.", "reference"),
      ...when(
        !one && seen.size > levels,
        `/${parent}`,
        `At most ${levels} levels are possible.`,
        "range",
      ),
    ];
  };

const collected = new Set(["pickup", "own_delivery"]);

const shipMethod: Check = (call) => {
  const { mode, carrier, customerCharge } = merged(call);
  const charge = isObject(customerCharge) ? customerCharge : {};
  const isOwn = collected.has(String(mode));
  return [
    ...when(
      !isOwn && !carrier,
      "/carrier",
      `A method with the mode ${String(mode)} needs a carrier.`,
      "required",
    ),
    ...when(
      isOwn && carrier,
      "/carrier",
      `A method with the mode ${String(mode)} has no carrier.`,
      "not_for_kind",
    ),
    ...when(
      charge.basis === "flat" && !charge.flatAmount,
      "/customerCharge/flatAmount",
      "flatAmount is required when basis is flat.",
      "required",
    ),
    ...when(
      charge.basis && charge.basis !== "flat" && charge.flatAmount,
      "/customerCharge/flatAmount",
      "flatAmount goes only with the basis flat.",
      "not_for_kind",
    ),
  ];
};

const agencyRegion: Check = (call) => {
  const { country, region } = whole(call);
  const place = `${String(region)} is not a region of ${String(country)}.`;
  return when(region && isStrange(region, country), "/region", place, "reference");
};

const paymentMethod: Check = (call) => {
  const { usedFor = "both", receiptHandling, ...method } = whole(call);
  const sides = [
    ["receiptAccountId", "disbursements"],
    ["disbursementAccountId", "receipts"],
  ] as const;
  const account = found(call, method.receiptAccountId);
  return [
    ...sides.flatMap(([field, other]): Mistake[] => {
      if (!method[field] && usedFor !== other)
        return [
          [`/${field}`, `${field} is required when usedFor is ${String(usedFor)}.`, "required"],
        ];
      return when(
        method[field] && usedFor === other,
        `/${field}`,
        `It must be null when usedFor is ${other}.`,
        "not_for_kind",
      );
    }),
    ...when(
      receiptHandling === "direct" && account && account.type !== "bank",
      "/receiptAccountId",
      `${String(account?.number)} is not a bank account.`,
      "reference",
    ),
  ];
};

/** Refuses a price level that is not set up. */
export const levelKnown =
  (field: string): Check =>
  ({ body, world }) => {
    const isStrange = body[field] && !world.levels.some(({ code }) => code === body[field]);
    const message = `There is no price level ${String(body[field])}.`;
    return when(isStrange, `/${field}`, message, "reference");
  };

const proposedTerm: Check = (call) => {
  const term = found(call, call.body.proposedPaymentTermId);
  const isOther = term?.usedFor === "purchases";
  return when(
    isOther,
    "/proposedPaymentTermId",
    `${label(term)} is for purchases only.`,
    "reference",
  );
};

const company: Check = ({ body, before }) => {
  const zone = textAt(body, "timeZone");
  const listed = Array.isArray(body.enabledCurrencies) ? body.enabledCurrencies : [];
  const home = listed.indexOf(body.currency ?? before?.currency);
  return [
    ...when(zone && !isZone(zone), "/timeZone", `${zone} is not an IANA time zone.`, "format"),
    ...when(
      home >= 0,
      `/enabledCurrencies/${home}`,
      "The home currency is always enabled.",
      "duplicate",
    ),
  ];
};

const oneParent: Check = ({ body }) => {
  if (!Array.isArray(body.members)) return [];
  const parents = objectsAt(body, "members").filter(({ role }) => role === "parent");
  return when(parents.length !== 1, "/members", "A group has exactly one parent.", "length");
};

const risingSteps: Check = ({ body }) => {
  const breaks = objectsAt(objectAt(body, "effect"), "breaks");
  const wrong = breaks.findIndex(
    ({ fromQuantity }, index) =>
      index > 0 && numberIn(fromQuantity) <= numberIn(breaks[index - 1]?.fromQuantity),
  );
  return when(wrong > 0, `/effect/breaks/${wrong}/fromQuantity`, "Steps must rise.", "range");
};

const project: Check = (call) => {
  const { isBillable, customerId } = whole(call);
  return when(
    isBillable === true && !customerId,
    "/customerId",
    "customerId is required when isBillable is true.",
    "required",
  );
};

/** Another record with the same value of a field. */
export const takenBy = ({ body, before, world }: Call, root: string, field: string) =>
  body[field]
    ? world.store.list(root).find((one) => one.id !== before?.id && one[field] === body[field])
    : undefined;

const salesRep: Check = (call) => {
  const taken = takenBy(call, "/sales-reps", "employeeId");
  return when(taken, "/employeeId", `${label(taken)} is the rep of this employee.`, "duplicate");
};

const ownClient: Check = (call) => {
  const taken = takenBy(call, "/external-channels", "apiClientId");
  return when(taken, "/apiClientId", `The client belongs to ${label(taken)}.`, "duplicate");
};

/** Refuses days of a registration that posted tax is outside of. */
function checkPostedTax(call: Call): void {
  const { before, body, world } = call;
  if (!before) return;
  const days = [...world.store.collections().values()].flat().flatMap((one) => {
    const taxes = objectsAt(one, "taxLines").filter((tax) => tax.taxAgencyId === before.id);
    return taxes.length ? (textAt(found(call, one.journalEntryId), "postingDate") ?? []) : [];
  });
  const [from, until] = [textAt(body, "registeredFrom"), textAt(body, "registeredUntil")];
  const last = days.sort().at(-1);
  if (from && last && from > String(before.registeredFrom))
    refuseAt(call, "tax-setup-locked", "/registeredFrom", "It can only move to an earlier day.");
  if (until && last && until < last)
    refuseAt(call, "tax-setup-locked", "/registeredUntil", `Tax was posted on ${last}.`);
}

const checks: Readonly<Record<string, readonly Check[]>> = {
  "ship-method": [shipMethod],
  "tax-agency": [agencyRegion],
  "payment-method": [paymentMethod],
  "customer-type": [proposedTerm, levelKnown("proposedPriceLevelCode")],
  company: [company],
  "company-group": [oneParent, eachOnce("members", "companyId")],
  "price-rule": [risingSteps],
  "project-code": [project, inHomeCurrency("budget"), above("parentProjectCodeId", 3)],
  "sales-rep": [salesRep],
  "external-channel": [ownClient, eachOnce("shipMethodMappings", "externalCode")],
};

/** What the settings of a company must be like, beyond their schemas. */
export const settingsCheckRules: readonly Rules[] = [
  Object.fromEntries(
    Object.entries(checks).flatMap(([subject, all]) =>
      ["create", "update"].map((verb) => [`${verb}-${subject}`, checkedBy(all)]),
    ),
  ),
  { "update-tax-agency": { refuses: ["tax-setup-locked"], before: checkPostedTax } },
];
