import { didYouMean } from "../problems/did-you-mean";
import { brokenLink, type ConfigFault, type Reachability } from "./reachability";
import { hrefsOf, safeHtml } from "./html/safe-html";
import type { NavbarItemConfig } from "./schema/navbar-item";

/** An item of the navbar for components: it has a target, HTML, or items. */
export interface NavbarItem {
  type: NavbarItemConfig["type"];
  /** Path in the configuration: `navbar.items[2]`. */
  where: string;
  /** Empty for items that name themselves: locales, versions, search. */
  label: string;
  position: "left" | "right";
  to?: string;
  href?: string;
  sidebarId?: string;
  /** Sanitized. */
  html?: string;
  items: NavbarItem[];
}

interface Resolved {
  item?: NavbarItem;
  faults: ConfigFault[];
}

interface Pages extends Pick<Reachability, "routes" | "sidebars" | "docs"> {
  /** Route of the main page of today's docs. */
  mainDoc?: string;
}

function isRoute(to: string, routes: ReadonlySet<string>): boolean {
  return routes.has(to.replace(/[?#].*/, ""));
}

function unknownDoc(where: string, docId: string, docs: ReadonlyMap<string, string>): ConfigFault {
  const near = didYouMean(docId, [...docs.keys()]);
  return {
    where,
    code: "site-config-unknown-doc",
    what: `there is no doc "${docId}"`,
    seen: `type: doc, docId: ${docId}`,
    cause: near
      ? `The nearest one is "${near}".`
      : "docId is a path under content/docs without extension.",
    fix: `docId: ${near ?? [...docs.keys()][0] ?? "intro"}`,
  };
}

function sidebarWithoutLink(where: string, id: string): ConfigFault {
  return {
    where,
    code: "site-config-sidebar-without-link",
    what: `the sidebar "${id}" has no link`,
    seen: `type: docSidebar, sidebarId: ${id}`,
    cause: "The sidebar holds no page that the item could lead to.",
    fix: "Remove the item, or add a page that is listed in the sidebar.",
  };
}

function emptyHtml(where: string, value: string): ConfigFault {
  return {
    where,
    code: "site-config-empty-html",
    what: "there is nothing to render",
    seen: `type: html, value: ${value}`,
    cause: "Scripts, styles and frames are taken out of the HTML, and nothing else is in it.",
    fix: 'value: <a href="https://status.example.com">Status</a>',
  };
}

/** The first broken link in HTML of the configuration. */
export function brokenHtmlLink(
  where: string,
  html: string,
  routes: ReadonlySet<string>,
): ConfigFault | undefined {
  const broken = hrefsOf(html).find((href) => /^\/(?!\/)/.test(href) && !isRoute(href, routes));
  return broken === undefined ? undefined : brokenLink(where, "a link of its HTML", broken);
}

/** Resolves the target of an item; faults explain why an item is left out. */
export function resolveNavbarItem(item: NavbarItemConfig, where: string, pages: Pages): Resolved {
  const { type, position } = item;
  const base = { type, where, position, label: "", items: [] };
  const found = (fields: Partial<NavbarItem>): Resolved => ({
    item: { ...base, ...fields },
    faults: [],
  });
  const fault = (one: ConfigFault): Resolved => ({ faults: [one] });
  switch (type) {
    case "default":
      return item.to !== undefined && !isRoute(item.to, pages.routes)
        ? fault(brokenLink(where, item.label, item.to))
        : found({ label: item.label, to: item.to, href: item.href });
    case "doc": {
      const docs = pages.docs ?? new Map<string, string>();
      const to = docs.get(item.docId);
      return to === undefined
        ? fault(unknownDoc(where, item.docId, docs))
        : found({ label: item.label ?? item.docId, to });
    }
    case "docSidebar": {
      const to = pages.sidebars[item.sidebarId];
      return to === undefined
        ? fault(sidebarWithoutLink(where, item.sidebarId))
        : found({ label: item.label, to, sidebarId: item.sidebarId });
    }
    case "docsVersion":
      return found({ label: item.label ?? "", to: pages.mainDoc });
    case "html": {
      const html = safeHtml(item.value);
      if (!html) return fault(emptyHtml(where, item.value));
      const broken = brokenHtmlLink(where, html, pages.routes);
      return broken ? fault(broken) : found({ html });
    }
    case "dropdown": {
      const inner = item.items.map((one, index) =>
        resolveNavbarItem(one, `${where}.items[${index}]`, pages),
      );
      const items = inner.flatMap((one) => one.item ?? []);
      const faults = inner.flatMap((one) => one.faults);
      return items.length ? { item: { ...base, label: item.label, items }, faults } : { faults };
    }
    default:
      return found({});
  }
}

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
