import fs from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs, Reporter } from "gatsby";
import type { SiteConfig } from "../config/schema/site-config";
import { text as words } from "../i18n/llms-text";
import type { SidebarItem } from "../navigation/sidebar";
import { llmsText, type LlmsIndex } from "../twins/llms-text";
import { twinRoute } from "../twins/route";
import { sectionFolder, twinSections, type TwinSection } from "../twins/sections";
import type { ApiSource } from "./api-source";
import type { BuiltPage } from "./built-pages";
import { query } from "./create-pages/create-pages-args";
import type { Twins } from "./write-twins";

interface LlmsSources {
  publicDir: string;
  graphql: CreatePagesArgs["graphql"];
  pages: readonly BuiltPage[];
  config: SiteConfig;
  api: ApiSource;
  twins: Twins;
  /** Further files for programs. */
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
    docs: twinSections(items(data.docs), words.docs, taken),
    blog: posts.length ? twinSections([blog], blog.label, taken) : [],
    api: twinSections(items(data.api), config.api.label, taken),
  };
}

/** Writes llms.txt, one file for each section with its pages in full, and llms-full.txt with all of them. */
export async function writeLlms(sources: LlmsSources): Promise<void> {
  const { publicDir, pages, config, api, twins, files, reporter } = sources;
  const { docs, blog, api: areas } = await sectionsOf(sources);
  const listed = [...docs, ...blog];
  const about = new Map(pages.map(({ route, description }) => [route, description]));
  const hasTwin = new Set(pages.flatMap(({ route, twin }) => (twin ? [route] : [])));
  const write = async (file: string, text: string) => {
    await fs.writeFile(path.join(publicDir, file), text);
    return Buffer.byteLength(text);
  };
  const twinOf = (route: string) => fs.readFile(path.join(publicDir, twinRoute(route)), "utf8");
  const pagesOf = ({ pages: own }: TwinSection) =>
    own.map(({ to }) => to).filter((route) => !api.has(route) && hasTwin.has(route));
  const operationsOf = function* (sections: readonly TwinSection[]) {
    for (const { pages: own } of sections)
      for (const { to } of own) if (api.has(to)) yield api.operation(to);
  };
  const textOf = async (sections: readonly TwinSection[]) => {
    const texts = await Promise.all(sections.flatMap(pagesOf).map(twinOf));
    return [...texts, twins.api.together(operationsOf(sections))].filter(Boolean).join("\n");
  };

  await fs.rm(path.join(publicDir, sectionFolder), { recursive: true, force: true });
  await fs.mkdir(path.join(publicDir, sectionFolder), { recursive: true });
  const index: LlmsIndex = {
    title: config.title,
    description: config.description,
    listed,
    summed: areas,
    files: [
      { label: words.wholeSite, address: "/llms-full.txt", about: words.wholeSiteAbout },
      ...files,
    ],
  };
  await write(
    "llms.txt",
    llmsText(index, { linkTo: twins.linkTo, about: (route) => about.get(route) }),
  );
  for (const section of [...listed, ...areas]) await write(section.file, await textOf([section]));
  const full = await write("llms-full.txt", await textOf([...listed, ...areas]));
  const count = listed.length + areas.length;
  reporter.info(`llms.txt: ${count} sections, ${(full / 1e6).toFixed(1)} MB in full`);
}
