import type { HighlightResult, MatchLevel, SnippetResult } from "../client/types";
import { escapeHtml } from "./escape";
import { words, type Word } from "./words";

/** What to mark in a record and how. */
export interface Marking {
  /** Terms of the index that were found in it. */
  terms: ReadonlySet<string>;
  /** Terms as they were typed: of a word that only begins with one, the beginning is marked. */
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
  const beginning = [...typed].find((one) => written.startsWith(one));
  return { start, end: beginning ? start + beginning.length : end };
}

/** Spans that touch are one: of `customerPoNumber` all, not three pieces. */
function joined(spans: readonly Span[]): Span[] {
  const list: Span[] = [];
  for (const { start, end } of spans) {
    const last = list.at(-1);
    if (last && last.end === start) last.end = end;
    else list.push({ start, end });
  }
  return list;
}

/** What is to be marked in a text, and the words that were found in it. */
function spansIn(
  text: string,
  marking: Marking,
  list: readonly Word[],
): { spans: Span[]; matchedWords: string[] } {
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

/** A text with all that was found in it marked. */
export function highlight(
  text: string,
  marking: Marking,
  list: readonly Word[] = words(text),
): HighlightResult {
  const { spans, matchedWords } = spansIn(text, marking, list);
  const value = marked(text, 0, text.length, spans, marking);
  const matchLevel = matchLevelOf(matchedWords, marking);
  return { value, matchLevel, matchedWords, fullyHighlighted: false };
}

/** Index of the first of `count` words with the most different words found among them. */
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
    const score = new Set(inside).size * 10 + inside.length;
    if (score > best.score) best = { at, score };
  }
  // A word or two before the first one found show what it is about.
  return Math.max(0, Math.min(best.at - Math.min(2, Math.floor(count / 4)), list.length - count));
}

/** The `count` words of a text that show best what was found, marked; `ellipsis` stands where it is cut. */
export function snippet(
  text: string,
  count: number,
  ellipsis: string,
  marking: Marking,
  list: readonly Word[] = words(text),
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
