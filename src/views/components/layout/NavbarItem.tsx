import { useBuiltHtml } from "../../hooks/use-built-html";
import { text } from "../../../i18n/text";
import { withPrefixedLinks } from "../../../browser/reference/prefixed-links";
import { usePlainRoute, VersionDropdown, VersionLink } from "../versions/switching";
import { activeState } from "./is-active";
import { LocaleDropdown } from "./LocaleDropdown";
import { linkClass, type NavbarPlace } from "./navbar-place";
import { NavbarDropdown } from "./NavbarDropdown";
import { NavbarLink } from "./NavbarLink";
import { SearchButton } from "../search/SearchButton";
import { useSiteConfig } from "./use-site-config";

/** An item of the top bar, which may be a dropdown. */
export type NavbarEntry = Queries.NavbarEntryFragment & {
  readonly items?: readonly Queries.NavbarEntryFragment[];
};

interface NavbarItemProps {
  item: NavbarEntry;
  path: string;
  place: NavbarPlace;
}

function NavbarHtml({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={useBuiltHtml(withPrefixedLinks(html))} />;
}

/** An item of the top bar, by its type. */
export function NavbarItem({ item, path, place }: NavbarItemProps) {
  const { api } = useSiteConfig();
  const plain = usePlainRoute(path);
  const { type, label, items = [] } = item;
  const link = (one: NavbarEntry) => (
    <NavbarLink item={one} path={path} className={linkClass(place)} />
  );
  switch (type) {
    case "default":
    case "doc":
    case "docSidebar":
      return link(item);
    case "docsVersion":
      return <VersionLink item={item}>{link}</VersionLink>;
    case "docsVersionDropdown":
      return <VersionDropdown place={place} />;
    case "localeDropdown":
      return <LocaleDropdown path={path} place={place} />;
    case "search":
      return place === "bar" ? <SearchButton /> : null;
    case "html":
      return <NavbarHtml html={item.html ?? ""} />;
    case "dropdown":
      return (
        <NavbarDropdown
          label={label}
          place={place}
          active={items.some((one) => activeState(one, plain, api))}
        >
          {items.map((one) => (
            <li key={one.where}>
              <NavbarItem item={one} path={path} place={place} />
            </li>
          ))}
        </NavbarDropdown>
      );
    default:
      throw new Error(text.unknownItemType(type));
  }
}
