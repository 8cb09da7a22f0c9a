import { SearchEngine } from "../../../src/search/engine/search-engine";
import { buildShards, type ShardOptions } from "../../../src/search/engine/build-shards";
import type { Shard } from "../../../src/search/engine/shard";
import type { SearchRecord } from "../../../src/search/record";

/** Milliseconds of one query. */
export interface Latency {
  records: number;
  p50: number;
  p95: number;
  most: number;
  /** Milliseconds of reading the pages shard. */
  open: number;
}

/** The site over and over: other addresses, and in each copy some words of its own. */
export function timesAsMany(records: readonly SearchRecord[], times: number): SearchRecord[] {
  return Array.from({ length: times }, (_, copy) =>
    copy === 0
      ? records
      : records.map((record) => ({
          ...record,
          objectID: `${record.objectID}@${copy}`,
          url: record.url.replace(/^\/[^#]*/, (route) => `${route}-${copy}`),
          content: record.content && `${record.content} edition${copy}`,
        })),
  ).flat();
}

/** An engine with all shards. */
export function engineOf(shards: readonly Shard[]): { engine: SearchEngine; open: number } {
  const engine = new SearchEngine();
  const started = performance.now();
  const [pages, ...rest] = shards;
  if (pages) engine.add(pages);
  const open = performance.now() - started;
  for (const shard of rest) engine.add(shard);
  return { engine, open };
}

const request = (query: string) => ({
  query,
  indexName: "bench",
  hitsPerPage: 20,
  attributesToSnippet: ["content:10", "hierarchy.lvl1:10", "hierarchy.lvl2:10"],
});

/**
 * Milliseconds of one query: of the clock, or of the processor where that is less, which it is while other programs
 * take turns with this one. (The processor's time is that of all threads: on a machine at rest it is never less.)
 */
function timeOf(engine: SearchEngine, query: string): number {
  const used = process.cpuUsage();
  const started = performance.now();
  engine.search([request(query)]);
  const passed = performance.now() - started;
  const { user, system } = process.cpuUsage(used);
  return Math.min(passed, (user + system) / 1000);
}

/** Each query counts by its best round: others are at work on the machine as well. */
const rounds = 3;

/** What a query costs in the engine, each typed letter by letter from its third one, as readers do. */
export function measureLatency(
  records: readonly SearchRecord[],
  queries: readonly string[],
  options: ShardOptions,
): Latency {
  const { engine, open } = engineOf(buildShards(records, "bench", options));
  // The first queries also compile the code.
  for (const query of queries.slice(0, 20)) engine.search([request(query)]);
  const typed = queries.flatMap((query) => [query.slice(0, 3), query.slice(0, 6), query]);
  const best = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1)
    for (const query of new Set(typed)) {
      best.set(query, Math.min(best.get(query) ?? Infinity, timeOf(engine, query)));
    }
  const times = [...best.values()].sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { records: records.length, p50: at(0.5), p95: at(0.95), most: at(1), open };
}
