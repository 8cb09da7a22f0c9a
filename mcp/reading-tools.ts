import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { markdownRoute } from "../src/config/addresses/markdown-route";
import type { AgentTool, ToolList } from "../src/openapi/agent-tools/tool-list";
import { didYouMean } from "../src/problems/did-you-mean";
import { plainText } from "../src/search/client/safe-marks";
import { recordKinds, trailOf } from "../src/search/record";
import { answering, refused, said, shown } from "./tool-results";
import { queryWithoutServer } from "./request-path";
import { findOperation, type Site } from "./site";

/** Characters of a page in one answer. */
const pageSize = 40_000;
const reads = { readOnlyHint: true, openWorldHint: false };

/** Method and path: `GET /items`. */
const isCall = /^\s*[a-z]+\s+\/\S*\s*$/i;

/** Route of a page from its address, its route, or the file of its Markdown version. */
export function routeOf(asked: string): string {
  const path = asked
    .trim()
    .replace(/^https?:\/\/[^/]+/, "")
    .replace(/[?#].*$/, "");
  const route = `/${path.replace(/^\/+/, "")}`
    .replace(/\.(?:md|html)$/, "")
    .replace(/(.)\/+$/, "$1");
  return route === "/index" ? "/" : route;
}

function hint(asked: string, known: readonly string[]): string {
  const near = didYouMean(asked, known);
  return near ? ` Did you mean ${near}?` : "";
}

/** The Markdown of a page. @throws an error that names the nearest page */
export async function pageText(site: Site, route: string): Promise<string> {
  const text = await site.files.text(markdownRoute(route)).catch(() => undefined);
  if (text !== undefined) return text;
  const routes = (await site.pages()).map(([known]) => known);
  throw new Error(
    `There is no page ${route}.${hint(route, routes)} Use the tool search to find one.`,
  );
}

/** Answers about an operation, or says that there is none. */
export const answeringAbout = (
  asked: string,
  site: Site,
  work: (tool: AgentTool, list: ToolList) => Promise<CallToolResult>,
) =>
  answering(async () => {
    const list = await site.tools();
    const tool = findOperation(list, asked);
    if (tool) return work(tool, list);
    const names = list.tools.map(({ name }) => name);
    return refused(
      `There is no operation "${asked}".${hint(asked, names)} Use the tool search with kinds ["operation"] to find one.`,
    );
  });

/** None on a site without an API. */
const serversOf = (site: Site) =>
  site.tools().then(
    ({ servers }) => servers,
    () => [],
  );

function addSearch(server: McpServer, site: Site): void {
  server.registerTool(
    "search",
    {
      title: "Search the docs",
      description:
        "Finds pages, operations, fields, error codes and terms of the documentation. Give a few words, a field, a path or an error code.",
      inputSchema: {
        query: z
          .string()
          .min(1)
          .describe("What to look for, as one would type it into a search box"),
        kinds: z.array(z.enum(recordKinds)).optional().describe("Only these kinds of places"),
        limit: z.number().int().min(1).max(50).default(10),
      },
      annotations: reads,
    },
    ({ query, kinds, limit }) =>
      answering(async () => {
        const engine = await site.search();
        const [result] = engine.search([
          {
            query: queryWithoutServer(query, await serversOf(site)),
            indexName: "docs",
            hitsPerPage: limit,
            attributesToSnippet: ["content:30"],
            highlightPreTag: "",
            highlightPostTag: "",
            ...(kinds?.length && { facetFilters: [kinds.map((kind) => `kind:${kind}`)] }),
          },
        ]).results;
        const hits = (result?.hits ?? []).map((hit) => ({
          kind: hit.kind,
          title: trailOf(hit).join(" > "),
          page: hit.url,
          text: plainText(hit._snippetResult.content?.value ?? ""),
        }));
        const { suggestions = [], nbHits = 0 } = result ?? {};
        return shown({ found: nbHits, hits, ...(!hits.length && { suggestions }) });
      }),
  );
}

function addReadPage(server: McpServer, site: Site): void {
  server.registerTool(
    "read_page",
    {
      title: "Read a page",
      description:
        "A page of the documentation as Markdown. Pages of operations hold all their parameters, schemas, examples and errors. Long pages come in parts: ask again with the offset that is named at the end.",
      inputSchema: {
        page: z
          .string()
          .min(1)
          .describe("Route or address: /docs/intro; or an operation: GET /items/{itemId}"),
        offset: z.number().int().min(0).default(0),
      },
      annotations: reads,
    },
    ({ page, offset }) =>
      answering(async () => {
        const operation = isCall.test(page) ? findOperation(await site.tools(), page) : undefined;
        const route = operation?.page ?? routeOf(page);
        const text = await pageText(site, route);
        if (offset > 0 && offset >= text.length)
          return refused(
            `The page ${route} ends before offset ${offset}: it has ${text.length} characters.`,
          );
        const end = offset + pageSize;
        const rest = text.length > end ? `\n\n[Goes on: offset ${end} of ${text.length}]` : "";
        return said(text.slice(offset, end) + rest);
      }),
  );
}

function addDescribeOperation(server: McpServer, site: Site): void {
  server.registerTool(
    "describe_operation",
    {
      title: "Describe an API operation",
      description:
        "What an operation of the API takes and returns: as JSON Schema of its input, or in full as Markdown.",
      inputSchema: {
        operation: z
          .string()
          .min(1)
          .describe("operationId, or method and path: GET /items/{itemId}"),
        form: z.enum(["markdown", "schema"]).default("markdown"),
      },
      annotations: reads,
    },
    ({ operation, form }) =>
      answeringAbout(operation, site, async (tool, { $defs }) => {
        if (form === "schema") return shown({ ...tool, $defs: defsOf(tool.inputSchema, $defs) });
        const text = await site.files.text(markdownRoute(tool.page));
        const rest =
          text.length > pageSize
            ? `\n\n[Goes on: read_page ${tool.page} with offset ${pageSize}]`
            : "";
        return said(text.slice(0, pageSize) + rest);
      }),
  );
}

/** The schemas that a schema refers to, directly or through others. */
function defsOf(schema: unknown, all: Record<string, unknown>): Record<string, unknown> {
  const names = (value: unknown) =>
    [...JSON.stringify(value).matchAll(/"#\/\$defs\/([^"/]+)/g)].map(([, name = ""]) => name);
  const needed = new Set(names(schema));
  for (const name of needed) names(all[name] ?? {}).forEach((below) => needed.add(below));
  return Object.fromEntries([...needed].map((name) => [name, all[name]]));
}

/** Tools that read the docs: search, read_page, describe_operation. */
export function addReadingTools(server: McpServer, site: Site): void {
  addSearch(server, site);
  addReadPage(server, site);
  addDescribeOperation(server, site);
}
