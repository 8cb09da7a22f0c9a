import { formatDecimal, one } from "../../openapi/lint/decimal";
import type { Problem, SourceLocation } from "../../problems/problem";
import { averageOf, withIssue, withReceipt } from "./cost-layers";
import { bareDocument, type Company, type Due, type StockMove, type TimelineDocument } from "./document";
import { copyOf, costKey, lyingAt, onHand, placeKey, type Books } from "./stock";

/** The books before and after each document, in the order of their days. */
export interface Replay {
  documents: readonly TimelineDocument[];
  before: ReadonlyMap<string, Books>;
  after: ReadonlyMap<string, Books>;
  /** Cost of what a document issued, by document and item. */
  issued: ReadonlyMap<string, bigint>;
  opening: Books;
  problems: Problem[];
}

const shown = (quantity: bigint) => formatDecimal(quantity).replace(/\.?0+$/, "") || "0";

const fault = (
  what: string,
  where: SourceLocation,
  rest: Pick<Problem, "seen" | "cause" | "fix">,
): Problem => ({ level: "error", code: "timeline-stock", what, where, ...rest });

class Replaying {
  readonly books = copyOf();
  readonly problems: Problem[] = [];
  readonly issued = new Map<string, bigint>();

  constructor(private readonly company: Company) {}

  /** Without a bin, goods are taken from where most of them lie. */
  private placed(move: StockMove): StockMove[] {
    if (move.quantity >= 0n || move.bin !== undefined) return [move];
    if (move.serials?.length)
      return move.serials.map((serial) => {
        const bin = this.books.serials.get(serial) ?? undefined;
        return { ...move, bin, serials: [serial], quantity: -one };
      });
    const places = lyingAt(this.books, { item: move.item, at: move.at, lot: move.lot }).sort(
      (a, b) => (a.quantity > b.quantity ? -1 : 1),
    );
    let left = -move.quantity;
    const parts = places.flatMap(({ bin, lot, quantity }) => {
      const part = left < quantity ? left : quantity;
      left -= part;
      return part ? [{ ...move, bin, lot, quantity: -part }] : [];
    });
    return left ? [...parts, { ...move, quantity: -left }] : parts;
  }

  private moveSerials({ number, where }: TimelineDocument, move: StockMove): void {
    const { serials: known } = this.books;
    for (const serial of move.serials ?? []) {
      const place = known.get(serial);
      const isIn = typeof place === "string";
      if (move.quantity > 0n ? isIn : !isIn)
        this.problems.push(
          fault(
            `${number} ${isIn ? "brings" : "takes"} ${serial}, which is ${isIn ? "already in stock" : "not in stock"}`,
            where,
            {
              seen: serial,
              cause: isIn
                ? "An earlier document brought it, and none has taken it since."
                : place === null
                  ? "An earlier document took it."
                  : "No earlier document brought it.",
              fix: "Name a piece that is there on this day, or change the day.",
            },
          ),
        );
      known.set(serial, move.quantity > 0n ? (move.bin ?? "") : null);
    }
  }

  private moveGoods(document: TimelineDocument, move: StockMove): void {
    const { stock } = this.books;
    const { number, where, date = "" } = document;
    const key = placeKey(move);
    const lying = stock.get(key) ?? { ...move, quantity: 0n };
    const now = lying.quantity + move.quantity;
    const place = [move.at, move.bin].filter(Boolean).join(" ");
    const goods = [move.item, move.lot && `of lot ${move.lot}`].filter(Boolean).join(" ");
    if (now < 0n)
      this.problems.push(
        fault(`${number} takes more ${goods} than there is in ${place}`, where, {
          seen: `${shown(-move.quantity)} on ${date}`,
          cause:
            move.lot && !lyingAt(this.books, { item: move.item, lot: move.lot }).length
              ? `The lot ${move.lot} is not in stock on this day: not received yet, or used up.`
              : `Documents before it leave ${shown(lying.quantity)}.`,
          fix: "Lower the quantity, move the day, or add the receipt that brought the goods.",
        }),
      );
    const others =
      move.quantity > 0n && this.company.oneLotBins.has(place)
        ? lyingAt(this.books, { item: move.item, at: move.at, bin: move.bin }).filter(
            ({ lot }) => lot !== move.lot,
          )
        : [];
    const [other] = others;
    if (other)
      this.problems.push(
        fault(`${number} puts a second lot of ${move.item} into ${place}`, where, {
          seen: `${move.lot ?? "no lot"}, beside ${other.lot ?? "no lot"}`,
          cause: "The bin holds one lot of an item (allowsMixedLots: false).",
          fix: "Name another bin, or a day on which the bin is empty.",
        }),
      );
    const { item, at, bin, lot } = move;
    stock.set(key, { item, at, bin, lot, quantity: now });
  }

  private revalue(item: string, at: string, cost: bigint): void {
    const now = this.books.layers.get(costKey(item, at)) ?? [];
    const valued = now.map((layer) => ({ ...layer, cost }));
    this.books.layers.set(costKey(item, at), valued);
  }

  private moveCosts({ number }: TimelineDocument, move: StockMove, sent: Map<string, bigint>): void {
    const { layers } = this.books;
    const key = costKey(move.item, move.at);
    const now = layers.get(key) ?? [];
    if (move.quantity === 0n && move.cost !== undefined) {
      this.revalue(move.item, move.at, move.cost);
      return;
    }
    if (move.quantity > 0n) {
      const cost = move.cost ?? sent.get(move.item) ?? averageOf(now);
      const receipt = { quantity: move.quantity, cost };
      layers.set(key, withReceipt(now, receipt, this.company.fifo.has(move.item)));
      return;
    }
    const { kept, cost, unitCost } = withIssue(now, -move.quantity);
    layers.set(key, kept);
    sent.set(move.item, unitCost);
    const issue = `${number}|${move.item}`;
    this.issued.set(issue, (this.issued.get(issue) ?? 0n) + cost);
  }

  /** Brings down what an order promises or expects. */
  private fulfil({ order, closes, moves }: TimelineDocument): void {
    const { reserves, expects } = this.books;
    for (const [orders, sign] of [
      [reserves, -1n],
      [expects, 1n],
    ] as const) {
      if (closes) orders.delete(closes);
      const open = order === undefined ? undefined : orders.get(order);
      if (!open || order === undefined) continue;
      const left = open.map((due): Due => {
        const fitting = moves.filter(({ item, at }) => item === due.item && at === due.at);
        const done = fitting.reduce((total, { quantity }) => total + sign * quantity, 0n);
        const rest = due.quantity - done;
        return { ...due, quantity: rest < 0n ? 0n : rest };
      });
      orders.set(order, left);
    }
  }

  private checkBefore({ number, where }: TimelineDocument, move: StockMove): void {
    if (move.before === undefined) return;
    const there = onHand(this.books, { item: move.item, at: move.at, bin: move.bin });
    if (there !== move.before)
      this.problems.push(
        fault(
          `${number} says how much ${move.item} there was, and the history says otherwise`,
          where,
          {
            seen: `quantityBefore ${shown(move.before)}`,
            cause: `Documents before it leave ${shown(there)} in ${[move.at, move.bin].filter(Boolean).join(" ")}.`,
            fix: `quantityBefore: { value: '${shown(there)}', … }`,
          },
        ),
      );
  }

  apply(document: TimelineDocument): void {
    const { books } = this;
    const sent = new Map<string, bigint>();
    for (const move of document.moves.flatMap((one) => this.placed(one))) {
      this.checkBefore(document, move);
      this.moveSerials(document, move);
      this.moveGoods(document, move);
      this.moveCosts(document, move, sent);
    }
    for (const { item, at, cost } of document.revalues) this.revalue(item, at, cost);
    const { number, reserves, expects, owes } = document;
    if (reserves.length) books.reserves.set(number, [...reserves]);
    if (expects.length) books.expects.set(number, [...expects]);
    this.fulfil(document);
    if (owes !== undefined) books.open.set(number, owes);
    for (const { of, amount } of document.settles)
      books.open.set(of, (books.open.get(of) ?? 0n) - amount);
    for (const { account, amount } of document.posts)
      books.accounts.set(account, (books.accounts.get(account) ?? 0n) + amount);
  }
}

/** Plays documents in the order in which they are given, from stock on hand and orders that are open. */
export function replay(
  opening: readonly StockMove[],
  documents: readonly TimelineDocument[],
  company: Company,
  promised: readonly TimelineDocument[] = [],
): Replay {
  const playing = new Replaying(company);
  playing.apply({ ...bareDocument("opening", { file: "" }), moves: opening });
  for (const order of promised) playing.apply(order);
  let now = copyOf(playing.books);
  const start = now;
  const [before, after] = [new Map<string, Books>(), new Map<string, Books>()];
  for (const document of documents) {
    before.set(document.number, now);
    playing.apply(document);
    now = copyOf(playing.books);
    after.set(document.number, now);
  }
  const { problems, issued } = playing;
  return { documents, before, after, issued, opening: start, problems };
}
