import type { AnchorHTMLAttributes } from "react";
import { SiteLink } from "../layout/SiteLink";

/** The route of a link: gatsby-plugin-mdx adds the path prefix, and so does `SiteLink`. */
function withoutPrefix(href: string): string {
  return href.startsWith(`${__PATH_PREFIX__}/`) ? href.slice(__PATH_PREFIX__.length) : href;
}

/** A link of an MDX page. */
export function Anchor({ href: given = "", ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const href = withoutPrefix(given);
  const isRoute = href.startsWith("/") && !/\.[a-z0-9]{2,5}$/i.test(href);
  return <SiteLink to={isRoute ? href : null} href={href} {...rest} />;
}
