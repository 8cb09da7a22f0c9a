import type { SearchRecord } from "../record";
import type { ParsedQuery } from "./parse-query";
import { titleOf } from "./records-in-memory";
import { plain } from "./words";

const most = 3;
/** Bounds the queries that try titles. */
const titleLimit = 8;
/** The least similarity of a title to the query. */
const leastLikeness = 0.25;
/** Words of the query that are tried. */
const wordLimit = 6;

function pairs(text: string): Set<string> {
  const padded = ` ${plain(text)} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** 0 to 1: the share of letter pairs that two texts have in common (Dice's coefficient). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const pair of a) if (b.has(pair)) both += 1;
  return (2 * both) / (a.size + b.size);
}

function alikeTitles(query: string, titles: Iterable<SearchRecord>): string[] {
  const wanted = pairs(query);
  const scores = new Map<string, number>();
  for (const record of titles) {
    const title = titleOf(record);
    if (!scores.has(title)) scores.set(title, likeness(wanted, pairs(title)));
  }
  return [...scores]
    .filter(([, score]) => score >= leastLikeness)
    .sort(([, a], [, b]) => b - a)
    .slice(0, titleLimit)
    .map(([title]) => title);
}

/** The query without each of its words in turn. */
function shorter(typed: readonly string[]): string[] {
  if (typed.length < 2) return [];
  return typed.map((_, left) => typed.filter((_word, at) => at !== left).join(" "));
}

/** Up to three other queries that have hits: parts of the query, then similar titles. */
export function suggest(
  { text, slots }: ParsedQuery,
  titles: Iterable<SearchRecord>,
  leadsToHits: (query: string) => boolean,
): string[] {
  if (!slots.length) return [];
  const typed = text.split(/\s+/).slice(0, wordLimit);
  const choices = [
    ...shorter(typed),
    ...typed.filter((word) => typed.length > 2 && word.length > 3),
  ];
  const found = new Set<string>();
  for (const choice of [...choices, ...alikeTitles(text, titles)]) {
    if (found.size >= most) break;
    if (choice !== text && leadsToHits(choice)) found.add(choice);
  }
  return [...found];
}
