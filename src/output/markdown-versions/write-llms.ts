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
  reporter: Pick<Reporter, "info">;
}

const llmsQuery = /* GraphQL */ `
  query LlmsSource {
    docs: sidebar(id: "docs") {
      items
    }
    api: sidebar(id: "api") {
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

async function sectionsOf({ graphql, config }: LlmsSources) {
  const data = await query<Queries.LlmsSourceQuery>(graphql, llmsQuery);
  const taken = new Set<string>();
  const items = (sidebar: { items: unknown } | null) =>
    (sidebar?.items ?? []) as readonly SidebarItem[];
  const posts = data.allBlogPost.nodes.map(({ slug, title }) => ({ label: title, to: slug }));
  const blog = { label: config.blog.title, items: posts };
  return {
    taken,
    docs: markdownSections(items(data.docs), words.docs, taken),
    blog: posts.length ? markdownSections([blog], blog.label, taken) : [],
    api: markdownSections(items(data.api), config.api.label, taken),
  };
}

/** The text of all operations (9 MB), from the last build if it was made from the same inputs. */
async function keptText(inputs: readonly string[], make: () => string): Promise<string> {
  const name = "api-in-full.txt";
  const file = path.resolve(".cache", name);
  const written = writtenFiles("api-in-full", path.dirname(file), inputs);
  if (written.earlier) return fs.readFile(file, "utf8");
  const text = make();
  await fs.writeFile(file, text);
  written.note([name]);
  return text;
}

/** Writes llms.txt, one file per section with its pages in full, and llms-full.txt with all of them. */
export async function writeLlms(sources: LlmsSources): Promise<void> {
  const { publicDir, pages, config, api, markdown, files, reporter } = sources;
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
    sections.some(isOfApi) ? markdown.api().together(operationsOf(sections)) : "";
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
  const earlier = openCache<MarkdownSection[]>("llms-parts");
  const written = areaInputs && writtenFiles("llms", publicDir, areaInputs);
  const known = written?.earlier && areaInputs && earlier.get(areaInputs);
  const summed = known ?? (await writeAll(await split(areas)));
  if (known) noteFiles(known.map(({ file }) => file));
  else written?.note(summed.map(({ file }) => file));
  if (areaInputs) earlier.set(areaInputs, summed);
  earlier.save();

  const index: LlmsIndex = {
    title: config.title,
    description: config.description,
    listed,
    summed,
    files: [
      { label: words.wholeSite, address: "/llms-full.txt", about: words.wholeSiteAbout },
      ...files,
    ],
  };
  await write(
    "llms.txt",
    llmsText(index, { linkTo: markdown.linkTo, about: (route) => about.get(route) }),
  );
  const all = [...whole, ...areas];
  const inFull = inputs ? await keptText(inputs, () => together(all)) : together(all);
  const full = await write("llms-full.txt", await textOf(all, inFull));
  const count = listed.length + summed.length;
  reporter.info(`llms.txt: ${count} sections, ${(full / 1e6).toFixed(1)} MB in full`);
}
