import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { toolList } from "../../../src/openapi/agent-tools/tool-list";
import { loadDescription } from "../../../src/openapi/load-description";
import { searchFiles } from "../../../src/search/build/search-files";
import { finishRecords } from "../../../src/search/finish-records";

const prefix = "/docs/api";

/** The files of a small site as a build writes them, in a temporary folder. */
export async function smallSite(): Promise<{ dir: string; remove(): void }> {
  const { description } = await loadDescription("__tests__/fixtures/openapi/shop", process.cwd());
  if (!description) throw new Error("The fixture does not load.");
  const dir = mkdtempSync(path.join(tmpdir(), "mcp-site-"));
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  };
  const { tools } = toolList(description, (slug) => `${prefix}/${slug}`);
  const records = finishRecords(
    tools.map(({ title, page, name, method, path: at }) => ({
      kind: "operation" as const,
      trail: ["API", "Order", title],
      content: `Makes an order <fast> & well. ${title}.`,
      route: page,
      names: [name, `${method} ${at}`],
    })),
    { language: "en", docusaurusTag: "default", version: "1" },
  );
  for (const { path: name, text } of searchFiles(records, "en")) write(name, text);
  write("tools.json", JSON.stringify(toolList(description, (slug) => `${prefix}/${slug}`)));
  write("download/openapi.json", JSON.stringify(description.document));
  write(
    "routes.json",
    JSON.stringify([["/", "Home"], ...tools.map(({ page, title }) => [page, title])]),
  );
  write("index.md", "# Home\n");
  for (const { page, title } of tools)
    write(`${page}.md`, `# ${title}\n\n${"Words. ".repeat(9000)}`);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
