import { useEntryRoute, usePlainRoute } from "../versions/switching";
import { activeState } from "./is-active";
import { SiteLink } from "./SiteLink";
import { useSiteConfig } from "./use-site-config";

interface NavbarLinkProps {
  item: Pick<Queries.NavbarEntryFragment, "label" | "to" | "href" | "sidebarId">;
  path: string;
  className?: string;
}

/** A link of the top bar, marked if it is active. */
export function NavbarLink({ item, path, className }: NavbarLinkProps) {
  const { api } = useSiteConfig();
  const to = useEntryRoute(item);
  const plain = usePlainRoute(path);
  const active = activeState({ ...item, to }, item.sidebarId ? plain : path, api);
  return (
    <SiteLink to={to} href={item.href} aria-current={active} className={className}>
      {item.label}
    </SiteLink>
  );
}
