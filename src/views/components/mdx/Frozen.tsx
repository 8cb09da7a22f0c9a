import { useBuiltHtml } from "../../hooks/use-built-html";

/** A part that the build has drawn in full (a code block, a diagram): no script, nothing to hydrate. */
export function Frozen({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={useBuiltHtml(html)} />;
}
