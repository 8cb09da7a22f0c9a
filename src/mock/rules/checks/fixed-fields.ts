import { objectAt, objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../label";
import { mentions } from "../../store";
import {
  allRecords,
  inExternalIds,
  usedUnit,
  finerUnit,
  keptUnit,
  describes,
  losesValue,
  whenSetTo,
  proposed,
  built,
  followed,
  busy,
  neededUnit,
  records,
  type Reason,
} from "./in-use";
import { chargeOf } from "../sales/line-charges";
import { forEach, refuseAt, refuseCall, type Call, type Rule, type Rules } from "../rule";
import { goodsOf, movementsKey } from "../stock/movements";

/** Fields that stay as they are for a reason that other records give. */
interface Fixed {
  operation: string;
  code: string;
  /** Left out for all that the operation does, such as a deletion. */
  fields?: readonly string[];
  /** Why they are fixed; undefined if they are not. */
  reason: Reason;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The first document that mentions a record. */
function onDocument({ id }: JsonObject, call: Call): string | undefined {
  const roots = call.world.collections.filter(({ machine }) => machine).map(({ root }) => root);
  const found = records(call, roots).find((one) => mentions(one, String(id)));
  return found && `It is used on ${label(found)}.`;
}

/** The first document with a posting that mentions a record. */
function onPosted({ id }: JsonObject, call: Call): string | undefined {
  const found = allRecords(call).find((one) => one.journalEntryId && mentions(one, String(id)));
  return found && `It is used on ${label(found)}, which is posted.`;
}

/** A posted document with a rate that is later than the new end of the rate. */
function chargedLater({ id }: JsonObject, call: Call): string | undefined {
  const { validUntil } = call.body;
  if (typeof validUntil !== "string") return undefined;
  const found = allRecords(call).find((one) => {
    const entry = call.world.store.find(one.journalEntryId)?.record;
    return entry && String(entry.postingDate) > validUntil && mentions(one, String(id));
  });
  return found && `It is on ${label(found)}, which is later.`;
}

function posted({ id, role }: JsonObject, call: Call): string | undefined {
  if (role) return `It has the role ${String(role)}.`;
  const entry = records(call, ["/journal-entries"]).find(({ lines }) =>
    objectsAt({ lines }, "lines").some(({ accountId }) => accountId === id),
  );
  return entry && `${label(entry)} has a line on this account.`;
}

const hasRole = ({ role }: JsonObject, { body, request }: Call): string | undefined =>
  role && (request.operation.method === "DELETE" || body.status === "inactive")
    ? `It has the role ${String(role)}.`
    : undefined;

const moved = ({ id }: JsonObject, call: Call): string | undefined =>
  records(call, [movementsKey]).some(({ itemId }) => itemId === id)
    ? "Stock movements of the item have been posted."
    : undefined;

const inStock = ({ id }: JsonObject, { world }: Call): string | undefined =>
  goodsOf(id, world).some(({ quantity }) => quantity !== 0n) ? "The item is in stock." : undefined;

const notDraft = ({ status }: JsonObject): string | undefined =>
  status === "draft" ? undefined : `It is ${String(status)}.`;

/** Roots of the lists of a kind of record: `sales_order` and its lines are in `/sales-orders`. */
const rootOf = (entityType: unknown) =>
  `/${String(entityType)
    .replace(/_line$/, "")
    .replaceAll("_", "-")}s`.replace(/ys$/, "ies");

/** The values that records have in a custom field. */
function valuesOf({ key, entityType }: JsonObject, call: Call): unknown[] {
  const found = records(call, [rootOf(entityType)]);
  const holders = /_line$/.test(String(entityType))
    ? found.flatMap((record) => objectsAt(record, "lines"))
    : found;
  return holders.flatMap((one) => objectAt(one, "customFields")[String(key)] ?? []);
}

const hasValues = (field: JsonObject, call: Call): string | undefined =>
  valuesOf(field, call).length ? `Records have values for ${String(field.key)}.` : undefined;

function losesChoice(field: JsonObject, call: Call): string | undefined {
  const kept = new Set(objectsAt(call.body, "choices").map(({ code }) => code));
  const lost = valuesOf(field, call)
    .flat()
    .find((value) => !kept.has(value));
  return lost === undefined ? undefined : `Records use the choice ${String(lost)}.`;
}

/** True for a side of the business, or a direction of money, that a new value of `usedFor` leaves out. */
const isLost = ({ body }: Call, side: unknown) => ![side, "both"].includes(body.usedFor);

const isDefault = ({ defaultFor }: JsonObject): string | undefined =>
  textsAt({ defaultFor }, "defaultFor").length ? "It is a default of the company." : undefined;

const losesDefault = ({ defaultFor }: JsonObject, call: Call): string | undefined => {
  const lost = textsAt({ defaultFor }, "defaultFor").find((side) => isLost(call, side));
  return lost && `It is the default for ${lost}.`;
};

/** The first customer or vendor who would be left with a term of the other side. */
function losesUser({ id }: JsonObject, call: Call): string | undefined {
  const sides = [
    ["sales", "/customers"],
    ["purchases", "/vendors"],
  ] as const;
  const roots = sides.flatMap(([side, root]) => (isLost(call, side) ? [root] : []));
  const user = records(call, roots).find(({ paymentTermId }) => paymentTermId === id);
  return user && `${label(user)} uses it.`;
}

/** The first receipt that waits to be taken to the bank. */
function waitsForDeposit({ id }: JsonObject, call: Call): string | undefined {
  const receipt = records(call, ["/payments"]).find(
    ({ paymentMethodId, depositStatus }) =>
      paymentMethodId === id && depositStatus === "undeposited",
  );
  return receipt && `${label(receipt)} waits to be deposited.`;
}

/** The default of the company, or what another code falls back to. */
function fallsBack({ id, isCompanyDefault }: JsonObject, call: Call): string | undefined {
  const other = records(call, ["/tax-codes"]).find((one) => one.fallbackTaxCodeId === id);
  if (isCompanyDefault === true) return "It is the default of the company.";
  return other && `${label(other)} falls back to it.`;
}

/** The records of the session are those of the first company. */
const isOwn = ({ id }: JsonObject, call: Call) => records(call, ["/companies"])[0]?.id === id;

const hasBooks = (company: JsonObject, call: Call): string | undefined =>
  isOwn(company, call) && records(call, ["/journal-entries"]).length
    ? "It has postings."
    : undefined;

function losesCurrency(company: JsonObject, call: Call): string | undefined {
  const kept = [company.currency, ...textsAt(call.body, "enabledCurrencies")];
  const user = records(call, ["/customers", "/vendors"]).find(
    ({ currency }) => typeof currency === "string" && !kept.includes(currency),
  );
  return isOwn(company, call)
    ? user && `${label(user)} is in ${String(user.currency)}.`
    : undefined;
}

/** The company of the credential, or the parent of others. */
function holdsBooks(company: JsonObject, call: Call): string | undefined {
  if (isOwn(company, call)) return "The credential belongs to it, and it has documents.";
  const members = objectsAt(call.world.store.find(company.companyGroupId)?.record, "members");
  const isParent = members.some(
    ({ companyId, role }) => companyId === company.id && role === "parent",
  );
  return isParent && members.length > 1 ? "It is the parent of a group." : undefined;
}

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
    reason: posted,
  },
  {
    operation: "update-account",
    code: "account-protected",
    fields: ["status"],
    reason: hasRole,
  },
  { operation: "delete-account", code: "account-protected", reason: hasRole },
  { operation: "update-item", code: "item-locked-field", fields: ["baseUnit"], reason: onDocument },
  { operation: "update-item", code: "item-locked-field", fields: ["costingMethod"], reason: moved },
  {
    operation: "update-item",
    code: "item-locked-field",
    fields: ["tracking", "inventoryAccountId"],
    reason: inStock,
  },
  { operation: "update-department", code: "code-locked", fields: ["code"], reason: onDocument },
  { operation: "update-ship-method", code: "code-locked", fields: ["code"], reason: onDocument },
  {
    operation: "update-external-channel",
    code: "code-locked",
    fields: ["code"],
    reason: inExternalIds,
  },
  {
    operation: "update-tax-rate",
    code: "tax-setup-locked",
    fields: [
      ...["name", "taxAgencyId", "ratePercent", "country", "region", "direction", "taxCodeIds"],
      ...["taxesShipping", "recoverablePercent", "validFrom"],
    ],
    reason: onPosted,
  },
  {
    operation: "update-tax-rate",
    code: "tax-setup-locked",
    fields: ["validUntil"],
    reason: chargedLater,
  },
  {
    operation: "update-tax-agency",
    code: "tax-setup-locked",
    fields: ["country", "region", "reportingBasis"],
    reason: onPosted,
  },
  {
    operation: "update-tax-code",
    code: "tax-setup-locked",
    fields: ["treatment", "supply"],
    reason: onPosted,
  },
  {
    operation: "update-tax-code",
    code: "record-in-use",
    fields: ["status"],
    reason: whenSetTo("inactive", fallsBack),
  },
  {
    operation: "update-company",
    code: "company-books-locked",
    fields: ["currency", "fiscalYearStartMonth", "accountingBasis", "defaultCostingMethod"],
    reason: hasBooks,
  },
  {
    operation: "update-company",
    code: "record-in-use",
    fields: ["enabledCurrencies"],
    reason: losesCurrency,
  },
  { operation: "delete-company", code: "company-not-empty", reason: holdsBooks },
  {
    operation: "update-billable-expense-charge",
    code: "billable-charge-settled",
    fields: chargeFields,
    reason: notDraft,
  },
  {
    operation: "delete-billable-expense-charge",
    code: "billable-charge-settled",
    reason: notDraft,
  },
  ...["update-payment-term", "update-payment-method"].flatMap((operation): Fixed[] => [
    {
      operation,
      code: "record-in-use",
      fields: ["status"],
      reason: whenSetTo("inactive", isDefault),
    },
    { operation, code: "record-in-use", fields: ["usedFor"], reason: losesDefault },
  ]),
  {
    operation: "update-payment-term",
    code: "record-in-use",
    fields: ["usedFor"],
    reason: losesUser,
  },
  {
    operation: "update-payment-method",
    code: "record-in-use",
    fields: ["receiptAccountId", "receiptHandling"],
    reason: waitsForDeposit,
  },
  { operation: "update-uom", code: "uom-in-use", fields: ["code", "factor"], reason: usedUnit },
  { operation: "update-uom", code: "uom-in-use", fields: ["decimals"], reason: finerUnit },
  { operation: "delete-uom", code: "uom-in-use", reason: keptUnit },
  { operation: "delete-item-uom", code: "item-uom-in-use", reason: neededUnit },
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
    reason: whenSetTo("inactive", followed),
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
    reason: losesChoice,
  },
  { operation: "delete-custom-field", code: "custom-field-has-values", reason: hasValues },
];

function checkFixed(call: Call, own: readonly Fixed[]): void {
  const { before, body } = call;
  if (!before) return;
  for (const { code, fields, reason } of own) {
    const field = fields?.find((name) => name in body && !isSame(body[name], before[name]));
    const why = fields && !field ? undefined : reason(before, call);
    if (!why) continue;
    if (field)
      refuseAt(call, code, `/${field}`, why, `${label(before)}: ${field} is fixed. ${why}`);
    refuseCall(call, code, `${label(before)} stays. ${why}`);
  }
}

function ruleFor(operation: string): Rule {
  const own = fixed.filter((one) => one.operation === operation);
  return { refuses: own.map(({ code }) => code), before: (call) => checkFixed(call, own) };
}

/** Refuses to charge a line twice. */
function checkSource(call: Call): void {
  const { lineItemId } = objectAt(call.body, "source");
  const other = lineItemId === undefined ? undefined : chargeOf(lineItemId, call);
  if (other)
    refuseCall(call, "expense-line-billed", `The line is already charged with ${label(other)}.`, [
      {
        pointer: "/source/lineItemId",
        rule: "duplicate",
        message: `It is already charged with ${String(other.id)}.`,
      },
    ]);
}

/** Refuses to change what a charge that is approved or invoiced was made from. */
function checkBilled(call: Call): void {
  const { before, body, request } = call;
  const isGone = request.operation.method === "DELETE";
  if (!isGone && !Array.isArray(body.lines)) return;
  for (const [index, line] of objectsAt(before, "lines").entries()) {
    const charge = chargeOf(line.id, call);
    if (!charge || !["approved", "invoiced"].includes(String(charge.status))) continue;
    const next = objectsAt(body, "lines").find(({ id }) => id === line.id);
    const kept = ["amount", "customerId", "markupPercent", "isBillable"].every(
      (name) => next && (!(name in next) || isSame(next[name], line[name])),
    );
    const why = `It is charged to the customer with ${label(charge)}, which is ${String(charge.status)}.`;
    if (isGone) refuseCall(call, "expense-line-billed", `Line ${index + 1}: ${why}`);
    if (!kept) refuseAt(call, "expense-line-billed", `/lines/${index}`, why);
  }
}

/** What is posted, used, or charged on does not change. */
export const fixedFieldRules: Rules = {
  ...Object.fromEntries(
    [...new Set(fixed.map(({ operation }) => operation))].map((id) => [id, ruleFor(id)]),
  ),
  "create-billable-expense-charge": { refuses: ["expense-line-billed"], before: checkSource },
  ...forEach(["update-expense", "delete-expense"], {
    refuses: ["expense-line-billed"],
    before: checkBilled,
  }),
};
