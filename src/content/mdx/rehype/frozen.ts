import type { ElementContent } from "hast";

/** `<Frozen html="…"/>`: HTML that React neither builds nor hydrates. */
export function frozen(html: string): ElementContent {
  return {
    type: "mdxJsxFlowElement",
    name: "Frozen",
    attributes: [{ type: "mdxJsxAttribute", name: "html", value: html }],
    children: [],
  };
}
