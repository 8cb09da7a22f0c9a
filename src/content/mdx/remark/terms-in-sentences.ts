import type { Root } from "mdast";
import type { MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Plugin } from "unified";
import { plainText } from "../../markdown/plain-text";
import { visitNodes } from "../../markdown/visit-nodes";

/** The end of a sentence, or a colon. */
const sentenceEnd = /(?:^|[.!?:][)"”’*]*)\s*$/;

/** Sets `within` on a `<Term>` inside a sentence, where "Sales order" is written "sales order". */
export const remarkTermsInSentences: Plugin<[], Root> = () => (tree) => {
  visitNodes(tree, (node, parent, index) => {
    if (node.type !== "mdxJsxTextElement") return;
    const { name, attributes } = node as MdxJsxTextElement;
    if (name !== "Term") return;
    const before = plainText({ type: "paragraph", children: parent.children.slice(0, index) });
    const follows = index > 0 && /^mdxJsx/.test(parent.children[index - 1]?.type ?? "");
    if (follows || !sentenceEnd.test(before))
      attributes.push({ type: "mdxJsxAttribute", name: "within" });
  });
};
