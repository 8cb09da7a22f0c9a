import { useEntryRoute, usePlainRoute } from "../versions/switching";
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
  const to = useEntryRoute(item);
  const plain = usePlainRoute(path);
  const active = activeState({ ...item, to }, item.sidebarId ? plain : path, api);
  return (
    <SiteLink to={to} href={item.href} aria-current={active} {...rest}>
      {item.label}
    </SiteLink>
  );
}
