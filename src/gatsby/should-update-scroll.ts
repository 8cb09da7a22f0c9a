import type { GatsbyBrowser } from "gatsby";
import { keepsScroll } from "./keep-scroll";
import { isScrolling, scrollToHash } from "../runtime/smooth-scroll";

/** Leaves the position to smooth scrolling where a link leads to a place on the same page, and where it is for a choice on it; else Gatsby's way. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => {
  if (isScrolling()) return false;
  const { pathname, hash, action } = routerProps.location as Location & { action?: string };
  const isSamePage = prevRouterProps?.location.pathname === pathname;
  if (isSamePage && keepsScroll(routerProps.location)) return false;
  // The router's own links; those of the browser are on their way already.
  if (isSamePage && action === "PUSH" && scrollToHash(hash)) return false;
  return true;
};
