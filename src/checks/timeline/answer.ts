import { didYouMean } from "../../problems/did-you-mean";
import { averageOf, valueOf } from "./cost-layers";
import type { Company, TimelineDocument } from "./document";
import type { Question } from "./question";
import type { Replay } from "./replay";
import { costKey, incoming, onHand, reserved, type Books, type Where } from "./stock";

/** What the replay says, or the name in the question that it does not know. */
export type ReplayAnswer = { is: bigint } | { day: string } | { unknown: string; near?: string };

interface Sources {
  history: Replay;
  /** From what Run starts with, by the documents of the page alone. */
  fromStart: () => Replay;
  company: Company;
}

const unknown = (name: string, known: Iterable<string>): ReplayAnswer => ({
  unknown: name,
  near: didYouMean(name, known),
});

function booksAt({ documents, before, after, opening }: Replay, { when }: Question) {
  if (!when || when.relation === "start") return opening;
  if (when.relation !== "on") return (when.relation === "before" ? before : after).get(when.point);
  const last = documents.findLast(({ date = "" }) => date <= when.point);
  return last ? after.get(last.number) : opening;
}

/** A place is a location, or a bin of any location. */
function whereOf({ of, place, lot }: Question, { locations }: Company): Where {
  if (place === undefined) return { item: of, lot };
  return locations.has(place) ? { item: of, lot, at: place } : { item: of, lot, bin: place };
}

function costsOf(books: Books, { of, place }: Question, company: Company) {
  const places = place === undefined ? [...company.locations] : [place];
  return places.flatMap((at) => books.layers.get(costKey(of, at)) ?? []);
}

function issuedCost({ of, item }: Question, { issued, after }: Replay): ReplayAnswer {
  if (!after.has(of)) return unknown(of, after.keys());
  const costs = [...issued].filter(([key]) =>
    item ? key === `${of}|${item}` : key.startsWith(`${of}|`),
  );
  return { is: costs.reduce((total, [, cost]) => total + cost, 0n) };
}

const numbersOf = (documents: readonly TimelineDocument[]) => documents.map(({ number }) => number);

function dayOf(of: string, documents: readonly TimelineDocument[]): ReplayAnswer {
  const dated = documents.find(({ number }) => number === of);
  return dated?.date ? { day: dated.date } : unknown(of, numbersOf(documents));
}

/** What a document posts to an account, without its side: pages tell that by the column. */
function postedBy({ of, account = "" }: Question, documents: readonly TimelineDocument[]): ReplayAnswer {
  const document = documents.find(({ number }) => number === of);
  if (!document) return unknown(of, numbersOf(documents));
  const amounts = document.posts.filter((one) => one.account === account);
  const accounts = document.posts.map((one) => one.account);
  if (!amounts.length) return unknown(account, accounts);
  const sum = amounts.reduce((total, { amount }) => total + amount, 0n);
  return { is: sum < 0n ? -sum : sum };
}

function balanceOf(of: string, books: Books, { accounts }: Company): ReplayAnswer {
  const balance = books.open.get(of) ?? books.accounts.get(of);
  // Pages tell the side in words.
  if (balance !== undefined) return { is: balance < 0n ? -balance : balance };
  return accounts.has(of) ? { is: 0n } : unknown(of, [...accounts, ...books.open.keys()]);
}

/** Answers a question from the history, or from the page's own documents. */
export function answerTo(question: Question, { history, fromStart, company }: Sources): ReplayAnswer {
  const { what, of, when } = question;
  const source = question.fromStart ? fromStart() : history;
  if (what === "date") return dayOf(of, history.documents);
  if (what === "posted") return postedBy(question, history.documents);
  if (what === "cost" && !when) return issuedCost(question, source);
  const books = booksAt(source, question);
  if (!books) return unknown(when?.point ?? "", source.after.keys());
  if (what === "balance") return balanceOf(of, books, company);
  if (!company.items.has(of)) return unknown(of, company.items);
  const places = new Set([...company.locations, ...company.bins]);
  if (question.place !== undefined && !places.has(question.place))
    return unknown(question.place, places);
  const where = whereOf(question, company);
  if (what === "on hand") return { is: onHand(books, where) };
  if (what === "reserved") return { is: reserved(books, where) };
  if (what === "available") return { is: onHand(books, where) - reserved(books, where) };
  if (what === "incoming") return { is: incoming(books, where) };
  const layers = costsOf(books, question, company);
  if (what === "value") return { is: valueOf(layers) };
  return { is: company.fifo.has(of) ? (layers[0]?.cost ?? 0n) : averageOf(layers) };
}
