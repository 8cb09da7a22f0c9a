import fs from "node:fs/promises";
import path from "node:path";
import type { Reporter } from "gatsby";
import { apiTwins, type ApiTwins } from "../twins/api-twins";
import { keptResults } from "../build-cache/kept-results";
import { htmlMarkdown, mainOf, type LinkTo } from "../twins/html-markdown";
import { twinText } from "../twins/page-frame";
import { twinLinks } from "../twins/twin-links";
import type { ApiSource } from "./api-source";
import type { BuiltPage } from "./built-pages";
import { severalAtOnce } from "./several-at-once";

interface TwinSources {
  publicDir: string;
  pages: readonly BuiltPage[];
  /** Address of the site, without the prefix. */
  url: string;
  prefix: string;
  api: ApiSource;
  reporter: Pick<Reporter, "info">;
}

/** What other files for programs are made with. */
export interface Twins {
  linkTo: LinkTo;
  /** Of today's description. */
  api: ApiTwins;
}

/**
 * Writes the Markdown twin of every page that names one: of operations from their nodes, in full; of all others from
 * what readers see, so that nothing of a page can be missing.
 */
export async function writeTwins(sources: TwinSources): Promise<Twins> {
  const { publicDir, pages, url, prefix, api, reporter } = sources;
  const started = performance.now();
  const twins = pages.filter(({ twin }) => twin !== undefined);
  const known = new Set(twins.map(({ route }) => route));
  const site = url + prefix;
  const linkTo = twinLinks(site, prefix, (route) => known.has(route));
  const earlier = keptResults<string>("twins");
  const links = JSON.stringify([site, prefix, ...[...known].sort()]);
  const anew = htmlMarkdown(linkTo);
  const convert = (html: string) => earlier.of([html, links], () => anew(html));
  const writers = new Map<string | null, ApiTwins>();
  const writerOf = (version: string | null) => {
    const writer = writers.get(version) ?? apiTwins({ ...api.partsOf(version), linkTo, convert });
    writers.set(version, writer);
    return writer;
  };
  let bytes = 0;
  await severalAtOnce(8, twins, async ({ route, title, description, twin = "" }) => {
    const body = api.has(route)
      ? writerOf(api.versionOf(route)).operation(api.operation(route))
      : convert(mainOf(await fs.readFile(path.join(publicDir, route, "index.html"), "utf8")));
    const text = twinText({ title, description, url: site + route }, body);
    bytes += Buffer.byteLength(text);
    await fs.writeFile(path.join(publicDir, twin), text);
  });
  earlier.save();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const size = (bytes / 1e6).toFixed(1);
  reporter.info(`Markdown: ${twins.length} pages, ${size} MB in ${seconds} s`);
  return { linkTo, api: writerOf(null) };
}
