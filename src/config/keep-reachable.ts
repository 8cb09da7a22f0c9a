import type { Problem } from "../problems/problem";
import { mainDocFaults } from "./main-doc-faults";
import { brokenLink, faultProblem, isSet, type Fault, type Reachability } from "./reachability";
import { brokenHtmlLink, resolveNavbarItem, type NavbarItem } from "./resolve-navbar-item";
import { safeHtml } from "./html/safe-html";
import type { SiteConfig } from "./schema/site-config";
import { withVersionDropdown } from "./version-dropdown";
import { versionEntries } from "./version-entries";

/** The configuration as the site shows it: every link leads to a page, HTML is safe. */
export interface ShownConfig extends Omit<SiteConfig, "navbar" | "docVersions"> {
  navbar: Omit<SiteConfig["navbar"], "items"> & { items: NavbarItem[] };
  docVersions: (SiteConfig["docVersions"][number] & ShownVersion)[];
}

/** Where the parts of a version are; nothing of one that is published elsewhere. */
interface ShownVersion {
  route?: string;
  to?: string;
  docs?: string;
  api?: string;
  /** Of a frozen version: where links to today's docs lead in it. */
  entries?: Record<string, string>;
}

interface Entry {
  label: string;
  to?: string;
}

/** Route of the main page of this build's version of the docs; the sidebar's first page where there is no such doc. */
function mainDocOf({ docVersions }: SiteConfig, { docs, sidebars }: Reachability) {
  return docs?.get(docVersions[0]?.mainDocId ?? "") ?? sidebars.docs;
}

/** Every link that leads into the docs from outside of them. */
function entryLinks(shown: Omit<ShownConfig, "docVersions">, { docs }: Reachability): string[] {
  const { navbar, footer, home, api } = shown;
  const links = [
    ...navbar.items.flatMap((item) => [item, ...item.items]),
    ...footer.columns.flatMap((column) => column.links),
    ...home.sections.flatMap((section) => section.entries),
  ];
  const [firstDoc = ""] = docs?.values() ?? [];
  return [...links.flatMap(({ to }) => to ?? []), api.categoryRoute, firstDoc];
}

function shownVersions(
  config: SiteConfig,
  pages: Reachability,
  links: readonly string[],
): ShownConfig["docVersions"] {
  return config.docVersions.map((version, index) => {
    if (index === 0) {
      const { docs, api } = pages.sidebars;
      return { ...version, route: "/docs", to: mainDocOf(config, pages), docs, api };
    }
    const frozen = pages.versions?.find(({ name }) => name === version.name);
    if (!frozen || version.href !== undefined) return version;
    const { route, docs, sidebars } = frozen;
    const entries = versionEntries(links, frozen, pages);
    const to = docs.get(version.mainDocId) ?? sidebars.docs;
    return { ...version, route, to, ...sidebars, entries };
  });
}

/** The configuration without the links that lead nowhere, and what was left out or must be mended. */
export function keepReachable(
  config: SiteConfig,
  pages: Reachability,
): { config: ShownConfig; problems: Problem[] } {
  const { override, otherContent, routes } = pages;
  const problems: Problem[] = [];
  const own = (...path: string[]) => !otherContent || isSet(override, path);
  const report = (faults: readonly Fault[], isOwn: boolean) =>
    problems.push(...faults.map((fault) => faultProblem(fault, isOwn, pages)));
  const keep = <T extends Entry>(entries: readonly T[], where: string, isOwn: boolean): T[] =>
    entries.filter(({ label, to }, index) => {
      if (to === undefined || routes.has(to.replace(/#.*/, ""))) return true;
      report([brokenLink(`${where}[${index}]`, label, to)], isOwn);
      return false;
    });

  const mainDoc = mainDocOf(config, pages);
  if (own("docVersions")) report(mainDocFaults(config, pages), true);
  const ownItems = own("navbar", "items");
  const items = config.navbar.items.flatMap((one, index) => {
    const { item, faults } = resolveNavbarItem(one, `navbar.items[${index}]`, {
      ...pages,
      mainDoc,
    });
    report(faults, ownItems);
    return item ?? [];
  });
  const [ownFooter, ownHome] = [own("footer", "columns"), own("home", "sections")];
  const columns = config.footer.columns
    .map((column, index) => ({
      ...column,
      links: keep(column.links, `footer.columns[${index}].links`, ownFooter),
    }))
    .filter(({ links }) => links.length > 0);
  const sections = config.home.sections
    .map((section, index) => ({
      ...section,
      entries: keep(section.entries, `home.sections[${index}].entries`, ownHome),
    }))
    .filter(({ entries }) => entries.length > 0);
  let announcement = config.announcement && {
    ...config.announcement,
    content: safeHtml(config.announcement.content),
  };
  const broken = announcement && brokenHtmlLink("announcement", announcement.content, routes);
  if (broken) {
    report([broken], own("announcement"));
    announcement = null;
  }
  const shown = {
    ...config,
    navbar: { ...config.navbar, items: withVersionDropdown(items, config.docVersions.length) },
    footer: { ...config.footer, columns },
    home: { ...config.home, sections },
    announcement,
    // The default repository holds this project's pages, not those of another site.
    repository: own("repository") ? config.repository : null,
  };
  const docVersions = shownVersions(config, pages, entryLinks(shown, pages));
  return { config: { ...shown, docVersions }, problems };
}
