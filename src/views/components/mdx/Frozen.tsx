import { useBuiltHtml } from "../../hooks/use-built-html";

/** A code block or diagram that the build rendered: nothing to hydrate. */
export function Frozen({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={useBuiltHtml(html)} />;
}
