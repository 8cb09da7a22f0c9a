import type { Problem } from "../../problems/problem";

interface Heading {
  id: string;
  depth: number;
}

/** True when a translation has the headings of its original: as many, of the same levels. */
export function sameHeadings(original: readonly Heading[], own: readonly Heading[]): boolean {
  return (
    original.length === own.length && original.every(({ depth }, at) => depth === own[at]?.depth)
  );
}

interface Page {
  file: string;
  headings: readonly Heading[];
}

const shown = ({ headings }: Page) =>
  headings.map(({ depth, id }) => `${"#".repeat(depth)} ${id}`).join(", ") || "none";

/** Says when links to parts of a page cannot be the same in its translation. */
export function otherHeadings(original: Page, own: Page): Problem[] {
  if (sameHeadings(original.headings, own.headings)) return [];
  const at = own.headings.findIndex(
    ({ depth }, index) => depth !== original.headings[index]?.depth,
  );
  const missing = original.headings[at < 0 ? own.headings.length : at];
  return [
    {
      level: "warning",
      code: "translation-headings-differ",
      what: "A translation has other headings than its original",
      where: { file: own.file },
      seen: shown(own),
      cause: `${original.file} has: ${shown(original)}. Links to a part of the page find it by the original's heading, in every language.`,
      fix: missing
        ? `${"#".repeat(missing.depth)} (the translation of "${missing.id}")`
        : "Remove the headings that the original does not have",
    },
  ];
}
