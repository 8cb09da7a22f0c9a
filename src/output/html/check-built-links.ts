import fs from "node:fs";
import path from "node:path";
import { pageParts } from "./page-parts";
import { openCache } from "../cache/result-cache";
import { otherHostProblem } from "../../config/html/other-hosts";
import { imageHostsOf } from "./security/content-security-policy";
import { checkLinks, type LinkSource } from "../../content/links/check-links";
import { cleanRoute } from "../../config/addresses/internal-link";
import { linksOfHtml, type HtmlLinks } from "../../content/links/links-of-html";
import { leftoverProblem, markdownLeftovers } from "./markdown-leftovers";
import { mergeRepeated } from "../../content/links/merge-repeated";
import type { Problem } from "../../problems/problem";
import { allProblems } from "../../problems/problem-log";
import { filesBelow } from "../../config/files-below";
import { brokenLinks, shownPath } from "../../config/source-folders";

/**
 * Checks all links of the final HTML, that policies allow the files of pages, and that no Markdown shows its source. Skips
 * what source checks reported.
 */
export function checkBuiltLinks(
  publicDir: string,
  redirects: readonly { fromPath: string }[],
  prefix: string,
): Problem[] {
  const files = filesBelow(publicDir);
  const pages = files.filter((file) => file.endsWith(".html"));
  const strip = (href: string) =>
    prefix && href.startsWith(prefix) ? href.slice(prefix.length) || "/" : href;
  const anchors = new Map<string, ReadonlySet<string>>();
  const folded = new Map<string, string[]>();
  const sources: LinkSource[] = [];
  const refused: Problem[] = [];
  const earlier = openCache<HtmlLinks & { markdown: string[] }>("links");
  for (const file of pages) {
    // Without the policy and the names of scripts, which differ in each build.
    const { head, content } = pageParts(fs.readFileSync(path.join(publicDir, file), "utf8"));
    const found = earlier.of([content], () => ({
      ...linksOfHtml(content),
      markdown: markdownLeftovers(content),
    }));
    const { hrefs, ids, folded: paths } = found;
    const route = cleanRoute(`/${file}`);
    anchors.set(route, ids);
    if (paths.length) folded.set(route, paths);
    const unique = [...new Set(hrefs.map(strip))];
    const where = shownPath(path.join(publicDir, file));
    sources.push({ route, file: where, links: unique.map((href) => ({ href })) });
    const hosts = imageHostsOf(head);
    const place = { file: where };
    refused.push(
      ...found.files.flatMap((one) => otherHostProblem(one, hosts, place) ?? []),
      ...found.markdown.map((seen) => leftoverProblem(seen, where, brokenLinks)),
    );
  }
  earlier.save();
  const routes = new Set([
    ...files.map((file) => `/${file}`),
    ...pages.map((file) => cleanRoute(`/${file}`)),
    ...redirects.map(({ fromPath }) => fromPath),
  ]);
  const known = new Set(allProblems().map(({ seen }) => seen));
  const problems = [...checkLinks(sources, { routes, anchors, folded, brokenLinks }), ...refused];
  return mergeRepeated(problems.filter(({ seen }) => !known.has(seen)));
}
