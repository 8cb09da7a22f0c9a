import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Node } from "unist";

/** An element or component written in MDX. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

export const isJsx = (node: Node): node is Jsx => /^mdxJsx(?:Flow|Text)Element$/.test(node.type);

/** The attributes whose values are written in quotes. */
export function textAttributes({ attributes }: Jsx): [name: string, value: string][] {
  return attributes.flatMap((attribute): [string, string][] =>
    attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string"
      ? [[attribute.name, attribute.value]]
      : [],
  );
}
