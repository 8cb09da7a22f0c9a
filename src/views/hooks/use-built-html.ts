import { useMemo } from "react";
import { builtHtml } from "../../browser/trusted";

/** HTML of the build for `dangerouslySetInnerHTML`, memoized so that React does not insert it again. */
export function useBuiltHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: builtHtml(html) }), [html]);
}
