import { table } from "./table";

export interface Compared {
  name: string;
  release: number;
  now: number;
  /** Now by release: above 1 it has grown. */
  ratio: number;
}

/** What an entry of a list is called: by its name, else by its place. */
const keyOf = (value: unknown, index: number) =>
  value && typeof value === "object" && "name" in value ? String(value.name) : String(index);

function numbersIn(value: unknown, name: string, found: Map<string, number>): Map<string, number> {
  if (typeof value === "number" && Number.isFinite(value)) found.set(name, value);
  else if (Array.isArray(value))
    value.forEach((entry, index) => numbersIn(entry, `${name} › ${keyOf(entry, index)}`, found));
  else if (value && typeof value === "object")
    for (const [key, entry] of Object.entries(value))
      numbersIn(entry, name ? `${name} › ${key}` : key, found);
  return found;
}

/** The numbers of a run that the last release has too, side by side, in the order of the run. */
export function compare(now: unknown, release: unknown): Compared[] {
  const before = numbersIn(release, "", new Map());
  return [...numbersIn(now, "", new Map())].flatMap(([name, value]) => {
    const known = before.get(name);
    if (known === undefined) return [];
    const ratio = known === value ? 1 : known === 0 ? Infinity : value / known;
    return [{ name, release: known, now: value, ratio }];
  });
}

const short = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 1);

/** All numbers beside those of the last release, with their ratio. */
export function comparisonTable(compared: readonly Compared[]): string {
  if (!compared.length) return "The last release has none of these numbers.";
  return table([
    ["beside the last release", "release", "now", "ratio"],
    ...compared.map(({ name, release, now, ratio }) => [
      name,
      short(release),
      short(now),
      Number.isFinite(ratio) ? ratio.toFixed(2) : "new",
    ]),
  ]);
}
