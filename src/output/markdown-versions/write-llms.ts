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

/** Makes the texts of sections: those of pages are read, those of operations are made together. */
function textMaker({ publicDir, pages, api, markdown, version }: LlmsSources) {
  const hasMarkdown = new Set(pages.flatMap(({ route, markdown: file }) => (file ? [route] : [])));
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
    sections.some(isOfApi)
      ? markdown.api(version?.name ?? null).together(operationsOf(sections))
      : "";
  const pageTexts = (sections: readonly MarkdownSection[]) =>
    Promise.all(sections.flatMap(pagesOf).map(markdownOf));
  const textOf = async (sections: readonly MarkdownSection[], api = together(sections)) =>
    [...(await pageTexts(sections)), api].filter(Boolean).join("\n");
  return { together, pageTexts, textOf };
}

/** Writes a file per section, or several for a long one. Returns the sections of the files. */
async function writeSections(
  publicDir: string,
  sections: readonly MarkdownSection[],
  taken: Set<string>,
  textOf: (section: MarkdownSection) => Promise<string>,
): Promise<MarkdownSection[]> {
  const parts: WrittenSection[] = [];
  for (const section of sections) parts.push(...(await splitSection(section, textOf, taken)));
  for (const { section, text } of parts) await writeSiteFile(publicDir, section.file, text);
  return parts.map(({ section }) => section);
}

/** Sections whose files the last build wrote from the same inputs, or those that are written now. */
async function keptSections(
  cacheOf: (kind: string) => string,
  publicDir: string,
  inputs: readonly string[] | undefined,
  writeAnew: () => Promise<MarkdownSection[]>,
): Promise<MarkdownSection[]> {
  const earlier = openCache<MarkdownSection[]>(cacheOf("llms-parts"));
  const written = inputs && writtenFiles(cacheOf("llms"), publicDir, inputs);
  const known = written?.earlier && inputs && earlier.get(inputs);
  const sections = known ?? (await writeAnew());
  if (known) noteFiles(known.map(({ file }) => file));
  else written?.note(sections.map(({ file }) => file));
  if (inputs) earlier.set(inputs, sections);
  earlier.save();
  return sections;
}

async function writeIndex(
  { publicDir, pages, config, markdown, files, version }: LlmsSources,
  listed: readonly MarkdownSection[],
  summed: readonly MarkdownSection[],
): Promise<void> {
  const { route: base = "", label = "" } = version ?? {};
  const about = new Map(pages.map(({ route, description }) => [route, description]));
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
  await writeSiteFile(
    publicDir,
    `${base}/llms.txt`,
    llmsText(index, { linkTo: markdown.linkTo, about: (route) => about.get(route) }),
  );
}

/** Writes llms.txt, one file per section with its pages in full, and llms-full.txt with all of them; of a frozen version, below its route. */
export async function writeLlms(sources: LlmsSources): Promise<void> {
  const { publicDir, markdown, version, reporter } = sources;
  const base = version?.route ?? "";
  const cacheOf = (kind: string) => (version ? `${kind}-${version.name}` : kind);
  const { docs, blog, api: areas, taken } = await sectionsOf(sources);
  const whole = [...docs, ...blog];
  const { together, pageTexts, textOf } = textMaker(sources);
  const write = (sections: readonly MarkdownSection[]) =>
    writeSections(publicDir, sections, taken, (section) => textOf([section]));

  const listed = await write(whole);
  const inputs = markdown.apiInputs && [...markdown.apiInputs, JSON.stringify([whole, areas])];
  const areaInputs = inputs && [...inputs, JSON.stringify([...taken]), ...(await pageTexts(areas))];
  const summed = await keptSections(cacheOf, publicDir, areaInputs, () => write(areas));
  await writeIndex(sources, listed, summed);

  const all = [...whole, ...areas];
  const inFull = inputs
    ? await keptText(cacheOf("api-in-full"), inputs, () => together(all))
    : together(all);
  const full = await textOf(all, inFull);
  await writeSiteFile(publicDir, `${base}/llms-full.txt`, full);
  const count = listed.length + summed.length;
  const size = (Buffer.byteLength(full) / 1e6).toFixed(1);
  reporter.info(`${base}/llms.txt: ${count} sections, ${size} MB in full`);
}
