import type { MockRecord } from "./model";

/** The next number in a series such as `SO-10495`: one more than the largest with the most frequent prefix. */
export function nextNumber(records: readonly MockRecord[], field: string): string | undefined {
  const byPrefix = new Map<string, { count: number; largest: number; width: number }>();
  for (const record of records) {
    const [, prefix, digits] = /^(.*?)(\d+)$/.exec(String(record[field] ?? "")) ?? [];
    if (prefix === undefined || digits === undefined) continue;
    const known = byPrefix.get(prefix) ?? { count: 0, largest: 0, width: 0 };
    known.count += 1;
    known.largest = Math.max(known.largest, Number(digits));
    known.width = Math.max(known.width, digits.length);
    byPrefix.set(prefix, known);
  }
  const [series] = [...byPrefix].sort(([, a], [, b]) => b.count - a.count);
  if (!series) return undefined;
  const [prefix, { largest, width }] = series;
  return prefix + String(largest + 1).padStart(width, "0");
}
