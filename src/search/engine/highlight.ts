import { escapeAttribute } from "../../content/markdown/escape-html";
import type { HighlightResult, MatchLevel, SnippetResult } from "../client/algolia-types";
import { plain, type Word } from "./words";

/** What to mark in a record and how. */
export interface Marking {
  /** Terms of the index that were found in the record. */
  terms: ReadonlySet<string>;
  /** Terms as typed: a word that only begins with one is marked up to there. */
  typed: ReadonlySet<string>;
  /** Terms of synonyms: nobody typed a part of them, so they are marked as whole words. */
  synonyms: ReadonlySet<string>;
  /** Slots of the query, to tell a full match from a partial one. */
  slotCount: number;
  pre: string;
  post: string;
}

interface Span {
  start: number;
  end: number;
}

/**
 * The end of the letters of a word that read as `typed`, with the marks and the lengthening of the last one; undefined
 * if the word is written otherwise.
 */
function endOf(typed: string, { start, end, term }: Word, text: string): number | undefined {
  const written = plain(text.slice(start, end));
  // What a term lacks in front is an article.
  const lead = written.endsWith(term) ? written.length - term.length : 0;
  if (!written.startsWith(typed, lead)) return undefined;
  let at = start;
  while (at < end && plain(text.slice(start, at)).length < lead + typed.length) at += 1;
  while (at < end && /[\p{M}\u0640]/u.test(text.charAt(at))) at += 1;
  return at;
}

const inWord = /[\p{L}\p{M}\p{N}_]/u;

/** The whole word around a part of it: of `customerPoNumber`, all. */
function wholeWord({ start, end }: Span, text: string): Span {
  let [from, to] = [start, end];
  while (from > 0 && inWord.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && inWord.test(text.charAt(to))) to += 1;
  return { start: from, end: to };
}

function spanOf(word: Word, text: string, { typed, synonyms }: Marking): Span {
  const { start, end, term } = word;
  if (typed.has(term)) return { start, end };
  const beginning = synonyms.has(term)
    ? undefined
    : [...typed].find((typedTerm) => term.startsWith(typedTerm));
  if (beginning === undefined) return wholeWord(word, text);
  return { start, end: endOf(beginning, word, text) ?? end };
}

/** Joins spans that touch or overlap: `customerPoNumber` is one mark, not three. */
function joined(spans: readonly Span[]): Span[] {
  const list: Span[] = [];
  for (const { start, end } of spans) {
    const last = list.at(-1);
    if (last && last.end >= start) last.end = Math.max(last.end, end);
    else list.push({ start, end });
  }
  return list;
}

/** The spans to mark in a text, and the words that were found in it. */
function spansIn(text: string, marking: Marking, list: readonly Word[]) {
  const isFound = ({ term }: Word) => marking.terms.has(term);
  const found = list.filter((word) => word.role !== "whole" && isFound(word));
  const wholes = list.filter(
    (word) =>
      word.role === "whole" &&
      isFound(word) &&
      !found.some(({ start, end }) => start < word.end && word.start < end),
  );
  const spans = [...found, ...wholes]
    .map((word) => spanOf(word, text, marking))
    .sort((a, b) => a.start - b.start);
  const matchedWords = [
    ...new Set(spans.map(({ start, end }) => text.slice(start, end).toLowerCase())),
  ];
  return { spans: joined(spans), matchedWords };
}

/** Text as HTML. */
const escapeHtml = (text: string) => escapeAttribute(text).replace(/'/g, "&#39;");

/** Escapes the pieces of a text and puts marks around the spans. */
function marked(
  text: string,
  from: number,
  to: number,
  spans: readonly Span[],
  { pre, post }: Marking,
) {
  let html = "";
  let at = from;
  for (const { start, end } of spans) {
    if (start < at || end > to) continue;
    html += `${escapeHtml(text.slice(at, start))}${pre}${escapeHtml(text.slice(start, end))}${post}`;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
}

function matchLevelOf(matchedWords: readonly string[], { slotCount }: Marking): MatchLevel {
  if (!matchedWords.length) return "none";
  return matchedWords.length >= slotCount ? "full" : "partial";
}

/** A text with every match marked. */
export function highlight(text: string, marking: Marking, list: readonly Word[]): HighlightResult {
  const { spans, matchedWords } = spansIn(text, marking, list);
  const value = marked(text, 0, text.length, spans, marking);
  const matchLevel = matchLevelOf(matchedWords, marking);
  return { value, matchLevel, matchedWords, fullyHighlighted: false };
}

/** Another word in a snippet is worth many repetitions of one. */
const differentWorth = 10;

/** A snippet that fills less than one part of so many goes on, even if the next sentence is cut. */
const shortShare = 3;

/** The words that a snippet shows: from where a sentence begins, and behind a gap where its other matches are. */
type Parts = readonly [Span] | readonly [Span, Span];

const endsSentence = (run: string) => /[.!?؟]["')\]”’]*$/.test(run);

/** The sentences of a text as spans of its runs. */
function sentencesOf(written: readonly string[]): Span[] {
  const ends = written.flatMap((run, at) =>
    at === written.length - 1 || endsSentence(run) ? [at + 1] : [],
  );
  return ends.map((end, at) => ({ start: ends[at - 1] ?? 0, end }));
}

/** Letters that a word has room for, with the space behind it: a longer one counts as several, since lines do not grow. */
const lettersOfWord = 8;

/** Measures parts of a text in words. */
class Measure {
  private readonly sums = [0];

  constructor(written: readonly string[]) {
    for (const { length } of written)
      this.sums.push((this.sums.at(-1) ?? 0) + Math.max(1, (length + 1) / lettersOfWord));
  }

  of({ start, end }: Span): number {
    return (this.sums[end] ?? 0) - (this.sums[start] ?? 0);
  }

  /** Where what has room ends: behind the first word at least. */
  endFrom(start: number, room: number): number {
    let end = start + 1;
    while (end < this.sums.length - 1 && this.of({ start, end: end + 1 }) <= room) end += 1;
    return end;
  }

  /** Where what has room begins. */
  startFrom(end: number, room: number): number {
    let start = end - 1;
    while (start > 0 && this.of({ start: start - 1, end }) <= room) start -= 1;
    return start;
  }
}

/** What is shown of a sentence, alternatives that read better first. */
function waysToShow(
  { start, end }: Span,
  written: readonly string[],
  measure: Measure,
  count: number,
): Parts[] {
  if (measure.of({ start, end }) <= count) return [[{ start, end }]];
  const clauses = written
    .slice(start, end - 1)
    .flatMap((run, place) => (/[:;]$/.test(run) ? [start + place + 1] : []));
  const ways = [start, ...clauses].map((at): Parts => [
    { start: at, end: Math.min(measure.endFrom(at, count), end) },
  ]);
  // Enough for the subject of most sentences.
  const lead = { start, end: measure.endFrom(start, (count * 2) / 5) };
  const rest = count - measure.of(lead);
  if (rest < 1) return ways;
  // From the end on: what ends the sentence needs no sign of that, and otherwise a match comes first.
  for (let to = end; to > lead.end + 1; to -= 1) {
    const from = measure.startFrom(to, rest);
    if (from <= lead.end) break;
    ways.push([lead, { start: from, end: to }]);
  }
  return ways;
}

/** The matches that begin in each run. */
function hitsOf(runs: readonly Span[], spans: readonly Span[], text: string): string[][] {
  let next = 0;
  return runs.map(({ end }) => {
    const from = next;
    while ((spans[next]?.start ?? Infinity) < end) next += 1;
    return spans.slice(from, next).map((span) => text.slice(span.start, span.end).toLowerCase());
  });
}

/**
 * Begins where a sentence begins, so that a snippet reads as one: with the sentence that has the most matches, and those
 * behind it for which there is room.
 */
function choose(
  runs: readonly Span[],
  spans: readonly Span[],
  text: string,
  count: number,
): readonly Span[] {
  const hits = hitsOf(runs, spans, text);
  const worth = (parts: Parts) => {
    const inside = parts.flatMap(({ start, end }) => hits.slice(start, end).flat());
    return new Set(inside).size * differentWorth + inside.length;
  };
  const written = runs.map(({ start, end }) => text.slice(start, end));
  const measure = new Measure(written);
  const sentences = sentencesOf(written);
  const [opening] = sentences;
  let best: { parts: readonly Span[]; score: number } = {
    parts: opening ? (waysToShow(opening, written, measure, count)[0] ?? []) : [],
    score: 0,
  };
  for (const sentence of sentences) {
    if (!hits.slice(sentence.start, sentence.end).some(({ length }) => length)) continue;
    for (const parts of waysToShow(sentence, written, measure, count)) {
      const isWhole = parts[0].start === sentence.start && parts[0].end === sentence.end;
      const found = worth(parts);
      // Of sentences with the same words, one that is shown as a whole reads better.
      const score = found && isWhole ? found + differentWorth / 2 : found;
      if (score > best.score) best = { parts, score };
    }
  }
  const [first, gap] = best.parts;
  if (!first || gap || !sentences.some(({ end }) => end === first.end)) return best.parts;
  const { start } = first;
  const whole = sentences.findLast(({ end }) => end > start && measure.of({ start, end }) <= count);
  const end = Math.max(first.end, whole?.end ?? 0);
  // "Status 409." alone says too little.
  const isShort = measure.of({ start, end }) < count / shortShare;
  return [{ start, end: isShort ? measure.endFrom(start, count) : end }];
}

/** What a snippet may hold. */
export interface SnippetForm {
  /** Its words, at most, where a long one counts as several. */
  count: number;
  /** What stands where a sentence is cut. */
  ellipsis: string;
  /** It begins where the text does: the matches are shown elsewhere. */
  isFromStart?: boolean;
}

/** The words of a text that best show the matches, as sentences. */
export function snippet(
  text: string,
  { count, ellipsis, isFromStart }: SnippetForm,
  marking: Marking,
  list: readonly Word[],
): SnippetResult {
  const { spans, matchedWords } = spansIn(text, marking, list);
  const mark = escapeHtml(ellipsis);
  const runs = [...text.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const endsAt = (run: Span | undefined) => !run || endsSentence(text.slice(run.start, run.end));
  const chosen = choose(runs, isFromStart ? [] : spans, text, count);
  const parts = chosen.flatMap(({ start, end }, place) => {
    const [first, last] = [runs[start], runs[end - 1]];
    if (!first || !last) return [];
    const before = place === 0 && !endsAt(runs[start - 1]) ? mark : "";
    const whole = text.slice(first.start, last.end);
    if (end === runs.length || endsAt(last))
      return [before + marked(text, first.start, last.end, spans, marking)];
    const cut = first.start + whole.replace(/[\s,;:–-]+$/, "").length;
    return [before + marked(text, first.start, cut, spans, marking) + mark];
  });
  const matchLevel = parts.length ? matchLevelOf(matchedWords, marking) : "none";
  return { value: parts.join(" "), matchLevel };
}
