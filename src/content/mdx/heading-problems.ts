import type { Heading, Root } from "mdast";
import { plainText } from "../markdown/plain-text";
import { visitNodes } from "../markdown/visit-nodes";
import type { Problem } from "../../problems/problem";

const written = (heading: Heading, depth: number) => `${"#".repeat(depth)} ${plainText(heading)}`;

function problem(heading: Heading, file: string, level: number, rest: string[]): Problem {
  const [code = "", what = "", cause = ""] = rest;
  return {
    level: "warning",
    code,
    what,
    where: { file, line: heading.position?.start.line },
    seen: written(heading, heading.depth),
    cause,
    fix: written(heading, level),
  };
}

/** Headings that break the outline of a page: a second title, and levels that are skipped. */
export function headingProblems(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  let above = 1;
  visitNodes(tree, (heading) => {
    if (heading.type !== "heading") return;
    const { depth } = heading;
    if (depth === 1)
      problems.push(
        problem(heading, file, 2, [
          "heading-h1",
          "A heading of level 1 in the text",
          "The page's only heading of level 1 is its title, from the front matter.",
        ]),
      );
    else if (depth > above + 1)
      problems.push(
        problem(heading, file, above + 1, [
          "heading-level-skipped",
          `A heading of level ${depth} below one of level ${above}`,
          "A level is skipped, which readers who hear the page take for missing text.",
        ]),
      );
    above = depth;
  });
  return problems;
}
