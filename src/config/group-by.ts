/** Groups values by any number of keys each; keys stay in the order of their first value. */
export function groupBy<T>(values: readonly T[], keysOf: (value: T) => readonly string[]) {
  const groups = new Map<string, T[]>();
  for (const value of values)
    for (const key of keysOf(value)) {
      const group = groups.get(key);
      if (group) group.push(value);
      else groups.set(key, [value]);
    }
  return groups;
}
