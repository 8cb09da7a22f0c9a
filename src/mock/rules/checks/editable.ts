import { label } from "../../label";
import { refuseCall, type Call, type Rules } from "../rule";

/** What can still change of a record in some statuses. */
interface Editable {
  operation: string;
  code: string;
  /** The statuses, or all but `draft` and its like. */
  statuses: readonly string[] | { except: readonly string[] };
  /** Fields that can change; all others cannot. */
  free: RegExp;
}

const drafts = { except: ["draft"] };
const nothing = /^$/;

const editable: readonly Editable[] = [
  {
    operation: "update-estimate",
    code: "estimate-not-editable",
    statuses: drafts,
    free: /^(validUntil|probabilityPercent|salesRepId|internalNote|tags|customFields|externalIds)$/,
  },
  {
    operation: "update-sales-order",
    code: "sales-order-not-editable",
    statuses: ["completed", "cancelled"],
    free: nothing,
  },
  {
    operation: "update-sales-order",
    code: "sales-order-not-editable",
    statuses: ["shipped"],
    free: /^(\w*Note|tags|customFields|externalIds)$/,
  },
  {
    operation: "update-sales-order",
    code: "sales-order-not-editable",
    statuses: ["partially_shipped"],
    free: /^(?!(orderDate|discountPercent|discountAmount)$)/,
  },
  {
    operation: "update-rma",
    code: "rma-not-editable",
    statuses: ["closed", "cancelled"],
    free: /^(\w*Note|tags)$/,
  },
  {
    operation: "update-rma",
    code: "rma-not-editable",
    statuses: drafts,
    free: /^(expiresOn|customerReference|\w*Note|tags|customFields|externalIds)$/,
  },
  {
    operation: "update-purchase-order",
    code: "purchase-order-not-editable",
    statuses: ["pending_approval"],
    free: nothing,
  },
  {
    operation: "update-purchase-order",
    code: "purchase-order-not-editable",
    statuses: ["received", "closed", "cancelled"],
    free: /^(vendorReference|\w*Note|tags|customFields)$/,
  },
  {
    operation: "update-inventory-transfer",
    code: "inventory-transfer-not-editable",
    statuses: ["in_transit", "partially_received"],
    free: /^(?!lines$|plannedShipDate$|shipMethodId$)/,
  },
  {
    operation: "update-inventory-transfer",
    code: "inventory-transfer-not-editable",
    statuses: ["completed", "cancelled"],
    free: /^(note|tags|customFields)$/,
  },
  {
    operation: "update-build",
    code: "build-not-editable",
    statuses: ["completed", "cancelled", "reversed"],
    free: /^(note|tags|customFields|externalIds)$/,
  },
  {
    operation: "update-shipment",
    code: "shipment-not-editable",
    statuses: ["completed", "cancelled"],
    free: /^(note|\w*Note|tags|customFields|externalIds)$/,
  },
  {
    operation: "update-work-order",
    code: "work-order-not-editable",
    statuses: ["completed", "closed", "cancelled"],
    free: /^(note|tags|customFields)$/,
  },
  {
    operation: "update-work-order",
    code: "work-order-not-editable",
    statuses: ["issued", "in_progress", "on_hold"],
    free: /^(?!(documentNumber|bomId|assemblyRoutingId|locationId)$)/,
  },
  {
    operation: "update-work-plan",
    code: "work-plan-not-editable",
    statuses: ["completed", "cancelled"],
    free: /^(note|tags)$/,
  },
  {
    operation: "update-work-plan",
    code: "work-plan-not-editable",
    statuses: ["issued", "on_hold"],
    free: /^(?!locationId$)/,
  },
  {
    operation: "update-bill",
    code: "bill-not-editable",
    statuses: drafts,
    free: /^(status|dueDate|paymentTermId|paymentHold|memo|tags|customFields|externalIds)$/,
  },
  {
    operation: "update-refund",
    code: "refund-not-editable",
    statuses: { except: ["pending"] },
    free: /^(reference|\w*Note|tags|customFields|externalIds|(classReference|department|projectCode|location)Id)$/,
  },
];

function check({ code, statuses, free }: Editable, { before, ...call }: Call): void {
  const status = String(before?.status);
  const isIn = "except" in statuses ? !statuses.except.includes(status) : statuses.includes(status);
  const fixed = Object.keys(call.body).filter((name) => !free.test(name));
  if (before && isIn && fixed.length)
    refuseCall(
      call,
      code,
      `${label(before)} is ${status.replaceAll("_", " ")}, so ${fixed.join(", ")} cannot change.`,
    );
}

/** What a status leaves to be changed of documents. */
export const editableRules: readonly Rules[] = editable.map((row) => ({
  [row.operation]: { refuses: [row.code], before: (call) => check(row, call) },
}));
