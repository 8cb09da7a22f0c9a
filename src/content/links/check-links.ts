import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import { internalLink } from "../../config/addresses/internal-link";
import { ownMachine } from "../../config/addresses/own-machine";
import { linkFault, linkRules } from "../../config/addresses/link-address";
import type { TextFault } from "../../problems/corrected";

/** A page and the links in its source. */
export interface LinkSource {
  route: string;
  /** Relative to the project. */
  file: string;
  links: readonly { href: string; line?: number }[];
  /** A draft may lead to other drafts. */
  isDraft?: boolean;
}

export interface LinkTargets {
  /** Pages, redirects, and static files. */
  routes: ReadonlySet<string>;
  /** Ids by page; anchors on other pages are not checked. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** By page, the field addresses below which it fetches more ids on demand. */
  folded?: ReadonlyMap<string, readonly string[]>;
  /** Files of the drafts, by their routes; builds leave them out. */
  drafts?: ReadonlyMap<string, string>;
  /** Level of a link to a page that does not exist. */
  brokenLinks: "error" | "warning";
}

type Explanation = Pick<Problem, "cause" | "fix">;

/** The published file that a link to `/static/files/a.pdf`, or in another case, means. */
function fileMeant(href: string, routes: ReadonlySet<string>): string | undefined {
  const route = `/${href.replace(/[?#].*$/, "").replace(/^(?:\.{0,2}\/)*(?:static\/)?/, "")}`;
  return routes.has(route)
    ? route
    : [...routes].find((one) => one.toLowerCase() === route.toLowerCase());
}

/** What was meant by a link that leads to no page, if its address says so. */
function meantBy(href: string, routes: ReadonlySet<string>): Explanation | undefined {
  const web = /^(?:https?\/+|www\.)(?=[\w-]+\.)/i.exec(href)?.[0];
  if (web !== undefined)
    return {
      cause:
        "An address of another site begins with https://; this one reads as a path of this site.",
      fix: `https://${web === "www." ? web : ""}${href.slice(web.length)}`,
    };
  if (/^[^\s@/:]+@[\w-]+\.[\w.-]+$/.test(href))
    return { cause: "An email address begins with mailto:.", fix: `mailto:${href}` };
  const file = /[^/]+\.(?!mdx?$|html?$)[a-z][a-z\d]{1,4}$/i.exec(href.replace(/[?#].*$/, ""))?.[0];
  if (file === undefined) return undefined;
  const published = fileMeant(href, routes);
  if (published !== undefined)
    return {
      cause: `A file of static/ has the address below that folder, in the same case; the nearest is ${published}.`,
      fix: published,
    };
  if (/\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(file) && !href.startsWith("/"))
    return {
      cause:
        "An image next to a page is published where Markdown shows it, not by <img> or a link.",
      fix: `![What the image shows](${href})`,
    };
  return {
    cause: "Files that readers open or download are in static/, and this one is not.",
    fix: href.startsWith("/")
      ? `cp ${file} static${href}`
      : `/${file}   # after: cp ${file} static/`,
  };
}

/** The only address that ends like the one that was written: `/docs/orders` for `/orders`. */
function sameEnd(route: string, routes: ReadonlySet<string>): string | undefined {
  const end = `/${route.split("/").at(-1) ?? ""}`;
  const found = end === "/" ? [] : [...routes].filter((one) => one.endsWith(end));
  return found.length === 1 ? found[0] : undefined;
}

function brokenLink(source: LinkSource, href: string, line: number | undefined, t: LinkTargets) {
  const route = internalLink(href, source.route)?.route ?? href;
  const near = didYouMean(route, t.routes) ?? sameEnd(route, t.routes);
  const meant = meantBy(href, t.routes);
  return {
    level: t.brokenLinks,
    code: "broken-link",
    what: `Broken link on ${source.route}: ${href}`,
    where: { file: source.file, line },
    seen: href,
    cause:
      meant?.cause ??
      (near
        ? `No page has the address ${route}; the nearest is ${near}.`
        : `No page has the address ${route}.`),
    fix: meant?.fix ?? near ?? "Remove the link, or add the page that it should lead to.",
  } satisfies Problem;
}

function draftLink(
  { route, file }: LinkSource,
  { href, line }: LinkSource["links"][number],
  draft: string,
  level: Problem["level"],
): Problem {
  return {
    level,
    code: "link-to-draft",
    what: `Link to a draft on ${route}: ${href}`,
    where: { file, line },
    seen: href,
    cause: `Builds leave drafts out, and ${draft} is one.`,
    fix: `draft: false # in ${draft}`,
  };
}

/** A link or image address that runs code or is misleading. */
export function refusedLink(
  href: string,
  where: Problem["where"],
  { cause, corrected }: TextFault,
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

/** A link to a page of the site by the address that it has while it is being written. */
function ownMachineLink(
  source: LinkSource,
  { href, line }: LinkSource["links"][number],
  t: LinkTargets,
): Problem[] {
  const inSite = href.replace(ownMachine, "");
  const { route = "/" } = internalLink(inSite, "/") ?? {};
  // What else runs on the reader's own computer may be what the page is about.
  if (route === "/" || !t.routes.has(route)) return [];
  return [
    {
      level: "warning",
      code: "link-to-own-machine",
      what: `Link to the reader's own computer on ${source.route}: ${href}`,
      where: { file: source.file, line },
      seen: href,
      cause: "It is a page of this site, by the address that it has while it is being written.",
      fix: inSite,
    },
  ];
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

/** Files of the drafts among some pages, by their routes. */
export function draftFiles(
  pages: readonly { slug: string; file: string; frontMatter: { draft: boolean } }[],
): Map<string, string> {
  const drafts = pages.filter(({ frontMatter }) => frontMatter.draft);
  return new Map(drafts.map(({ slug, file }) => [slug, file]));
}

/** Whether a page fetches the field with this address on demand. Such addresses are checked where they are written. */
export function isBelowFolded(anchor: string, folded: readonly string[] = []): boolean {
  return folded.some(
    (path) => anchor.startsWith(path) && ".~".includes(anchor[path.length] ?? " "),
  );
}

/** Links that are forbidden, or lead to missing pages or anchors, or to a page of the site on the reader's own computer. */
export function checkLinks(sources: readonly LinkSource[], targets: LinkTargets): Problem[] {
  return sources.flatMap((source) =>
    source.links.flatMap(({ href, line }) => {
      const fault = linkFault(href, linkRules.inText);
      if (fault) {
        const refused = refusedLink(href, { file: source.file, line }, fault);
        return [{ ...refused, level: targets.brokenLinks }];
      }
      if (ownMachine.test(href)) return ownMachineLink(source, { href, line }, targets);
      const link = internalLink(href, source.route);
      if (!link) return [];
      const draft = source.isDraft ? undefined : targets.drafts?.get(link.route);
      if (draft) return [draftLink(source, { href, line }, draft, targets.brokenLinks)];
      if (!targets.routes.has(link.route)) return [brokenLink(source, href, line, targets)];
      const anchors = targets.anchors.get(link.route);
      if (!link.anchor || !anchors || anchors.has(link.anchor)) return [];
      if (isBelowFolded(link.anchor, targets.folded?.get(link.route))) return [];
      return [brokenAnchor(source, href, line, { ...link, anchors })];
    }),
  );
}
