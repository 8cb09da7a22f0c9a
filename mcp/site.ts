import type { AgentTool, ToolList } from "../src/openapi/agent-tools/tool-list";
import { ajvValidator } from "../src/openapi/validation/ajv-validator";
import { createMock, type Mock } from "../src/mock/create-mock";
import type { RouteTitle } from "../src/content/navigation/suggest-routes";
import type { JsonObject } from "../src/openapi/json";
import { SearchEngine } from "../src/search/engine/search-engine";
import { shardNames, type Manifest, type Shard } from "../src/search/engine/shard";
import { escapeRegExp } from "../src/config/escape-reg-exp";
import { pathOf } from "./request-path";
import { SiteFileError, type SiteFiles } from "./site-files";

/** What the tools read of a site, loaded on first use. */
export interface Site {
  files: SiteFiles;
  /** Routes and titles of all pages that are not hidden. */
  pages(): Promise<RouteTitle[]>;
  search(): Promise<SearchEngine>;
  tools(): Promise<ToolList>;
  /** The mock of this session. */
  mock(): Promise<Mock>;
}

/** Loads once; after a failure, the next call tries again. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** The title of a site, from its manifest; undefined if it has none. */
export async function titleOf(files: SiteFiles): Promise<string | undefined> {
  try {
    const { name } = JSON.parse(await files.text("/site.webmanifest")) as { name?: unknown };
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a built site. */
export function openSite(files: SiteFiles): Site {
  const json = async (file: string) => JSON.parse(await files.text(file)) as unknown;
  return {
    files,
    pages: once(async () => (await json("/routes.json")) as RouteTitle[]),
    tools: once(async () => (await json("/tools.json")) as ToolList),
    search: once(async () => {
      const { shards } = (await json("/search/manifest.json")) as Manifest;
      const engine = new SearchEngine();
      for (const name of shardNames) engine.add((await json(shards[name])) as Shard);
      return engine;
    }),
    mock: once(async () => {
      const description = (await json("/download/openapi.json")) as JsonObject;
      const demo = await json("/download/demo-company.json").catch((error: unknown) => {
        // A site without a demo company starts with the examples of its description.
        if (error instanceof SiteFileError) return {};
        throw error;
      });
      return createMock({ description, validate: ajvValidator(description), demo });
    }),
  };
}

/** `/items/{itemId}` as it may be written: with any id, or with another name for it. */
const templateOf = (path: string) => path.replace(/\{[^}]*\}/g, "{}");

function isAt({ path }: AgentTool, asked: string): boolean {
  if (templateOf(path) === templateOf(asked)) return true;
  const pattern = path.split(/\{[^}]*\}/).map(escapeRegExp);
  return new RegExp(`^${pattern.join("[^/]+")}$`).test(asked);
}

/** A tool by the name of its operation, by `GET /items/{itemId}`, or by the route of its page. */
export function findOperation(list: ToolList, asked: string): AgentTool | undefined {
  const { tools } = list;
  const wanted = asked.trim();
  const route = wanted.replace(/^https?:\/\/[^/]+/, "").replace(/\.md$/, "");
  const byName = tools.find(
    ({ name, page }) => name === wanted || page === route || page.endsWith(`/${wanted}`),
  );
  const [, method = "", address = ""] = /^([a-z]+)\s+(\S+)$/i.exec(wanted) ?? [];
  if (byName || !address) return byName;
  const path = pathOf(address, list.servers);
  const ofMethod = tools.filter((tool) => tool.method === method.toUpperCase());
  // A path without ids comes first: `/items/status` is not an item.
  return ofMethod.find((tool) => tool.path === path) ?? ofMethod.find((tool) => isAt(tool, path));
}
