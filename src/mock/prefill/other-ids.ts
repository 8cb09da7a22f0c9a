import { isObject, type JsonObject } from "../../openapi/json";
import type { Mock } from "../create-mock";
import { prefixOf } from "../ids";
import { mentions } from "../store";

type OfKind = { id: string; record: JsonObject }[];

/** By session: no request is sent to it while wishes are made for it. */
const known = new WeakMap<Mock, Map<string, OfKind>>();

/** All ids by kind: those of records, or of objects in them, with the record. */
function idsByKind(mock: Mock): Map<string, OfKind> {
  const found = new Map<string, OfKind>();
  const seen = new Set<string>();
  const look = (value: unknown, record: JsonObject): void => {
    if (typeof value !== "object" || value === null) return;
    const id = isObject(value) ? value.id : undefined;
    const prefix = typeof id === "string" ? prefixOf(id) : undefined;
    if (typeof id === "string" && prefix !== undefined && !seen.has(id)) {
      seen.add(id);
      const of = found.get(prefix);
      if (of) of.push({ id, record });
      else found.set(prefix, [{ id, record }]);
    }
    for (const inner of Object.values(value)) look(inner, record);
  };
  for (const records of mock.state().values()) for (const record of records) look(record, record);
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
