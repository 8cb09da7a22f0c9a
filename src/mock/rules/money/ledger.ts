import { objectAt, objectsAt, pick, without, type JsonObject } from "../../../openapi/json";
import { makeRecord } from "../../create-record";
import { money, numberIn, one } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { lentTo } from "../master-data/categories";
import type { Call } from "../rule";
import { referenceTo } from "../stock/moves";
import { sameLines } from "./same-lines";

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
  accrued: "2150",
  employees: "2160",
  salesTax: "2310",
  deposits: "2400",
  opening: "3900",
  revenue: "4020",
  shippingIncome: "4070",
  discounts: "4080",
  recharged: "4090",
  costOfGoods: "5010",
  shrinkage: "5080",
  variances: "5090",
  labor: "5110",
  overhead: "5120",
  inboundFreight: "6200",
  fees: "6410",
  otherIncome: "4900",
  exchange: "7010",
} as const;

/** What an account is for. */
export type AccountUse = keyof typeof numbers;

/** The account for a purpose; undefined in a company without it. */
export const accountFor = (use: AccountUse, { store }: World): unknown =>
  store.list("/accounts").find(({ number }) => number === numbers[use])?.id;

/** Key of the accounts that items keep while they have stock, though their category has another one. */
export const keptAccountsKey = "kept-inventory-accounts";

export const keptId = (itemId: unknown) => `account ${String(itemId)}`;

/** The account that an item is valued on. */
export const inventoryAccount = (item: JsonObject | undefined, world: World): unknown =>
  world.store.get(keptAccountsKey, keptId(item?.id))?.accountId ??
  lentTo(item, "inventoryAccountId", world) ??
  accountFor("inventory", world);

/** A side of an entry: positive amounts are debits, negative ones credits. */
export interface Side {
  account: unknown;
  amount: bigint;
  /** In the books, where the amount was noted at another rate than that of the posting. */
  home?: bigint;
  party?: JsonObject;
  /** Text of the line. */
  memo?: string;
  /** Class, department, and project, where they differ from those of the document. */
  dimensions?: JsonObject;
}

/** What reports split amounts by, besides the account. */
export const dimensions = ["classReferenceId", "departmentId", "projectCodeId", "locationId"];

/** The dimensions that a line has of its own; it takes the others from its document. */
export const ownDimensions = (line: JsonObject): JsonObject =>
  pick(line, (name) => dimensions.includes(name) && typeof line[name] === "string");

/** All dimensions of a document or of a line; null for those that it does not have. */
export const dimensionsOf = (document: JsonObject): JsonObject =>
  Object.fromEntries(dimensions.map((name) => [name, document[name] ?? null]));

interface Posting {
  type: string;
  document: MockRecord;
  on: unknown;
  memo: string;
  sides: readonly Side[];
  /** A currency other than that of the books, with its rate. */
  currency?: unknown;
  exchangeRate?: unknown;
  /** The entry that this one takes the place of, with its id and number. */
  replaces?: unknown;
}

const whole = (amount: bigint) => (amount > 0n ? amount : -amount);

const cents = (number: bigint) => numberIn(money(number, homeCurrency));

interface Summed extends Side {
  home: bigint;
}

/** Sides without an amount of their own, such as exchange gains, are on the side that they have in the books. */
const isDebit = ({ amount, home }: Pick<Summed, "amount" | "home">) => (amount || home) > 0n;

/** A difference from rounding goes to the largest one. */
function settleRest(sides: readonly Summed[], name: "amount" | "home"): void {
  const rest = sides.reduce((total, side) => total + side[name], 0n);
  const [largest] = [...sides].sort((a, b) => (whole(a.amount) < whole(b.amount) ? 1 : -1));
  if (largest) largest[name] -= rest;
}

/** The sums by account, in cents, debits first, each with its amount in the books; rates that have changed since are a side of their own. */
function balanced(posting: Posting, exchange: unknown): Summed[] {
  const rate = isForeign(posting) ? numberIn(posting.exchangeRate) : one;
  const byAccount = new Map<string, Summed>();
  for (const side of posting.sides.filter(({ account }) => account)) {
    const key = `${String(side.account)} ${side.amount < 0n ? "credit" : "debit"} ${JSON.stringify([side.dimensions, side.party, side.memo])}`;
    const known = byAccount.get(key);
    byAccount.set(key, {
      ...side,
      amount: (known?.amount ?? 0n) + side.amount,
      home: (known?.home ?? 0n) + (side.home ?? (side.amount * one) / rate),
    });
  }
  const rounded = [...byAccount.values()].map((side) => ({
    ...side,
    amount: cents(side.amount),
    home: cents(side.home),
  }));
  settleRest(rounded, "amount");
  const isRated = posting.sides.some(({ home }) => home !== undefined);
  if (isRated) {
    const rest = rounded.reduce((total, { home }) => total + home, 0n);
    rounded.push({ account: exchange, amount: 0n, home: -rest });
  } else settleRest(rounded, "home");
  return rounded
    .filter(({ amount, home }) => amount !== 0n || (isRated && home !== 0n))
    .sort((a, b) => Number(isDebit(b)) - Number(isDebit(a)));
}

const isForeign = ({ currency = homeCurrency, exchangeRate }: Posting) =>
  currency !== homeCurrency && numberIn(exchangeRate) > 0n;

function lineFor(
  { account, amount, home, party, memo, dimensions }: Summed,
  posting: Posting,
): JsonObject {
  const { currency = homeCurrency } = posting;
  const document: JsonObject = { ...posting.document, ...dimensions };
  const side = isDebit({ amount, home }) ? "debit" : "credit";
  return {
    accountId: account,
    debit: null,
    credit: null,
    [side]: money(whole(amount), currency),
    ...(isForeign(posting) && {
      [side === "debit" ? "homeDebit" : "homeCredit"]: money(whole(home), homeCurrency),
    }),
    memo: memo ?? null,
    party: party ?? null,
    ...dimensionsOf(document),
  };
}

/** An entry that says of its lines what they are worth in the books, and only in a foreign currency. */
const withHome = (entry: MockRecord, valued: readonly JsonObject[]): MockRecord => ({
  ...entry,
  lines: objectsAt(entry, "lines").map((line, index) => ({
    ...without(line, "homeDebit", "homeCredit"),
    ...pick(valued[index] ?? {}, (name) => name === "homeDebit" || name === "homeCredit"),
  })),
});

/** A typed entry, with what its lines are worth in the books at its rate. */
export function valuedEntry(entry: MockRecord): MockRecord {
  const { currency, exchangeRate } = entry;
  const sides = objectsAt(entry, "lines").map(({ debit, credit }) => {
    const amount = numberIn(debit) - numberIn(credit);
    return { account: null, amount, home: cents(inHome(amount, entry)) };
  });
  settleRest(sides, "home");
  const posting = { currency, exchangeRate, document: entry, type: "", on: "", memo: "", sides };
  return withHome(
    entry,
    sides.map((side) => lineFor(side, posting)),
  );
}

const root = "/journal-entries";

/** Takes an entry out of the ledger, as if it had never been posted. */
export const unpost = ({ world }: Call, entryId: unknown): void =>
  world.store.remove(root, String(entryId), world.time());

/** What an entry keeps when it is posted again. */
const lasting = new Set(["id", "documentNumber", "createdAt", "createdBy"]);

/** By what a line is known again. */
const ofLine = ["accountId", ...dimensions];

/** Writes an entry, in place of an earlier one if there is one, and returns its id. */
function enter(
  world: World,
  replaced: MockRecord | undefined,
  given: JsonObject,
  computed: JsonObject,
): string | null {
  const collection = world.collection(root);
  if (!collection) return null;
  const numbered = { ...(replaced && { documentNumber: replaced.documentNumber }), ...given };
  const entry = makeRecord(collection, numbered, world, world.time());
  const written: MockRecord = {
    ...entry,
    ...computed,
    ...(replaced && pick(replaced, (name) => lasting.has(name))),
    lines: sameLines(entry, replaced, ofLine),
  };
  world.store.put(root, withHome(written, objectsAt(given, "lines")));
  return String(written.id);
}

/** Posts an entry for a document and returns its id; null if nothing is to be posted. */
export function post(call: Call, posting: Posting): string | null {
  const { world } = call;
  const sides = balanced(posting, accountFor("exchange", world));
  const replaced = world.store.get(root, String(posting.replaces));
  if (sides.length < 2) {
    if (replaced) unpost(call, replaced.id);
    return null;
  }
  const { type, document, on, memo, currency = homeCurrency, exchangeRate = null } = posting;
  const lines = sides.map((side) => lineFor(side, posting));
  const given = { postingDate: on, currency, memo, lines };
  return enter(world, replaced, given, {
    origin: "document",
    source: referenceTo(type, document),
    exchangeRate: currency === homeCurrency ? null : exchangeRate,
  });
}

/** Who posts the reversals of typed entries on their day, and settles refunds: the product itself, as earlier entries name it. */
export const system = ({ store }: World): unknown =>
  store
    .list(root)
    .map(({ createdBy }) => createdBy)
    .find((createdBy) => objectAt({ createdBy }, "createdBy").type === "system");

/** Posts the opposite of an entry on a day, or once more in place of an earlier one, and ties the two to each other. */
export function reverse(
  { world }: Call,
  entryId: unknown,
  on: string,
  replaced?: MockRecord,
): string | null {
  const entry = world.store.get(root, String(entryId));
  if (!entry || entry.reversedById || !objectsAt(entry, "lines").length) return null;
  const lines = objectsAt(entry, "lines")
    .map((line) => ({
      ...without(line, "id", "lineNumber", "homeDebit", "homeCredit"),
      debit: line.credit,
      credit: line.debit,
      ...(line.homeCredit ? { homeDebit: line.homeCredit } : {}),
      ...(line.homeDebit ? { homeCredit: line.homeDebit } : {}),
    }))
    .sort((a, b) => Number(Boolean(b.debit)) - Number(Boolean(a.debit)));
  const given = {
    ...pick(entry, (name) => ["currency", "isAdjustment", "tags"].includes(name)),
    postingDate: on,
    memo: `Reversal of ${String(entry.documentNumber)}`,
    lines,
  };
  const author = system(world);
  const reversedById = enter(world, replaced, given, {
    ...(entry.origin === "manual" && author ? { createdBy: author, updatedBy: author } : {}),
    origin: "reversal",
    source: entry.source,
    exchangeRate: entry.exchangeRate,
    reversesId: entry.id,
  });
  world.store.put(root, { ...entry, reversedById });
  return reversedById;
}

/** What a line of an entry debits in the currency of the books; credits are negative. */
export const debitInHome = (line: JsonObject, entry: JsonObject): bigint =>
  numberIn(line.homeDebit) - numberIn(line.homeCredit) ||
  inHome(numberIn(line.debit) - numberIn(line.credit), entry);

/** An amount of a document in the currency of the books. */
export function inHome(amount: bigint, { currency, exchangeRate }: JsonObject): bigint {
  const rate = numberIn(exchangeRate);
  return currency === homeCurrency || rate === 0n ? amount : (amount * one) / rate;
}
