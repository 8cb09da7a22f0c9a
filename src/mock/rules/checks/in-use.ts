import { isObject, objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../label";
import { mentions } from "../../store";
import type { Call } from "../rule";

/** Why something of a record is fixed; undefined if it is not. */
export type Reason = (record: JsonObject, call: Call) => string | undefined;

/** The records of some collections. */
export const records = ({ world }: Call, roots: readonly string[]) =>
  roots.flatMap((root) => world.store.list(root));

/** The records of all collections. */
export const allRecords = ({ world }: Call) => [...world.store.collections().values()].flat();

/** What has a quantity in a unit. */
export function usedUnit({ id, code }: JsonObject, call: Call): string | undefined {
  const found = allRecords(call).find((one) => one.id !== id && mentions(one, String(code)));
  return found && `${label(found)} has quantities in ${String(code)}.`;
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
  return Object.values(value).some((inner) => isFiner(inner, code, decimals));
}

/** What has a quantity with more decimals than a unit is to have. */
export function finerUnit({ code }: JsonObject, call: Call): string | undefined {
  const decimals = Number(call.body.decimals);
  const found = allRecords(call).find((one) => isFiner(one, code, decimals));
  return found && `${label(found)} has a quantity in ${String(code)} with more decimals.`;
}

/** Why a unit cannot be deleted. */
export const keptUnit = (unit: JsonObject, call: Call): string | undefined =>
  unit.isSystem === true || unit.isReference === true
    ? "It is a built-in unit."
    : usedUnit(unit, call);

/** The first item with a value of an attribute. */
export function describes({ code }: JsonObject, call: Call): string | undefined {
  const key = String(code);
  const item = records(call, ["/items"]).find((one) => key in objectAt(one, "attributes"));
  return item && `${label(item)} has a value for this attribute.`;
}

/** The first item with a value that a new list leaves out. */
export function losesValue({ code }: JsonObject, call: Call): string | undefined {
  const kept = new Set<unknown>(objectsAt(call.body, "choices").map((choice) => choice.code));
  const key = String(code);
  const item = records(call, ["/items"]).find((one) =>
    [objectAt(one, "attributes")[key] ?? []].flat().some((value) => !kept.has(value)),
  );
  return item && `${label(item)} uses a choice that the new list leaves out.`;
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

/** The first employee of a department. */
export function staffed({ id }: JsonObject, call: Call): string | undefined {
  const found = records(call, ["/employees"]).find(({ departmentId }) => departmentId === id);
  return found && `${label(found)} is in it.`;
}

/** The department that an employee answers for. */
export function manages({ id }: JsonObject, call: Call): string | undefined {
  const found = records(call, ["/departments"]).find((one) => one.managerEmployeeId === id);
  return found && `It is the manager of ${label(found)}.`;
}

/** What was made from a BOM. */
export function built({ id }: JsonObject, call: Call): string | undefined {
  const found = records(call, ["/builds", "/work-orders"]).find(
    (one) => one.bomId === id && one.status !== "draft",
  );
  return found && `${label(found)} was made from it.`;
}

/** The plan whose lines need the default of an item, if no other BOM is active. */
export function neededDefault({ id, itemId }: JsonObject, call: Call): string | undefined {
  const isOther = (bom: JsonObject) =>
    bom.itemId === itemId && bom.status === "active" && bom.id !== id;
  if (call.body.isDefault !== false || records(call, ["/boms"]).some(isOther)) return undefined;
  const plan = records(call, ["/work-plans"])
    .filter(({ status }) => ["draft", "issued", "on_hold"].includes(String(status)))
    .find((one) => objectsAt(one, "lines").some((line) => line.itemId === itemId));
  return plan && `${label(plan)} builds from it.`;
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

/** Why an item cannot do without one of its units. */
export function neededUnit(_: JsonObject, { world, request }: Call): string | undefined {
  const unit = world.store.find(request.path.itemUomId)?.record ?? {};
  const item = world.store.find(unit.itemId)?.record;
  if (unit.isBaseUnit === true) return "It is the base unit of the item.";
  const field = ["purchaseUnit", "salesUnit"].find((name) => item?.[name] === unit.unit);
  if (field) return `It is the ${field} of ${label(item)}.`;
  const code = objectsAt(item, "barcodes").find((one) => one.unit === unit.unit);
  return code && `Barcode ${String(code.code)} is for this unit.`;
}
