import { linkClass } from "../layout/navbar-place";
import type { NavbarItemProps } from "../layout/NavbarItem";
import { NavbarLink } from "../layout/NavbarLink";
import { useActiveVersion } from "./use-active-version";

/** Leads to the main page of the docs version that is being read, else of the one that the reader chose, else of the latest. */
export function VersionLink({ item, path, place }: NavbarItemProps) {
  const version = useActiveVersion();
  const label = item.label || (version?.label ?? "");
  const target = version?.href
    ? { href: version.href, to: null }
    : { to: version?.to ?? item.to, href: null };
  return (
    <NavbarLink item={{ ...item, ...target, label }} path={path} className={linkClass(place)} />
  );
}
