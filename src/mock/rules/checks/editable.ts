import { label } from "../../record-label";
import { refuseCall, type Call, type Rule, type Rules } from "../rule";

/** What can still change of a record in some statuses. */
interface Editable {
  /** The statuses, or all but `draft` and its like. */
  statuses: readonly string[] | { except: string };
  /** Fields that can change; all others cannot. */
  free: RegExp;
}

const drafts = { except: "draft" };
const nothing = /^$/;

/** By kind of record; of several rows, all hold. */
const editable: Readonly<Record<string, readonly Editable[]>> = {
  estimate: [
    {
      statuses: drafts,
      free: /^(validUntil|probabilityPercent|salesRepId|internalNote|tags|customFields|externalIds)$/,
    },
  ],
  "sales-order": [
    { statuses: ["completed", "cancelled"], free: nothing },
    { statuses: ["shipped"], free: /^(\w*Note|tags|customFields|externalIds)$/ },
    { statuses: ["partially_shipped"], free: /^(?!(orderDate|discountPercent|discountAmount)$)/ },
  ],
  rma: [
    { statuses: ["closed", "cancelled"], free: /^(\w*Note|tags)$/ },
    {
      statuses: drafts,
      free: /^(expiresOn|customerReference|\w*Note|tags|customFields|externalIds)$/,
    },
  ],
  "purchase-order": [
    { statuses: ["pending_approval"], free: nothing },
    {
      statuses: ["received", "closed", "cancelled"],
      free: /^(vendorReference|\w*Note|tags|customFields)$/,
    },
  ],
  "inventory-transfer": [
    {
      statuses: ["in_transit", "partially_received"],
      free: /^(?!lines$|plannedShipDate$|shipMethodId$)/,
    },
    { statuses: ["completed", "cancelled"], free: /^(note|tags|customFields)$/ },
  ],
  build: [
    {
      statuses: ["completed", "cancelled", "reversed"],
      free: /^(note|tags|customFields|externalIds)$/,
    },
  ],
  shipment: [
    {
      statuses: ["completed", "cancelled"],
      free: /^(note|\w*Note|tags|customFields|externalIds)$/,
    },
  ],
  "work-order": [
    { statuses: ["completed", "closed", "cancelled"], free: /^(note|tags|customFields)$/ },
    {
      statuses: ["issued", "in_progress", "on_hold"],
      free: /^(?!(documentNumber|bomId|assemblyRoutingId|locationId)$)/,
    },
  ],
  "work-plan": [
    { statuses: ["completed", "cancelled"], free: /^(note|tags)$/ },
    { statuses: ["issued", "on_hold"], free: /^(?!locationId$)/ },
  ],
  bill: [
    {
      statuses: drafts,
      free: /^(status|dueDate|paymentTermId|paymentHold|memo|tags|customFields|externalIds)$/,
    },
  ],
  refund: [
    {
      statuses: { except: "pending" },
      free: /^(reference|\w*Note|tags|customFields|externalIds|(classReference|department|projectCode|location)Id)$/,
    },
  ],
};

function check(code: string, { statuses, free }: Editable, { before, ...call }: Call): void {
  const status = String(before?.status);
  const isIn = "except" in statuses ? statuses.except !== status : statuses.includes(status);
  const fixed = Object.keys(call.body).filter((name) => !free.test(name));
  if (before && isIn && fixed.length)
    refuseCall(
      call,
      code,
      `${label(before)} is ${status.replaceAll("_", " ")}, so ${fixed.join(", ")} cannot change.`,
    );
}

function ruleOf(kind: string, own: readonly Editable[]): Rule {
  const code = `${kind}-not-editable`;
  return { refuses: [code], before: (call) => own.forEach((row) => check(code, row, call)) };
}

/** What a status leaves to be changed of documents. */
export const editableRules: Rules = Object.fromEntries(
  Object.entries(editable).map(([kind, own]) => [`update-${kind}`, ruleOf(kind, own)]),
);
