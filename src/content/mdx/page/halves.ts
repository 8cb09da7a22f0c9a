import type { Content, Heading, Parent, Root } from "mdast";
import { isJsx, type Jsx } from "../../../config/html/jsx";
import type { Problem } from "../../../problems/problem";
import { plainText } from "../../markdown/plain-text";
import { faultsInTree, type NodeFault } from "../problems/faults-in-tree";

/** Who a half of a page is for, by its component. */
const readers: Readonly<Record<string, "app" | "api">> = { InApp: "app", WithApi: "api" };

type HalfNode = Jsx & { name: string };

const isHalf = (node: { type: string }): node is HalfNode =>
  isJsx(node) && Object.hasOwn(readers, node.name ?? "");

/** The half that a heading stands in directly. */
export const halfOf = (parent: { type: string }): "app" | "api" | undefined =>
  isHalf(parent) ? readers[parent.name] : undefined;

/** The blocks of a page, with those of its halves in their place. */
export const blocksOf = (tree: Root): Content[] =>
  tree.children.flatMap((node) => (isHalf(node) ? (node.children as Content[]) : [node]));

const outcome = "<Outcome>\n\n…\n\n</Outcome>";
const written = (name: string) => `<${name}>\n\n## The steps\n\n1. …\n\n${outcome}\n\n</${name}>`;

const isSteps = (node: Content) => node.type === "list" && node.ordered === true;
const isOutcome = (node: Content) => isJsx(node) && node.name === "Outcome";

/** Headings of steps after which nothing says what the reader sees. */
function openEnds({ children }: HalfNode): NodeFault[] {
  const groups: [Heading, ...Content[]][] = [];
  for (const node of children as Content[])
    if (node.type === "heading") groups.push([node]);
    else groups.at(-1)?.push(node);
  return groups
    .filter((group) => group.some(isSteps) && !group.some(isOutcome))
    .map(([heading]) => ({
      code: "mdx-half-outcome",
      what: `The steps below "${plainText(heading)}" do not say what the reader sees in the end`,
      seen: "steps without <Outcome>",
      cause: "Readers know that a group of steps worked by what they should see after it.",
      fix: outcome,
      line: heading.position?.start.line,
    }));
}

function faultOf({ name, children }: HalfNode, parent: Parent): NodeFault | undefined {
  const [first] = children as Content[];
  const seen = `<${name}>`;
  if (parent.type !== "root")
    return {
      code: "mdx-half-place",
      what: `<${name}> stands inside of something else`,
      seen,
      cause:
        "It folds whole sections, so it stands on its own line, not in a list, tab, or other half.",
      fix: written(name),
    };
  if (first?.type === "heading" && first.depth === 2) return undefined;
  return {
    code: "mdx-half-heading",
    what: `<${name}> does not begin with a heading of level 2`,
    seen,
    cause:
      "The table of contents and the search lead to headings, so a half consists of whole sections.",
    fix: written(name),
  };
}

/** A page with one half only: its switch would hide the page from half of its readers. */
function alone(halves: readonly HalfNode[]): NodeFault | [] {
  const [first] = halves;
  if (!first || new Set(halves.map(({ name }) => name)).size > 1) return [];
  const other = first.name === "InApp" ? "WithApi" : "InApp";
  return {
    code: "mdx-half-alone",
    what: `The page has <${first.name}>, but no <${other}>`,
    seen: `<${first.name}>`,
    cause: "Readers who chose the other half would find this one folded, and nothing in its place.",
    fix: written(other),
    line: first.position?.start.line,
  };
}

/** Halves of a page that stand in the wrong place, or alone, or leave the end of their steps open. */
export function halfProblems(tree: Root, file: string): Problem[] {
  const halves: HalfNode[] = [];
  const placed = faultsInTree(tree, file, "error", (node, parent) => {
    if (!isHalf(node)) return undefined;
    halves.push(node);
    return faultOf(node, parent as Parent);
  });
  const ofPage = [alone(halves), halves.flatMap(openEnds)].flat();
  const others = ofPage.map(({ line, ...fault }): Problem => ({
    level: "error",
    where: { file, line },
    ...fault,
  }));
  return [...placed, ...others];
}
