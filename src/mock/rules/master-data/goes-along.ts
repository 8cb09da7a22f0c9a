import { objectAt, objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { touched } from "../../change-record";
import type { MockRecord } from "../../model";
import type { Call, Rule, Rules } from "../rule";

/** What becomes of a record when another one is deleted: null if it goes along, undefined if it is not about it. */
type Fate = (record: MockRecord, id: string, call: Call) => MockRecord | null | undefined;

const ofIt =
  (field: string): Fate =>
  (record, id) =>
    record[field] === id ? null : undefined;

const without =
  (field: string): Fate =>
  (record, id) =>
    record[field] === id ? { ...record, [field]: null } : undefined;

const others = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

/** Rules for one record go with it, or are out of use if they have priced lines; rules for several lose it. */
const priceRule =
  (list: string): Fate =>
  (rule, id, { world }) => {
    const conditions = objectAt(rule, "conditions");
    const ids = textsAt(conditions, list);
    if (!ids.includes(id)) return undefined;
    if (ids.length === 1 && !rule.lastUsedOn) return null;
    const rest = { ...rule, conditions: { ...conditions, [list]: others(ids, id) } };
    return ids.length > 1 ? rest : touched({ ...rest, status: "inactive" }, world.time(), world);
  };

/** No category at all would mean all items. */
const attribute: Fate = (record, id, { world }) => {
  const ids = textsAt(record, "categoryIds");
  if (!ids.includes(id)) return undefined;
  const categoryIds = others(ids, id);
  const status = categoryIds.length ? record.status : "inactive";
  return touched({ ...record, categoryIds, status }, world.time(), world);
};

const template =
  (field: string): Fate =>
  (record, id) => {
    const { [field]: value, ...defaults } = objectAt(record, "defaults");
    return value === id ? { ...record, defaults } : undefined;
  };

/** Templates no longer fill an attribute or a custom field that is gone. */
const unfilled =
  (values: "attributes" | "customFields", key: "code" | "key"): Fate =>
  (record, _, { before }) => {
    if ((before?.entityType ?? "item") !== "item") return undefined;
    const defaults = objectAt(record, "defaults");
    const { [String(before?.[key])]: value, ...rest } = objectAt(defaults, values);
    return value === undefined
      ? undefined
      : { ...record, defaults: { ...defaults, [values]: rest } };
  };

/** Draft orders cannot be issued until they get another BOM. */
const draft: Fate = (record, id) =>
  record.bomId === id && record.status === "draft"
    ? { ...record, bomId: null, components: [] }
    : undefined;

/** Draft builds keep the components that they have copied; later ones keep the BOM. */
const draftBuild: Fate = (build, id, call) =>
  build.status === "draft" ? without("bomId")(build, id, call) : undefined;

/** A document whose lines name something that is gone, without it. */
function linesWithout(document: MockRecord, field: string, gone: readonly unknown[]) {
  const lines = objectsAt(document, "lines");
  const isGone = (line: JsonObject) => gone.includes(line[field]);
  if (!lines.some(isGone)) return undefined;
  return {
    ...document,
    lines: lines.map((line) => (isGone(line) ? { ...line, [field]: null } : line)),
  };
}

const draftPlan: Fate = (plan, id) =>
  plan.status === "draft" ? linesWithout(plan, "bomId", [id]) : undefined;

/** The plan does not make a draft again. */
const planned: Fate = (plan, id) => ({
  ...plan,
  lines: objectsAt(plan, "lines").map((line) => ({
    ...line,
    workOrderIds: others(textsAt(line, "workOrderIds"), id),
  })),
});

/** Of an order whose lines are gone. */
const purchased: Fate = (order, _, { before }) => {
  const gone = objectsAt(before, "lines").map(({ id }) => id);
  return linesWithout(order, "salesOrderLineId", gone);
};

/** Goods that were bought for an order that is gone are for none. */
const meant: Fate = (order, id) => linesWithout(order, "workOrderId", [id]);

const layout: Fate = (record, id) => ({
  ...record,
  workCenterIds: others(textsAt(record, "workCenterIds"), id),
});

const withoutRows =
  (list: string, field: string): Fate =>
  (record, id) => ({
    ...record,
    [list]: objectsAt(record, list).filter((row) => row[field] !== id),
  });

/** A rate with nothing left to tax keeps the code, which refuses the deletion. */
const taxRate: Fate = (rate, id, { world }) => {
  const ids = textsAt(rate, "taxCodeIds");
  if (!ids.includes(id) || ids.length === 1) return undefined;
  return touched({ ...rate, taxCodeIds: others(ids, id) }, world.time(), world);
};

/** Settings of a location that items show, and those that templates fill in. */
const settings: Fate = (holder, id) => {
  const rows = objectsAt(holder, "stockSettings");
  const stockSettings = rows.filter(({ locationId }) => locationId !== id);
  return stockSettings.length < rows.length ? { ...holder, stockSettings } : undefined;
};

const filledSettings: Fate = (template, id, call) => {
  const defaults = settings(objectAt(template, "defaults"), id, call);
  return defaults ? { ...template, defaults } : undefined;
};

const ofParty: Readonly<Record<string, Fate>> = {
  "/price-rules": priceRule("customerIds"),
  "/vendor-items": ofIt("vendorId"),
  "/items": without("preferredVendorId"),
  "/item-templates": template("preferredVendorId"),
};

const fates: Readonly<Record<string, Readonly<Record<string, Fate>>>> = {
  "delete-item": {
    "/items/{itemId}/uoms": ofIt("itemId"),
    "/stock-settings": ofIt("itemId"),
    "/vendor-items": ofIt("itemId"),
    "/price-rules": priceRule("itemIds"),
    "/item-templates": without("copyOptionsFromItemId"),
  },
  "delete-custom-field": { "/item-templates": unfilled("customFields", "key") },
  "delete-item-attribute": { "/item-templates": unfilled("attributes", "code") },
  "delete-item-category": {
    "/item-attributes": attribute,
    "/item-templates": template("categoryId"),
    "/price-rules": priceRule("itemCategoryIds"),
  },
  "delete-item-template": { "/items": without("templateId") },
  "delete-bom": {
    "/items": without("bomId"),
    "/work-orders": draft,
    "/builds": draftBuild,
    "/work-plans": draftPlan,
  },
  "delete-work-order": { "/work-plans": planned, "/purchase-orders": meant },
  "delete-sales-order": {
    "/rmas": without("replacementSalesOrderId"),
    "/work-orders": without("salesOrderId"),
    "/billable-expense-charges": without("salesOrderId"),
    "/purchase-orders": purchased,
  },
  "delete-tax-code": { "/tax-rates": taxRate },
  "delete-ship-method": { "/external-channels": withoutRows("shipMethodMappings", "shipMethodId") },
  "delete-work-center": {
    "/my-work-layout": layout,
    // Load follows from routings, which say whether the work center is in use.
    "/work-plans": withoutRows("load", "workCenterId"),
  },
  "delete-customer": ofParty,
  "delete-vendor": ofParty,
  "delete-entity": ofParty,
  "delete-company": { "/company-groups": withoutRows("members", "companyId") },
  "delete-location": {
    "/bin-locations": ofIt("locationId"),
    "/stock-settings": ofIt("locationId"),
    "/items": settings,
    "/item-templates": filledSettings,
  },
};

/** Collections that a deletion changes instead of being refused for what they have. */
export const clearedBy = (operationId: string): string[] => [
  "/attachments",
  ...Object.keys(fates[operationId] ?? {}),
];

const ruleOf = (byRoot: Readonly<Record<string, Fate>>): Rule => ({
  before(call) {
    const { store, time } = call.world;
    for (const [root, fate] of Object.entries(byRoot))
      for (const record of store.list(root)) {
        const next = fate(record, String(call.before?.id), call);
        if (next) store.put(root, next);
        if (next === null) store.remove(root, String(record.id), time());
      }
  },
});

/** Records that files are kept with: the files can no longer be read. */
const owners = [
  ...["item", "lot", "customer", "vendor", "entity", "sales-order", "estimate", "purchase-order"],
  ...["receiving", "shipment", "work-order", "rma", "bill", "expense", "journal-entry"],
  ...["inventory-adjustment", "inventory-transfer"],
].map((owner) => `delete-${owner}`);

const files = { "/attachments": ofIt("ownerId") };

/** What a deletion takes along, or out of other records, instead of being refused for it. */
export const goesAlongRules: Rules = Object.fromEntries([
  ...Object.entries(fates).map(([id, byRoot]) => [id, ruleOf(byRoot)] as const),
  ...owners.map((id) => [id, ruleOf({ ...fates[id], ...files })] as const),
]);
