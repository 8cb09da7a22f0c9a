import type { AsPlainObject } from "minisearch";

/**
 * MiniSearch's index in a third of the bytes: numbers are differences from the one before, and a count of 1 is omitted.
 * Per term: the number of fields, then for each its id, the number of documents, and the documents.
 */
export interface PackedIndex {
  fields: Record<string, number>;
  averages: number[];
  /** Ids of the documents, as differences. */
  ids: number[];
  /** Words in each field of each document; -1 for none. */
  lengths: number[];
  /** In their order, one per line. */
  terms: string;
  postings: number[];
  version: number;
}

type Frequencies = Record<string, number>;

/** A document as one step, or as a negative step and a count above 1. */
function packFrequencies(frequencies: Frequencies): number[] {
  let last = -1;
  return Object.entries(frequencies)
    .map(([id, count]): [number, number] => [Number(id), count])
    .sort(([a], [b]) => a - b)
    .flatMap(([id, count]) => {
      const step = id - last;
      last = id;
      return count === 1 ? [step] : [-step, count];
    });
}

/** Packs an index as MiniSearch writes it, provided that nothing was removed from it. */
export function packIndex(plain: AsPlainObject): PackedIndex {
  const fieldCount = Object.keys(plain.fieldIds).length;
  const count = plain.documentCount;
  let last = -1;
  const ids = Array.from({ length: count }, (_, short) => {
    const id = plain.documentIds[short] as number;
    const step = id - last;
    last = id;
    return step;
  });
  const lengths = Array.from({ length: count }, (_, short) => {
    const byField = (plain.fieldLength[short] ?? []) as (number | null)[];
    return Array.from({ length: fieldCount }, (_, field) => byField[field] ?? -1);
  }).flat();
  const postings = plain.index.flatMap(([, byField]) => {
    const fields = Object.entries(byField as Record<string, Frequencies>);
    return [
      fields.length,
      ...fields.flatMap(([field, frequencies]) => [
        Number(field),
        Object.keys(frequencies).length,
        ...packFrequencies(frequencies),
      ]),
    ];
  });
  return {
    fields: plain.fieldIds,
    averages: plain.averageFieldLength,
    ids,
    lengths,
    terms: plain.index.map(([term]) => term).join("\n"),
    postings,
    version: plain.serializationVersion,
  };
}

function* documentIds(steps: readonly number[]): Generator<[number, number]> {
  let id = -1;
  for (const [short, step] of steps.entries()) {
    id += step;
    yield [short, id];
  }
}

function lengthsOf(lengths: readonly number[], count: number, fieldCount: number) {
  const byDocument: Record<string, number[]> = {};
  for (let short = 0; short < count; short += 1) {
    const byField: number[] = [];
    for (let field = 0; field < fieldCount; field += 1) {
      const length = lengths[short * fieldCount + field] ?? -1;
      if (length >= 0) byField[field] = length;
    }
    byDocument[short] = byField;
  }
  return byDocument;
}

/** Returns one number after the other. @throws Error at the end. */
function reader(numbers: readonly number[]): () => number {
  let at = 0;
  return () => {
    const number = numbers[at];
    if (typeof number !== "number") throw new Error("The index ends before its last term.");
    at += 1;
    return number;
  };
}

function frequenciesOf(next: () => number): Frequencies {
  const frequencies: Frequencies = {};
  let id = -1;
  for (let left = next(); left > 0; left -= 1) {
    const step = next();
    id += Math.abs(step);
    // With the sign: for the key `517`, V8 would reserve room for the 517 before it, 3 KB for each term.
    frequencies[`+${id}`] = step < 0 ? next() : 1;
  }
  return frequencies;
}

/** The index as MiniSearch reads it. @throws Error if numbers are missing. */
export function unpackIndex(packed: PackedIndex): AsPlainObject {
  const { fields, averages, ids, lengths, terms, postings, version } = packed;
  const fieldCount = Object.keys(fields).length;
  const next = reader(postings);
  return {
    documentCount: ids.length,
    nextId: ids.length,
    documentIds: Object.fromEntries(documentIds(ids)),
    fieldIds: fields,
    fieldLength: lengthsOf(lengths, ids.length, fieldCount),
    averageFieldLength: averages,
    storedFields: {},
    dirtCount: 0,
    index: (terms ? terms.split("\n") : []).map((term) => {
      const byField: Record<string, Frequencies> = {};
      for (let left = next(); left > 0; left -= 1) byField[next()] = frequenciesOf(next);
      return [term, byField];
    }),
    serializationVersion: version,
  };
}
