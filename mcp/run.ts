import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createServer } from "./create-server";
import { titleOf } from "./site";
import { siteFiles } from "./site-files";

const help = `MCP server of the documentation, over the files of a built site.

  docs-mcp [--site <folder or address>]

--site   public/ of a build (the default in a checkout), or where the site is published: https://docs.example.com
`;

/** Serves on standard input and output until the client disconnects; reports errors on standard error. */
export async function run(
  args: readonly string[],
  /** Folder or address to read unless `args` name another. */
  defaultSite: string | undefined,
  version: string,
): Promise<void> {
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(help);
    return;
  }
  const at = args.indexOf("--site");
  const site = at < 0 ? defaultSite : args[at + 1];
  const unknown = args.filter((arg, index) => index !== at && index !== at + 1);
  if (!site && !args.length) {
    process.stderr.write(`Say which site to read: --site https://docs.example.com\n\n${help}`);
    process.exitCode = 2;
    return;
  }
  if (!site || (at < 0 ? args.length > 0 : unknown.length > 0)) {
    process.stderr.write(`Not understood: ${args.join(" ")}\n\n${help}`);
    process.exitCode = 2;
    return;
  }
  const files = siteFiles(site);
  const missing = await files.text("/tools.json").then(
    () => undefined,
    (error: Error) => error.message,
  );
  if (missing) {
    process.stderr.write(
      `${missing}\nMake the site first: npm run build. Or give its address: --site https://…\n`,
    );
    process.exitCode = 1;
    return;
  }
  const title = await titleOf(files);
  await createServer(files, version, title).connect(new StdioServerTransport());
}
