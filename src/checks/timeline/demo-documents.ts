import { objectAt, objectsAt, textAt, textsAt, type JsonObject } from "../../openapi/json";
import { times } from "../../openapi/lint/decimal";
import {
  bareDocument,
  type Company,
  type Due,
  type StockMove,
  type TimelineDocument,
} from "./timeline-document";
import { decimalAt, type DemoRecord } from "./demo-file";

type Records = ReadonlyMap<string, readonly DemoRecord[]>;

/** Names that records refer to by id. */
interface Names {
  sku: (id: unknown) => string;
  location: (id: unknown) => string;
  number: (id: unknown) => string | undefined;
  account: (id: unknown) => string;
  isDraft: (id: unknown) => boolean;
  kit: ReadonlyMap<string, readonly { sku: string; quantity: bigint }[]>;
}

const valuesOf = (records: Records, file: string) =>
  (records.get(file) ?? []).map(({ value }) => value);

const byId = (records: Records, file: string, key: string) =>
  new Map(valuesOf(records, file).map((value) => [value.id, textAt(value, key) ?? ""] as const));

/** The names that records have for each other's ids. */
export function namesOf(records: Records): Names {
  const skus = byId(records, "items", "sku");
  const codes = byId(records, "locations", "code");
  const accounts = byId(records, "accounts", "number");
  const all = [...records.values()].flat().map(({ value }) => value);
  const numbered = all.filter((value) => textAt(value, "documentNumber"));
  const numbers = new Map(numbered.map((value) => [value.id, textAt(value, "documentNumber")]));
  const drafts = new Set(all.filter(({ status }) => status === "draft").map(({ id }) => id));
  const sku = (id: unknown) => skus.get(id) ?? "";
  const kits = valuesOf(records, "items").flatMap((value) => {
    const parts = objectsAt(value, "components").map((part) => ({
      sku: sku(part.itemId),
      quantity: decimalAt(part, "quantity") ?? 0n,
    }));
    return parts.length ? [[textAt(value, "sku") ?? "", parts] as const] : [];
  });
  return {
    sku,
    location: (id) => codes.get(id) ?? "",
    number: (id) => numbers.get(id),
    isDraft: (id) => drafts.has(id),
    account: (id) => accounts.get(id) ?? "",
    kit: new Map(kits),
  };
}

type Shape = Partial<Omit<TimelineDocument, "number" | "where">>;
/** @param at code of the record's location */
type Read = (record: JsonObject, names: Names, at: string) => Shape;

/** The day of a record that may not have happened yet. */
const dayOrFirst = (record: JsonObject, key: string) =>
  textAt(record, key) ?? textAt(record, "createdAt")?.slice(0, 10);

/** A line of a record as movements: one for each lot, or one with its serial numbers. */
function movesOf(
  line: JsonObject,
  at: string,
  sign: bigint,
  key: string,
  bin: string,
): StockMove[] {
  const item = textAt(line, "sku") ?? "";
  const shared = { item, at, bin: textAt(line, bin), cost: decimalAt(line, "unitCost") };
  const lots = objectsAt(line, "lots");
  const before = decimalAt(line, "quantityBefore");
  if (lots.length)
    return lots.map((lot) => ({
      ...shared,
      lot: textAt(lot, "lotNumber"),
      quantity: sign * (decimalAt(lot, "quantity") ?? 0n),
      before,
    }));
  const serials = textsAt(line, "serialNumbers");
  const quantity = sign * (decimalAt(line, key) ?? 0n);
  return quantity ? [{ ...shared, quantity, before, ...(serials.length && { serials }) }] : [];
}

const dueOf = (record: JsonObject, at: string, kit?: Names["kit"]): Due[] =>
  objectsAt(record, "lines").flatMap((line) => {
    const item = textAt(line, "sku") ?? "";
    const quantity = decimalAt(line, "baseQuantity") ?? decimalAt(line, "quantity") ?? 0n;
    const parts = kit?.get(item);
    return parts
      ? parts.map((part) => ({ item: part.sku, at, quantity: times(quantity, part.quantity) }))
      : [{ item, at, quantity }];
  });

const done = (record: JsonObject) => textAt(record, "status") === "completed";

const shipment: Read = (record, names, at) => {
  const moves = objectsAt(record, "lines").flatMap((line) => {
    const parts = objectsAt(line, "components");
    return (parts.length ? parts : [line]).flatMap((part) =>
      movesOf(part, at, -1n, "quantity", "bin"),
    );
  });
  return {
    date: dayOrFirst(record, "shippedOn"),
    order: names.number(record.salesOrderId),
    moves: done(record) ? moves : [],
  };
};

const build: Read = (record, _names, at) => {
  const used = objectsAt(record, "components").flatMap((part) =>
    movesOf(part, at, -1n, "quantityUsed", "bin"),
  );
  const made = movesOf(record, at, 1n, "quantity", "finishedBin").map((move) => ({
    ...move,
    cost: decimalAt(objectAt(record, "cost"), "unitCost"),
  }));
  return { date: textAt(record, "buildDate"), moves: done(record) ? [...used, ...made] : [] };
};

const transfer: Read = (record, names) => {
  const [from, to] = [names.location(record.fromLocationId), names.location(record.toLocationId)];
  const lines = objectsAt(record, "lines");
  return {
    date: dayOrFirst(record, "shippedOn"),
    days: [textAt(record, "receivedOn") ?? ""],
    moves: lines.flatMap((line) => [
      ...movesOf(line, from, -1n, "quantityShipped", "fromBin"),
      ...movesOf(line, to, 1n, "quantityReceived", "toBin"),
    ]),
  };
};

const restock: Read = (record, _names, at) => ({
  date: textAt(record, "receivedOn"),
  moves: objectsAt(record, "lines")
    .filter((line) =>
      ["restock", "repair", "quarantine"].includes(textAt(line, "disposition") ?? ""),
    )
    .flatMap((line) => movesOf(line, at, 1n, "quantity", "bin")),
});

const adjustment: Read = (record, _names, at) => {
  const lines = objectsAt(record, "lines");
  const isRevaluation = textAt(record, "reason") === "revaluation";
  return {
    date: textAt(record, "adjustmentDate"),
    moves: lines.flatMap((line) => movesOf(line, at, 1n, "quantityChange", "bin")),
    revalues: (isRevaluation ? lines : []).map((line) => ({
      item: textAt(line, "sku") ?? "",
      at,
      cost: decimalAt(line, "unitCost") ?? 0n,
    })),
  };
};

const settled = (record: JsonObject, names: Names) =>
  [...objectsAt(record, "allocations"), ...objectsAt(record, "applications")].flatMap((one) => {
    const of = textAt(one, "documentNumber") ?? names.number(one.invoiceId);
    const amount = decimalAt(one, "amount");
    return of && amount !== undefined ? [{ of, amount }] : [];
  });

/** By file: what its records did, and when. */
const readers: Record<string, Read> = {
  "sales-orders": (record, names, at) => ({
    date: textAt(record, "orderDate"),
    promised: textAt(record, "promisedDate"),
    reserves: textAt(record, "orderDate") ? dueOf(record, at, names.kit) : [],
  }),
  "purchase-orders": (record, _names, at) => ({
    date: textAt(record, "orderDate"),
    expects: textAt(record, "status") === "draft" ? [] : dueOf(record, at),
  }),
  receivings: (record, names, at) => ({
    date: textAt(record, "receivedOn"),
    order: names.number(objectsAt(record, "lines")[0]?.purchaseOrderId),
    moves: objectsAt(record, "lines").flatMap((line) =>
      movesOf(line, at, 1n, "baseQuantity", "bin"),
    ),
  }),
  shipments: shipment,
  builds: build,
  "inventory-transfers": transfer,
  "inventory-adjustments": adjustment,
  "return-restocks": restock,
  invoices: (record) => ({
    date: textAt(record, "invoiceDate"),
    owes: decimalAt(record, "amount"),
  }),
  bills: (record) => ({
    date: textAt(record, "billDate"),
    owes: decimalAt(objectAt(record, "totals"), "total"),
  }),
  payments: (record, names) => ({
    date: textAt(record, "paymentDate"),
    settles: settled(record, names),
  }),
  "credit-memos": (record, names) => ({
    date: textAt(record, "creditMemoDate"),
    settles: settled(record, names),
  }),
  "journal-entries": (record, names) => ({
    date: textAt(record, "postingDate"),
    // The entry of a draft shows what it will post.
    posts: (names.isDraft(objectAt(record, "source").id) ? [] : objectsAt(record, "lines")).map(
      (line) => {
        const debit = decimalAt(line, "homeDebit") ?? decimalAt(line, "debit") ?? 0n;
        const credit = decimalAt(line, "homeCredit") ?? decimalAt(line, "credit") ?? 0n;
        return { account: names.account(line.accountId), amount: debit - credit };
      },
    ),
  }),
  "work-orders": (record) => ({ date: textAt(record, "createdAt")?.slice(0, 10) }),
};

/** Days of other kinds: the first key that ends in "Date", other than those of the future. */
const dayOf = (record: JsonObject) =>
  Object.keys(record)
    .filter((key) => /Date$/.test(key) && !/^(?:due|promised|requested|planned)/.test(key))
    .map((key) => textAt(record, key))
    .find(Boolean);

export function demoDocuments(records: Records, names: Names): TimelineDocument[] {
  return [...records].flatMap(([file, list]) =>
    list.flatMap(({ value, where }) => {
      const number = textAt(value, "documentNumber");
      if (!number) return [];
      const at = names.location(value.locationId);
      const shape = readers[file]?.(value, names, at) ?? { date: dayOf(value) };
      return [{ ...bareDocument(number, where), ...shape }];
    }),
  );
}

/** What the check must know besides documents. */
export function companyOf(records: Records, names: Names): Company {
  const texts = (file: string, key: string, isMeant = (_: JsonObject) => true) =>
    new Set(
      valuesOf(records, file)
        .filter(isMeant)
        .map((value) => textAt(value, key) ?? ""),
    );
  const bins = valuesOf(records, "bin-locations").filter((bin) => bin.allowsMixedLots === false);
  const lots = byId(records, "lots", "lotNumber");
  return {
    items: texts("items", "sku"),
    locations: texts("locations", "code"),
    bins: texts("bin-locations", "code"),
    accounts: texts("accounts", "number"),
    inventoryAccounts: texts("accounts", "number", ({ type }) => type === "inventory"),
    fifo: texts("items", "sku", ({ costingMethod }) => costingMethod === "fifo"),
    oneLotBins: new Set(
      bins.map((bin) => `${names.location(bin.locationId)} ${textAt(bin, "code")}`),
    ),
    start: valuesOf(records, "stock").map((value) => ({
      item: names.sku(value.itemId),
      at: names.location(value.locationId),
      bin: textAt(value, "bin"),
      lot: lots.get(value.lotId),
      serials: textsAt(value, "serialNumbers"),
      quantity: decimalAt(value, "quantity") ?? 0n,
      cost: decimalAt(value, "unitCost"),
    })),
  };
}
