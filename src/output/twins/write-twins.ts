import fs from "node:fs/promises";
import path from "node:path";
import type { Reporter } from "gatsby";
import { apiTwins, type ApiTwins } from "./api-twins";
import { mainOf } from "../html/page-parts";
import { keptResults } from "../cache/kept-results";
import { writtenFiles } from "../cache/written-files";
import { noteFiles, writeSiteFile } from "../files/written";
import { htmlMarkdown, type LinkTo } from "./html-markdown";
import { sentAddress } from "../../config/addresses/sent-address";
import { twinText } from "./page-frame";
import { twinLinks } from "./twin-links";
import type { ApiSource } from "./api-source";
import type { BuiltPage } from "../html/built-pages";
import { severalAtOnce } from "../several-at-once";

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
  /** Of today's description; made when it is asked for. */
  api(): ApiTwins;
  /** All that the Markdown of operations is made from; none when that is not known. */
  apiInputs: string[] | undefined;
}

/** The writers of all descriptions; texts of descriptions are kept from one build to the next. */
function apiWriters(api: ApiSource, linkTo: LinkTo, links: string) {
  const anew = htmlMarkdown(linkTo);
  const texts = () => keptResults<string>("api-texts");
  let earlier: ReturnType<typeof texts> | undefined;
  const convert = (html: string) => (earlier ??= texts()).of([html, links], () => anew(html));
  const writers = new Map<string | null, ApiTwins>();
  return {
    of(version: string | null): ApiTwins {
      const writer = writers.get(version) ?? apiTwins({ ...api.partsOf(version), linkTo, convert });
      writers.set(version, writer);
      return writer;
    },
    save: () => earlier?.save(),
  };
}

/**
 * Writes the Markdown twin of every page that names one: of operations from their nodes, in full; of all others from
 * what readers see, so that nothing of a page can be missing. Those of operations stay while their descriptions do.
 */
export async function writeTwins(sources: TwinSources): Promise<Twins> {
  const { publicDir, pages, url, prefix, api, reporter } = sources;
  const started = performance.now();
  const twins = pages.filter(({ twin }) => twin !== undefined);
  const known = new Set(twins.map(({ route }) => route));
  const site = url + prefix;
  const linkTo = twinLinks(site, prefix, (route) => known.has(route));
  const links = JSON.stringify([site, prefix, ...[...known].sort()]);
  const ofApi = apiWriters(api, linkTo, links);
  const earlier = keptResults<string>("twins");
  const anew = htmlMarkdown(linkTo);
  const bodyOf = async (route: string) => {
    if (api.has(route)) return ofApi.of(api.versionOf(route)).operation(api.operation(route));
    const html = await fs.readFile(path.join(publicDir, route, "index.html"), "utf8");
    const main = mainOf(html);
    return earlier.of([main, links], () => anew(main));
  };
  const write = (some: readonly BuiltPage[]) =>
    severalAtOnce(8, some, async ({ route, title, description, twin = "" }) => {
      const text = twinText(
        { title, description, url: site + sentAddress(route) },
        await bodyOf(route),
      );
      await writeSiteFile(publicDir, twin, text);
    });

  const operations = twins.filter(({ route }) => api.has(route));
  const apiInputs = api.digest === undefined ? undefined : [api.digest, links];
  const heads = operations.map(({ route, title, description }) => [route, title, description]);
  const written =
    apiInputs && writtenFiles("twins", publicDir, [...apiInputs, JSON.stringify(heads)]);
  if (written?.earlier) noteFiles(written.earlier);
  else {
    await write(operations);
    written?.note(operations.map(({ twin = "" }) => twin));
  }
  await write(twins.filter(({ route }) => !api.has(route)));
  earlier.save();
  ofApi.save();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const asBefore = written?.earlier ? `, ${operations.length} as before` : "";
  reporter.info(`Markdown: ${twins.length} pages in ${seconds} s${asBefore}`);
  return { linkTo, api: () => ofApi.of(null), apiInputs };
}
