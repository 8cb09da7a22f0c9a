import { parseArgs } from "node:util";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createServer } from "./create-server";
import { runMock } from "./run-mock";
import { titleOf } from "./site";
import { siteFiles, type SiteFiles } from "./site-files";

const help = `MCP server of the documentation, over the files of a built site; with "mock", its mock API over HTTP.

  docs-mcp [--site <folder or address>]
  docs-mcp mock [--site <folder or address>] [--port 4010] [--host 127.0.0.1]

--site   public/ of a build (the default in a checkout), or where the site is published: https://docs.example.com
--port   4010, or 0 for a free one
`;

const text = { type: "string" } as const;

/** What is asked for on the command line; undefined if that is not understood. */
function readArguments(args: readonly string[]) {
  const isMock = args[0] === "mock";
  const place = { port: text, host: text };
  try {
    const { values } = parseArgs({
      args: args.slice(isMock ? 1 : 0),
      options: { site: text, help: { type: "boolean", short: "h" }, ...(isMock && place) },
    });
    const { site, help: isHelp = false } = values;
    const { port = "4010", host = "127.0.0.1" } = values as { port?: string; host?: string };
    const isPort = /^\d{1,5}$/.test(port) && Number(port) < 65_536;
    if (site === "" || !isPort) return undefined;
    return { site, isHelp, isMock, host, port: Number(port) };
  } catch {
    return undefined;
  }
}

function end(code: number, message: string): void {
  process.stderr.write(message);
  process.exitCode = code;
}

const missingFile = (files: SiteFiles) =>
  files.text("/tools.json").then(
    () => undefined,
    (error: Error) => error.message,
  );

/** Serves on standard input and output until the client disconnects; reports errors on standard error. */
export async function run(
  args: readonly string[],
  /** Folder or address to read unless `args` name another. */
  defaultSite: string | undefined,
  version: string,
): Promise<void> {
  const asked = readArguments(args);
  if (!asked) return end(2, `Not understood: ${args.join(" ")}\n\n${help}`);
  if (asked.isHelp) return void process.stdout.write(help);
  const site = asked.site ?? defaultSite;
  if (!site) return end(2, `Say which site to read: --site https://docs.example.com\n\n${help}`);
  const files = siteFiles(site);
  const missing = await missingFile(files);
  if (missing)
    return end(
      1,
      `${site}: ${missing}\nMake the site first: npm run build. Or give its address: --site https://…\n`,
    );
  if (asked.isMock)
    return runMock(files, asked).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") throw error;
      end(1, `Port ${asked.port} is in use. Choose another: --port ${asked.port + 1}\n`);
    });
  await createServer(files, version, await titleOf(files)).connect(new StdioServerTransport());
}
