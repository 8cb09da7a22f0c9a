import type { Root } from "hast";
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx";
import type { Plugin } from "unified";
import type { Node } from "unist";
import { visit } from "unist-util-visit";
import { contentId } from "./content-ids";
import { isJsx, type Jsx } from "./jsx";

/** Elements in JSX, which begin with a lowercase letter; components use `id` and `name` for other things. */
const isJsxElement = (node: Node): node is Jsx => isJsx(node) && /^[a-z]/.test(node.name ?? "");

const isNamed = (
  attribute: Jsx["attributes"][number],
  name: string,
): attribute is MdxJsxAttribute =>
  attribute.type === "mdxJsxAttribute" && attribute.name.toLowerCase() === name;

/** Removes authors' `name`s, which would shadow properties of `document` (`<img name="querySelector">`), and makes ids safe. */
export const rehypeContentIds: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", ({ tagName, properties = {} }) => {
    delete properties.name;
    if (typeof properties.id === "string") properties.id = contentId(tagName, properties.id);
  });
  visit(tree as Node, isJsxElement, (node: Jsx) => {
    node.attributes = node.attributes.filter((attribute) => !isNamed(attribute, "name"));
    for (const attribute of node.attributes)
      if (isNamed(attribute, "id") && typeof attribute.value === "string")
        attribute.value = contentId(node.name ?? "", attribute.value);
  });
};
