import type { GatsbyBrowser } from "gatsby";
import type { keepScroll } from "../../content/navigation/keep-scroll";
import { isScrolling, scrollToHash } from "../smooth-scroll";

interface Place {
  pathname: string;
  hash: string;
  action?: string;
  state?: Partial<typeof keepScroll> | null;
}

/** Scrolls smoothly within a page, keeps the position for `keepScroll`, and leaves other navigations to Gatsby. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => {
  if (isScrolling()) return false;
  const { pathname, hash, action, state }: Place = routerProps.location;
  if (prevRouterProps?.location.pathname !== pathname) return true;
  if (state?.keepScroll) return false;
  // Only for the router's links; listenForAnchors handles the others.
  return !(action === "PUSH" && scrollToHash(hash));
};
