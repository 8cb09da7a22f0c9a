import { isObject, objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../label";
import { strangeRegion } from "./address-checks";
import { checkedBy, found, when, whole, within, type Check } from "../checks/field-checks";
import { onBoth, refuseAt, type Call, type ValueMistake, type Rules } from "../rule";
import { inHomeCurrency } from "../money/own-currency";
import { levelKnown, termForSales } from "./selling-checks";
import { isConnected } from "../shipping/carrier-checks";

const collected = new Set(["pickup", "own_delivery"]);

const shipMethod: Check = (call) => {
  const { mode, carrier, customerCharge } = whole(call);
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

const agencyRegion: Check = (call) => within("/", strangeRegion(whole(call)));

const paymentMethod: Check = (call) => {
  const { usedFor = "both", receiptHandling = "undeposited", ...method } = whole(call);
  const sides = [
    ["receiptAccountId", "disbursements"],
    ["disbursementAccountId", "receipts"],
  ] as const;
  const account = found(call, method.receiptAccountId);
  return [
    ...sides.flatMap(([field, other]): ValueMistake[] => {
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
      receiptHandling === "undeposited" && account?.type === "bank",
      "/receiptAccountId",
      `Receipts that wait to be deposited need a clearing account; ${String(account?.number)} is a bank account.`,
      "reference",
    ),
    ...when(
      receiptHandling === "direct" && account && account.type !== "bank",
      "/receiptAccountId",
      `${String(account?.number)} is not a bank account.`,
      "reference",
    ),
  ];
};

/** Amounts of a charge or fee are in the home currency. */
const homeAmounts =
  (field: string, ...names: readonly string[]): Check =>
  (call) => {
    const part = { ...call, body: objectAt(call.body, field) };
    return within(`/${field}`, ...inHomeCurrency(...names)(part));
  };

/** Names of a channel that differ in capitals alone. */
const namesApart: Check = ({ body }) => {
  const names = objectsAt(body, "shipMethodMappings").map(({ externalCode }) =>
    String(externalCode).toLowerCase(),
  );
  return names.flatMap((name, index) =>
    when(
      names.indexOf(name) < index,
      `/shipMethodMappings/${index}/externalCode`,
      `${name} is listed twice.`,
      "duplicate",
    ),
  );
};

/** Refuses labels without a connection to the carrier. */
function checkConnected(call: Call): void {
  const { requiresLabel, carrier } = whole(call);
  if (
    call.body.requiresLabel !== undefined &&
    requiresLabel === true &&
    !isConnected(call, carrier)
  )
    refuseAt(
      call,
      "carrier-not-connected",
      "/requiresLabel",
      "Labels need a connection to the carrier.",
    );
}

const project: Check = (call) => {
  const { isBillable, customerId } = whole(call);
  return when(
    isBillable === true && !customerId,
    "/customerId",
    "customerId is required when isBillable is true.",
    "required",
  );
};

/** A department comes back only below one that is active. */
const department: Check = (call) => {
  const parent = found(call, whole(call).parentDepartmentId);
  const isBelow = call.body.status === "active" && parent?.status === "inactive";
  return when(isBelow, "/status", `${label(parent)} is inactive.`, "state");
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

/** Somebody can still sell to the customer of a channel. */
const activeCustomer: Check = (call) => {
  const customer = found(call, call.body.customerId);
  const isOver = customer?.status === "inactive" && customer.id !== call.before?.customerId;
  return when(isOver, "/customerId", `${label(customer)} is inactive.`, "reference");
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

/** A method charges nothing unless its charge says otherwise. */
const noCharge = (): JsonObject => ({
  customerCharge: { basis: "none", flatAmount: null, markupPercent: "0", freeFrom: null },
});

/** What a new record leaves empty, although a record that it names has it. */
const nothing =
  (...names: readonly string[]) =>
  (): JsonObject =>
    Object.fromEntries(names.map((name) => [name, null]));

const ofPlace = ["managerEmployeeId", "receivingBin", "shippingBin", "quarantineBin"];

const checks: Readonly<Record<string, readonly Check[]>> = {
  "ship-method": [shipMethod, homeAmounts("customerCharge", "flatAmount", "freeFrom")],
  "tax-agency": [agencyRegion],
  "payment-method": [paymentMethod, homeAmounts("fee", "fixed")],
  "customer-type": [termForSales("proposedPaymentTermId"), levelKnown("proposedPriceLevelCode")],
  "project-code": [project, inHomeCurrency("budget")],
  department: [department],
  "sales-rep": [salesRep],
  "external-channel": [ownClient, namesApart, activeCustomer],
};

/** What the settings of a company must be like, beyond their schemas. */
export const settingsCheckRules: readonly Rules[] = [
  Object.fromEntries(
    Object.entries(checks).flatMap(([subject, all]) =>
      ["create", "update"].map((verb) => [`${verb}-${subject}`, checkedBy(all)]),
    ),
  ),
  onBoth("ship-method", {
    refuses: ["carrier-not-connected"],
    before: checkConnected,
  }),
  {
    "create-ship-method": { fills: noCharge },
    "create-external-channel": { fills: nothing("locationId", "classReferenceId") },
    "create-location": {
      fills: nothing(
        ...[...ofPlace, "transferLeadTimeDays", "shipCutoff", "classReferenceId"],
        ...["adjustmentAccountId", "inTransitAccountId"],
      ),
    },
  },
  { "update-tax-agency": { refuses: ["tax-setup-locked"], before: checkPostedTax } },
];
