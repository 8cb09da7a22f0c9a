import type { AlgoliaRequest, AlgoliaResponse, AlgoliaResult } from "../client/types";
import type { SearchRecord } from "../record";
import { answer } from "./answer";
import { countFacets, facetTest } from "./facets";
import { readIndex, type TextIndex } from "./index-documents";
import { unpackIndex } from "./pack-index";
import { parseQuery, withSlots, type ParsedQuery, type Slot } from "./parse-query";
import { rank, type Ranked } from "./rank";
import { indexedRecord, type IndexedRecord } from "./records-in-memory";
import { shardNames, unpackRecord, type Shard, type ShardName } from "./shard";
import { slotMatches, type FoundSlot } from "./slot-matches";
import { suggest } from "./suggest";

/** Queries of fewer letters are looked for in pages only: too many fields begin with them. */
const fieldsFrom = 3;
/** Words whose matches are kept: whoever types asks for the same ones again and again. */
const keptSlots = 24;

/** Finds records in the shards that it was given, with no network and no DOM. */
export class SearchEngine {
  private readonly indexes = new Map<ShardName, TextIndex>();
  private readonly records: IndexedRecord[] = [];
  private readonly slots = new Map<string, FoundSlot>();

  /** Adds a shard; pages come first. @throws Error where its index cannot be read. */
  add(shard: Shard): void {
    const index = readIndex(unpackIndex(shard.index));
    if (shard.name === "texts")
      shard.texts.forEach((text, id) => {
        const record = this.records[id]?.record;
        if (!record || !text) return;
        this.records[id] = indexedRecord({ ...record, content: text });
      });
    else
      for (const packed of shard.records)
        this.records.push(indexedRecord(unpackRecord(packed, shard.shared)));
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
    const query = parseQuery(request.query);
    const test = facetTest(request.facetFilters);
    const passes = (record: SearchRecord | undefined) => record !== undefined && test(record);
    const ranked = this.find(query, (id) => passes(this.records[id]?.record));
    const record = (id: number) => this.records[id]?.record;
    const result = answer(request, { query, ranked, record: (id) => this.records[id] });
    return {
      ...result,
      complete: shardNames.every((name) => this.indexes.has(name)),
      ...(request.facets && {
        facets: countFacets(
          ranked.flatMap(({ id }) => record(id) ?? []),
          request.facets,
        ),
      }),
      ...(!ranked.length && {
        suggestions: suggest(query, this.titles(), (text) => {
          const other = parseQuery(text);
          return this.find(other, (id) => passes(record(id))).length > 0;
        }),
      }),
    };
  }

  private find(query: ParsedQuery, accepts: (id: number) => boolean): Ranked[] {
    if (!query.slots.length) return [];
    const names = shardNames.filter((name) => name !== "fields" || query.letters >= fieldsFrom);
    const indexes = names.flatMap((name) => {
      const index = this.indexes.get(name);
      return index ? [{ name, index }] : [];
    });
    const scope = names.length;
    const found = query.slots.map((slot, place) =>
      this.matchesOf(
        slot,
        `${scope} ${place === query.slots.length - 1 ? "last" : ""}`,
        indexes.map(({ index }) => index),
      ),
    );
    const asked = withSlots(
      query,
      found.map(({ slot }) => slot),
    );
    return rank(
      asked,
      found.map(({ matches }) => matches),
      this.records,
      accepts,
    );
  }

  private matchesOf(slot: Slot, scope: string, indexes: readonly TextIndex[]): FoundSlot {
    const key = `${scope} ${slot.phrase.join(" ")} ${slot.synonyms.length}`;
    const known = this.slots.get(key);
    if (known) return known;
    const made = slotMatches(indexes, slot, scope.endsWith("last"));
    const [oldest] = this.slots.keys();
    if (this.slots.size >= keptSlots && oldest !== undefined) this.slots.delete(oldest);
    this.slots.set(key, made);
    return made;
  }

  private *titles(): Iterable<SearchRecord> {
    for (const { record } of this.records) if (record.anchor === null) yield record;
  }
}
