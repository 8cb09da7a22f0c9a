import { readFileSync } from "node:fs";
import { codeFences } from "../../../src/content/markdown/code-fences";
import { frontMatterBlock } from "../../../src/content/mdx/front-matter/front-matter-block";
import { parseMdx } from "../../../src/content/mdx/page/mdx-tree";
import { pageSnippets } from "../../../src/checks/snippets/page-snippets";
import { stepsOf, type WalkStep } from "../../../src/mock/walk-through/steps";

/** Reads the calls of a page. */
export function readSteps(file: string): WalkStep[] {
  const text = readFileSync(file, "utf8");
  const block = frontMatterBlock(file, text);
  if ("what" in block) throw new Error(block.what);
  const tree = parseMdx(file, text, block.bodyOffset);
  if ("what" in tree) throw new Error(`${file}: ${tree.what}`);
  return stepsOf(pageSnippets(codeFences(tree)));
}
