import type { Problem } from "../problems/problem";
import type { SiteConfig } from "./schema/site-config";

interface Reachability {
  /** What SITE_CONFIG sets itself. */
  override: unknown;
  /** True where the content is not this project's own: the defaults may name pages that it lacks. */
  otherContent: boolean;
  routes: ReadonlySet<string>;
  /** First page of each sidebar. */
  sidebars: { docs?: string; api?: string };
  brokenLinks: Problem["level"];
}

interface Entry {
  label: string;
  to?: string;
}

function isSet(override: unknown, path: readonly string[]): boolean {
  let at = override;
  for (const key of path) {
    if (typeof at !== "object" || at === null || !(key in at)) return false;
    at = Reflect.get(at, key);
  }
  return true;
}

function problemOf(where: string, entry: Entry, own: boolean, level: Problem["level"]): Problem {
  const seen = `label: ${entry.label}${entry.to ? `, to: ${entry.to}` : ""}`;
  if (!own)
    return {
      level: "warning",
      code: "site-config-default-left-out",
      what: `${where}: left out, this site has no such page`,
      where: { file: "src/config/site.config.ts" },
      seen,
      cause:
        "The entry belongs to the default configuration and leads to a page that is not built here.",
      fix: `Set ${where.replace(/\[\d+\].*/, "")} in the file that SITE_CONFIG names.`,
    };
  return {
    level,
    code: "site-config-broken-link",
    what: `${where}: leads to a page that does not exist`,
    where: { file: process.env.SITE_CONFIG ?? "src/config/site.config.ts" },
    seen,
    cause: `No page of this site has the address ${entry.to ?? "of an empty sidebar"}.`,
    fix: "Remove the entry, or add the page that it should lead to.",
  };
}

/** The configuration without the links that lead nowhere, and what was left out or must be mended. */
export function keepReachable(
  config: SiteConfig,
  { override, otherContent, routes, sidebars, brokenLinks }: Reachability,
): { config: SiteConfig; problems: Problem[] } {
  const problems: Problem[] = [];
  const keep = <T extends Entry>(entries: readonly T[], where: string, own: boolean): T[] =>
    entries.filter((entry, index) => {
      if (entry.to === undefined || routes.has(entry.to.replace(/#.*/, ""))) return true;
      problems.push(problemOf(`${where}[${index}]`, entry, own, brokenLinks));
      return false;
    });

  const own = (...path: string[]) => !otherContent || isSet(override, path);
  const navItems = config.navbar.items.map((item) =>
    item.type === "docSidebar" ? { ...item, to: sidebars[item.sidebarId] ?? "" } : item,
  );
  const [ownFooter, ownHome] = [own("footer", "columns"), own("home", "sections")];
  const items = keep(navItems, "navbar.items", own("navbar", "items"));
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
  return {
    config: {
      ...config,
      navbar: { ...config.navbar, items },
      footer: { ...config.footer, columns },
      home: { ...config.home, sections },
    },
    problems,
  };
}
