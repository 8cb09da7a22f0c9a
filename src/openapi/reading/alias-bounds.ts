/** Values in the largest document that we process; each alias counts as what it stands for. */
const mostValues = 3_000_000;

/** What is wrong with a document's aliases, if anything. Parsing shares their values; everything afterwards copies them. */
export function aliasFault(document: unknown): string | undefined {
  const sizes = new Map<object, number>();
  const open = new Set<object>();
  // The parser allows a hundred levels, so this recursion stays shallow.
  const sizeOf = (value: unknown): number => {
    if (typeof value !== "object" || value === null) return 1;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    if (open.has(value)) return Infinity;
    open.add(value);
    let size = 1;
    for (const inner of Object.values(value)) size += sizeOf(inner);
    open.delete(value);
    sizes.set(value, size);
    return size;
  };
  const size = sizeOf(document);
  if (size === Infinity) return "An alias stands within what it stands for, so it has no end.";
  return size > mostValues
    ? `Its aliases stand for ${size.toLocaleString("en-US")} values; up to ${mostValues.toLocaleString("en-US")} are worked on.`
    : undefined;
}
