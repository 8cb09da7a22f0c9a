import type { HighlightResult, MatchLevel, SnippetResult } from "../client/algolia-types";
import { escapeHtml } from "./escape";
import type { Word } from "./words";

/** What to mark in a record and how. */
export interface Marking {
  /** Terms of the index that were found in the record. */
  terms: ReadonlySet<string>;
  /** Terms as typed: a word that only begins with one is marked up to there. */
  typed: ReadonlySet<string>;
  /** Slots of the query, to tell a full match from a partial one. */
  slotCount: number;
  pre: string;
  post: string;
}

interface Span {
  start: number;
  end: number;
}

function spanOf(word: Word, text: string, { typed }: Marking): Span {
  const { start, end, term } = word;
  if (typed.has(term)) return { start, end };
  const written = text.slice(start, end).toLowerCase();
  const beginning = [...typed].find((typedTerm) => written.startsWith(typedTerm));
  return { start, end: beginning ? start + beginning.length : end };
}

/** Joins spans that touch: `customerPoNumber` is one mark, not three. */
function joined(spans: readonly Span[]): Span[] {
  const list: Span[] = [];
  for (const { start, end } of spans) {
    const last = list.at(-1);
    if (last && last.end === start) last.end = end;
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

/** The `count` words of a text that best show the matches, with `ellipsis` wherever the text is cut. */
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
  const first = runs[at];
  const last = runs[Math.min(at + count, runs.length) - 1];
  const matchLevel = matchLevelOf(matchedWords, marking);
  if (!first || !last) return { value: "", matchLevel: "none" };
  const value = marked(text, first.start, last.end, spans, marking);
  const before = at > 0 ? escapeHtml(ellipsis) : "";
  const after = at + count < runs.length ? escapeHtml(ellipsis) : "";
  return { value: before + value + after, matchLevel };
}
