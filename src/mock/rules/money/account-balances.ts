import { objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, times } from "../../decimals";
import { demoObjects } from "../../demo-objects";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { today } from "../days";
import { accountFor, debitInHome, homeCurrency, inHome, inventoryAccount } from "./ledger";
import { isOpen, openOf } from "./open-bills";
import { rateOn } from "./rates";
import { forEach, type Call, type Rules } from "../rule";
import { movementsKey } from "../stock/movements";

/** Key of the balances that a demo company has at its banks, among the records. */
export const balancesKey = "account-balances";

/** The balances in the files of a demo company. */
export const openingBalances = (demo: unknown): MockRecord[] =>
  demoObjects(demo, (one) => Boolean(textAt(one, "accountId") && textAt(one, "balanceOn"))).map(
    (balance) => ({ ...balance, id: `balance ${String(balance.accountId)}` }),
  );

interface Posted {
  accountId: unknown;
  on: string;
  at: string;
  /** In the currency of the entry, and in that of the books; debits are positive. */
  own: bigint;
  home: bigint;
}

/** The lines of entries. */
const postings = (entries: readonly JsonObject[]): Posted[] =>
  entries.flatMap((entry) =>
    objectsAt(entry, "lines").map((line) => {
      const own = numberIn(line.debit) - numberIn(line.credit);
      const home = debitInHome(line, entry);
      const [on, at] = [String(entry.postingDate), String(entry.createdAt)];
      return { accountId: line.accountId, on, at, own, home };
    }),
  );

const sum = (of: readonly Pick<Posted, "own" | "home">[], side: "own" | "home"): bigint =>
  of.reduce((total, one) => total + one[side], 0n);

const signOf = ({ normalBalance }: JsonObject) => (normalBalance === "credit" ? -1n : 1n);

const first = ({ patterns }: World, key: string) => patterns.get(key) ?? [];

/** What each item is worth when a session begins, by location. */
function stockValues(world: World): Map<string, Map<unknown, bigint>> {
  const found = new Map<string, Map<unknown, bigint>>();
  for (const movement of first(world, movementsKey)) {
    const { quantity, unitCost, revaluation, locationId } = movement;
    const values = found.get(String(movement.itemId)) ?? new Map<unknown, bigint>();
    const value = times(numberIn(quantity), numberIn(unitCost)) + numberIn(revaluation);
    values.set(locationId, (values.get(locationId) ?? 0n) + value);
    found.set(String(movement.itemId), values);
  }
  return found;
}

/** What stock, open invoices, and open bills are worth when a session begins, by account. */
function fromDocuments(world: World): Map<unknown, bigint> {
  const worth = new Map<unknown, bigint>();
  const note = (account: unknown, amount: bigint) =>
    worth.set(account, (worth.get(account) ?? 0n) + amount);
  const items = new Map(first(world, "/items").map((item) => [item.id, item]));
  for (const [itemId, values] of stockValues(world))
    // An item is worth whole cents at each location.
    for (const value of values.values())
      note(inventoryAccount(items.get(itemId), world), numberIn(money(value, homeCurrency)));
  for (const { balance, currency } of first(world, "/customers")) {
    const open = numberIn(objectAt({ balance }, "balance").openInvoices);
    const exchangeRate = rateOn(currency, world.started.slice(0, 10), world);
    note(accountFor("receivables", world), inHome(open, { currency, exchangeRate }));
  }
  for (const order of first(world, "/work-orders"))
    note(accountFor("workInProcess", world), numberIn(objectAt(order, "cost").workInProcess));
  for (const bill of first(world, "/bills").filter(isOpen))
    note(accountFor("payables", world), -inHome(openOf(bill), bill));
  for (const { balance } of first(world, "/vendors"))
    note(
      accountFor("goodsReceived", world),
      -numberIn(objectAt({ balance }, "balance").receivedNotBilled),
    );
  return worth;
}

/** The ledger as one answer needs it, for all of its accounts. */
interface Ledger {
  lines: Posted[];
  /** The day on which the first goods came in, and the books with them. */
  begins: string;
  carried: Map<unknown, { own: bigint; home: bigint }>;
}

const beginning = (world: World): string =>
  first(world, movementsKey)
    .map(({ postedOn }) => String(postedOn))
    .sort()[0] ?? "";

/** What accounts have had before the first posting that the session knows: what explains their balance when it begins. */
function carriedForward(world: World): Ledger["carried"] {
  // Entries that the session has changed or removed since explain nothing of what it began with.
  const lines = postings(first(world, "/journal-entries"));
  const known = new Map(first(world, balancesKey).map((one) => [one.accountId, one]));
  const worth = fromDocuments(world);
  const carried: Ledger["carried"] = new Map();
  for (const account of first(world, "/accounts")) {
    const stated = known.get(account.id);
    if (!stated && !worth.has(account.id)) continue;
    const { balanceOn = "9999", balance, homeBalance } = stated ?? {};
    const before = lines
      .filter(({ accountId }) => accountId === account.id)
      .filter(({ on, at }) => on <= String(balanceOn) && at <= world.started);
    const value = numberIn(money(worth.get(account.id) ?? 0n, homeCurrency));
    const sign = signOf(account);
    carried.set(account.id, {
      own: (stated ? sign * numberIn(balance) : value) - sum(before, stated ? "own" : "home"),
      home: (stated ? sign * numberIn(homeBalance) : value) - sum(before, "home"),
    });
  }
  // Equity has brought in what all that is worth.
  const total = sum([...carried.values()], "home");
  carried.set(accountFor("opening", world), { own: -total, home: -total });
  return carried;
}

const ledgers = new WeakMap<Call, Ledger>();

/** Read once for an answer: it may show all accounts. */
function ledgerOf(call: Call): Ledger {
  const known = ledgers.get(call);
  if (known) return known;
  const { world } = call;
  const lines = postings(world.store.list("/journal-entries"));
  const ledger = { lines, begins: beginning(world), carried: carriedForward(world) };
  ledgers.set(call, ledger);
  return ledger;
}

/** Balances on a day, debits positive. */
function balanceOn(account: JsonObject, day: string, { lines, begins, carried }: Ledger) {
  const before = (day >= begins && carried.get(account.id)) || { own: 0n, home: 0n };
  const own = lines.filter(({ accountId, on }) => accountId === account.id && on <= day);
  const isForeign = account.currency !== homeCurrency;
  const home = before.home + sum(own, "home");
  return {
    home,
    own: isForeign ? before.own + sum(own, "own") : home,
    last:
      own
        .map(({ on }) => on)
        .sort()
        .at(-1) ?? null,
  };
}

/** An account and all below it. */
function below(account: JsonObject, world: World): JsonObject[] {
  const children = world.store
    .list("/accounts")
    .filter(({ parentAccountId }) => parentAccountId === account.id);
  return [account, ...children.flatMap((child) => below(child, world))];
}

/** What an account shows of the ledger: its balance on the day that is asked for. */
export function shownBalance(account: JsonObject, call: Call): JsonObject {
  const { request, world } = call;
  const day = textAt(request.query, "asOf") ?? today(world);
  const isHeader = account.isHeader === true;
  const all = isHeader ? below(account, world) : [account];
  const found = all.map((one) => balanceOn(one, day, ledgerOf(call)));
  const sign = signOf(account);
  const homeBalance = money(sign * sum(found, "home"), homeCurrency);
  return {
    balance: isHeader
      ? homeBalance
      : money(sign * sum(found, "own"), account.currency ?? homeCurrency),
    homeBalance,
    balanceAsOf: day,
    lastPostingDate: (isHeader ? undefined : found[0]?.last) ?? null,
  };
}

/** Accounts with their balances, which follow from the ledger. */
export const accountBalanceRules: Rules = forEach(
  ["get-accounts", "get-account", "create-account", "update-account"],
  { shows: shownBalance },
);
