import { escapeRegExp } from "../../config/escape-reg-exp";
import { homesOf, type HostRules } from "./host-rules";

/** A pattern for a raw request path with query. Groups: `path`, `query`. */
interface CleanRule {
  pattern: string;
  /** Followed by the group `query`, after `path` if `keepsPath`. Undefined: the address is left alone. */
  to?: string;
  keepsPath?: boolean;
}

const query = "(?P<query>\\?.*)?$";

/** Raw addresses to refuse, ignoring case: `..`, NUL, and backslashes, which browsers take for slashes. */
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
 * The first match counts. Targets have no slash at the end, no `.html`, and no `/index.html`. Raw addresses are compared,
 * because a decoded one could end a header. No target begins with two slashes or a backslash, which browsers take for
 * another host. PCRE and RE2 both know `(?P<name>`.
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
