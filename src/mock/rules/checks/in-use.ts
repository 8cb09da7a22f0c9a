import { isObject, objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../record-label";
import type { Call } from "../rule";

/** Why something of a record is fixed: one reason, or all; undefined or none if it is not. */
export type Reason = (record: JsonObject, call: Call) => string | readonly string[] | undefined;

/** The records of some collections. */
export const records = ({ world }: Call, roots: readonly string[]) =>
  roots.flatMap((root) => world.store.list(root));

/** The records of all collections. */
export const allRecords = ({ world }: Call) => [...world.store.collections().values()].flat();

/** Weights and sizes have units of their own, and attributes and options only print one. */
const hasOwnUnit = (name: string) => /(weight|dimensions)$/i.test(name);
const printing = new Set(["/item-attributes", "/custom-fields", "/items/{itemId}/options"]);
const unitFields = new Set(["unit", "baseUnit", "salesUnit", "purchaseUnit"]);

/** The records that can count in units of the company. */
const counting = ({ world }: Call) =>
  [...world.store.collections()].flatMap(([root, all]) => (printing.has(root) ? [] : all));

/** True if something counts in a unit, at any depth. */
function countsIn(value: unknown, code: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, inner]) =>
    unitFields.has(name) ? inner === code : !hasOwnUnit(name) && countsIn(inner, code),
  );
}

/** What counts in a unit. */
export function usedUnit({ code }: JsonObject, call: Call): string[] {
  const names = counting(call)
    .filter((one) => countsIn(one, code))
    // A unit of an item is known by the item.
    .map((one) => label((one.uomId ? call.world.store.find(one.itemId)?.record : one) ?? one));
  return [...new Set(names)].map((name) => `${name} has quantities in ${String(code)}.`);
}

/** The record with an id in an external channel. */
export function inExternalIds({ code }: JsonObject, call: Call): string | undefined {
  const found = allRecords(call).find(
    ({ externalIds }) => isObject(externalIds) && String(code) in externalIds,
  );
  return found && `${label(found)} has an external id of this channel.`;
}

/** A quantity in a unit with more decimals than it is to have, at any depth. */
function isFiner(value: unknown, code: unknown, decimals: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (isObject(value) && value.unit === code && typeof value.value === "string")
    return (value.value.split(".")[1] ?? "").length > decimals;
  return Object.entries(value).some(
    ([name, inner]) => !hasOwnUnit(name) && isFiner(inner, code, decimals),
  );
}

/** What has a quantity with more decimals than a unit is to have. */
export function finerUnit({ code }: JsonObject, call: Call): string | undefined {
  const decimals = Number(call.body.decimals);
  const found = counting(call).find((one) => isFiner(one, code, decimals));
  return found && `${label(found)} has a quantity in ${String(code)} with more decimals.`;
}

/** Why a unit cannot be deleted. */
export const keptUnit: Reason = (unit, call) =>
  unit.isSystem === true || unit.isReference === true
    ? "It is a built-in unit."
    : usedUnit(unit, call);

/** The items with a value of an attribute, and their values. */
const valuesOf = ({ code }: JsonObject, call: Call) =>
  records(call, ["/items"]).flatMap((item) => {
    const values = [objectAt(item, "attributes")[String(code)] ?? []].flat();
    return values.length ? [{ item: `${label(item)} (${String(item.id)})`, values }] : [];
  });

/** The items with a value of an attribute. */
export const describes: Reason = (attribute, call) =>
  valuesOf(attribute, call).map(
    ({ item, values }) => `${item} has ${String(attribute.code)} ${values.join(", ")}.`,
  );

/** The items with a value that a new list leaves out. */
export function losesValue(attribute: JsonObject, call: Call): string[] {
  const kept = new Set<unknown>(objectsAt(call.body, "choices").map((choice) => choice.code));
  return valuesOf(attribute, call).flatMap(({ item, values }) => {
    const lost = values.filter((value) => !kept.has(value));
    return lost.length ? [`${item} has ${String(attribute.code)} ${lost.join(", ")}.`] : [];
  });
}

/** A reason that holds for one new status only. */
export const whenSetTo =
  (status: string, reason: Reason): Reason =>
  (record, call) =>
    call.body.status === status ? reason(record, call) : undefined;

/** The category that proposes a template. */
export function proposed({ id }: JsonObject, call: Call): string | undefined {
  const category = records(call, ["/item-categories"]).find((one) => one.defaultTemplateId === id);
  return category && `It is the default template of ${String(category.name)}.`;
}

/** The first employee of a department or location, among them those who have left. */
export function staffed({ id }: JsonObject, call: Call): string | undefined {
  const found = records(call, ["/employees"]).find(
    ({ departmentId, locationId }) => departmentId === id || locationId === id,
  );
  return found && `${label(found)} is in it.`;
}

/** The first person who works in a department, or the first active department below it. */
export function inhabited({ id }: JsonObject, call: Call): string | undefined {
  const person = records(call, ["/employees"]).find(
    ({ departmentId, status }) => departmentId === id && status !== "left",
  );
  const below = records(call, ["/departments"]).find(
    (one) => one.parentDepartmentId === id && one.status === "active",
  );
  if (person) return `${label(person)} is in it.`;
  return below && `${label(below)} is below it.`;
}

/** The active kit that an item is part of. */
export const kitOf = ({ id }: JsonObject, call: Call): JsonObject | undefined =>
  records(call, ["/items"]).find(
    (one) =>
      one.kind === "kit" &&
      one.status === "active" &&
      objectsAt(one, "components").some(({ itemId }) => itemId === id),
  );

/** The department or location that an employee answers for. */
export function manages({ id }: JsonObject, call: Call): string | undefined {
  const found = records(call, ["/departments", "/locations"]).find(
    (one) => one.managerEmployeeId === id,
  );
  return found && `It is the manager of ${label(found)}.`;
}

/** The BOMs of an item, among them the default, which it names itself. */
export const madeFrom: Reason = ({ id }, call) =>
  records(call, ["/boms"])
    .filter(({ itemId }) => itemId === id)
    .map((bom) => `BOM ${String(bom.revision)} (${String(bom.id)}) builds it.`);

/** What was made from a BOM. */
export function built({ id }: JsonObject, call: Call): string | undefined {
  const found = records(call, ["/builds", "/work-orders"]).find(
    (one) => one.bomId === id && one.status !== "draft",
  );
  return found && `${label(found)} was made from it.`;
}

/** The active BOM that names a routing. */
export function followed({ id }: JsonObject, call: Call): string | undefined {
  if (call.body.status === "active") return undefined;
  const found = records(call, ["/boms"]).find(
    (one) => one.assemblyRoutingId === id && one.status === "active",
  );
  return found && `BOM ${String(found.revision)} of ${String(found.sku)} is active and names it.`;
}

/** The routing that names a work center, or the order with an open operation there. */
export function busy({ id }: JsonObject, call: Call): string | undefined {
  const routing = records(call, ["/assembly-routings"]).find((one) =>
    objectsAt(one, "operations").some(({ workCenterId }) => workCenterId === id),
  );
  const order = records(call, ["/work-orders"])
    .filter(({ status }) => ["issued", "in_progress", "on_hold"].includes(String(status)))
    .find((one) =>
      objectsAt(one, "operations").some(
        ({ workCenterId, status }) =>
          workCenterId === id && !["completed", "skipped"].includes(String(status)),
      ),
    );
  if (order) return `${label(order)} has an open operation at this work center.`;
  return routing && `Routing ${String(routing.revision)} of ${String(routing.sku)} names it.`;
}
