import { text } from "../../i18n/text";
import { firstLetter } from "../blog/by-letter";
import type { TermKind } from "./parse-glossary";

interface Named {
  readonly term: string;
  readonly kind: string;
}

/** The terms of one kind by first letter. */
interface GlossarySection<Term extends Named> {
  kind: TermKind;
  id: string;
  letters: { letter: string; id: string; terms: Term[] }[];
}

const kinds: readonly TermKind[] = ["concept", "document", "field", "menu"];

/** Sorts terms into the sections of the glossary page: by kind, letter, and name. */
export function glossarySections<Term extends Named>(
  terms: readonly Term[],
): GlossarySection<Term>[] {
  return kinds.flatMap((kind) => {
    const ofKind = terms
      .filter((term) => term.kind === kind)
      .sort((a, b) => a.term.localeCompare(b.term, text.locale));
    if (!ofKind.length) return [];
    const letters = [...new Set(ofKind.map(({ term }) => firstLetter(term)))].map((letter) => ({
      letter,
      id: `kind-${kind}-${letter === "#" ? "other" : letter.toLowerCase()}`,
      terms: ofKind.filter(({ term }) => firstLetter(term) === letter),
    }));
    return [{ kind, id: `kind-${kind}`, letters }];
  });
}

/** The ids on the glossary's page: those of terms, kinds, and letters. */
export function glossaryAnchors(terms: readonly (Named & { key: string })[]): ReadonlySet<string> {
  const sections = glossarySections(terms);
  return new Set([
    ...terms.map(({ key }) => key),
    ...sections.flatMap(({ id, letters }) => [id, ...letters.map((letter) => letter.id)]),
  ]);
}
