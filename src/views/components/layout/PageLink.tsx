import { withPrefix } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A route of this site. */
  to: string;
}

/**
 * A link to a page of this site. One listener on the document routes all of them (gatsby-plugin-catch-links) and
 * `src/browser/prefetch/` loads ahead, so hydration has nothing to do, unlike for Gatsby's own `Link`.
 */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  return (
    <a href={withPrefix(to)} {...rest}>
      {children}
    </a>
  );
}
