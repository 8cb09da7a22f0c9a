import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { commandLine, wrongCommand } from "../scripts/process/command-line.mjs";
import { formatOperatorProblem, problemOf, Stopped } from "../scripts/process/operator-problem.mjs";
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
const usage = "docs-mcp mock --site https://docs.example.com --port 4010";

/** What is asked for on the command line. @throws Stopped if that is not understood */
function readArguments(args: readonly string[]) {
  const isMock = args[0] === "mock";
  const place = { port: text, host: text };
  const { values } = commandLine(usage, {
    args: args.slice(isMock ? 1 : 0),
    options: { site: text, help: { type: "boolean", short: "h" }, ...(isMock && place) },
  });
  const { site, help: isHelp = false } = values;
  const { port = "4010", host = "127.0.0.1" } = values as { port?: string; host?: string };
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw wrongCommand(
      `There is no port ${port}`,
      `--port ${port}`,
      "A port is a whole number from 1 to 65535, or 0 for a free one.",
      usage,
    );
  return { site, isHelp, isMock, host, port: Number(port) };
}

const missingFile = (files: SiteFiles) =>
  files.text("/tools.json").then(
    () => undefined,
    (error: Error) => error.message,
  );

/** The site to read. @throws Stopped if none is named, or none is there */
async function siteOf(named: string | undefined): Promise<SiteFiles> {
  const command = "docs-mcp --site https://docs.example.com";
  if (!named)
    throw wrongCommand("Which site?", "no --site", "This package is not bound to a site.", command);
  const files = siteFiles(named);
  const missing = await missingFile(files);
  if (missing)
    throw new Stopped({
      what: "There is no site to read",
      where: named,
      seen: missing,
      cause: "The site was not built, or it is at another address.",
      fix: `npm run build   # or ${command}`,
    });
  return files;
}

async function serve(
  args: readonly string[],
  defaultSite: string | undefined,
  version: string,
): Promise<void> {
  const asked = readArguments(args);
  if (asked.isHelp) return void process.stdout.write(help);
  const files = await siteOf(asked.site ?? defaultSite);
  if (asked.isMock) return runMock(files, asked);
  await createServer(files, version, await titleOf(files)).connect(new StdioServerTransport());
}

/** Serves on standard input and output until the client disconnects; reports errors on standard error. */
export async function run(
  args: readonly string[],
  /** Folder or address to read unless `args` name another. */
  defaultSite: string | undefined,
  version: string,
): Promise<void> {
  try {
    await serve(args, defaultSite, version);
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    process.stderr.write(`${formatOperatorProblem(problem)}\n`);
    process.exitCode = 1;
  }
}
