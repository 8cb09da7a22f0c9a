import { nodeAt, pathOf, readJson } from "../request/exact-json";
import type { Token } from "./json-tokens";

/** A place of a text with what is wrong there. */
export interface FindingMark {
  from: number;
  to: number;
  /** From 1. */
  line: number;
  finding: string;
}

/** The places of findings in a JSON text; what is missing is marked at the value that should contain it. */
export function findingMarks(text: string, findings: Readonly<Record<string, string>>): FindingMark[] {
  const { node, error } = readJson(text);
  if (error || !node) return [];
  return Object.entries(findings)
    .map(([pointer, finding]): FindingMark => {
      let found;
      for (let at = pointer; !found; at = at.slice(0, at.lastIndexOf("/")))
        found = at === "" ? node : nodeAt(node, pathOf(node, at));
      const { offset, length } = found;
      // A whole object would be marked over many lines.
      const end = text.slice(offset, offset + length).indexOf("\n");
      const to = offset + (end < 0 ? length : end);
      return { from: offset, to, line: text.slice(0, offset).split("\n").length, finding };
    })
    .sort((a, b) => a.from - b.from);
}

/** Tokens, split where marks begin and end. */
export function markTokens(
  tokens: readonly Token[],
  marks: readonly Pick<FindingMark, "from" | "to">[],
): (Token & { isMarked?: true })[] {
  if (!marks.length) return [...tokens];
  const edges = [...new Set(marks.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  let start = 0;
  return tokens.flatMap((token) => {
    const from = start;
    const to = (start += token.text.length);
    const cuts = [from, ...edges.filter((edge) => edge > from && edge < to), to];
    return cuts.slice(1).map((end, index) => {
      const begin = cuts[index] ?? from;
      const isMarked = marks.some((mark) => mark.from <= begin && end <= mark.to);
      const text = token.text.slice(begin - from, end - from);
      return { ...token, text, ...(isMarked && { isMarked: true as const }) };
    });
  });
}
