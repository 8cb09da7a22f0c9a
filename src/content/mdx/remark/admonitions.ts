import type { Content, Paragraph, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { Plugin } from "unified";
import { plainText } from "../../markdown/plain-text";
import { visitNodes } from "../../markdown/visit-nodes";
import { isAdmonition } from "./admonition-types";

function isLabel(node: Content | undefined): node is Paragraph {
  return node?.type === "paragraph" && Boolean(node.data?.directiveLabel);
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: "mdxJsxAttribute", name, value };
}

function admonition({ name, children, position }: ContainerDirective): MdxJsxFlowElement {
  const [first] = children;
  const title = isLabel(first) ? plainText(first) : "";
  const type = attribute("type", isAdmonition(name) ? name : "note");
  return {
    type: "mdxJsxFlowElement",
    name: "Admonition",
    attributes: title ? [type, attribute("title", title)] : [type],
    children: (isLabel(first) ? children.slice(1) : children) as MdxJsxFlowElement["children"],
    position,
  };
}

/** `:::note[Title]` blocks become `<Admonition type="note" title="Title">`. */
export const remarkAdmonitions: Plugin<[], Root> = () => (tree) => {
  visitNodes(tree, (node, parent, index) => {
    if (node.type !== "containerDirective") return;
    parent.children[index] = admonition(node);
    return index;
  });
};
