import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A route of this site. */
  to?: string | null;
  /** An address elsewhere. */
  href?: string | null;
}

/** A link of the configuration: within the site by Gatsby's router, elsewhere as a plain link. */
export function SiteLink({ to, href, ...rest }: SiteLinkProps) {
  return to ? <Link to={to} {...rest} /> : <a href={href ?? undefined} {...rest} />;
}
