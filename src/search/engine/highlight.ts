import type { HighlightResult, MatchLevel, SnippetResult } from "../client/algolia-types";
import { escapeHtml } from "./escape";
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
/** Words before the first match, which show what it is about. */
const leadWords = 2;

/** Where to begin so that `count` words show as many different matches as possible. */
function bestWindow(
  list: readonly Span[],
  spans: readonly Span[],
  text: string,
  count: number,
): number {
  const hits = list.map(({ start, end }) =>
    spans
      .filter((span) => span.start >= start && span.start < end)
      .map((span) => text.slice(span.start, span.end).toLowerCase()),
  );
  let best = { at: 0, score: 0 };
  for (let at = 0; at < list.length; at += 1) {
    if (!hits[at]?.length) continue;
    const inside = hits.slice(at, at + count).flat();
    const score = new Set(inside).size * differentWorth + inside.length;
    if (score > best.score) best = { at, score };
  }
  const lead = Math.min(leadWords, Math.floor(count / 4));
  return Math.max(0, Math.min(best.at - lead, list.length - count));
}

const endsSentence = (run: string) => /[.!?؟]["')\]”’]*$/.test(run);

/** From sentence to sentence if that shows the same matches: texts of one sentence, or cut where one ends, read as such. */
function wholeSentences(
  list: readonly Span[],
  spans: readonly Span[],
  text: string,
  { at, count }: { at: number; count: number },
): { from: number; to: number } {
  const ends = list.map(({ start, end }) => endsSentence(text.slice(start, end)));
  const isMatch = ({ start, end }: Span) =>
    spans.some((span) => span.start >= start && span.start < end);
  const window = list.slice(at, at + count);
  const first = at + Math.max(0, window.findIndex(isMatch));
  const last = at + Math.max(0, window.findLastIndex(isMatch));
  const begin = ends.lastIndexOf(true, first - 1) + 1;
  const from = first > 0 && last < begin + count ? begin : at;
  const end = ends.lastIndexOf(true, Math.min(from + count, list.length) - 1);
  const cutsEarly = end < Math.max(last, from + Math.floor(count / 2));
  return { from, to: cutsEarly ? Math.min(from + count, list.length) : end + 1 };
}

/** About `count` words of a text that best show the matches, with `ellipsis` where a sentence is cut. */
export function snippet(
  text: string,
  count: number,
  ellipsis: string,
  marking: Marking,
  list: readonly Word[],
): SnippetResult {
  const { spans, matchedWords } = spansIn(text, marking, list);
  const runs = [...text.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const at = spans.length ? bestWindow(runs, spans, text, count) : 0;
  const { from, to } = wholeSentences(runs, spans, text, { at, count });
  const matchLevel = matchLevelOf(matchedWords, marking);
  const [first, last] = [runs[from], runs[to - 1]];
  if (!first || !last) return { value: "", matchLevel: "none" };
  const value = marked(text, first.start, last.end, spans, marking);
  const endsAt = (index: number) => {
    const run = runs[index];
    return run === undefined || endsSentence(text.slice(run.start, run.end));
  };
  const before = endsAt(from - 1) ? "" : escapeHtml(ellipsis);
  const after = to === runs.length || endsAt(to - 1) ? "" : escapeHtml(ellipsis);
  return { value: before + value + after, matchLevel };
}
