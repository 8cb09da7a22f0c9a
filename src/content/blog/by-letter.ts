import { text } from "../../i18n/text";
import { groupBy } from "../../config/group-by";

/** The first letter without accents, uppercase; "#" if the text does not begin with a letter. */
export function firstLetter(label: string): string {
  const first = label.normalize("NFD").charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : "#";
}

/** Sorts entries by label and groups them by first letter. */
export function byLetter<T extends { readonly label: string }>(
  entries: readonly T[],
): { letter: string; entries: T[] }[] {
  const sorted = [...entries].sort((a, b) => a.label.localeCompare(b.label, text.locale));
  const groups = groupBy(sorted, ({ label }) => [firstLetter(label)]);
  return [...groups].map(([letter, group]) => ({ letter, entries: group }));
}
