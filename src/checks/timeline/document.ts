import type { SourceLocation } from "../../problems/problem";

/** What comes in or goes out, in the unit of stock; quantities are decimals of `toDecimal`. */
export interface StockMove {
  item: string;
  /** Code of the location. */
  at: string;
  bin?: string;
  lot?: string;
  serials?: readonly string[];
  quantity: bigint;
  /** Cost of one, of what comes in; of what is there, if nothing comes in or goes out. */
  cost?: bigint;
  /** What the document says lay there before. */
  before?: bigint;
}

/** A quantity that an order promises or expects. */
export interface Due {
  item: string;
  at: string;
  quantity: bigint;
}

/** A document of the demo company, and what it did. */
export interface TimelineDocument {
  number: string;
  /** Undefined for a record that is there to be named only. */
  date?: string;
  where: SourceLocation;
  /** Other days on which something happens to it: a second delivery. */
  days?: readonly string[];
  /** The page that makes it: `docs/receive.mdx`. */
  page?: string;
  moves: readonly StockMove[];
  /** Number of the order that it fulfils. */
  order?: string;
  /** Promised to a customer, until shipments of this order bring it down. */
  reserves: readonly Due[];
  /** Expected from a vendor, until receivings of this order bring it down. */
  expects: readonly Due[];
  /** The day on which its first shipment leaves. */
  promised?: string;
  /** It gives up what it still promises or expects. */
  closes?: string;
  /** New cost of all stock of an item at a location. */
  revalues: readonly { item: string; at: string; cost: bigint }[];
  /** The amount of an invoice or bill. */
  owes?: bigint;
  /** What it takes off invoices and bills. */
  settles: readonly { of: string; amount: bigint }[];
  /** Debits of accounts by number; credits are negative. */
  posts: readonly { account: string; amount: bigint }[];
}

/** What the check knows of the demo company besides its documents. */
export interface Company {
  /** SKUs, and codes of locations and bins. */
  items: ReadonlySet<string>;
  locations: ReadonlySet<string>;
  bins: ReadonlySet<string>;
  accounts: ReadonlySet<string>;
  /** Numbers of the accounts that carry the value of goods. */
  inventoryAccounts: ReadonlySet<string>;
  /** Items that cost what their oldest layer cost. */
  fifo: ReadonlySet<string>;
  /** Bins that hold one lot of an item, as `MAIN A-1`. */
  oneLotBins: ReadonlySet<string>;
  /** What lies where when Run begins. */
  start: readonly StockMove[];
}

/** A document that only has a number. */
export const bareDocument = (number: string, where: SourceLocation): TimelineDocument => ({
  number,
  where,
  moves: [],
  reserves: [],
  expects: [],
  revalues: [],
  settles: [],
  posts: [],
});
