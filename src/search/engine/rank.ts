import type { RecordKind, SearchRecord } from "../record";
import { regions, type Region } from "./index-documents";
import type { ParsedQuery } from "./parse-query";
import { pathFit } from "./path-fit";
import { proximity } from "./proximity";
import type { IndexedRecord } from "./records-in-memory";
import type { SlotMatch, SlotMatches } from "./slot-matches";

/** A hit, with the terms to mark in it. */
export interface Ranked {
  id: number;
  score: number;
  terms(): ReadonlySet<string>;
}

// All weights below were tuned together by `npm run bench:search`, with its open queries only.

/** A word in the title says the most about a record. */
const regionWorth: Record<Region, number> = { title: 1, names: 0.9, trail: 0.5, content: 0.35 };
/** A word found in several regions counts a little more than in its best region alone. */
const otherRegionsWorth = 0.15;
/** Keeps one very rare word from deciding alone. */
const maxWordWeight = 6;

/** What readers most often mean, given otherwise equal hits. */
const kindWorth: Record<RecordKind, number> = {
  overview: 1.09,
  operation: 1.03,
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
/** A page is the better answer than one of its sections. */
const sectionWorth = 0.97;
/** Only operations have a path. */
const pathlessWorth = 0.6;
/** Questions about how to do something are answered by pages, not by fields, states, or terms. */
const detailWorth = 0.8;

/** What each sign of a good hit adds to its score. */
const signalWorth = { words: 10, title: 5, exact: 6, nearness: 1.5, page: 1.5, support: 0.55 };
/** The later parts of a long text have the title of the first, which should come before them. */
const continuationCost = 1;

/** An exact title is 1. */
const exactWorth = {
  /** By a synonym instead of the typed words. */
  synonym: 0.9,
  /** A section, whose title many pages share. */
  section: 0.4,
  /** "Create a shipping label": what is asked for comes last. */
  endOfTitle: 0.45,
  startOfTitle: 0.3,
  /** On top of the others: also written the same way. */
  literal: 0.25,
};
/** An operation by its name in code, as it is written, or a field by it beside other words. */
const codeNameWorth = 2.5;
/** Kinds with pages of several sections. */
const writtenKinds: ReadonlySet<RecordKind> = new Set([
  "doc",
  "tutorial",
  "post",
  "page",
  "overview",
]);
/** Kinds that are searched for by a name from code. */
const codeKinds: ReadonlySet<RecordKind> = new Set(["field", "parameter", "error", "state"]);

/** Bounds the time of a query: the other records keep the order of their words. */
const closeLimit = 120;
/** Bounds it further: the words of a text are read only for the best. */
const textLimit = 40;

/** Coverage of a complete hit, allowing for rounding. */
const completeCoverage = 0.999;
/** With fewer complete hits than this, the best partial ones follow. */
const fewComplete = 50;
/** With fewer than this, one rare word must not hide records that have all the others. */
const nextToNone = 5;
/** Coverage that a partial hit needs, and the lower one if there are next to no complete hits. */
const enoughCoverage = 0.55;
const leastCoverage = 0.3;

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
  return best + otherRegionsWorth * (sum - best);
}

/** Rare words say more: 1 for a word that every record has. */
function weightsOf({ slots }: ParsedQuery, found: readonly SlotMatches[], count: number): number[] {
  return found.map(
    (matches, at) =>
      Math.min(maxWordWeight, Math.log2(2 + count / (matches.size + 1))) * (slots[at]?.weight ?? 1),
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
      let candidate = found.get(id);
      if (!candidate) {
        if (!accepts(id)) continue;
        candidate = { id, matches: [], coverage: 0, base: 0, score: 0 };
        found.set(id, candidate);
      }
      candidate.matches[slot] = match;
      candidate.coverage += weight;
      candidate.base += weight * worthOf(match);
    }
  });
  return [...found.values()];
}

/** Complete hits, and if there are few, also partial ones. */
function withEnoughWords(candidates: Candidate[]): Candidate[] {
  const complete = candidates.filter(({ coverage }) => coverage > completeCoverage);
  if (complete.length >= fewComplete) return complete;
  const least = complete.length < nextToNone ? leastCoverage : enoughCoverage;
  return candidates.filter(({ coverage }) => coverage >= least);
}

const isSection = ({ anchor, kind }: SearchRecord) => anchor !== null && writtenKinds.has(kind);

/** 0 to 1: how much of the title was asked for, by words that really are in it. */
function titleFit({ matches }: Candidate, { titleTerms }: IndexedRecord): number {
  const count = titleTerms().length;
  if (!count) return 0;
  const inTitle = matches.reduce((sum, match) => sum + (match?.quality.title ?? 0), 0);
  return Math.min(1, inTitle / count);
}

/** How much of the title was asked for, and how much of the query is in the title. */
function titleSignal(candidate: Candidate, { path, slots }: ParsedQuery, record: IndexedRecord) {
  if (path !== undefined) return 0;
  const inTitle = candidate.matches.filter((match) => match && match.quality.title > 0).length;
  return (inTitle / slots.length) * titleFit(candidate, record);
}

/** How exactly the query is the title or a name of the record. */
function exactness(
  { keys, path, literal, subject, hasIdentifier, identifiers }: ParsedQuery,
  { record, titleKey, nameKeys, paths, literals }: IndexedRecord,
): number {
  const isOperation = record.kind === "operation";
  if (path !== undefined) return isOperation ? pathFit(path, paths()) : 0;
  // `getParts` and `get-parts` are names of one operation, and not of `getPart`, whose words have the same stems.
  if (hasIdentifier && isOperation && literals().has(literal)) return codeNameWorth;
  if (codeKinds.has(record.kind) && identifiers.some((name) => literals().has(name)))
    return codeNameWorth;
  if (record.kind === "state" && literals().has(subject)) return 1 + exactWorth.literal;
  const fitOf = (key: string) => {
    if (titleKey() === key) return isSection(record) ? exactWorth.section : 1;
    const nameWorth = nameKeys().get(key);
    if (nameWorth) return nameWorth;
    if (isOperation && titleKey().endsWith(key)) return exactWorth.endOfTitle;
    return titleKey().startsWith(key) ? exactWorth.startOfTitle : 0;
  };
  const fits = keys.map(({ key, own }) => (own ? 1 : exactWorth.synonym) * fitOf(key));
  const best = Math.max(0, ...fits);
  return best + (best > 0 && literals().has(literal) ? exactWorth.literal : 0);
}

/** What a page gains from all of its sections that were found: it is about the subject of the query. */
function supportOf(candidates: readonly Candidate[], records: readonly IndexedRecord[]) {
  const pages = new Map<string, number>();
  for (const { id, base } of candidates) {
    const record = records[id]?.record;
    if (!record || !writtenKinds.has(record.kind)) continue;
    const page = record.url_without_anchor;
    pages.set(page, (pages.get(page) ?? 0) + base);
  }
  return ({ record }: IndexedRecord) =>
    writtenKinds.has(record.kind)
      ? Math.log2(1 + (pages.get(record.url_without_anchor) ?? 0)) * signalWorth.support
      : 0;
}

/** The score by the kind of record that the query is after. */
function weighedByKind(score: number, query: ParsedQuery, indexed: IndexedRecord): number {
  const { record, literals } = indexed;
  const { kind } = record;
  if (query.path !== undefined && kind !== "operation") return score * pathlessWorth;
  const isTerm = kind === "term";
  const isCode = codeKinds.has(kind);
  if ((query.hasIdentifier && isCode) || (query.isDefinition && isTerm)) return score;
  // "shipped" is a status; the words of the pages that have its stem are others.
  if (kind === "state" && literals().has(query.subject)) return score;
  const worth = kindWorth[kind] * (isSection(record) ? sectionWorth : 1);
  return score * worth * (query.isQuestion && (isCode || isTerm) ? detailWorth : 1);
}

function closeScore(
  candidate: Candidate,
  query: ParsedQuery,
  indexed: IndexedRecord,
  { readsText, support }: { readsText: boolean; support: number },
): number {
  const { record } = indexed;
  const isContinuation = record.type === "content";
  const isPage = record.anchor === null && !isContinuation;
  const score =
    candidate.base * candidate.coverage * signalWorth.words +
    titleSignal(candidate, query, indexed) * signalWorth.title +
    exactness(query, indexed) * signalWorth.exact +
    (readsText ? proximity(candidate.matches, indexed) : 0) * signalWorth.nearness +
    support +
    (isPage ? signalWorth.page : 0) -
    (isContinuation ? continuationCost : 0);
  return weighedByKind(score, query, indexed);
}

const byScore = (a: Candidate, b: Candidate) => b.score - a.score || a.id - b.id;

/** The records that have all words of the query, or most of them, best first. */
export function rank(
  query: ParsedQuery,
  slots: readonly SlotMatches[],
  records: readonly IndexedRecord[],
  accepts: (id: number) => boolean,
): Ranked[] {
  const weights = weightsOf(query, slots, records.length);
  const candidates = withEnoughWords(candidatesOf(slots, weights, accepts));
  for (const candidate of candidates) {
    const kind = records[candidate.id]?.record.kind ?? "page";
    candidate.score = candidate.base * candidate.coverage * kindWorth[kind];
  }
  candidates.sort(byScore);
  const close = candidates.slice(0, closeLimit);
  const supportFor = supportOf(candidates, records);
  close.forEach((candidate, place) => {
    const indexed = records[candidate.id];
    if (!indexed) return;
    const extra = { readsText: place < textLimit, support: supportFor(indexed) };
    candidate.score = closeScore(candidate, query, indexed, extra);
  });
  close.sort(byScore);
  return [...close, ...candidates.slice(closeLimit)].map(({ id, score, matches }) => ({
    id,
    score,
    terms: () => new Set(matches.flatMap((match) => (match ? match.terms() : []))),
  }));
}
