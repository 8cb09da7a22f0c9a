import {
  isObject,
  listAt,
  objectAt,
  objectsAt,
  textsAt,
  type JsonObject,
} from "../../../openapi/json";
import { touched } from "../../change-record";
import { money, numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import { checkVersion } from "../../preconditions";
import { mentions } from "../../store";
import type { World } from "../../world";
import { withBalance } from "../money/balances";
import { invoicesKey } from "../money/invoices";
import { checkUnfinished } from "./merge-blocks";
import { mayRefuse, refuseCall, type Call, type Rule, type Rules } from "../rule";

/** Kinds of records that a merge counts, by the roots of their lists. */
type Kinds = Readonly<Record<string, readonly string[]>>;

interface Merge {
  /** Name of the record that remains, in the answer. */
  name: "customer" | "vendor";
  root: string;
  source: string;
  kinds: Kinds;
  /** What is united, beside tags and ids of other systems. */
  united: readonly string[];
  /** Counts that no list gives. */
  more(source: MockRecord, world: World): Record<string, number>;
}

/** A merge of a record with itself, with one that is merged, or with another currency. */
export function checkMerge(call: Call, name: string): void {
  const { before, body, world } = call;
  const other = world.store.find(body[name])?.record ?? {};
  if (body[name] === before?.id)
    refuseCall(call, "merge-same-record", "Source and target are the same record.", [
      { pointer: `/${name}`, rule: "reference", message: "Send the id of another record." },
    ]);
  const codes = ["customer-merged", "vendor-merged", "location-merged"];
  const merged = [before, other].find((record) => record?.status === "merged");
  const code = codes.find((known) => mayRefuse(call, known));
  if (merged && code) refuseCall(call, code, `${String(merged.name)} has already been merged.`);
  const currency = ["merge-currency-mismatch", "vendor-merge-currency"].find((known) =>
    mayRefuse(call, known),
  );
  if (currency && other.currency !== before?.currency)
    refuseCall(
      call,
      currency,
      `The currency of ${String(other.name)} is ${String(other.currency)}.`,
    );
  checkUnfinished(call, other as MockRecord, name);
}

/** A value in which one id stands for another; a list that had both has it once. */
function renamed(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) {
    const inner = value.map((one) => renamed(one, from, to));
    return inner.includes(to) ? [...new Set(inner)] : inner;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, renamed(one, from, to)]),
  );
}

/** The records that name another one: all of them, or those that move with it. */
export const recordsNaming = (
  id: string,
  { store }: World,
  moves: (root: string, record: MockRecord) => boolean = () => true,
) =>
  [...store.collections()].flatMap(([root, records]) =>
    records
      .filter((record) => record.id !== id && mentions(record, id) && moves(root, record))
      .map((record) => ({ root, record })),
  );

/** Lets records that name one record name another. */
export function moveReferences(
  named: ReturnType<typeof recordsNaming>,
  from: string,
  to: string,
  { store }: World,
): void {
  for (const { root, record } of named) store.put(root, renamed(record, from, to) as MockRecord);
}

const naming = (roots: readonly string[], id: unknown, { store }: World) =>
  roots.flatMap((root) => store.list(root)).filter((record) => mentions(record, String(id)));

/** The fields that the source may provide. */
const winners = ({ request, world: { reader } }: Call): string[] =>
  textsAt(
    reader.items(reader.field(request.operation.body?.schema, "takeFromSource")?.schema),
    "enum",
  );

/** A customer with the credit that its own limit leaves; vendors have none. */
const withCredit = (party: MockRecord): MockRecord =>
  "availableCredit" in objectAt(party, "balance") ? withBalance(party, {}) : party;

/** True for certificates of one region. */
const isSamePlace = (one: unknown, other: unknown) =>
  isObject(one) &&
  isObject(other) &&
  ["country", "region"].every((name) => (one[name] ?? null) === (other[name] ?? null));

/** The record that remains: its values, those of the source that win or that it lacks, and what is united. */
function united(call: Call, target: MockRecord, source: MockRecord, lists: readonly string[]) {
  const taken = textsAt(call.body, "takeFromSource");
  const values = winners(call).flatMap((name) =>
    (taken.includes(name) || target[name] === null) && source[name] !== null
      ? [[name, source[name]]]
      : [],
  );
  const joined = ["tags", ...lists].map((name) => {
    const own = listAt(target, name);
    const isTwin = (one: unknown) =>
      name === "taxExemptions" && own.some((other) => isSamePlace(one, other));
    const all = [...own, ...listAt(source, name).filter((one) => !isTwin(one))];
    const isPeople = name === "contacts" && target.primaryContact && source.primaryContact;
    const other = taken.includes("primaryContact") ? target : source;
    const person = isPeople ? other.primaryContact : null;
    return [name, [...new Set(person ? [...all, person] : all)]];
  });
  const amounts = objectAt(target, "balance");
  const balance = Object.entries(objectAt(source, "balance")).map(([name, amount]) => [
    name,
    isObject(amount) && isObject(amounts[name])
      ? money(numberIn(amount) + numberIn(amounts[name]), target.currency)
      : amounts[name],
  ]);
  return withCredit({
    ...target,
    ...(Object.fromEntries([...values, ...joined]) as JsonObject),
    externalIds: { ...objectAt(source, "externalIds"), ...objectAt(target, "externalIds") },
    balance: { ...amounts, ...(Object.fromEntries(balance) as JsonObject) },
  });
}

/** What a customer that is given up no longer has, so that it does not keep it in use. */
const cleared = [
  ...["billingAddress", "shippingAddress", "primaryContact", "parentCustomerId", "creditLimit"],
  ...["customerTypeId", "paymentTermId", "priceLevelCode", "salesRepId", "shipMethodId"],
  ...["carrierAccount", "taxCodeId", "classReferenceId"],
];

/** The record that is given up: nothing is left in it that the other one has now. */
const givenUp = (source: MockRecord, target: MockRecord, lists: readonly string[]) =>
  withCredit({
    ...source,
    status: "merged",
    mergedIntoId: target.id,
    externalIds: {},
    tags: [],
    ...Object.fromEntries(lists.map((name) => [name, []])),
    ...(lists.includes("contacts") && { primaryContact: null }),
    ...(lists.includes("taxExemptions") && Object.fromEntries(cleared.map((name) => [name, null]))),
    ...("bankAccount" in source && { bankAccount: null }),
    balance: Object.fromEntries(
      Object.entries(objectAt(source, "balance")).map(([name, amount]) => [
        name,
        isObject(amount) ? money(0n, source.currency) : amount,
      ]),
    ),
  });

/** Drops what both vendors have for the same item: that of the one that remains wins, and is preferred if the other was. */
function dropTwins(source: unknown, target: unknown, { store, time }: World): void {
  const root = "/vendor-items";
  const own = store.list(root).filter(({ vendorId }) => vendorId === target);
  for (const twin of store.list(root)) {
    const kept = own.find(({ itemId }) => itemId === twin.itemId);
    if (twin.vendorId !== source || !kept) continue;
    store.remove(root, String(twin.id), time());
    if (twin.isPreferred === true && kept.status === "active")
      store.put(root, { ...kept, isPreferred: true });
  }
}

const merging = ({ name, root, source: field, kinds, united: lists, more }: Merge): Rule => ({
  refuses: [
    "merge-same-record",
    "merge-blocked",
    `${name}-merged`,
    name === "vendor" ? "vendor-merge-currency" : "merge-currency-mismatch",
  ],
  before: (call) => checkMerge(call, field),
  answer: (call) => {
    const { before: target, world, body, request } = call;
    const source = world.store.find(body[field])?.record;
    if (!target || !source) return {};
    checkVersion(request, target);
    const counts = Object.entries(kinds).map(([kind, roots]) => [
      kind,
      naming(roots, source.id, world).length,
    ]);
    const moved = { ...Object.fromEntries(counts), ...more(source, world) } as JsonObject;
    const dryRun = body.dryRun === true;
    if (!dryRun) {
      const now = world.now();
      world.store.put(root, touched(united(call, target, source, lists), now, world));
      dropTwins(source.id, target.id, world);
      const named = recordsNaming(String(source.id), world);
      moveReferences(named, String(source.id), String(target.id), world);
      world.store.put(root, touched(givenUp(source, target, lists), now, world));
    }
    const left = world.store.get(root, String(target.id));
    return { dryRun, [name]: left, [field]: source.id, moved };
  },
});

/** Invoices of a customer: those of its orders, and those that no order shows. */
const invoicesOf = (customer: MockRecord, world: World) => {
  const shown = naming(["/sales-orders"], customer.id, world).flatMap((order) =>
    objectsAt(order, "invoices"),
  );
  return shown.length + naming([invoicesKey, "/credit-memos"], customer.id, world).length;
};

/** Twins that become one. */
export const mergeRules: Rules = {
  "merge-customer": merging({
    name: "customer",
    root: "/customers",
    source: "sourceCustomerId",
    kinds: {
      salesOrders: ["/sales-orders"],
      estimates: ["/estimates"],
      shipments: ["/shipments"],
      payments: ["/payments", "/refunds"],
      priceRules: ["/price-rules"],
      attachments: ["/attachments"],
    },
    united: ["taxExemptions"],
    more: (source, world) => ({ invoices: invoicesOf(source, world) }),
  }),
  "merge-vendor": merging({
    name: "vendor",
    root: "/vendors",
    source: "sourceVendorId",
    kinds: {
      purchaseOrders: ["/purchase-orders"],
      receivings: ["/receivings"],
      bills: ["/bills"],
      payments: ["/payments"],
      vendorItems: ["/vendor-items"],
      lots: ["/lots"],
    },
    united: ["contacts"],
    more: (source) => ({
      contacts: listAt(source, "contacts").length + (source.primaryContact ? 1 : 0),
    }),
  }),
};
