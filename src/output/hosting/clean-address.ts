import { escapeRegExp } from "../../config/escape-reg-exp";
import { homesOf, type HostRules } from "./host-rules";

/** A pattern for a raw request path with its query, and where it leads. Groups: `path`, `query`. */
export interface CleanRule {
  pattern: string;
  /** Undefined: the address is left as it is. Else `path` and `query` say whether the groups are put behind `to`. */
  to?: string;
  keepsPath?: boolean;
}

const query = "(?P<query>\\?.*)?$";

/**
 * Raw addresses that are refused: a path that climbs, or that has a backslash, which browsers take for a slash, or NUL.
 * Case is of no meaning.
 */
export const malformedAddress = [
  "^[^?]*(?:\\x5c|%00)",
  "^(?:[^?]*(?:/|%2f|%5c))?(?:\\.|%2e){2}(?:/|%2f|%5c|\\?|$)",
].join("|");

/** A home page below a prefix keeps its slash. */
function homeRules(home: string): CleanRule[] {
  const base = escapeRegExp(home);
  return home
    ? [
        { pattern: `^${base}/(?:\\?.*)?$` },
        { pattern: `^${base}(?:/+index\\.html|//+)?${query}`, to: `${home}/` },
      ]
    : [{ pattern: "^/(?:\\?.*)?$" }, { pattern: `^/+(?:index\\.html)?${query}`, to: "/" }];
}

/**
 * Which addresses lead to a clean one, the first that fits: no slash at the end, no `.html`, no `/index.html`. They are
 * compared in the form in which they were sent, because a decoded one put into a header could end it. No path that is
 * led to begins with two slashes or a backslash: browsers take that for the name of another host. The patterns are
 * understood by PCRE and RE2; `(?P<name>` is the form that both know.
 */
export function cleanRules(site: Pick<HostRules, "prefix" | "locales">): CleanRule[] {
  const homes = homesOf(site);
  return [
    ...homes.flatMap(homeRules),
    ...homes.map((home) => ({
      pattern: `^${escapeRegExp(home)}/404(?:\\.html|/index\\.html|/)?(?:\\?.*)?$`,
    })),
    {
      pattern: `^/+(?P<path>[^/?\\x5c][^?]*?)(?:/+index\\.html|\\.html|/+)${query}`,
      to: "/",
      keepsPath: true,
    },
    { pattern: `^//+(?P<path>[^/?\\x5c][^?]*)${query}`, to: "/", keepsPath: true },
  ];
}
