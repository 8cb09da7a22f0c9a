import type { Root } from "hast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Plugin } from "unified";
import type { Node } from "unist";
import { visit } from "unist-util-visit";
import { contentId } from "./content-ids";

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Components name things by `id` and `name`; elements, which begin with a small letter, would be found by them. */
const isJsxElement = (node: Node): node is Jsx =>
  /^mdxJsx(?:Flow|Text)Element$/.test(node.type) && /^[a-z]/.test((node as Jsx).name ?? "");

const isNamed = (
  attribute: Jsx["attributes"][number],
  name: string,
): attribute is MdxJsxAttribute =>
  attribute.type === "mdxJsxAttribute" && attribute.name.toLowerCase() === name;

/**
 * Elements that an author wrote lose their `name`, by which scripts would find them in the place of parts of the
 * document (`<img name="querySelector">`); their ids become those of `contentId`.
 */
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
