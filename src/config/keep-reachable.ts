import type { Problem } from "../problems/problem";
import { mainDocFaults } from "./main-doc-faults";
import { brokenLink, faultProblem, isSet, type ConfigFault, type Reachability } from "./reachability";
import {
  brokenHtmlLink,
  resolveNavbarItem,
  withVersionDropdown,
  type NavbarItem,
} from "./resolve-navbar-item";
import { safeHtml } from "./html/safe-html";
import type { SiteConfig } from "./schema/site-config";
import { versionEntries } from "./version-entries";

/** The configuration with working links and sanitized HTML. */
interface ShownConfig extends Omit<SiteConfig, "navbar" | "docVersions"> {
  navbar: Omit<SiteConfig["navbar"], "items"> & { items: NavbarItem[] };
  docVersions: (SiteConfig["docVersions"][number] & ShownVersion)[];
}

/** Routes of a version; all undefined if it is published elsewhere. */
interface ShownVersion {
  route?: string;
  to?: string;
  docs?: string;
  api?: string;
  /** Of a frozen version: its routes for links to today's docs. */
  entries?: Record<string, string>;
}

interface Entry {
  label: string;
  to?: string;
}

type IsKept = (entry: Entry, where: string) => boolean;
type Story = SiteConfig["home"]["story"];

/** Route of the main page of today's docs, or of the sidebar's first page. */
function mainDocOf({ docVersions }: SiteConfig, { docs, sidebars }: Reachability) {
  return docs?.get(docVersions[0]?.mainDocId ?? "") ?? sidebars.docs;
}

/** Links into the docs from other parts of the site. */
function entryLinks(shown: Omit<ShownConfig, "docVersions">, { docs }: Reachability): string[] {
  const { navbar, footer, home, api } = shown;
  const links = [
    ...navbar.items.flatMap((item) => [item, ...item.items]),
    ...footer.columns.flatMap((column) => column.links),
    ...home.sections.flatMap((section) => section.entries),
    ...(home.story?.steps.flatMap(({ run, ...step }) => [step, ...(run ? [run] : [])]) ?? []),
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
    const to = docs.get(version.mainDocId ?? "") ?? sidebars.docs;
    return { ...version, route, to, ...sidebars, entries };
  });
}

/** The story without broken steps, and without broken ways to run one. Undefined if fewer than two steps are left. */
function keepStory(story: Story, isKept: IsKept): Story {
  const steps = story?.steps.flatMap(({ run, ...step }, index) => {
    const where = `home.story.steps[${index}]`;
    const kept = run && isKept(run, `${where}.run`) ? run : undefined;
    return isKept(step, where) ? [{ ...step, run: kept }] : [];
  });
  return story && steps && steps.length > 1 ? { ...story, steps } : undefined;
}

/** Leaves broken links out of the configuration, and reports them, except those of the navbar that every site has. */
export function keepReachable(
  config: SiteConfig,
  pages: Reachability,
): { config: ShownConfig; problems: Problem[] } {
  const { override, otherContent, routes } = pages;
  const problems: Problem[] = [];
  const report = (faults: readonly ConfigFault[]) =>
    problems.push(...faults.map((fault) => faultProblem(fault, pages)));
  const isKept: IsKept = ({ label, to }, where) => {
    if (to === undefined || routes.has(to.replace(/#.*/, ""))) return true;
    report([brokenLink(where, label, to)]);
    return false;
  };
  const keep = <T extends Entry>(entries: readonly T[], where: string): T[] =>
    entries.filter((entry, index) => isKept(entry, `${where}[${index}]`));

  const mainDoc = mainDocOf(config, pages);
  report(mainDocFaults(config, pages));
  const hasOwnItems = !otherContent || isSet(override, ["navbar", "items"]);
  const items = config.navbar.items.flatMap((one, index) => {
    const { item, faults } = resolveNavbarItem(one, `navbar.items[${index}]`, {
      ...pages,
      mainDoc,
    });
    if (hasOwnItems) report(faults);
    return item ?? [];
  });
  const columns = config.footer.columns
    .map((column, index) => ({
      ...column,
      links: keep(column.links, `footer.columns[${index}].links`),
    }))
    .filter(({ links }) => links.length > 0);
  const sections = config.home.sections
    .map((section, index) => ({
      ...section,
      entries: keep(section.entries, `home.sections[${index}].entries`),
    }))
    .filter(({ entries }) => entries.length > 0);
  const story = keepStory(config.home.story, isKept);
  const announcement = config.announcement && {
    ...config.announcement,
    content: safeHtml(config.announcement.content),
  };
  const broken = announcement && brokenHtmlLink("announcement", announcement.content, routes);
  if (broken) report([broken]);
  const shown = {
    ...config,
    navbar: { ...config.navbar, items: withVersionDropdown(items, config.docVersions.length) },
    footer: { ...config.footer, columns },
    home: { ...config.home, sections, story },
    announcement: broken ? null : announcement,
  };
  const docVersions = shownVersions(config, pages, entryLinks(shown, pages));
  return { config: { ...shown, docVersions }, problems };
}
