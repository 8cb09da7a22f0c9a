import type { NavbarItem } from "./resolve-navbar-item";

const isForVersions = ({ type, items }: NavbarItem): boolean =>
  type === "docsVersion" || type === "docsVersionDropdown" || items.some(isForVersions);

/** Adds a version switch to the navbar if there are several versions and no item for them. */
export function withVersionDropdown(items: readonly NavbarItem[], versions: number): NavbarItem[] {
  if (versions < 2 || items.some(isForVersions)) return [...items];
  const before = items.findIndex(({ type }) => type === "localeDropdown" || type === "search");
  const at = before === -1 ? items.length : before;
  const dropdown: NavbarItem = {
    type: "docsVersionDropdown",
    where: "docVersions",
    label: "",
    position: items[at]?.position ?? "right",
    items: [],
  };
  return items.toSpliced(at, 0, dropdown);
}
