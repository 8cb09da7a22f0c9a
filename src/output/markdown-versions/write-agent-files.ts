import fs from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { withAbsoluteLinks } from "../../openapi/downloads/absolute-links";
import { toolList } from "../../openapi/agent-tools/tool-list";
import { openCache } from "../cache/result-cache";
import { downloadFolder } from "../../config/addresses/site-folders";
import { loadedDescription } from "../../openapi/current-descriptions";
import { noteFiles, writeSiteFile } from "../files/written";

const mcpPackage = "docs-mcp.tgz";

/** Records by file, from the folder next to the description. */
async function demoCompany(folder: string): Promise<Record<string, unknown>> {
  const files = await fs.readdir(folder).catch(() => []);
  const names = files.filter((name) => name.endsWith(".yaml")).sort();
  const earlier = openCache<unknown>("demo-company");
  const read = async (name: string) => {
    const text = await fs.readFile(path.join(folder, name), "utf8");
    return [name, earlier.of([text], () => parse(text) as unknown)] as const;
  };
  const records = await Promise.all(names.map(read));
  earlier.save();
  return Object.fromEntries(records);
}

/** Writes tools.json, the MCP server as a package for npx, and the mock's first records. `site` has the title and the public address. */
export async function writeAgentFiles(
  publicDir: string,
  routePrefix: string,
  site: { title: string; url: string },
): Promise<void> {
  const description = loadedDescription();
  if (!description) return;
  const list = toolList(description, (slug) => `${routePrefix}/${slug}`);
  const text = JSON.stringify(withAbsoluteLinks(list, site.url));
  await writeSiteFile(publicDir, "tools.json", text);
  const folder = path.join(publicDir, downloadFolder);
  const { packMcp } = await import("../../../scripts/mcp/bundle-server.mjs");
  await packMcp({ to: folder, name: mcpPackage, title: site.title, site: site.url });
  noteFiles([path.posix.join(downloadFolder, mcpPackage)]);
  const demo = await demoCompany(path.resolve(path.dirname(description.file), "demo"));
  if (!Object.keys(demo).length) return;
  await writeSiteFile(publicDir, `${downloadFolder}/demo-company.json`, JSON.stringify(demo));
}
