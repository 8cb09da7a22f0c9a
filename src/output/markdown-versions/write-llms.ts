import fs from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs, Reporter } from "gatsby";
import { openCache } from "../cache/result-cache";
import { writtenFiles } from "../cache/written-files";
import type { SiteConfig } from "../../config/schema/site-config";
import { text as words } from "../../i18n/llms-text";
import type { SidebarItem } from "../../content/navigation/sidebar";
import { noteFiles, writeSiteFile } from "../files/written";
import { llmsText, type LlmsIndex } from "./llms-index";
import { markdownRoute } from "../../config/addresses/markdown-route";
import { markdownSections, type MarkdownSection } from "./sections";
import { splitSection, type WrittenSection } from "./split-sections";
import type { ApiSource } from "./api-source";
import type { BuiltPage } from "../html/built-pages";
import type { FrozenVersion } from "../../config/docs-versions";
import { query } from "../site-query";
import type { MarkdownVersions } from "./write-markdown";

interface LlmsSources {
  publicDir: string;
  graphql: CreatePagesArgs["graphql"];
  pages: readonly BuiltPage[];
  config: SiteConfig;
  api: ApiSource;
  markdown: MarkdownVersions;
  files: LlmsIndex["files"];
  /** Frozen; without one, today's docs and the blog. */
  version?: FrozenVersion & { label: string };
  reporter: Pick<Reporter, "info">;
}

const llmsQuery = /* GraphQL */ `
  query LlmsSource($version: String) {
    docs: sidebar(id: "docs", version: $version) {
      items
    }
    api: sidebar(id: "api", version: $version) {
      items
    }
    allBlogPost(filter: { unlisted: { eq: false } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        slug
        title
      }
    }
  }
`;

async function sectionsOf({ graphql, config, version }: LlmsSources) {
  const variables = { version: version?.name ?? null };
  const data = await query<Queries.LlmsSourceQuery>(graphql, llmsQuery, variables);
  const taken = new Set<string>();
  const sections = (sidebar: readonly SidebarItem[], title: string) =>
    markdownSections(sidebar, title, taken).map((section) => ({
      ...section,
      file: `${version?.route ?? ""}${section.file}`,
    }));
  const items = (sidebar: { items: unknown } | null) =>
    (sidebar?.items ?? []) as readonly SidebarItem[];
  const posts = (version ? [] : data.allBlogPost.nodes).map(({ slug, title }) => ({
    label: title,
    to: slug,
  }));
  const blog = { label: config.blog.title, items: posts };
  return {
    taken,
    docs: sections(items(data.docs), words.docs),
    blog: posts.length ? sections([blog], blog.label) : [],
    api: sections(items(data.api), config.api.label),
  };
}

/** The text of all operations (9 MB), from the last build if it was made from the same inputs. */
async function keptText(
  kind: string,
  inputs: readonly string[],
  make: () => string,
): Promise<string> {
  const name = `${kind}.txt`;
  const file = path.resolve(".cache", name);
  const written = writtenFiles(kind, path.dirname(file), inputs);
  if (written.earlier) return fs.readFile(file, "utf8");
  const text = make();
  await fs.writeFile(file, text);
  written.note([name]);
  return text;
}

/** Writes llms.txt, one file per section with its pages in full, and llms-full.txt with all of them; of a frozen version, below its route. */
export async function writeLlms(sources: LlmsSources): Promise<void> {
  const { publicDir, pages, config, api, markdown, files, version, reporter } = sources;
  const { name: versionName = null, route: base = "", label = "" } = version ?? {};
  const cacheOf = (kind: string) => (version ? `${kind}-${version.name}` : kind);
  const { docs, blog, api: areas, taken } = await sectionsOf(sources);
  const whole = [...docs, ...blog];
  const about = new Map(pages.map(({ route, description }) => [route, description]));
  const hasMarkdown = new Set(pages.flatMap(({ route, markdown: file }) => (file ? [route] : [])));
  const write = async (file: string, text: string) => {
    await writeSiteFile(publicDir, file, text);
    return Buffer.byteLength(text);
  };
  const markdownOf = (route: string) =>
    fs.readFile(path.join(publicDir, markdownRoute(route)), "utf8");
  const pagesOf = ({ pages: own }: MarkdownSection) =>
    own.map(({ to }) => to).filter((route) => !api.has(route) && hasMarkdown.has(route));
  const operationsOf = function* (sections: readonly MarkdownSection[]) {
    for (const { pages: own } of sections)
      for (const { to } of own) if (api.has(to)) yield api.operation(to);
  };
  const isOfApi = ({ pages: own }: MarkdownSection) => own.some(({ to }) => api.has(to));
  const together = (sections: readonly MarkdownSection[]) =>
    sections.some(isOfApi) ? markdown.api(versionName).together(operationsOf(sections)) : "";
  const pageTexts = (sections: readonly MarkdownSection[]) =>
    Promise.all(sections.flatMap(pagesOf).map(markdownOf));
  const textOf = async (sections: readonly MarkdownSection[], api = together(sections)) =>
    [...(await pageTexts(sections)), api].filter(Boolean).join("\n");

  const split = async (sections: readonly MarkdownSection[]) => {
    const parts: WrittenSection[] = [];
    for (const section of sections)
      parts.push(...(await splitSection(section, (part) => textOf([part]), taken)));
    return parts;
  };
  const writeAll = async (parts: readonly WrittenSection[]) => {
    for (const { section, text } of parts) await write(section.file, text);
    return parts.map(({ section }) => section);
  };
  const listed = await writeAll(await split(whole));
  const inputs = markdown.apiInputs && [...markdown.apiInputs, JSON.stringify([whole, areas])];
  const areaInputs = inputs && [...inputs, JSON.stringify([...taken]), ...(await pageTexts(areas))];
  const earlier = openCache<MarkdownSection[]>(cacheOf("llms-parts"));
  const written = areaInputs && writtenFiles(cacheOf("llms"), publicDir, areaInputs);
  const known = written?.earlier && areaInputs && earlier.get(areaInputs);
  const summed = known ?? (await writeAll(await split(areas)));
  if (known) noteFiles(known.map(({ file }) => file));
  else written?.note(summed.map(({ file }) => file));
  if (areaInputs) earlier.set(areaInputs, summed);
  earlier.save();

  const index: LlmsIndex = {
    title: `${config.title} ${label}`.trim(),
    description: config.description,
    listed,
    summed,
    files: [
      { label: words.wholeSite, address: `${base}/llms-full.txt`, about: words.wholeSiteAbout },
      ...files,
    ],
  };
  await write(
    `${base}/llms.txt`,
    llmsText(index, { linkTo: markdown.linkTo, about: (route) => about.get(route) }),
  );
  const all = [...whole, ...areas];
  const inFull = inputs
    ? await keptText(cacheOf("api-in-full"), inputs, () => together(all))
    : together(all);
  const full = await write(`${base}/llms-full.txt`, await textOf(all, inFull));
  const count = listed.length + summed.length;
  reporter.info(`${base}/llms.txt: ${count} sections, ${(full / 1e6).toFixed(1)} MB in full`);
}
