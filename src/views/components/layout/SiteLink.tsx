import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A route of this site. */
  to?: string | null;
  /** An address elsewhere. */
  href?: string | null;
}

/** A link of the configuration: within the site by Gatsby's router, elsewhere as a plain link. */
export function SiteLink({ to, href, children, ...rest }: SiteLinkProps) {
  if (to)
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    );
  return (
    <a href={href ?? undefined} {...rest}>
      {children}
    </a>
  );
}
