import { escapeRegExp } from "./host-rules";

/** A pattern for a raw request path with its query, and where it leads. Groups: `path`, `query`. */
export interface CleanRule {
  pattern: string;
  /** Undefined: the address is left as it is. Else `path` and `query` say whether the groups are put behind `to`. */
  to?: string;
  keepsPath?: boolean;
}

const query = "(?P<query>\\?.*)?$";

/**
 * Which addresses lead to a clean one, the first that fits: no slash at the end, no `.html`, no `/index.html`. They are
 * compared in the form in which they were sent, because a decoded one put into a header could end it. No path that is
 * led to begins with two slashes or a backslash: browsers take that for the name of another host. The patterns are
 * understood by PCRE and RE2; `(?P<name>` is the form that both know.
 */
export function cleanRules(prefix: string): CleanRule[] {
  const base = escapeRegExp(prefix);
  const home = prefix
    ? [
        { pattern: `^${base}/(?:\\?.*)?$` },
        { pattern: `^${base}(?:/+index\\.html|//+)?${query}`, to: `${prefix}/` },
      ]
    : [{ pattern: "^/(?:\\?.*)?$" }, { pattern: `^/+(?:index\\.html)?${query}`, to: "/" }];
  return [
    ...home,
    { pattern: `^${base}/404(?:\\.html|/index\\.html|/)?(?:\\?.*)?$` },
    {
      pattern: `^/+(?P<path>[^/?\\x5c][^?]*?)(?:/+index\\.html|\\.html|/+)${query}`,
      to: "/",
      keepsPath: true,
    },
    { pattern: `^//+(?P<path>[^/?\\x5c][^?]*)${query}`, to: "/", keepsPath: true },
  ];
}
