import {
  ScrollContext as GatsbyScrollContext,
  type ScrollContextProps,
} from "gatsby-scroll-context";
import { decodableHash } from "./decodable-hash";

export { useScrollRestoration } from "gatsby-scroll-context";

/** Gatsby's scroll handler with a decodable hash: others would make it throw outside all error boundaries. */
export function ScrollContext({ location, ...props }: ScrollContextProps) {
  const { hash } = location;
  return <GatsbyScrollContext {...props} location={{ ...location, hash: decodableHash(hash) }} />;
}
