import { withPrefix } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A route of this site. */
  to?: string | null;
  /** An address outside this site. */
  href?: string | null;
}

/** A link of the configuration, routed if it leads to this site. */
export function SiteLink({ to, href, children, ...rest }: SiteLinkProps) {
  return (
    <a href={to ? withPrefix(to) : (href ?? undefined)} {...rest}>
      {children}
    </a>
  );
}
