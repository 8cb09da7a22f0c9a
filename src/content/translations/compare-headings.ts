import type { Problem } from "../../problems/problem";

interface Heading {
  id: string;
  depth: number;
}

/** Whether a translation has as many headings of the same levels as its original. */
export function sameHeadings(
  original: readonly Heading[],
  translation: readonly Heading[],
): boolean {
  return (
    original.length === translation.length &&
    original.every(({ depth }, at) => depth === translation[at]?.depth)
  );
}

interface Page {
  file: string;
  headings: readonly Heading[];
}

const shown = ({ headings }: Page) =>
  headings.map(({ depth, id }) => `${"#".repeat(depth)} ${id}`).join(", ") || "none";

/** Headings of a translation that differ from its original: links to parts of the page cannot work in both. */
export function otherHeadings(original: Page, translation: Page): Problem[] {
  if (sameHeadings(original.headings, translation.headings)) return [];
  const at = translation.headings.findIndex(
    ({ depth }, index) => depth !== original.headings[index]?.depth,
  );
  const missing = original.headings[at < 0 ? translation.headings.length : at];
  return [
    {
      level: "warning",
      code: "translation-headings-differ",
      what: "A translation has other headings than its original",
      where: { file: translation.file },
      seen: shown(translation),
      cause: `${original.file} has: ${shown(original)}. Links to a part of the page find it by the original's heading, in every language.`,
      fix: missing
        ? `${"#".repeat(missing.depth)} (the translation of "${missing.id}")`
        : "Remove the headings that the original does not have",
    },
  ];
}
