import type { ReactNode } from "react";
import type { NavbarItemProps } from "../layout/NavbarItem";
import { useActiveVersion } from "./use-active-version";

interface VersionLinkProps extends Pick<NavbarItemProps, "item"> {
  /** Draws the link. */
  children: (item: NavbarItemProps["item"]) => ReactNode;
}

/** Leads to the main page of the docs version that is being read, else of the one that the reader chose, else of the latest. */
export function VersionLink({ item, children }: VersionLinkProps) {
  const version = useActiveVersion();
  const label = item.label || (version?.label ?? "");
  const target = version?.href
    ? { href: version.href, to: null }
    : { to: version?.to ?? item.to, href: null };
  return children({ ...item, ...target, label });
}
