import fs from "node:fs/promises";
import path from "node:path";
import type { Reporter } from "gatsby";
import { apiMarkdown, type ApiMarkdown } from "./api-markdown";
import { mainOf } from "../html/page-parts";
import { buildSettings } from "../cache/code-version";
import { lastingResults } from "../cache/lasting-results";
import { makers } from "../cache/makers";
import { openCache } from "../cache/result-cache";
import { writtenFiles } from "../cache/written-files";
import { noteFiles, writeSiteFile } from "../files/written";
import { htmlMarkdown, type LinkTo } from "./html-markdown";
import { sentAddress } from "../../config/addresses/sent-address";
import { pageMarkdown } from "./page-frame";
import { markdownLinks } from "./markdown-links";
import type { ApiSource } from "./api-source";
import type { BuiltPage } from "../html/built-pages";
import { limitConcurrency } from "../limit-concurrency";

interface MarkdownSources {
  publicDir: string;
  pages: readonly BuiltPage[];
  /** Without the prefix. */
  url: string;
  prefix: string;
  api: ApiSource;
  reporter: Pick<Reporter, "info">;
}

export interface MarkdownVersions {
  linkTo: LinkTo;
  /** Of the description of a frozen version, or of today's (null); made on demand. */
  api(version: string | null): ApiMarkdown;
  /** Everything the Markdown of operations is made from; undefined if unknown. */
  apiInputs: string[] | undefined;
}

/** One writer per version. What texts of the API became lasts: it depends on the API and on the addresses of pages. */
function apiWriters(api: ApiSource, linkTo: LinkTo, links: string) {
  const anew = htmlMarkdown(linkTo);
  const inputs = [links, buildSettings(process.cwd())];
  const texts = lastingResults<Map<string, string>>("markdown-texts", makers.markdown, inputs);
  const used = new Map<string, string>();
  let earlier: ReadonlyMap<string, string> | undefined;
  const convert = (html: string) => {
    earlier ??= texts.earlier() ?? new Map();
    const markdown = used.get(html) ?? earlier.get(html) ?? anew(html);
    used.set(html, markdown);
    return markdown;
  };
  const writers = new Map<string | null, ApiMarkdown>();
  return {
    of: (version: string | null): ApiMarkdown => {
      const writer =
        writers.get(version) ?? apiMarkdown({ ...api.partsOf(version), linkTo, convert });
      writers.set(version, writer);
      return writer;
    },
    save() {
      if ([...used.keys()].some((html) => !earlier?.has(html))) texts.keep(used);
    },
  };
}

/** Operations come from nodes and stay while these do; other pages come from their final HTML, so nothing is missing. */
export async function writeMarkdown(sources: MarkdownSources): Promise<MarkdownVersions> {
  const { publicDir, pages, url, prefix, api, reporter } = sources;
  const started = performance.now();
  const listed = pages.filter(({ markdown }) => markdown !== undefined);
  const known = new Set(listed.map(({ route }) => route));
  const site = url + prefix;
  const linkTo = markdownLinks(site, prefix, (route) => known.has(route));
  const links = JSON.stringify([site, prefix, ...[...known].sort()]);
  const ofApi = apiWriters(api, linkTo, links);
  const earlier = openCache<string>("markdown-versions");
  const anew = htmlMarkdown(linkTo);
  const bodyOf = async (route: string) => {
    if (api.has(route)) return ofApi.of(api.versionOf(route)).operation(api.operation(route));
    const html = await fs.readFile(path.join(publicDir, route, "index.html"), "utf8");
    const main = mainOf(html);
    return earlier.of([main, links], () => anew(main));
  };
  const write = (some: readonly BuiltPage[]) =>
    limitConcurrency(8, some, async ({ route, title, description, markdown: file = "" }) => {
      const text = pageMarkdown(
        { title, description, url: site + sentAddress(route) },
        await bodyOf(route),
      );
      await writeSiteFile(publicDir, file, text);
    });

  const operations = listed.filter(({ route }) => api.has(route));
  const apiInputs = api.digest === undefined ? undefined : [api.digest, links];
  const heads = operations.map(({ route, title, description }) => [route, title, description]);
  const written =
    apiInputs &&
    writtenFiles("markdown-versions", publicDir, [...apiInputs, JSON.stringify(heads)]);
  if (written?.earlier) noteFiles(written.earlier);
  else {
    await write(operations);
    written?.note(operations.map(({ markdown: file = "" }) => file));
  }
  await write(listed.filter(({ route }) => !api.has(route)));
  earlier.save();
  ofApi.save();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const asBefore = written?.earlier ? `, ${operations.length} as before` : "";
  reporter.info(`Markdown: ${listed.length} pages in ${seconds} s${asBefore}`);
  return { linkTo, api: ofApi.of, apiInputs };
}
