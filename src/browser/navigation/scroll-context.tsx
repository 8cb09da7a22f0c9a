import {
  ScrollContext as GatsbyScrollContext,
  type ScrollContextProps,
} from "gatsby-scroll-context";
import { decodableHash } from "./decodable-hash";

export { useScrollRestoration } from "gatsby-scroll-context";

/** Gatsby's scroll handler, which decodes the hash outside of every boundary, with a hash that can be decoded. */
export function ScrollContext({ location, ...props }: ScrollContextProps) {
  const { hash } = location;
  return <GatsbyScrollContext {...props} location={{ ...location, hash: decodableHash(hash) }} />;
}
