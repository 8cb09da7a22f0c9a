import {
  ScrollContext as GatsbyScrollContext,
  type ScrollContextProps,
} from "gatsby-scroll-context";
import { removeSession } from "../storage";
import { decodableHash } from "./decodable-hash";

export { useScrollRestoration } from "gatsby-scroll-context";

// Gatsby would scroll a document to where an earlier one with its address was left, even if the address has a place.
const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (entry?.type === "navigate") removeSession(`@@scroll|${window.location.pathname}|initial`);

/** Gatsby's scroll handler with a decodable hash: others would make it throw outside all error boundaries. */
export function ScrollContext({ location, ...props }: ScrollContextProps) {
  const { hash } = location;
  return <GatsbyScrollContext {...props} location={{ ...location, hash: decodableHash(hash) }} />;
}
