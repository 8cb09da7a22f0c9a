import { useChosenVersion } from "../../hooks/use-chosen-version";
import { linkClass } from "./navbar-place";
import type { NavbarItemProps } from "./NavbarItem";
import { NavbarLink } from "./NavbarLink";
import { useSiteConfig } from "./use-site-config";

/** Leads to the main page of the docs version that the reader chose, else of the first. */
export function VersionLink({ item, path, place }: NavbarItemProps) {
  const version = useChosenVersion(useSiteConfig().docVersions);
  const label = item.label || (version?.label ?? "");
  const target = version?.href ? { href: version.href, to: null } : { to: item.to, href: null };
  return (
    <NavbarLink item={{ ...item, ...target, label }} path={path} className={linkClass(place)} />
  );
}
