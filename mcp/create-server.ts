import { McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import { markdownType } from "../src/config/addresses/markdown-route";
import { addCallingTools } from "./calling-tools";
import { addReadingTools, pageText, routeOf } from "./reading-tools";
import { openSite } from "./site";
import type { SiteFiles } from "./site-files";

const instructions =
  "The documentation of one API. Search first, then read pages or describe operations; check bodies and try calls on the mock before you write code. Nothing here reaches a real server.";

/** Pages are resources such as `docs:///docs/intro`. */
const scheme = "docs://";

/** An MCP server over the files of a built site, with the title of the site. */
export function createServer(files: SiteFiles, version: string, title?: string): McpServer {
  const site = openSite(files);
  const server = new McpServer(
    { name: "docs", version, ...(title && { title }) },
    { instructions },
  );
  addReadingTools(server, site);
  addCallingTools(server, site);
  const template = new ResourceTemplate(`${scheme}{+page}`, {
    list: async () => ({
      resources: (await site.pages()).map(([route, title]) => ({
        uri: scheme + route,
        name: route,
        title,
        mimeType: markdownType,
      })),
    }),
  });
  server.registerResource(
    "page",
    template,
    { title: "Pages of the documentation", mimeType: markdownType },
    async (uri, { page }) => ({
      contents: [
        {
          uri: uri.href,
          mimeType: markdownType,
          text: await pageText(site, routeOf(String(page))),
        },
      ],
    }),
  );
  return server;
}
