import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import { internalLink } from "../../config/addresses/internal-link";
import { linkFault, linkRules, type LinkFault } from "../../config/addresses/link-address";

/** A page with the links that its source holds. */
export interface LinkSource {
  route: string;
  /** File of the source, relative to the project. */
  file: string;
  links: readonly { href: string; line?: number }[];
}

/** What links may lead to. */
export interface LinkTargets {
  /** Pages, redirects and static files. */
  routes: ReadonlySet<string>;
  /** Ids on a page; a page that is not in the map is not checked for anchors. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses on a page below which it fetches more ids when they are asked for. */
  folded?: ReadonlyMap<string, readonly string[]>;
  /** Level of a link to a page that does not exist. */
  brokenLinks: "error" | "warning";
}

function brokenLink(source: LinkSource, href: string, line: number | undefined, t: LinkTargets) {
  const route = internalLink(href, source.route)?.route ?? href;
  const near = didYouMean(route, t.routes);
  return {
    level: t.brokenLinks,
    code: "broken-link",
    what: `Broken link on ${source.route}: ${href}`,
    where: { file: source.file, line },
    seen: href,
    cause: near
      ? `No page has the address ${route}; the nearest is ${near}.`
      : `No page has the address ${route}.`,
    fix: near ?? "Remove the link, or add the page that it should lead to.",
  } satisfies Problem;
}

/** A link, or the address of a picture, that could run, or that leads elsewhere than it seems to. */
export function refusedLink(
  href: string,
  where: Problem["where"],
  { cause, corrected }: LinkFault,
): Problem {
  return {
    level: "error",
    code: "link-refused",
    what: `An address that must not be linked: ${JSON.stringify(href)}`,
    where,
    seen: href,
    cause,
    fix: corrected ?? "Remove the link, or write where it leads: https://…",
  };
}

function brokenAnchor(
  source: LinkSource,
  href: string,
  line: number | undefined,
  { route, anchor, anchors }: { route: string; anchor: string; anchors: ReadonlySet<string> },
): Problem {
  const near = didYouMean(anchor, anchors);
  return {
    level: "warning",
    code: "broken-anchor",
    what: `Broken anchor on ${source.route}: ${href}`,
    where: { file: source.file, line },
    seen: href,
    cause: `The page ${route} has no heading with the id "${anchor}".`,
    fix: near ? `${route}#${near}` : route,
  };
}

/** True for the address of a field that its page fetches; the addresses of fields are checked where they are written. */
export function isBelowFolded(anchor: string, folded: readonly string[] = []): boolean {
  return folded.some(
    (path) => anchor.startsWith(path) && ".~".includes(anchor[path.length] ?? " "),
  );
}

/** Links to pages that do not exist, and to headings that their page does not have. */
export function checkLinks(sources: readonly LinkSource[], targets: LinkTargets): Problem[] {
  return sources.flatMap((source) =>
    source.links.flatMap(({ href, line }) => {
      const fault = linkFault(href, linkRules.inText);
      if (fault) {
        const refused = refusedLink(href, { file: source.file, line }, fault);
        return [{ ...refused, level: targets.brokenLinks }];
      }
      const link = internalLink(href, source.route);
      if (!link) return [];
      if (!targets.routes.has(link.route)) return [brokenLink(source, href, line, targets)];
      const anchors = targets.anchors.get(link.route);
      if (!link.anchor || !anchors || anchors.has(link.anchor)) return [];
      if (isBelowFolded(link.anchor, targets.folded?.get(link.route))) return [];
      return [brokenAnchor(source, href, line, { ...link, anchors })];
    }),
  );
}
