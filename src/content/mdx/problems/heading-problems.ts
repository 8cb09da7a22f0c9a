import type { Heading, Root } from "mdast";
import { stringify } from "yaml";
import { plainText } from "../../markdown/plain-text";
import { visitNodes } from "../../markdown/visit-nodes";
import type { Problem } from "../../../problems/problem";

const written = (heading: Heading, depth: number) => `${"#".repeat(depth)} ${plainText(heading)}`;

/** Headings that break the outline of a page: a second title, and skipped levels. */
export function headingProblems(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  let above = 1;
  const [first] = tree.children;
  visitNodes(tree, (heading) => {
    if (heading.type !== "heading") return;
    const { depth, position } = heading;
    const place = {
      level: "warning",
      where: { file, line: position?.start.line },
      seen: written(heading, depth),
    } as const;
    if (depth === 1)
      problems.push({
        ...place,
        code: "heading-h1",
        what: "A heading of level 1 in the text",
        cause: "The page's only heading of level 1 is its title, from the front matter.",
        fix:
          heading === first
            ? `${stringify({ title: plainText(heading) }).trimEnd()}   # in the front matter, in place of this line`
            : written(heading, 2),
      });
    else if (depth > above + 1)
      problems.push({
        ...place,
        code: "heading-level-skipped",
        what: `A heading of level ${depth} below one of level ${above}`,
        cause: "A level is skipped, which readers who hear the page take for missing text.",
        fix: written(heading, above + 1),
      });
    above = depth;
  });
  return problems;
}
