/** The pairs of a query in the form of the mock: lists are joined with commas, objects are JSON texts. */
export function mockQuery(pairs: Iterable<readonly [string, string]>): Record<string, string> {
  const joined = new Map<string, string>();
  const objects = new Map<string, Record<string, string>>();
  for (const [name, value] of pairs) {
    const [, holder, key] = /^(.+)\[(.+)\]$/.exec(name) ?? [];
    if (holder && key) objects.set(holder, { ...objects.get(holder), [key]: value });
    else joined.set(name, joined.has(name) ? `${joined.get(name)},${value}` : value);
  }
  for (const [name, object] of objects) joined.set(name, JSON.stringify(object));
  return Object.fromEntries(joined);
}
