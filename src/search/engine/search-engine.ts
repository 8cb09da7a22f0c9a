import type { AlgoliaRequest, AlgoliaResponse, AlgoliaResult } from "../client/algolia-types";
import type { SearchRecord } from "../record";
import { answer } from "./algolia-answer";
import { countFacets, facetTest } from "./facets";
import { readIndex, type TextIndex } from "./index-documents";
import { unpackIndex } from "./pack-index";
import { parseQuery, withSlots, type ParsedQuery, type Slot } from "./parse-query";
import { rank, type Ranked } from "./rank";
import { indexedRecord, type IndexedRecord } from "./records-in-memory";
import { shardNames, unpackRecord, type Shard, type ShardName } from "./shard";
import { slotMatches, type FoundSlot } from "./slot-matches";
import { suggest } from "./suggest";
import { synonymLookup } from "./synonym-lookup";

/** Letters from which fields are searched too: too many begin with fewer. */
const fieldsFrom = 3;
/** Words whose matches are cached: while somebody types, most words stay the same. */
const cachedSlots = 24;

/** Searches the shards that it was given, without network and DOM. */
export class SearchEngine {
  private readonly indexes = new Map<ShardName, TextIndex>();
  private readonly records: IndexedRecord[] = [];
  private readonly slots = new Map<string, FoundSlot>();
  private synonyms = synonymLookup({});

  /** Adds a shard; pages come first. @throws Error if its index cannot be read. */
  add(shard: Shard): void {
    const index = readIndex(unpackIndex(shard.index));
    if (shard.name === "texts")
      shard.texts.forEach((text, id) => {
        const record = this.records[id]?.record;
        if (!record || !text) return;
        this.records[id] = indexedRecord({ ...record, content: text });
      });
    else {
      for (const packed of shard.records)
        this.records.push(indexedRecord(unpackRecord(packed, shard.shared)));
      if (shard.synonyms) this.synonyms = synonymLookup(shard.synonyms);
    }
    this.indexes.set(shard.name, index);
    this.slots.clear();
  }

  has(name: ShardName): boolean {
    return this.indexes.has(name);
  }

  /** Answers requests in their order. */
  search(requests: readonly AlgoliaRequest[]): AlgoliaResponse {
    return { results: requests.map((request) => this.answer(request)) };
  }

  private answer(request: AlgoliaRequest): AlgoliaResult {
    const query = parseQuery(request.query, this.synonyms);
    const test = facetTest(request.facetFilters);
    const accepts = (id: number) => {
      const indexed = this.records[id];
      return indexed !== undefined && test(indexed.record);
    };
    const ranked = this.find(query, accepts);
    const complete = shardNames.every((name) => this.indexes.has(name));
    return {
      ...answer(request, { query, ranked, records: this.records }),
      complete,
      ...(request.facets && { facets: countFacets(this.recordsOf(ranked), request.facets) }),
      // Until all shards are here, "nothing" is not shown.
      ...(!ranked.length &&
        complete && {
          suggestions: suggest(
            query,
            this.titles(),
            (text) => this.find(parseQuery(text, this.synonyms), accepts).length > 0,
          ),
        }),
    };
  }

  private recordsOf(ranked: readonly Ranked[]): SearchRecord[] {
    return ranked.flatMap(({ id }) => this.records[id]?.record ?? []);
  }

  private find(query: ParsedQuery, accepts: (id: number) => boolean): Ranked[] {
    if (!query.slots.length) return [];
    const names = shardNames.filter((name) => name !== "fields" || query.letters >= fieldsFrom);
    const indexes = names.flatMap((name) => this.indexes.get(name) ?? []);
    const found = query.slots.map((slot, place) =>
      this.matchesOf(slot, place === query.slots.length - 1, indexes),
    );
    const slots = found.map(({ slot }) => slot);
    const matches = found.map((one) => one.matches);
    return rank(withSlots(query, slots), matches, this.records, accepts);
  }

  private matchesOf(slot: Slot, isLast: boolean, indexes: readonly TextIndex[]): FoundSlot {
    const { phrase, synonyms } = slot;
    const key = [indexes.length, isLast, phrase.join(" "), synonyms.length].join();
    const known = this.slots.get(key);
    if (known) return known;
    const found = slotMatches(indexes, slot, isLast, this.synonyms);
    const [oldest] = this.slots.keys();
    if (this.slots.size >= cachedSlots && oldest !== undefined) this.slots.delete(oldest);
    this.slots.set(key, found);
    return found;
  }

  private *titles(): Iterable<SearchRecord> {
    for (const { record } of this.records) if (record.anchor === null) yield record;
  }
}
