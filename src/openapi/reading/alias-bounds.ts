/** Values of the largest document that is worked on, each alias counted as what it stands for. */
const mostValues = 3_000_000;

/**
 * What is wrong with the aliases of a document: they hold themselves, or stand for more than can be worked on. Parsing
 * shares what they stand for, all that comes after it does not.
 */
export function aliasFault(document: unknown): string | undefined {
  const sizes = new Map<object, number>();
  const open = new Set<object>();
  // Parsing allows a hundred levels, so this cannot go deep.
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
