import type { NavbarItem } from "./resolve-navbar-item";

const isForVersions = ({ type, items }: NavbarItem): boolean =>
  type === "docsVersion" || type === "docsVersionDropdown" || items.some(isForVersions);

/**
 * The items of the top bar with a switch of versions, where there are several and no item is about them: so that a
 * second version is one line of configuration.
 */
export function withVersionDropdown(items: readonly NavbarItem[], versions: number): NavbarItem[] {
  if (versions < 2 || items.some(isForVersions)) return [...items];
  const before = items.findIndex(({ type }) => type === "localeDropdown" || type === "search");
  const at = before === -1 ? items.length : before;
  const own: NavbarItem = {
    type: "docsVersionDropdown",
    where: "docVersions",
    label: "",
    position: items[at]?.position ?? "right",
    items: [],
  };
  return [...items.slice(0, at), own, ...items.slice(at)];
}
