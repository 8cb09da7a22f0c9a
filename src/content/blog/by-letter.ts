import { text } from "../../i18n/text";

/** Labels under their first letter; what begins with none stands under "#". */
export function byLetter<T extends { readonly label: string }>(
  entries: readonly T[],
): { letter: string; entries: T[] }[] {
  const sorted = [...entries].sort((a, b) => a.label.localeCompare(b.label, text.locale));
  const groups = new Map<string, T[]>();
  for (const entry of sorted) {
    const first = entry.label.normalize("NFD").charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : "#";
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, own]) => ({ letter, entries: own }));
}
