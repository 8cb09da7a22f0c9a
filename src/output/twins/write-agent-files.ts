import fs from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { toolList } from "../../openapi/agent-tools/tool-list";
import { keptResults } from "../cache/kept-results";
import { downloadFolder } from "../../config/addresses/site-folders";
import { keptDescription } from "../../openapi/kept-description";
import { noteFiles, writeSiteFile } from "../files/written";

/** The name of the package among the downloads. */
const mcpPackage = "docs-mcp.tgz";

/** The records of the demo company, which stand beside the description, by the names of their files. */
async function demoCompany(folder: string): Promise<Record<string, unknown>> {
  const files = await fs.readdir(folder).catch(() => []);
  const names = files.filter((name) => name.endsWith(".yaml")).sort();
  const earlier = keptResults<unknown>("demo-company");
  const read = async (name: string) => {
    const text = await fs.readFile(path.join(folder, name), "utf8");
    return [name, earlier.of([text], () => parse(text) as unknown)] as const;
  };
  const records = await Promise.all(names.map(read));
  earlier.save();
  return Object.fromEntries(records);
}

/**
 * Writes tools.json, the operations as tools for agents, the MCP server as a package for npx, and the demo company's
 * records, with which its mock starts. `site` is where all of it is published.
 */
export async function writeAgentFiles(
  publicDir: string,
  routePrefix: string,
  site: string,
): Promise<void> {
  const description = keptDescription();
  if (!description) return;
  const list = toolList(description, (slug) => `${routePrefix}/${slug}`);
  await writeSiteFile(publicDir, "tools.json", JSON.stringify(list));
  const folder = path.join(publicDir, downloadFolder);
  const { packMcp } = await import("../../../scripts/mcp/pack-mcp.mjs");
  await packMcp({ to: folder, name: mcpPackage, site });
  noteFiles([path.posix.join(downloadFolder, mcpPackage)]);
  const demo = await demoCompany(path.resolve(path.dirname(description.file), "demo"));
  if (!Object.keys(demo).length) return;
  await writeSiteFile(publicDir, `${downloadFolder}/demo-company.json`, JSON.stringify(demo));
}
