import { isActive } from "./is-active";
import { SiteLink } from "./SiteLink";
import { useSiteConfig } from "./use-site-config";

type NavbarItem = ReturnType<typeof useSiteConfig>["navbar"]["items"][number];

interface NavbarLinkProps {
  item: NavbarItem;
  /** Route of the page. */
  path: string;
  className?: string;
  onClick?: () => void;
}

/** An item of the top bar, marked where it stands for the page. */
export function NavbarLink({ item, path, ...rest }: NavbarLinkProps) {
  const { api } = useSiteConfig();
  return (
    <SiteLink
      to={item.to}
      href={item.href}
      aria-current={isActive(item, path, api) ? "true" : undefined}
      {...rest}
    >
      {item.label}
    </SiteLink>
  );
}
