import { objectsAt, without, type JsonObject } from "../../openapi/json";
import { makeRecord } from "../create-record";
import { money, numberIn, one } from "../decimals";
import type { MockRecord } from "../model";
import type { World } from "../world";
import { lentTo } from "./categories";
import type { Call } from "./rule";
import { referenceTo } from "./stock/moves";

export const homeCurrency = "USD";

/** The accounts that postings find by what they are for, by their numbers in the chart of accounts. */
const numbers = {
  bank: "1010",
  undeposited: "1090",
  receivables: "1200",
  unbilled: "1210",
  inventory: "1330",
  inTransit: "1340",
  workInProcess: "1350",
  payables: "2010",
  goodsReceived: "2110",
  landedCosts: "2120",
  salesTax: "2310",
  deposits: "2400",
  opening: "3900",
  revenue: "4020",
  shippingIncome: "4070",
  discounts: "4080",
  costOfGoods: "5010",
  shrinkage: "5080",
  variances: "5090",
  labor: "5110",
  overhead: "5120",
  inboundFreight: "6200",
  fees: "6410",
  exchange: "7010",
} as const;

/** What an account is for. */
export type AccountUse = keyof typeof numbers;

/** The account for a purpose; undefined in a company without it. */
export const accountFor = (use: AccountUse, { store }: World): unknown =>
  store.list("/accounts").find(({ number }) => number === numbers[use])?.id;

/** The account that an item is valued on. */
export const inventoryAccount = (item: JsonObject | undefined, world: World): unknown =>
  lentTo(item, "inventoryAccountId", world) ?? accountFor("inventory", world);

/** A side of an entry: positive amounts are debits, negative ones credits. */
export interface Side {
  account: unknown;
  amount: bigint;
  party?: JsonObject;
}

export interface Posting {
  type: string;
  document: MockRecord;
  on: unknown;
  memo: string;
  sides: readonly Side[];
  /** A currency other than that of the books, with its rate. */
  currency?: unknown;
  exchangeRate?: unknown;
}

const cents = (number: bigint) => numberIn(money(number, homeCurrency));

/** The sums by account, in cents, debits first; a difference from rounding goes to the largest one. */
function balanced(sides: readonly Side[]): Side[] {
  const byAccount = new Map<string, Side>();
  for (const side of sides.filter(({ account }) => account)) {
    const key = `${String(side.account)} ${side.amount < 0n ? "credit" : "debit"}`;
    const known = byAccount.get(key);
    byAccount.set(key, { ...side, amount: (known?.amount ?? 0n) + side.amount });
  }
  const rounded = [...byAccount.values()].map((side) => ({ ...side, amount: cents(side.amount) }));
  const rest = rounded.reduce((total, { amount }) => total + amount, 0n);
  const size = ({ amount }: Side) => (amount < 0n ? -amount : amount);
  const [largest] = [...rounded].sort((a, b) => (size(a) < size(b) ? 1 : -1));
  if (largest) largest.amount -= rest;
  return rounded
    .filter(({ amount }) => amount !== 0n)
    .sort((a, b) => Number(b.amount > 0n) - Number(a.amount > 0n));
}

function lineFor({ account, amount, party }: Side, posting: Posting): JsonObject {
  const { currency = homeCurrency, exchangeRate, document } = posting;
  const name = amount > 0n ? "debit" : "credit";
  const whole = amount > 0n ? amount : -amount;
  const rate = numberIn(exchangeRate);
  const isForeign = currency !== homeCurrency && rate > 0n;
  return {
    accountId: account,
    debit: null,
    credit: null,
    [name]: money(whole, currency),
    ...(isForeign && {
      [amount > 0n ? "homeDebit" : "homeCredit"]: money((whole * one) / rate, homeCurrency),
    }),
    memo: null,
    party: party ?? null,
    classReferenceId: document.classReferenceId ?? null,
    departmentId: document.departmentId ?? null,
    projectCodeId: document.projectCodeId ?? null,
    locationId: document.locationId ?? null,
  };
}

/** Posts an entry for a document and returns its id; null if nothing is to be posted. */
export function post({ world }: Call, posting: Posting): string | null {
  const collection = world.collection("/journal-entries");
  const sides = balanced(posting.sides);
  if (!collection || sides.length < 2) return null;
  const { type, document, on, memo, currency = homeCurrency, exchangeRate = null } = posting;
  const given = {
    postingDate: on,
    currency,
    memo,
    lines: sides.map((side) => lineFor(side, posting)),
  };
  const entry = makeRecord(collection, given, world, world.time());
  const source = referenceTo(type, document);
  const posted = {
    ...entry,
    origin: "document",
    source,
    exchangeRate: currency === homeCurrency ? null : exchangeRate,
  };
  world.store.put(collection.root, posted);
  return String(entry.id);
}

/** Posts the opposite of an entry on a day, and ties the two to each other. */
export function reverse({ world }: Call, entryId: unknown, on: string): string | null {
  const collection = world.collection("/journal-entries");
  const entry = world.store.get("/journal-entries", String(entryId));
  if (!collection || !entry || entry.reversedById || !objectsAt(entry, "lines").length) return null;
  const lines = objectsAt(entry, "lines").map((line) => ({
    ...without(line, "id", "lineNumber", "homeDebit", "homeCredit"),
    debit: line.credit,
    credit: line.debit,
    ...(line.homeCredit ? { homeDebit: line.homeCredit } : {}),
    ...(line.homeDebit ? { homeCredit: line.homeDebit } : {}),
  }));
  const given = { postingDate: on, currency: entry.currency, memo: entry.memo, lines };
  const opposite = makeRecord(collection, given, world, world.time());
  world.store.put(collection.root, {
    ...opposite,
    origin: "reversal",
    source: entry.source,
    exchangeRate: entry.exchangeRate,
    reversesId: entry.id,
  });
  world.store.put(collection.root, { ...entry, reversedById: opposite.id });
  return String(opposite.id);
}

/** An amount of a document in the currency of the books. */
export function inHome(amount: bigint, { currency, exchangeRate }: JsonObject): bigint {
  const rate = numberIn(exchangeRate);
  return currency === homeCurrency || rate === 0n ? amount : (amount * one) / rate;
}
