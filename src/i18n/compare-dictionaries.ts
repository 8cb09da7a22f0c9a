/** Keys of all texts of a dictionary, with the groups that they stand in: `search.kinds.doc`. */
export function textKeys(dictionary: object, group = ""): string[] {
  return Object.entries(dictionary).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? textKeys(value, `${group}${key}.`)
      : [`${group}${key}`],
  );
}

/** Keys that a dictionary has and none of some others. */
export function missingTexts(all: object, others: readonly object[]): string[] {
  const known = new Set(others.flatMap((one) => textKeys(one)));
  return textKeys(all).filter((key) => !known.has(key));
}
