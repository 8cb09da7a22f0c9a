import { readFileSync } from "node:fs";
import { codeFences } from "../../../src/markdown/code-fences";
import { frontMatterBlock } from "../../../src/mdx/front-matter-block";
import { parseMdx } from "../../../src/mdx/mdx-tree";
import { pageSnippets } from "../../../src/snippets/page-snippets";
import { stepsOf, type Step } from "../../../src/walk-through/steps";

/** Reads the calls of a page. */
export function readSteps(file: string): Step[] {
  const text = readFileSync(file, "utf8");
  const block = frontMatterBlock(file, text);
  if ("what" in block) throw new Error(block.what);
  const tree = parseMdx(file, text, block.bodyOffset);
  if ("what" in tree) throw new Error(`${file}: ${tree.what}`);
  return stepsOf(pageSnippets(codeFences(tree, 0)));
}
