import type { ElementContent } from "hast";

/** `<Frozen html="…"/>`: HTML in which React has nothing to do, neither as elements nor when it hydrates. */
export function frozen(html: string): ElementContent {
  return {
    type: "mdxJsxFlowElement",
    name: "Frozen",
    attributes: [{ type: "mdxJsxAttribute", name: "html", value: html }],
    children: [],
  };
}
