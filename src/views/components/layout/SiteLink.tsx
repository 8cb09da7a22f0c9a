import type { AnchorHTMLAttributes } from "react";
import { PageLink } from "./PageLink";

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A route of this site. */
  to?: string | null;
  /** An address outside this site. */
  href?: string | null;
}

/** A link of the configuration, routed if it leads to this site. */
export function SiteLink({ to, href, children, ...rest }: SiteLinkProps) {
  if (to)
    return (
      <PageLink to={to} {...rest}>
        {children}
      </PageLink>
    );
  return (
    <a href={href ?? undefined} {...rest}>
      {children}
    </a>
  );
}
