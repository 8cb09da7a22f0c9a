import type { RecordKind, SearchRecord } from "../record";
import { regions, type Region } from "./index-documents";
import type { ParsedQuery } from "./parse-query";
import { proximity } from "./proximity";
import type { IndexedRecord } from "./records-in-memory";
import type { SlotMatch, SlotMatches } from "./slot-matches";

/** A record that was found, with the terms to mark in it. */
export interface Ranked {
  id: number;
  score: number;
  terms(): ReadonlySet<string>;
}

/** Worth of a word by the place where it was found. */
const regionWorth: Record<Region, number> = { title: 1, names: 0.9, trail: 0.5, content: 0.35 };

/** What readers of a kind of hit mean most often. */
const kindWorth: Record<RecordKind, number> = {
  overview: 1.06,
  operation: 1,
  tutorial: 1.05,
  doc: 0.98,
  category: 0.95,
  post: 0.84,
  error: 0.9,
  state: 0.82,
  term: 0.62,
  parameter: 0.68,
  field: 0.74,
  page: 0.6,
};

/** Kinds with pages of several sections. */
const writtenKinds: ReadonlySet<RecordKind> = new Set([
  "doc",
  "tutorial",
  "post",
  "page",
  "overview",
]);
/** Kinds that are looked for by a name from code. */
const exactKinds: ReadonlySet<RecordKind> = new Set(["field", "parameter", "error", "state"]);
const sectionWorth = 0.97;
const pathlessWorth = 0.6;
/** Of fields and states where a question is asked: how something is done is told by pages. */
const detailWorth = 0.8;
const definitionWorth = 1;
const supportWorth = 0.4;

/** Records that are looked at closely; the others keep the order of their words alone. */
const closeLimit = 120;
const textLimit = 40;
/** A record must have so much of what was asked, by the weight of the words, where none has everything. */
const enough = 0.55;
/** Below this it has so little that it is not what was asked for. */
const tooLittle = 0.3;
/** With fewer complete ones, a single rare word must not hide all that has the others. */
const nextToNone = 5;
/** With fewer complete ones, others are shown after them. */
const fewComplete = 50;

interface Candidate {
  id: number;
  matches: (SlotMatch | undefined)[];
  /** Share of the query that it has, by the weight of the words. */
  coverage: number;
  base: number;
  score: number;
}

function worthOf({ quality }: SlotMatch): number {
  let best = 0;
  let sum = 0;
  for (const region of regions) {
    const worth = quality[region] * regionWorth[region];
    best = Math.max(best, worth);
    sum += worth;
  }
  return best + 0.15 * (sum - best);
}

const mostWeight = 8;

/** Rare words say more: 1 for a word that every record has. */
function weightsOf({ slots }: ParsedQuery, found: readonly SlotMatches[], count: number): number[] {
  return found.map(
    (matches, at) =>
      Math.min(mostWeight, Math.log2(2 + count / (matches.size + 1))) * (slots[at]?.weight ?? 1),
  );
}

function candidatesOf(
  slots: readonly SlotMatches[],
  weights: readonly number[],
  accepts: (id: number) => boolean,
): Candidate[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const found = new Map<number, Candidate>();
  slots.forEach((matches, slot) => {
    const weight = (weights[slot] ?? 0) / total;
    for (const [id, match] of matches) {
      let one = found.get(id);
      if (!one) {
        if (!accepts(id)) continue;
        one = { id, matches: [], coverage: 0, base: 0, score: 0 };
        found.set(id, one);
      }
      one.matches[slot] = match;
      one.coverage += weight;
      one.base += weight * worthOf(match);
    }
  });
  return [...found.values()];
}

/** 0 to 1: how much of the title was asked for, by words that are really in it. */
function titleFit(one: Candidate, { titleTerms }: IndexedRecord): number {
  const count = titleTerms().length;
  if (!count) return 0;
  const inTitle = one.matches.reduce((sum, match) => sum + (match?.quality.title ?? 0), 0);
  return Math.min(1, inTitle / count);
}

/** A path with its method, if it has one; parameters are the same whatever their names: `/items/{id}`, `/items/42`. */
const pathKey = (text: string) =>
  text
    .toLowerCase()
    .replace(/\{[^}]*\}?|:\w+|(?<=\/)\d+/g, "{}")
    .replace(/[?#].*$|\/+$/g, "")
    .replace(/\s+/g, " ");
const method = /^(?:get|post|put|patch|delete) /;

/** A path is compared as a whole: `/items` is not `/item`. One without its end counts less. */
function pathFit(asked: string, { names }: SearchRecord): number {
  const key = pathKey(asked);
  const bare = key.replace(method, "");
  const fits = names.map(pathKey).map((name, place) => {
    if (name === key) return 2;
    if (name === bare) return 1.2;
    return place < 2 && name.startsWith(key) ? 0.4 : 0;
  });
  return Math.max(0, ...fits);
}

function exactness(
  { keys, isPath, literal, text }: ParsedQuery,
  { record, titleKey, nameKeys, literals }: IndexedRecord,
): number {
  if (isPath) return record.kind === "operation" ? pathFit(text, record) : 0;
  let best = 0;
  for (const { key, own } of keys) {
    const worth = own ? 1 : 0.9;
    const named = nameKeys().get(key);
    if (titleKey() === key) best = Math.max(best, worth * (isSection(record) ? 0.4 : 1));
    else if (named) best = Math.max(best, worth * named);
    // "Create a shipping label": what is asked for comes last.
    else if (record.kind === "operation" && titleKey().endsWith(key))
      best = Math.max(best, worth * 0.45);
    else if (titleKey().startsWith(key)) best = Math.max(best, worth * 0.3);
  }
  return best + (best > 0 && literals().has(literal) ? 0.25 : 0);
}

const isSection = ({ anchor, kind }: SearchRecord) => anchor !== null && writtenKinds.has(kind);

/** What a page gains by all of its places that were found: it is about what was asked. */
function supportOf(kept: readonly Candidate[], records: readonly IndexedRecord[]) {
  const pages = new Map<string, number>();
  for (const { id, base } of kept) {
    const record = records[id]?.record;
    if (!record || !writtenKinds.has(record.kind)) continue;
    const page = record.url_without_anchor;
    pages.set(page, (pages.get(page) ?? 0) + base);
  }
  return ({ record }: IndexedRecord) =>
    writtenKinds.has(record.kind)
      ? Math.log2(1 + (pages.get(record.url_without_anchor) ?? 0)) * supportWorth
      : 0;
}

function lookClosely(
  one: Candidate,
  query: ParsedQuery,
  indexed: IndexedRecord,
  readsText: boolean,
  support: number,
): number {
  const { record } = indexed;
  const fit = titleFit(one, indexed);
  const inTitle = one.matches.filter((match) => match && match.quality.title > 0).length;
  const share = inTitle / query.slots.length;
  const near = readsText ? proximity(one.matches, indexed) : 0;
  const isPage = record.anchor === null && record.type !== "content";
  const raw =
    one.base * one.coverage * 10 +
    (query.isPath ? 0 : share * fit * 5) +
    exactness(query, indexed) * 6 +
    near * 2 +
    support +
    (isPage ? 1.5 : 0) -
    (record.type === "content" ? 1 : 0);
  if (query.isPath && record.kind !== "operation") return raw * pathlessWorth;
  const isMeant = query.hasIdentifier && exactKinds.has(record.kind);
  const isDetail = query.isQuestion && (exactKinds.has(record.kind) || record.kind === "term");
  const asksWhat = query.isDefinition && record.kind === "term";
  const kind = isMeant
    ? 1
    : (asksWhat ? definitionWorth : kindWorth[record.kind]) *
      (isSection(record) ? sectionWorth : 1);
  return raw * kind * (isDetail && !isMeant && !asksWhat ? detailWorth : 1);
}

const byScore = (a: { score: number; id: number }, b: { score: number; id: number }) =>
  b.score - a.score || a.id - b.id;

const termsIn = (matches: Candidate["matches"]) =>
  new Set(matches.flatMap((match) => (match ? match.terms() : [])));

/** Those that were found, best first. All words must be there; where no record has them all, most of them. */
export function rank(
  query: ParsedQuery,
  slots: readonly SlotMatches[],
  records: readonly IndexedRecord[],
  accepts: (id: number) => boolean,
): Ranked[] {
  const candidates = candidatesOf(slots, weightsOf(query, slots, records.length), accepts);
  const complete = candidates.filter(({ coverage }) => coverage > 0.999);
  const best = candidates.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  const least =
    complete.length < nextToNone ? tooLittle : Math.max(tooLittle, Math.min(enough, best));
  const kept =
    complete.length >= fewComplete
      ? complete
      : candidates.filter(({ coverage }) => coverage >= least);
  for (const one of kept) {
    const kind = records[one.id]?.record.kind ?? "page";
    one.score = one.base * one.coverage * kindWorth[kind];
  }
  kept.sort(byScore);
  const close = kept.slice(0, closeLimit);
  const support = supportOf(kept, records);
  close.forEach((one, place) => {
    const indexed = records[one.id];
    if (indexed) one.score = lookClosely(one, query, indexed, place < textLimit, support(indexed));
  });
  close.sort(byScore);
  return [...close, ...kept.slice(closeLimit)].map(({ id, score, matches }) => ({
    id,
    score,
    terms: () => termsIn(matches),
  }));
}
