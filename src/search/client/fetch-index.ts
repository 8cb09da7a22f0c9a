import {
  shardFormat,
  shardNames,
  type Manifest,
  type Shard,
  type ShardName,
} from "../engine/shard";
import { SearchError } from "./algolia-types";

/** Milliseconds. */
const timeout = 30_000;

export const damaged = (what: string, cause?: unknown) =>
  new SearchError("damaged", `The search index is damaged: ${what}`, { cause });

async function fetchText(url: string, cache: RequestCache): Promise<string> {
  try {
    const response = await fetch(url, { cache, signal: AbortSignal.timeout(timeout) });
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
    return await response.text();
  } catch (error) {
    const message = `The search index cannot be fetched: ${url}`;
    throw new SearchError("unreachable", message, { cause: error });
  }
}

function parse(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw damaged(url, error);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function checkFormat(value: unknown, url: string): asserts value is Record<string, unknown> {
  if (!isObject(value)) throw damaged(url);
  if (value.format !== shardFormat)
    throw new SearchError("other-version", `The search index is of another version: ${url}`);
}

/** Reads the text of a manifest. @throws SearchError */
export function readManifest(text: string, url: string): Manifest {
  const value = parse(text, url);
  checkFormat(value, url);
  const { shards } = value;
  if (!isObject(shards) || !shardNames.every((name) => typeof shards[name] === "string"))
    throw damaged(url);
  return value as unknown as Manifest;
}

/** Fetches the manifest, always anew. @throws SearchError */
export async function fetchManifest(url: string): Promise<Manifest> {
  return readManifest(await fetchText(url, "no-cache"), url);
}

/** Fetches a shard; `again` bypasses the HTTP cache, which may have a damaged one. @throws SearchError */
export async function fetchShard(
  manifest: Manifest,
  name: ShardName,
  { base, again }: { base: string; again: boolean },
): Promise<Shard> {
  const url = base + manifest.shards[name];
  const value = parse(await fetchText(url, again ? "reload" : "default"), url);
  checkFormat(value, url);
  if (value.build !== manifest.build || value.name !== name)
    throw new SearchError("other-version", `The search index is of another build: ${url}`);
  return value as unknown as Shard;
}
