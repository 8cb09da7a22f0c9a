import type { Due, StockMove } from "./document";

/** Goods in one place: an item and its lot in a bin. */
export interface Lying {
  item: string;
  at: string;
  bin?: string;
  lot?: string;
  quantity: bigint;
}

/** A layer of costs, oldest first. */
export interface Layer {
  quantity: bigint;
  cost: bigint;
}

/** All that the books know at one moment. */
export interface Books {
  stock: Map<string, Lying>;
  /** Serial numbers with the bin of each; null when it has left. */
  serials: Map<string, string | null>;
  /** By item and location. */
  layers: Map<string, Layer[]>;
  /** Open quantities by order: of customers, of vendors. */
  reserves: Map<string, Due[]>;
  expects: Map<string, Due[]>;
  /** Open amounts of invoices and bills; balances of accounts. */
  open: Map<string, bigint>;
  accounts: Map<string, bigint>;
}

/** Where goods lie, as a key. */
export const placeKey = ({ item, at, bin = "", lot = "" }: Omit<StockMove, "quantity">) =>
  [item, at, bin, lot].join("|");

export const costKey = (item: string, at: string) => `${item}|${at}`;

/** The goods that a question is about. */
export interface Where {
  item: string;
  at?: string;
  bin?: string;
  lot?: string;
}

/** Stock that fits. */
export const lyingAt = ({ stock }: Books, { item, at, bin, lot }: Where): Lying[] =>
  [...stock.values()].filter(
    (one) =>
      one.item === item &&
      one.quantity !== 0n &&
      (at === undefined || one.at === at) &&
      (bin === undefined || one.bin === bin) &&
      (lot === undefined || one.lot === lot),
  );

const sum = (list: readonly { quantity: bigint }[]) =>
  list.reduce((total, { quantity }) => total + quantity, 0n);

export const onHand = (books: Books, where: Where) => sum(lyingAt(books, where));

const openOf = (orders: Map<string, Due[]>, { item, at }: Where) =>
  sum([...orders.values()].flat().filter((due) => due.item === item && (!at || due.at === at)));

/** What customers have been promised, as far as it is there. */
export function reserved(books: Books, where: Where): bigint {
  const [wanted, there] = [openOf(books.reserves, where), onHand(books, where)];
  return wanted < there ? wanted : there;
}

export const incoming = (books: Books, where: Where) => openOf(books.expects, where);

/** A copy that later documents leave as it is: they replace entries and never change one. Of nothing, empty books. */
export const copyOf = (books: Partial<Books> = {}): Books => ({
  stock: new Map(books.stock),
  serials: new Map(books.serials),
  layers: new Map(books.layers),
  reserves: new Map(books.reserves),
  expects: new Map(books.expects),
  open: new Map(books.open),
  accounts: new Map(books.accounts),
});
