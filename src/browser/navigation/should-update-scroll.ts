import type { GatsbyBrowser } from "gatsby";
import type { keepScroll } from "../../content/navigation/keep-scroll";
import { isScrolling, scrollToHash } from "../smooth-scroll";

interface Place {
  pathname: string;
  hash: string;
  action?: string;
  state?: Partial<typeof keepScroll> | null;
}

/**
 * Leaves the position to smooth scrolling where a link leads to a place on the same page, and as it is where a
 * navigation with `keepScroll` changes only the query; else Gatsby's way.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => {
  if (isScrolling()) return false;
  const { pathname, hash, action, state }: Place = routerProps.location;
  if (prevRouterProps?.location.pathname !== pathname) return true;
  if (state?.keepScroll) return false;
  // The router's own links; those of the browser are on their way already.
  return !(action === "PUSH" && scrollToHash(hash));
};
