import type { PhrasingContent, Root } from "mdast";
import type { Plugin } from "unified";
import { visitNodes } from "../../markdown/visit-nodes";

const comment = /^\s*\/\*[^]*\*\/\s*$/;

/** Takes comments out of sentences, so that a marked number is one text with the words around it, without a byte more. */
export const remarkWithoutMarks: Plugin<[], Root> = () => (tree) => {
  visitNodes(tree, (node, parent, index) => {
    if (node.type !== "mdxTextExpression" || !comment.test(node.value)) return;
    const { children } = parent as { children: PhrasingContent[] };
    const [before, after] = [children[index - 1], children[index + 1]];
    const joins = before?.type === "text" && after?.type === "text";
    if (joins) before.value += after.value;
    children.splice(index, joins ? 2 : 1);
    return index;
  });
};
