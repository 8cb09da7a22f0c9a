import { text } from "../../../../i18n/text";
import type { RecordKind } from "../../../../search/record";

/** What readers call a kind of record; nothing for one that only an index of another release has. */
export function kindLabel(kind: string): string | undefined {
  // The type makes the dictionary name every kind.
  const words: Readonly<Record<RecordKind, string>> = text.search.kinds;
  const byName: Readonly<Record<string, string | undefined>> = words;
  return byName[kind];
}
