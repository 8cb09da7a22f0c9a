/** FNV-1a over UTF-16 units, in two halves: short, fast, and the same everywhere; not cryptographic. */
export function hashOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ ((unit << 5) | (unit >>> 3)), 0x85ebca6b);
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

const known = new WeakMap<object, string>();

/** What is calculated or looked up when a record is read is not part of its version, and does not touch `updatedAt`. */
export const lookedUp: ReadonlySet<string> = new Set([
  "available",
  "averageCost",
  "balance",
  "childCount",
  "isEmpty",
  "lastCost",
  "lastCountedOn",
  "lastOrderAt",
  "lastPrice",
  "lastReceivedOn",
  "lastUsedOn",
  "nextCountOn",
  "onHand",
  "path",
  "receiptStatus",
]);

/** The version of a stored record as an entity tag; stored records are never changed, only replaced. */
export function etagOf(record: object): string {
  const lasting = Object.entries(record).filter(([name]) => !lookedUp.has(name));
  const tag = known.get(record) ?? `"${hashOf(JSON.stringify(lasting))}"`;
  known.set(record, tag);
  return tag;
}

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(",")}}`;
}
