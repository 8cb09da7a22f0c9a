import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import type { TimelinePage } from "./held-numbers";
import type { TimelineDocument } from "./timeline-document";

/** What numbers of a kind have in common, their letters and how many digits follow: `SO-00000`. */
export const kindOf = (number: string): string | undefined =>
  /^[A-Z]+-\d+$/.test(number) ? number.replace(/\d/g, "0") : undefined;

/** Numbers of documents on a page, each with its first line. */
export function namedOn(text: string, kinds: ReadonlySet<string>): Map<string, number> {
  const named = new Map<string, number>();
  text.split("\n").forEach((row, index) => {
    for (const [number] of row.matchAll(/(?<![\w-])[A-Z]+-\d+(?!\w|-\w*\d)/g))
      if (kinds.has(kindOf(number) ?? "") && !named.has(number)) named.set(number, index + 1);
  });
  return named;
}

export const kindsOf = (documents: readonly TimelineDocument[]): Set<string> =>
  new Set(documents.flatMap(({ number }) => kindOf(number) ?? []));

/** Documents that a page names and neither records nor the timeline hold. */
export function checkNamed(
  pages: readonly TimelinePage[],
  documents: readonly TimelineDocument[],
  timelineFile: string,
): Problem[] {
  const known = new Set(documents.map(({ number }) => number));
  const kinds = kindsOf(documents);
  return pages.flatMap(({ file, sourcePath, text }) =>
    [...namedOn(text, kinds)]
      .filter(([number]) => !known.has(number))
      .map(([number, line]): Problem => {
        const near = didYouMean(number, known);
        return {
          level: "error",
          code: "timeline-document-unknown",
          what: `The page names ${number}, and no document has this number`,
          where: { file, line },
          seen: number,
          cause: `Neither a demo record nor ${timelineFile} holds it.${near ? ` The nearest number is ${near}.` : ""}`,
          fix: `- { number: ${number}, date: '2026-03-12', page: ${sourcePath} }   # in ${timelineFile}, with what it moves`,
        };
      }),
  );
}
