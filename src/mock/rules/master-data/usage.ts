import { textsAt, type JsonObject } from "../../../openapi/json";
import { isRecordId } from "../../../openapi/record-ids";
import { refuseMissing } from "../../find-record";
import type { MockRecord } from "../../model";
import { inhabited, kitOf } from "../checks/in-use";
import { fallsBack, isDefault, valuesIn } from "../checks/why-fixed";
import { balancesKey } from "../money/account-balances";
import { whyNeeded } from "../money/account-checks";
import { refuseCall, type Call, type Rules } from "../rule";
import { goodsOf, movementsKey } from "../stock/movements";
import { clearedBy } from "./goes-along";
import { isFilled, whyOpen } from "./masters";

/** Where records of a kind are, by what the path calls the kind. */
const rootFor = (kind: string) =>
  kind === "other" ? "/entities" : `/${kind.replaceAll("_", "-")}s`;

/** What an answer calls the records of a collection. */
const places: Readonly<Record<string, string>> = {
  "/sales-orders": "sales_order",
  "/estimates": "estimate",
  invoices: "invoice",
  "/credit-memos": "invoice",
  "/shipments": "shipment",
  "/purchase-orders": "purchase_order",
  "/receivings": "receiving",
  "/bills": "bill",
  "vendor-credits": "bill",
  "/work-orders": "work_order",
  "/builds": "work_order",
  "/boms": "work_order",
  [movementsKey]: "stock_movement",
  "/journal-entries": "journal_entry",
  "/payments": "payment",
  "/refunds": "payment",
  "/bank-deposits": "payment",
  "/price-rules": "price_rule",
};

/** What a record refers to another one as: a document, a record below it, or one that has it as a default. */
function placeOf(collection: string, root: string, { documentNumber }: JsonObject): string {
  if (collection === root || below.has(collection)) return "child_record";
  return places[collection] ?? (documentNumber ? "other_document" : "default_setting");
}

/** What only describes or divides a record that it names. */
const below = new Set([
  ...["/bin-locations", "/lots", "/serials", "/stock-settings", "/vendor-items"],
  ...["/items/{itemId}/options", "/items/{itemId}/uoms"],
]);

/** What refers to a record: departments and locations name their managers, and items their BOMs, which name them. */
function referrersOf(record: MockRecord, { world }: Call): MockRecord[] {
  const { store } = world;
  const people = [
    ...store
      .list("/employees")
      .filter(({ departmentId, locationId }) => [departmentId, locationId].includes(record.id)),
    ...["/departments", "/locations"]
      .flatMap((root) => store.list(root))
      .filter((one) => one.managerEmployeeId === record.id),
    ...store.list("/boms").filter(({ itemId }) => itemId === record.id),
  ];
  return [...new Set([...store.referrers(record), ...people])];
}

function usedBy(record: MockRecord, kind: string, call: Call): JsonObject[] {
  const { world } = call;
  const root = rootFor(kind);
  const cleared = clearedBy(`delete-${kind === "other" ? "entity" : kind.replaceAll("_", "-")}`);
  const found = new Map<string, { records: MockRecord[]; blocksDeletion: boolean }>();
  for (const other of referrersOf(record, call)) {
    const collection = world.store.find(other.id)?.collection ?? "";
    if (collection === balancesKey) continue;
    const type = placeOf(collection, root, other);
    const known = found.get(type) ?? { records: [], blocksDeletion: false };
    known.records.push(other);
    known.blocksDeletion ||= !cleared.includes(collection);
    found.set(type, known);
  }
  const counted = [
    ["stock", kind === "item" ? goodsOf(record.id, world).length : 0],
    ["custom_field_value", kind === "custom_field" ? valuesIn(record, call).length : 0],
  ] as const;
  const rows = [...found].map(([type, { records, blocksDeletion }]) => {
    const latest = records
      .filter(({ id }) => isRecordId(id))
      .sort((a, b) => (String(a.updatedAt) < String(b.updatedAt) ? 1 : -1));
    return { type, count: records.length, blocksDeletion, latestId: latest[0]?.id ?? null };
  });
  return [
    ...counted.flatMap(([type, count]) =>
      count ? [{ type, count, blocksDeletion: true, latestId: null }] : [],
    ),
    ...rows,
  ].sort((a, b) => Number(b.blocksDeletion) - Number(a.blocksDeletion));
}

const isKept = ({ role, isCompanyDefault, defaultFor }: JsonObject): boolean =>
  Boolean(role && !defaultFor) ||
  isCompanyDefault === true ||
  textsAt({ defaultFor }, "defaultFor").length > 0;

/** What the update of a kind looks at before it retires a record. */
const staysFor: Readonly<Record<string, (record: MockRecord, call: Call) => unknown>> = {
  account: whyNeeded,
  bin_location: ({ locationId, code }, call) => isFilled(call, locationId, code),
  department: inhabited,
  item: kitOf,
  location: whyOpen,
  payment_term: isDefault,
  tax_code: fallsBack,
};

/** Says where a record is used, and whether it could be deleted or retired. */
function usage(call: Call): JsonObject {
  const { path } = call.request;
  const [kind = "", id = ""] = [path.entityType, path.entityId];
  const root = rootFor(kind);
  const record = call.world.store.get(root, id);
  const prefix = String(call.world.store.list(root)[0]?.id ?? id).slice(0, 4);
  if (!id.startsWith(prefix)) {
    const message = `${kind} has ids that start with ${prefix}.`;
    refuseCall(call, "invalid-parameter", message, [
      { parameter: "entityId", rule: "format", message },
    ]);
  }
  if (!record) return refuseMissing(call.request, id);
  const rows = usedBy(record, kind, call);
  const isProtected = isKept(record) && kind !== "other";
  return {
    entityType: kind,
    entityId: id,
    isInUse: rows.length > 0,
    canBeDeleted: !isProtected && rows.every(({ blocksDeletion }) => !blocksDeletion),
    canBeDeactivated: record.status !== "merged" && !isProtected && !staysFor[kind]?.(record, call),
    usedBy: rows,
    checkedAt: call.world.time(),
  };
}

export const usageRules: Rules = { "check-entity-in-use": { answer: usage } };
