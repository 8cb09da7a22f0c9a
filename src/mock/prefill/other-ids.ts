import { isObject, type JsonObject } from "../../openapi/json";
import type { Mock } from "../create-mock";
import { prefixOf } from "../../openapi/record-ids";
import { mentions } from "../store";

type OfKind = { id: string; record: JsonObject }[];

/** By session: no request is sent to it while wishes are made for it. */
const known = new WeakMap<Mock, Map<string, OfKind>>();

/** Ids in a record with their prefixes. Stored records are never changed, and the forks of a session share them. */
const inRecord = new WeakMap<JsonObject, readonly (readonly [prefix: string, id: string])[]>();

function idsIn(record: JsonObject): readonly (readonly [prefix: string, id: string])[] {
  const known = inRecord.get(record);
  if (known) return known;
  const ids: (readonly [string, string])[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const id = isObject(value) ? value.id : undefined;
    const prefix = typeof id === "string" ? prefixOf(id) : undefined;
    if (typeof id === "string" && prefix !== undefined) ids.push([prefix, id]);
    for (const inner of Object.values(value)) look(inner);
  };
  look(record);
  inRecord.set(record, ids);
  return ids;
}

/** All ids by kind: those of records, or of objects in them, with the record. */
function idsByKind(mock: Mock): Map<string, OfKind> {
  const found = new Map<string, OfKind>();
  const seen = new Set<string>();
  for (const records of mock.state().values())
    for (const record of records)
      for (const [prefix, id] of idsIn(record)) {
        if (seen.has(id)) continue;
        seen.add(id);
        const of = found.get(prefix);
        if (of) of.push({ id, record });
        else found.set(prefix, [{ id, record }]);
      }
  return found;
}

function idsOfKind(mock: Mock, prefix: string): OfKind {
  const byKind = known.get(mock) ?? idsByKind(mock);
  known.set(mock, byKind);
  return byKind.get(prefix) ?? [];
}

const isOver = ({ status }: JsonObject) => /merged|cancelled|inactive|closed/.test(String(status));

/** Ids of the same kind as one, best first: of records that have to do with the other ids of a request, and are in use. */
export function otherIds(mock: Mock, id: string, others: readonly string[]): string[] {
  const prefix = prefixOf(id);
  if (!prefix) return [];
  const score = (record: JsonObject) =>
    others.filter((other) => mentions(record, other)).length - (isOver(record) ? 10 : 0);
  return idsOfKind(mock, prefix)
    .filter((one) => one.id !== id && !others.includes(one.id))
    .map((one) => ({ id: one.id, score: score(one.record) }))
    .sort((a, b) => b.score - a.score)
    .map((one) => one.id);
}

/** True for an id that something has now, or of which there is no kind. */
export function isKnownId(mock: Mock, id: string): boolean {
  const kind = idsOfKind(mock, prefixOf(id) ?? id);
  return !kind.length || kind.some((one) => one.id === id);
}
