import { formatLocation } from "../../problems/format-problem";
import { isObject, textAt } from "../../openapi/json";
import type { CodeFence } from "../../content/markdown/code-fences";
import type { Problem, SourceLocation } from "../../problems/problem";

interface FencedPage {
  file: string;
  codeFences: readonly CodeFence[];
}

/** The body of a call that makes a bill of materials, told by what is in it. */
function bomOf({ meta, code }: CodeFence): { item: string; revision: string } | undefined {
  if (!/\brequest\b/.test(meta)) return undefined;
  try {
    const body: unknown = JSON.parse(code);
    const [item, revision] = [textAt(body, "itemId"), textAt(body, "revision")];
    const isBom = isObject(body) && Array.isArray(body.components);
    return isBom && item && revision ? { item, revision } : undefined;
  } catch {
    return undefined;
  }
}

/** Revisions of a bill of materials that two pages make, or that a demo record has. */
export function checkRevisions(
  pages: readonly FencedPage[],
  known: ReadonlyMap<string, SourceLocation>,
): Problem[] {
  const made = new Map(known);
  return pages.flatMap(({ file, codeFences }) =>
    codeFences.flatMap((fence): Problem | [] => {
      const bom = bomOf(fence);
      if (!bom) return [];
      const where = { file, line: fence.line };
      const key = `${bom.item} ${bom.revision}`;
      const other = made.get(key);
      made.set(key, where);
      if (!other) return [];
      const next = String.fromCharCode(bom.revision.charCodeAt(0) + 1);
      return {
        level: "error",
        code: "timeline-revision-twice",
        what: `Revision ${bom.revision} of a bill of materials is made twice`,
        where,
        seen: `"revision": "${bom.revision}"`,
        cause: `${formatLocation(other)} makes it as well, and the pages tell one history.`,
        fix: `"revision": "${next}"`,
      };
    }),
  );
}
