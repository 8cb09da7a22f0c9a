import { objectAt, objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../record-label";
import { mentions } from "../../store";
import { allRecords, records } from "./in-use";
import type { Call } from "../rule";
import { goodsOf, movementsKey } from "../stock/movements";

/** The first document that mentions a record: what has a lifecycle, or a number as adjustments have. */
export function onDocument({ id }: JsonObject, call: Call): string | undefined {
  const roots = call.world.collections.filter(({ machine }) => machine).map(({ root }) => root);
  const numbered = allRecords(call).filter(({ documentNumber }) => documentNumber !== undefined);
  const found = [...records(call, roots), ...numbered].find((one) => mentions(one, String(id)));
  return found && `It is used on ${label(found)}.`;
}

/** The first journal entry with a line that mentions a record. */
export function inLedger({ id }: JsonObject, call: Call): string | undefined {
  const entry = records(call, ["/journal-entries"]).find((one) => mentions(one, String(id)));
  return entry && `${label(entry)} has a line with it.`;
}

/** The first document with a posting that mentions a record. */
export function onPosted({ id }: JsonObject, call: Call): string | undefined {
  const found = allRecords(call).find((one) => one.journalEntryId && mentions(one, String(id)));
  return found && `It is used on ${label(found)}, which is posted.`;
}

/** A posted document with a rate that is later than the new end of the rate. */
export function chargedLater({ id }: JsonObject, call: Call): string | undefined {
  const { validUntil } = call.body;
  if (typeof validUntil !== "string") return undefined;
  const found = allRecords(call).find((one) => {
    const entry = call.world.store.find(one.journalEntryId)?.record;
    return entry && String(entry.postingDate) > validUntil && mentions(one, String(id));
  });
  return found && `It is on ${label(found)}, which is later.`;
}

export function posted({ id, role }: JsonObject, call: Call): string | undefined {
  if (role) return `It has the role ${String(role)}.`;
  const entry = records(call, ["/journal-entries"]).find(({ lines }) =>
    objectsAt({ lines }, "lines").some(({ accountId }) => accountId === id),
  );
  return entry && `${label(entry)} has a line on this account.`;
}

export const hasRole = ({ role }: JsonObject, { body, request }: Call): string | undefined =>
  role && (request.operation.method === "DELETE" || body.status === "inactive")
    ? `It has the role ${String(role)}.`
    : undefined;

export const moved = ({ id }: JsonObject, call: Call): string | undefined =>
  records(call, [movementsKey]).some(({ itemId }) => itemId === id)
    ? "Stock movements of the item have been posted."
    : undefined;

export const inStock = ({ id }: JsonObject, { world }: Call): string | undefined =>
  goodsOf(id, world).some(({ quantity }) => quantity !== 0n) ? "The item is in stock." : undefined;

export const notDraft = ({ status }: JsonObject): string | undefined =>
  status === "draft" ? undefined : `It is ${String(status)}.`;

/** Roots of the lists of a kind of record: `sales_order` and its lines are in `/sales-orders`. */
export const rootOf = (entityType: unknown) =>
  `/${String(entityType)
    .replace(/_line$/, "")
    .replaceAll("_", "-")}s`
    .replace(/ys$/, "ies")
    .replace(/ss$/, "s");

/** The values that records have in a custom field. */
export function valuesIn({ key, entityType }: JsonObject, call: Call): unknown[] {
  const found = records(call, [rootOf(entityType)]);
  const holders = /_line$/.test(String(entityType))
    ? found.flatMap((record) => objectsAt(record, "lines"))
    : found;
  return holders.flatMap((one) => objectAt(one, "customFields")[String(key)] ?? []);
}

export const hasValues = (field: JsonObject, call: Call): string | undefined =>
  valuesIn(field, call).length ? `Records have values for ${String(field.key)}.` : undefined;

export function losesChoice(field: JsonObject, call: Call): string | undefined {
  const kept = new Set(objectsAt(call.body, "choices").map(({ code }) => code));
  const lost = valuesIn(field, call)
    .flat()
    .find((value) => !kept.has(value));
  return lost === undefined ? undefined : `Records use the choice ${String(lost)}.`;
}

/** A value that several records have in a field that would become unique. */
export function repeats(field: JsonObject, call: Call): string | undefined {
  const values = valuesIn(field, call);
  const twice = values.find((value, at) => values.indexOf(value) < at);
  return call.body.isUnique === true && twice !== undefined
    ? `Several records have the value ${String(twice)}.`
    : undefined;
}

export const isLocked = (file: JsonObject): string | undefined =>
  file.isLocked === true ? "It proves a posting that is closed." : undefined;

/** True for a side of the business, or a direction of money, that a new value of `usedFor` leaves out. */
const isLost = ({ body }: Call, side: unknown) => ![side, "both"].includes(body.usedFor);

/** True for the term that new customers and vendors get. */
const isLent = ({ id }: JsonObject, call: Call): boolean =>
  records(call, ["/companies"])[0]?.defaultPaymentTermId === id;

export const isDefault = (record: JsonObject, call: Call): string | undefined =>
  textsAt(record, "defaultFor").length || isLent(record, call)
    ? "It is a default of the company."
    : undefined;

export const losesDefault = (record: JsonObject, call: Call): string | undefined => {
  const lost = textsAt(record, "defaultFor").find((side) => isLost(call, side));
  if (lost) return `It is the default for ${lost}.`;
  return isLent(record, call) && call.body.usedFor !== "both"
    ? "It is the term of new customers and vendors."
    : undefined;
};

/** The first customer, customer type, or vendor that would be left with a term of the other side. */
export function losesUser({ id }: JsonObject, call: Call): string | undefined {
  const sides = [
    ["sales", "/customers"],
    ["sales", "/customer-types"],
    ["purchases", "/vendors"],
  ] as const;
  const roots = sides.flatMap(([side, root]) => (isLost(call, side) ? [root] : []));
  const user = records(call, roots).find(
    ({ paymentTermId, proposedPaymentTermId }) => (paymentTermId ?? proposedPaymentTermId) === id,
  );
  return user && `${label(user)} uses it.`;
}

/** The first charge of a project that its customer has yet to get. */
export function charged({ id, customerId }: JsonObject, call: Call): string | undefined {
  const charge = records(call, ["/billable-expense-charges"])
    .filter(({ status }) => status === "draft" || status === "approved")
    .find((one) => one.projectCodeId === id && one.customerId === customerId);
  return charge && `${label(charge)} is not invoiced.`;
}

/** The first receipt that waits to be taken to the bank. */
export function waitsForDeposit({ id }: JsonObject, call: Call): string | undefined {
  const receipt = records(call, ["/payments"]).find(
    ({ paymentMethodId, depositStatus }) =>
      paymentMethodId === id && depositStatus === "undeposited",
  );
  return receipt && `${label(receipt)} waits to be deposited.`;
}

/** The default of the company, or what another code falls back to. */
export function fallsBack({ id, isCompanyDefault }: JsonObject, call: Call): string | undefined {
  const other = records(call, ["/tax-codes"]).find((one) => one.fallbackTaxCodeId === id);
  if (isCompanyDefault === true) return "It is the default of the company.";
  return other && `${label(other)} falls back to it.`;
}

/** The rate that taxes a code, or the code that falls back to it. */
export function staysTaxable(code: JsonObject, call: Call): string | undefined {
  if (code.treatment !== "taxable") return undefined;
  const rate = records(call, ["/tax-rates"]).find((one) =>
    textsAt(one, "taxCodeIds").includes(String(code.id)),
  );
  const other = records(call, ["/tax-codes"]).find((one) => one.fallbackTaxCodeId === code.id);
  if (rate) return `${label(rate)} taxes it.`;
  return other && `${label(other)} falls back to it.`;
}

/** The records of the session are those of the first company. */
const isOwn = ({ id }: JsonObject, call: Call) => records(call, ["/companies"])[0]?.id === id;

export const hasBooks = (company: JsonObject, call: Call): string | undefined =>
  isOwn(company, call) && records(call, ["/journal-entries"]).length
    ? "It has postings."
    : undefined;

export function losesCurrency(company: JsonObject, call: Call): string | undefined {
  const kept = [company.currency, ...textsAt(call.body, "enabledCurrencies")];
  const user = records(call, ["/customers", "/vendors"]).find(
    ({ currency }) => typeof currency === "string" && !kept.includes(currency),
  );
  return isOwn(company, call)
    ? user && `${label(user)} is in ${String(user.currency)}.`
    : undefined;
}

/** The company of the credential, or the parent of others. */
export function holdsBooks(company: JsonObject, call: Call): string | undefined {
  if (isOwn(company, call)) return "The credential belongs to it, and it has documents.";
  const members = objectsAt(call.world.store.find(company.companyGroupId)?.record, "members");
  const isParent = members.some(
    ({ companyId, role }) => companyId === company.id && role === "parent",
  );
  return isParent && members.length > 1 ? "It is the parent of a group." : undefined;
}
