import { text } from "../../i18n/text";
import type { TermKind } from "./glossary";

interface Named {
  readonly term: string;
  readonly kind: string;
}

/** The terms of one kind by their first letters. */
export interface GlossarySection<Term extends Named> {
  kind: TermKind;
  /** Anchor of the section. */
  id: string;
  letters: { letter: string; id: string; terms: Term[] }[];
}

const kinds: readonly TermKind[] = ["concept", "document", "field", "menu"];

const letterOf = ({ term }: Named) => {
  const first = term.normalize("NFD").charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : "#";
};

/** Sorts terms into the sections of the glossary page: by kind, letter and name; empty ones are left out. */
export function glossarySections<Term extends Named>(
  terms: readonly Term[],
): GlossarySection<Term>[] {
  return kinds.flatMap((kind) => {
    const own = terms
      .filter((term) => term.kind === kind)
      .sort((a, b) => a.term.localeCompare(b.term, text.locale));
    if (!own.length) return [];
    const letters = [...new Set(own.map(letterOf))].map((letter) => ({
      letter,
      id: `kind-${kind}-${letter === "#" ? "other" : letter.toLowerCase()}`,
      terms: own.filter((term) => letterOf(term) === letter),
    }));
    return [{ kind, id: `kind-${kind}`, letters }];
  });
}
