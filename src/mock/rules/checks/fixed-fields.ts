import { label } from "../../label";
import {
  inExternalIds,
  usedUnit,
  finerUnit,
  keptUnit,
  describes,
  losesValue,
  whenSetTo,
  proposed,
  staffed,
  inhabited,
  manages,
  built,
  madeFrom,
  followed,
  busy,
  type Reason,
} from "./in-use";
import { errorsOf } from "../../conflicts";
import * as why from "./why-fixed";
import { refuseAt, refuseCall, type Call, type Rule, type Rules } from "../rule";

/** Fields that stay as they are for a reason that other records give. */
interface Fixed {
  operation: string;
  code: string;
  /** Left out for all that the operation does, such as a deletion. */
  fields?: readonly string[];
  /** Why they are fixed; undefined if they are not. */
  reason: Reason;
}

/** True for equal values, objects in them included. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const chargeFields = [
  ...["documentNumber", "chargeDate", "description", "cost", "markupPercent", "taxCodeId"],
  ...["incomeAccountId", "customerPoNumber", "salesOrderId", "classReferenceId"],
  ...["departmentId", "projectCodeId", "locationId"],
];

const fixed: readonly Fixed[] = [
  {
    operation: "update-account",
    code: "account-locked-field",
    fields: ["type", "isHeader"],
    reason: why.posted,
  },
  {
    operation: "update-account",
    code: "account-protected",
    fields: ["status"],
    reason: why.hasRole,
  },
  { operation: "delete-account", code: "account-protected", reason: why.hasRole },
  {
    operation: "update-item",
    code: "item-locked-field",
    fields: ["baseUnit"],
    reason: why.onDocument,
  },
  {
    operation: "update-item",
    code: "item-locked-field",
    fields: ["costingMethod"],
    reason: why.moved,
  },
  {
    operation: "update-item",
    code: "item-locked-field",
    fields: ["tracking", "inventoryAccountId"],
    reason: why.inStock,
  },
  { operation: "update-department", code: "code-locked", fields: ["code"], reason: why.inLedger },
  {
    operation: "update-department",
    code: "record-in-use",
    fields: ["status"],
    reason: whenSetTo("inactive", inhabited),
  },
  {
    operation: "update-project-code",
    code: "record-in-use",
    fields: ["customerId", "isBillable"],
    reason: why.charged,
  },
  {
    operation: "update-ship-method",
    code: "code-locked",
    fields: ["code"],
    reason: why.onDocument,
  },
  {
    operation: "update-external-channel",
    code: "code-locked",
    fields: ["code"],
    reason: inExternalIds,
  },
  { operation: "delete-external-channel", code: "record-in-use", reason: inExternalIds },
  {
    operation: "update-tax-rate",
    code: "tax-setup-locked",
    fields: [
      ...["name", "taxAgencyId", "ratePercent", "country", "region", "direction", "taxCodeIds"],
      ...["taxesShipping", "recoverablePercent", "validFrom"],
    ],
    reason: why.onPosted,
  },
  {
    operation: "update-tax-rate",
    code: "tax-setup-locked",
    fields: ["validUntil"],
    reason: why.chargedLater,
  },
  {
    operation: "update-tax-agency",
    code: "tax-setup-locked",
    fields: ["country", "region", "reportingBasis"],
    reason: why.onPosted,
  },
  {
    operation: "update-tax-code",
    code: "tax-setup-locked",
    fields: ["treatment", "supply"],
    reason: why.onPosted,
  },
  {
    operation: "update-tax-code",
    code: "record-in-use",
    fields: ["status"],
    reason: whenSetTo("inactive", why.fallsBack),
  },
  {
    operation: "update-tax-code",
    code: "record-in-use",
    fields: ["treatment"],
    reason: why.staysTaxable,
  },
  {
    operation: "update-company",
    code: "company-books-locked",
    fields: ["currency", "fiscalYearStartMonth", "accountingBasis", "defaultCostingMethod"],
    reason: why.hasBooks,
  },
  {
    operation: "update-company",
    code: "record-in-use",
    fields: ["enabledCurrencies"],
    reason: why.losesCurrency,
  },
  { operation: "delete-company", code: "company-not-empty", reason: why.holdsBooks },
  {
    operation: "update-billable-expense-charge",
    code: "billable-charge-settled",
    fields: chargeFields,
    reason: why.notDraft,
  },
  {
    operation: "delete-billable-expense-charge",
    code: "billable-charge-settled",
    reason: why.notDraft,
  },
  ...["update-payment-term", "update-payment-method"].flatMap((operation): Fixed[] => [
    {
      operation,
      code: "record-in-use",
      fields: ["status"],
      reason: whenSetTo("inactive", why.isDefault),
    },
    { operation, code: "record-in-use", fields: ["usedFor"], reason: why.losesDefault },
  ]),
  {
    operation: "update-payment-term",
    code: "record-in-use",
    fields: ["usedFor"],
    reason: why.losesUser,
  },
  {
    operation: "update-payment-method",
    code: "record-in-use",
    fields: ["receiptAccountId", "receiptHandling"],
    reason: why.waitsForDeposit,
  },
  { operation: "update-uom", code: "uom-in-use", fields: ["code", "factor"], reason: usedUnit },
  { operation: "update-uom", code: "uom-in-use", fields: ["decimals"], reason: finerUnit },
  { operation: "delete-uom", code: "uom-in-use", reason: keptUnit },
  {
    operation: "update-item-attribute",
    code: "item-attribute-in-use",
    fields: ["code"],
    reason: describes,
  },
  {
    operation: "update-item-attribute",
    code: "item-attribute-in-use",
    fields: ["choices"],
    reason: losesValue,
  },
  { operation: "delete-item-attribute", code: "item-attribute-in-use", reason: describes },
  {
    operation: "update-item-template",
    code: "item-template-in-use",
    fields: ["status"],
    reason: whenSetTo("inactive", proposed),
  },
  { operation: "delete-item-template", code: "item-template-in-use", reason: proposed },
  ...["delete-department", "delete-location"].map((operation) => ({
    operation,
    code: "record-in-use",
    reason: staffed,
  })),
  ...["delete-employee", "delete-entity"].map((operation) => ({
    operation,
    code: "record-in-use",
    reason: manages,
  })),
  { operation: "delete-item", code: "item-in-use", reason: madeFrom },
  {
    operation: "update-bom",
    code: "bom-in-use",
    fields: ["status"],
    reason: whenSetTo("draft", built),
  },
  {
    operation: "update-assembly-routing",
    code: "routing-in-use",
    fields: ["status"],
    reason: followed,
  },
  {
    operation: "update-work-order",
    code: "work-order-not-editable",
    fields: ["documentNumber", "bomId", "assemblyRoutingId", "locationId"],
    reason: why.notDraft,
  },
  {
    operation: "update-work-center",
    code: "work-center-in-use",
    fields: ["locationId"],
    reason: busy,
  },
  {
    operation: "update-custom-field",
    code: "custom-field-has-values",
    fields: ["choices"],
    reason: why.losesChoice,
  },
  {
    operation: "update-custom-field",
    code: "custom-field-has-values",
    fields: ["isUnique"],
    reason: why.repeats,
  },
  { operation: "delete-attachment", code: "attachment-locked", reason: why.isLocked },
  { operation: "delete-custom-field", code: "custom-field-has-values", reason: why.hasValues },
];

function checkFixed(call: Call, own: readonly Fixed[]): void {
  const { before, body } = call;
  if (!before) return;
  for (const { code, fields, reason } of own) {
    const field = fields?.find((name) => name in body && !isSame(body[name], before[name]));
    const causes = [(fields && !field ? undefined : reason(before, call)) ?? []].flat();
    if (!causes.length) continue;
    const [cause = "", ...others] = causes;
    const detail = others.length ? `${cause} So do ${others.length} more.` : cause;
    if (field && !others.length)
      refuseAt(call, code, `/${field}`, cause, `${label(before)}: ${field} is fixed. ${cause}`);
    refuseCall(
      call,
      code,
      `${label(before)}${field ? `: ${field} is fixed` : " stays"}. ${detail}`,
      errorsOf(causes, field && `/${field}`),
    );
  }
}

function ruleFor(operation: string): Rule {
  const own = fixed.filter((one) => one.operation === operation);
  return { refuses: own.map(({ code }) => code), before: (call) => checkFixed(call, own) };
}

/** What is posted, used, or charged on does not change. */
export const fixedFieldRules: Rules = Object.fromEntries(
  [...new Set(fixed.map(({ operation }) => operation))].map((id) => [id, ruleFor(id)]),
);
