import { numberIn } from "../../src/mock/decimals";
import { idsIn } from "../../src/mock/ids-in";
import { objectAt, objectsAt, type JsonObject } from "../../src/openapi/json";
import type { Session } from "./mock-session";

const one = 10n ** 12n;
const add = (rows: readonly JsonObject[], name: string) =>
  rows.reduce((sum, row) => sum + numberIn(row[name]), 0n);

/** All rows of a list. */
function allRows({ get }: Session, path: string): JsonObject[] {
  const rows: JsonObject[] = [];
  let cursor = "";
  do {
    const { data, page } = get(
      `${path}${path.includes("?") ? "&" : "?"}limit=200${cursor}`,
    ) as unknown as { data: JsonObject[]; page: JsonObject };
    rows.push(...data);
    cursor = page.hasMore === true ? `&cursor=${String(page.nextCursor)}` : "";
  } while (cursor);
  return rows;
}

const records = ({ mock }: Session, root: string) => [...(mock.state().get(root) ?? [])];
const isOneOf =
  (...statuses: string[]) =>
  ({ status }: JsonObject) =>
    statuses.includes(String(status));

/** What open documents have reserved of an item, in its base unit; all units in these tests are base units. */
function reservedOf(session: Session, itemId: unknown): bigint {
  const own = (lines: readonly JsonObject[], name: string) =>
    add(
      lines.filter((line) => line.itemId === itemId),
      name,
    );
  const orders = records(session, "/sales-orders")
    .filter(isOneOf("open", "on_hold", "partially_shipped"))
    .flatMap((order) =>
      objectsAt(order, "lines").filter((line) => !isOneOf("closed", "cancelled")(line)),
    );
  const work = records(session, "/work-orders").filter(isOneOf("issued", "in_progress", "on_hold"));
  const transfers = records(session, "/inventory-transfers")
    .filter(isOneOf("open"))
    .flatMap((transfer) => objectsAt(transfer, "lines").filter(isOneOf("reserved")));
  const builds = records(session, "/builds").filter(isOneOf("released"));
  return (
    own(orders, "quantityReserved") +
    own(
      orders.flatMap((line) => objectsAt(line, "components")),
      "quantityReserved",
    ) +
    own(
      work.flatMap((order) => objectsAt(order, "components")),
      "quantityReserved",
    ) +
    own(transfers, "quantity") +
    own(
      builds.flatMap((build) => objectsAt(build, "components")),
      "quantityPlanned",
    )
  );
}

/** Where stock does not add up: its histories, bins, levels, and reservations. */
function wrongStock(session: Session): string[] {
  return allRows(session, "/items/quantities").flatMap((row) => {
    if (row.kind === "kit") return [];
    const id = String(row.itemId);
    const onHand = numberIn(row.onHand);
    const movements = allRows(session, `/items/${id}/history`).filter(
      ({ type }) => type === "movement",
    );
    const bins = allRows(session, `/items/${id}/bin-quantities`);
    const levels = allRows(session, `/stock?itemId=${id}`);
    const found = {
      movements: add(movements, "quantity"),
      bins: add(bins, "onHand"),
      levels: add(levels, "onHand"),
      locations: add(objectsAt(row, "locations"), "onHand"),
    };
    const wrong = Object.entries(found).filter(([, sum]) => sum !== onHand);
    const reserved = reservedOf(session, row.itemId);
    const isOversold = [row, ...objectsAt(row, "locations"), ...bins].some(
      (one) => numberIn(one.available) < 0n || numberIn(one.onHand) < 0n,
    );
    return [
      ...wrong.map(
        ([name, sum]) => `${String(row.sku)}: ${name} are ${sum / one}, on hand ${onHand / one}`,
      ),
      ...(reserved === numberIn(row.reserved)
        ? []
        : [
            `${String(row.sku)}: ${reserved / one} reserved by documents, ${numberIn(row.reserved) / one} in the figures`,
          ]),
      ...(isOversold ? [`${String(row.sku)}: more is reserved than there is`] : []),
    ];
  });
}

const into = ["received", "built", "returned", "adjusted"];
const outOf = ["shipped", "consumed", "scrapped"];

/** Where a trace is not what lots have moved. Goods on their way between locations are in it, and on no shelf. */
function wrongTraces(session: Session): string[] {
  return records(session, "/lots").flatMap((lot) => {
    const { balance, ...trace } = session.get(`/lots/${String(lot.id)}/trace?maxLevel=1`);
    const steps = [...objectsAt(trace, "upstream"), ...objectsAt(trace, "downstream")];
    const sums = Object.fromEntries(
      [...into, ...outOf].map((kind) => [
        kind,
        add(
          steps.filter((step) => step.kind === kind),
          "quantity",
        ),
      ]),
    );
    const shown = (kind: string) => numberIn(objectAt({ balance }, "balance")[kind]);
    const left = [...into.map(shown), ...outOf.map((kind) => -shown(kind))];
    const moved = records(session, "stock-movements").filter(({ lotId }) => lotId === lot.id);
    const transit = records(session, "/inventory-transfers")
      .filter(isOneOf("in_transit"))
      .map(({ id }) => id);
    const away = moved.filter(({ document }) =>
      transit.includes(objectAt({ document }, "document").id),
    );
    const onHand = add(moved, "quantity") - add(away, "quantity");
    const wrong = [...into, ...outOf].filter((kind) => sums[kind] !== shown(kind));
    return [
      ...wrong.map((kind) => `${String(lot.lotNumber)}: steps do not add up to ${kind}`),
      ...(onHand === shown("onHand") && left.reduce((sum, one) => sum + one, 0n) === onHand
        ? []
        : [`${String(lot.lotNumber)}: the balance is not what has moved`]),
      ...(numberIn(lot.onHand) === add(moved, "quantity")
        ? []
        : [`${String(lot.lotNumber)}: its quantity is not what has moved`]),
    ];
  });
}

const optional = ({ isOptional, status }: JsonObject) =>
  isOptional === true && status !== "accepted" && status !== "converted";

function wrongTotals(root: string, record: JsonObject): string[] {
  const totals = objectAt(record, "totals");
  if (totals.subtotal === undefined || !Array.isArray(record.lines)) return [];
  const lines = objectsAt(record, "lines").filter((line) => !optional(line));
  const subtotal = add(lines, "amount");
  const total =
    subtotal -
    numberIn(totals.discount) +
    add(objectsAt(record, "taxLines"), "amount") +
    numberIn(totals.shipping);
  const isRight = subtotal === numberIn(totals.subtotal) && total === numberIn(totals.total);
  return isRight
    ? []
    : [`${root} ${String(record.documentNumber)}: the lines do not add up to the totals`];
}

function wrongEntries(session: Session, started: string): string[] {
  const entries = records(session, "/journal-entries");
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const unbalanced = entries
    .filter(
      (entry) =>
        add(objectsAt(entry, "lines"), "debit") !== add(objectsAt(entry, "lines"), "credit") ||
        add(objectsAt(entry, "lines"), "homeDebit") !==
          add(objectsAt(entry, "lines"), "homeCredit"),
    )
    .map(({ documentNumber }) => `${String(documentNumber)} does not balance`);
  const posted = [...session.mock.state()].flatMap(([root, all]) =>
    all
      .filter((record) => String(record.createdAt) > started && root !== "/journal-entries")
      .flatMap((record) => {
        const ids = [
          record.journalEntryId,
          ...(Array.isArray(record.journalEntryIds) ? (record.journalEntryIds as unknown[]) : []),
        ].filter((id) => typeof id === "string");
        const wrong = ids.filter((id) => objectAt(byId.get(id), "source").id !== record.id);
        return wrong.map(
          (id) => `${root} ${String(record.documentNumber)}: ${id} is not its entry`,
        );
      }),
  );
  return [...unbalanced, ...posted];
}

const isStock = ({ number }: JsonObject) => /^13[123]0$/.test(String(number));

/** Where the balances of accounts are not what is posted, do not add up to nothing, or are not what the stock is worth. */
function wrongBalances(session: Session): string[] {
  const lines = records(session, "/journal-entries").flatMap((entry) => objectsAt(entry, "lines"));
  const day = "2027-12-31";
  const accounts = allRows(session, `/accounts?isHeader=false&asOf=${day}`);
  const debits = (account: JsonObject) =>
    (account.normalBalance === "credit" ? -1n : 1n) * numberIn(account.homeBalance);
  const sum = accounts.reduce((total, account) => total + debits(account), 0n);
  const wrong = accounts.flatMap((account) => {
    // Entries of before can be changed or deleted, too, so all are added up, not only what came since.
    const own = lines.filter(({ accountId }) => accountId === account.id);
    // Lines in a foreign currency say what they are in the books; in the others that is nothing.
    const side = (line: JsonObject, name: string, home: string) =>
      numberIn(line[home]) || numberIn(line[name]);
    const posted = own.reduce(
      (total, line) =>
        total + side(line, "debit", "homeDebit") - side(line, "credit", "homeCredit"),
      0n,
    );
    const before = first.get(String(account.id)) ?? debits(account) - posted;
    if (account.currency === "USD") first.set(String(account.id), before);
    return before + posted === debits(account) || account.currency !== "USD"
      ? []
      : [`${String(account.number)}: the balance is not what is posted`];
  });
  const inventory = accounts.filter(isStock).reduce((total, one) => total + debits(one), 0n);
  const { totalValue } = session.get("/stock") as unknown as { totalValue: JsonObject };
  const off = inventory - numberIn(totalValue);
  // Each entry rounds to a cent.
  const most = (BigInt(lines.length) * one) / 100n;
  return [
    ...wrong,
    ...(sum === 0n ? [] : [`the trial balance is off by ${sum}`]),
    ...(off <= most && off >= -most ? [] : [`inventory is off by ${off} from the stock`]),
  ];
}

/** The balances with which sessions of the demo company begin. */
const first = new Map<string, bigint>();

function lostIds(session: Session, started: string): string[] {
  const prefixes = new Set(
    session.mock.catalog.collections.flatMap(({ idShape }) => idShape?.prefix ?? []),
  );
  const known = new Set(
    [...session.mock.state().values()]
      .flat()
      .flatMap(({ id }) => (typeof id === "string" ? [id] : [])),
  );
  return [...session.mock.state()].flatMap(([root, all]) =>
    all
      .filter((record) => String(record.createdAt ?? record.at) > started)
      .flatMap((record) => idsIn(record).map((id) => ({ record, id })))
      .filter(({ id }) => prefixes.has(id.slice(0, id.indexOf("_") + 1)) && !known.has(id))
      // Entries of the ledger and histories keep the number of a document that was deleted.
      .filter(
        () => root !== "/journal-entries" && root !== "stock-movements" && root !== "/serials",
      )
      .map(
        ({ record, id }) =>
          `${root} ${String(record.documentNumber ?? record.id)}: ${id} leads nowhere`,
      ),
  );
}

const whole: Record<string, readonly [status: string, quantities: readonly string[]]> = {
  "/sales-orders": ["shipped", ["quantityShipped", "quantityCancelled"]],
  "/purchase-orders": ["received", ["quantityReceived", "quantityCancelled"]],
};

/** Orders that are done by their status and not by their lines. */
function wrongStatus(root: string, record: JsonObject): string[] {
  const [status, names] = whole[root] ?? [];
  if (!status || record.status !== status) return [];
  const isOpen = (line: JsonObject) =>
    !isOneOf("closed", "cancelled")(line) &&
    numberIn(line.quantity) > (names ?? []).reduce((sum, name) => sum + numberIn(line[name]), 0n);
  return objectsAt(record, "lines").some(isOpen)
    ? [`${root} ${String(record.documentNumber)} is ${status}, and something is open`]
    : [];
}

/** Documents of somebody else than the documents that they name. */
function wrongParty(session: Session, root: string, record: JsonObject): string[] {
  const named = [record, ...objectsAt(record, "lines")].flatMap<JsonObject>((row) =>
    ["salesOrderId", "rmaId", "purchaseOrderId", "shipmentId"].flatMap<JsonObject>(
      (name) => session.mock.find(row[name])?.record ?? [],
    ),
  );
  const isOther = (one: JsonObject) =>
    ["customerId", "vendorId", "currency"].some(
      (name) => name in one && name in record && one[name] !== record[name],
    );
  return named.some(isOther)
    ? [`${root} ${String(record.documentNumber)} is of somebody else than what it names`]
    : [];
}

/** What does not hold in a session, of the records made since a moment. */
export function complaints(session: Session, started: string): string[] {
  const made = [...session.mock.state()].flatMap(([root, all]) =>
    all
      .filter((record) => String(record.createdAt) > started)
      .flatMap((record) => [
        ...wrongTotals(root, record),
        ...wrongStatus(root, record),
        ...wrongParty(session, root, record),
      ]),
  );
  return [
    ...new Set([
      ...wrongStock(session),
      ...wrongTraces(session),
      ...made,
      ...wrongEntries(session, started),
      ...wrongBalances(session),
      ...lostIds(session, started),
    ]),
  ];
}
