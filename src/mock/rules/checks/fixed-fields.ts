import { label } from "../../record-label";
import { errorsOf } from "../../conflicts";
import * as used from "./in-use";
import * as why from "./why-fixed";
import { refuseAt, refuseCall, type Call, type Rules } from "../rule";

/** Why fields stay as they are; without fields, all that the operation does, such as a deletion. */
type Fixed = readonly [code: string, reason: used.Reason, ...fields: string[]];

/** True for equal values, objects in them included. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const chargeFields = [
  ...["documentNumber", "chargeDate", "description", "cost", "markupPercent", "taxCodeId"],
  ...["incomeAccountId", "customerPoNumber", "salesOrderId", "classReferenceId"],
  ...["departmentId", "projectCodeId", "locationId"],
];

const taxRateFields = [
  ...["name", "taxAgencyId", "ratePercent", "country", "region", "direction", "taxCodeIds"],
  ...["taxesShipping", "recoverablePercent", "validFrom"],
];

const bookFields = ["currency", "fiscalYearStartMonth", "accountingBasis", "defaultCostingMethod"];

const orderFields = ["documentNumber", "bomId", "assemblyRoutingId", "locationId"];

const ofDefaults: readonly Fixed[] = [
  ["record-in-use", used.whenSetTo("inactive", why.isDefault), "status"],
  ["record-in-use", why.losesDefault, "usedFor"],
];

const fixed: Readonly<Record<string, readonly Fixed[]>> = {
  "update-account": [
    ["account-locked-field", why.posted, "type", "isHeader"],
    ["account-protected", why.hasRole, "status"],
  ],
  "delete-account": [["account-protected", why.hasRole]],
  "update-item": [
    ["item-locked-field", why.onDocument, "baseUnit"],
    ["item-locked-field", why.moved, "costingMethod"],
    ["item-locked-field", why.inStock, "tracking", "inventoryAccountId"],
  ],
  "delete-item": [["item-in-use", used.madeFrom]],
  "update-department": [
    ["code-locked", why.inLedger, "code"],
    ["record-in-use", used.whenSetTo("inactive", used.inhabited), "status"],
  ],
  "delete-department": [["record-in-use", used.staffed]],
  "delete-location": [["record-in-use", used.staffed]],
  "delete-employee": [["record-in-use", used.manages]],
  "delete-entity": [["record-in-use", used.manages]],
  "update-project-code": [["record-in-use", why.charged, "customerId", "isBillable"]],
  "update-ship-method": [["code-locked", why.onDocument, "code"]],
  "update-external-channel": [["code-locked", used.inExternalIds, "code"]],
  "delete-external-channel": [["record-in-use", used.inExternalIds]],
  "update-tax-rate": [
    ["tax-setup-locked", why.onPosted, ...taxRateFields],
    ["tax-setup-locked", why.chargedLater, "validUntil"],
  ],
  "update-tax-agency": [["tax-setup-locked", why.onPosted, "country", "region", "reportingBasis"]],
  "update-tax-code": [
    ["tax-setup-locked", why.onPosted, "treatment", "supply"],
    ["record-in-use", used.whenSetTo("inactive", why.fallsBack), "status"],
    ["record-in-use", why.staysTaxable, "treatment"],
  ],
  "update-company": [
    ["company-books-locked", why.hasBooks, ...bookFields],
    ["record-in-use", why.losesCurrency, "enabledCurrencies"],
  ],
  "delete-company": [["company-not-empty", why.holdsBooks]],
  "update-billable-expense-charge": [["billable-charge-settled", why.notDraft, ...chargeFields]],
  "delete-billable-expense-charge": [["billable-charge-settled", why.notDraft]],
  "update-payment-term": [...ofDefaults, ["record-in-use", why.losesUser, "usedFor"]],
  "update-payment-method": [
    ...ofDefaults,
    ["record-in-use", why.waitsForDeposit, "receiptAccountId", "receiptHandling"],
  ],
  "update-uom": [
    ["uom-in-use", used.usedUnit, "code", "factor"],
    ["uom-in-use", used.finerUnit, "decimals"],
  ],
  "delete-uom": [["uom-in-use", used.keptUnit]],
  "update-item-attribute": [
    ["item-attribute-in-use", used.describes, "code"],
    ["item-attribute-in-use", used.losesValue, "choices"],
  ],
  "delete-item-attribute": [["item-attribute-in-use", used.describes]],
  "update-item-template": [
    ["item-template-in-use", used.whenSetTo("inactive", used.proposed), "status"],
  ],
  "delete-item-template": [["item-template-in-use", used.proposed]],
  "update-bom": [["bom-in-use", used.whenSetTo("draft", used.built), "status"]],
  "update-assembly-routing": [["routing-in-use", used.followed, "status"]],
  "update-work-order": [["work-order-not-editable", why.notDraft, ...orderFields]],
  "update-work-center": [["work-center-in-use", used.busy, "locationId"]],
  "update-custom-field": [
    ["custom-field-has-values", why.losesChoice, "choices"],
    ["custom-field-has-values", why.repeats, "isUnique"],
  ],
  "delete-custom-field": [["custom-field-has-values", why.hasValues]],
  "delete-attachment": [["attachment-locked", why.isLocked]],
};

function checkFixed(call: Call, own: readonly Fixed[]): void {
  const { before, body } = call;
  if (!before) return;
  for (const [code, reason, ...fields] of own) {
    const field = fields.find((name) => name in body && !isSame(body[name], before[name]));
    const causes = [(fields.length && !field ? undefined : reason(before, call)) ?? []].flat();
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

/** What is posted, used, or charged on does not change. */
export const fixedFieldRules: Rules = Object.fromEntries(
  Object.entries(fixed).map(([id, own]) => [
    id,
    { refuses: own.map(([code]) => code), before: (call: Call) => checkFixed(call, own) },
  ]),
);
