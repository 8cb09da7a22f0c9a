import { textAt } from "../openapi/json";
import { idAlphabet, idLength } from "../openapi/record-ids";
import { hashOf } from "./etag";

/** Derives letters from a seed. */
function letters(seed: string, count: number): string {
  let text = "";
  for (let round = 0; text.length < count; round++)
    for (const pair of hashOf(`${seed}/${round}`).match(/../g) ?? [])
      text += idAlphabet[Number.parseInt(pair, 16) % idAlphabet.length] ?? "";
  return text.slice(0, count);
}

export interface IdShape {
  prefix: string;
  length: number;
}

const idPattern = /^\^(?:\((?:[a-z]+\|)*)?([a-z]{2,6})\)?_\[[^\]]+\]\{(\d{1,3})\}\$$/;

/** Prefix and length from the pattern of a schema, such as `^order_[0-9a-h]{10}$`; the last of several prefixes. */
export function idShape(schema: unknown): IdShape | undefined {
  const match = idPattern.exec(textAt(schema, "pattern") ?? "");
  return match?.[1] ? { prefix: `${match[1]}_`, length: Number(match[2]) } : undefined;
}

/** What ids of records with a prefix look like. */
export const recordShape = (prefix: string): IdShape => ({ prefix, length: idLength });

/** Makes ids; the same seed and the same number of ids made before give the same ids in the same order. */
export const idMaker =
  (seed: string, count: { made: number }) =>
  ({ prefix, length }: IdShape): string =>
    prefix + letters(`${seed}/${prefix}/${count.made++}`, length);
