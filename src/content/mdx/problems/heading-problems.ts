import type { Heading, Root } from "mdast";
import { stringify } from "yaml";
import { plainText } from "../../markdown/plain-text";
import type { Problem } from "../../../problems/problem";
import { faultsInTree } from "./faults-in-tree";

const written = (heading: Heading, depth: number) => `${"#".repeat(depth)} ${plainText(heading)}`;

/** Headings that break the outline of a page: a second title, and skipped levels. */
export function headingProblems(tree: Root, file: string): Problem[] {
  let last = 1;
  const [first] = tree.children;
  return faultsInTree(tree, file, "warning", (heading) => {
    if (heading.type !== "heading") return undefined;
    const { depth } = heading;
    const [above, seen] = [last, written(heading, depth)];
    last = depth;
    if (depth === 1)
      return {
        code: "heading-h1",
        what: "A heading of level 1 in the text",
        seen,
        cause: "The page's only heading of level 1 is its title, from the front matter.",
        fix:
          heading === first
            ? `${stringify({ title: plainText(heading) }).trimEnd()}   # in the front matter, in place of this line`
            : written(heading, 2),
      };
    if (depth <= above + 1) return undefined;
    return {
      code: "heading-level-skipped",
      what: `A heading of level ${depth} below one of level ${above}`,
      seen,
      cause: "A level is skipped, which readers who hear the page take for missing text.",
      fix: written(heading, above + 1),
    };
  });
}
