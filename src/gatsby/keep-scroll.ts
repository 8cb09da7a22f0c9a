import type { GatsbyBrowser } from "gatsby";

/** State of a navigation that changes only the query of a page, and not where the reader is on it. */
export const keepScroll = { keepScroll: true };

interface Place {
  pathname: string;
  state?: unknown;
}

/** Leaves the scroll position where it is for navigations with `keepScroll` on one page; others go Gatsby's way. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = (args) => {
  const { location }: { location: Place } = args.routerProps;
  const before: Place | undefined = args.prevRouterProps?.location;
  const keeps = (location.state as Partial<typeof keepScroll> | null)?.keepScroll;
  // Undefined is no answer: then Gatsby decides.
  return (keeps && before?.pathname === location.pathname ? false : undefined) as boolean;
};
