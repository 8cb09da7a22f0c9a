/** What a mark asks the replay. */
export interface Question {
  what:
    | "on hand"
    | "reserved"
    | "available"
    | "incoming"
    | "cost"
    | "value"
    | "balance"
    | "posted"
    | "date";
  /** An item, an account, an invoice, or a document. */
  of: string;
  place?: string;
  lot?: string;
  /** The second name of `cost of SHP-11 LAMP`. */
  item?: string;
  /** The first name of `posted 1330 by SHP-11`. */
  account?: string;
  when?: { relation: "before" | "after" | "on" | "start"; point: string };
  fromStart: boolean;
}

/** Marks that authors can paste. */
export const forms: Record<string, string> = {
  "on hand": "on hand ITEM in PLACE before DOCUMENT",
  reserved: "reserved ITEM in PLACE after DOCUMENT",
  available: "available ITEM in PLACE on 2026-03-31",
  incoming: "incoming ITEM after DOCUMENT",
  cost: "cost ITEM in PLACE before DOCUMENT",
  "cost of": "cost of DOCUMENT",
  value: "value ITEM in PLACE on 2026-03-31",
  balance: "balance ACCOUNT on 2026-03-31",
  posted: "posted ACCOUNT by DOCUMENT",
  "date of": "date of DOCUMENT",
};

const when = /\s+(?:(before|after|on)\s+(\S+)|at\s+(start))(\s+from\s+start)?$/;

/** Reads the words of a mark; undefined if they are not of a known form. */
export function readQuestion(text: string): Question | undefined {
  const dated = /^date of (\S+)$/.exec(text);
  if (dated) return { what: "date", of: dated[1] ?? "", fromStart: false };
  const posted = /^posted (\S+) by (\S+)$/.exec(text);
  if (posted)
    return { what: "posted", of: posted[2] ?? "", account: posted[1] ?? "", fromStart: false };
  const issued = /^cost of (\S+)(?: (\S+))?( from start)?$/.exec(text);
  if (issued)
    return {
      what: "cost",
      of: issued[1] ?? "",
      item: issued[2] ?? "",
      fromStart: Boolean(issued[3]),
    };
  const time = when.exec(text);
  const subject =
    /^(on hand|reserved|available|incoming|cost|value|balance) (\S+)(?: lot (\S+))?(?: in (\S+))?(?: lot (\S+))?$/.exec(
      time ? text.slice(0, time.index) : text,
    );
  if (!time || !subject) return undefined;
  const [, relation, point = "", start, fromStart] = time;
  const [, what, of = "", lot, place, lateLot] = subject;
  return {
    what: what as Question["what"],
    of,
    place,
    lot: lot ?? lateLot,
    when: start ? { relation: "start", point: "" } : { relation: relation as "on", point },
    fromStart: Boolean(start ?? fromStart),
  };
}
