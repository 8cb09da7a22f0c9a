import { isGroup } from "./complete";

/** All keys of a dictionary, with their groups: `search.kinds.doc`. */
export function textKeys(dictionary: object, group = ""): string[] {
  return Object.entries(dictionary).flatMap(([key, value]: [string, unknown]) =>
    isGroup(value) ? textKeys(value, `${group}${key}.`) : [`${group}${key}`],
  );
}

/** Keys of a dictionary that all others lack. */
export function missingTexts(all: object, others: readonly object[]): string[] {
  const known = new Set(others.flatMap((one) => textKeys(one)));
  return textKeys(all).filter((key) => !known.has(key));
}
