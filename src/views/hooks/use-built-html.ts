import { useMemo } from "react";
import { builtHtml } from "../../browser/trusted";

/** HTML of the build for `dangerouslySetInnerHTML`; the same as long as the text is, so that React leaves it in place. */
export function useBuiltHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: builtHtml(html) }), [html]);
}
