import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { AlgoliaHit } from "../../../src/search/client/algolia-types";

/** A query that people type, and the addresses that it must lead to. */
export interface GoldenQuery {
  kind: string;
  query: string;
  /** `*` stands for any text. */
  want: string[];
}

/** A golden query and the place (from 1) of the first hit that it wants; undefined where it is not among them. */
export interface Scored extends GoldenQuery {
  place: number | undefined;
  first: string | undefined;
}

/** The golden queries of a file of __tests__/bench. */
export function goldenQueries(file: string): GoldenQuery[] {
  return parse(readFileSync(path.join(__dirname, "..", file), "utf8")) as GoldenQuery[];
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/** A wanted page is found by any place on it, a wanted place only by itself. */
function isWanted(want: string, url: string): boolean {
  const pattern = want.split("*").map(escaped).join(".*");
  return new RegExp(`^${pattern}${want.includes("#") ? "" : "(?:#.*)?"}$`).test(url);
}

/** Scores the hits of a query. */
export function scored(golden: GoldenQuery, hits: readonly AlgoliaHit[]): Scored {
  const at = hits.findIndex(({ url }) => golden.want.some((want) => isWanted(want, url)));
  return { ...golden, place: at < 0 ? undefined : at + 1, first: hits[0]?.url };
}

/** Success at 1 and 3 and mean reciprocal rank. */
export interface Relevance {
  queries: number;
  at1: number;
  at3: number;
  mrr: number;
}

/** The relevance of scored queries. */
export function relevance(list: readonly Scored[]): Relevance {
  const share = (test: (place: number) => boolean) =>
    list.filter(({ place }) => place !== undefined && test(place)).length / list.length;
  return {
    queries: list.length,
    at1: share((place) => place === 1),
    at3: share((place) => place <= 3),
    mrr: list.reduce((sum, { place }) => sum + (place ? 1 / place : 0), 0) / list.length,
  };
}

/** Relevance by kind of query. */
export function byKind(list: readonly Scored[]): Record<string, Relevance> {
  const kinds = [...new Set(list.map(({ kind }) => kind))];
  return Object.fromEntries(
    kinds.map((kind) => [kind, relevance(list.filter((one) => one.kind === kind))]),
  );
}
