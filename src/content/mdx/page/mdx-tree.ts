import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Problem } from "../../../problems/problem";
import { remarkBlockDirectives } from "../remark/block-directives";
import { syntaxProblem } from "../problems/syntax-problem";

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkBlockDirectives)
  .freeze();

/** Parses MDX without throwing. Blank lines replace the front matter, so line numbers are the file's. */
export function parseMdx(file: string, text: string, bodyOffset: number): Root | Problem {
  const before = text.slice(0, bodyOffset).replace(/[^\n]/g, "");
  try {
    return parser.parse(before + text.slice(bodyOffset));
  } catch (error) {
    return syntaxProblem(file, text, error);
  }
}
