import { activeState } from "./is-active";
import { SiteLink } from "./SiteLink";
import { useSiteConfig } from "./use-site-config";

interface NavbarLinkProps {
  item: Pick<Queries.NavbarEntryFragment, "label" | "to" | "href" | "sidebarId">;
  /** Route of the page. */
  path: string;
  className?: string;
  onClick?: () => void;
}

/** A link of the top bar, marked where it stands for the page. */
export function NavbarLink({ item, path, ...rest }: NavbarLinkProps) {
  const { api } = useSiteConfig();
  return (
    <SiteLink to={item.to} href={item.href} aria-current={activeState(item, path, api)} {...rest}>
      {item.label}
    </SiteLink>
  );
}
