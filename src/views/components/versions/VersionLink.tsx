import type { ReactNode } from "react";
import type { NavbarEntry } from "../layout/NavbarItem";
import { useActiveVersion } from "./use-active-version";

interface VersionLinkProps {
  item: NavbarEntry;
  children: (item: NavbarEntry) => ReactNode;
}

/** Links to the main page of the current docs version, else of the one that the reader chose, else of the latest. */
export function VersionLink({ item, children }: VersionLinkProps) {
  const version = useActiveVersion();
  const label = item.label || (version?.label ?? "");
  const target = version?.href
    ? { href: version.href, to: null }
    : { to: version?.to ?? item.to, href: null };
  return children({ ...item, ...target, label });
}
