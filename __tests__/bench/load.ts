import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { cleanRoute } from "../../src/config/addresses/internal-link";
import { nginxConfiguration } from "../../src/output/hosting/nginx";
import { builtRules } from "../hosts/support/sample-site";
import { table } from "./table";

/** What wrk measured against nginx with the generated configuration. */
export interface Load {
  connections: number;
  seconds: number;
  paths: number;
  requests: number;
  requestsPerSecond: number;
  megabytesPerSecond: number;
  p50: number;
  p99: number;
  /** Answers of status 400 and above, and connections that failed. */
  errors: number;
}

const connections = 200;
const seconds = Number(process.env.LOAD_SECONDS || 60);

/** Every file of a site that a crawl of all pages asks for, as addresses: pages by their clean ones. */
export function crawlPaths(files: readonly string[]): string[] {
  const asked = files.filter(
    (file) =>
      !/^(?:\.|_|404)|\.map$|^webpack\.stats\.json$|page-data\/404/.test(file) &&
      file !== "chunk-map.json",
  );
  return asked.map((file) =>
    encodeURI(file.endsWith(".html") ? cleanRoute(`/${file}`) : `/${file}`),
  );
}

/** A script for wrk: all paths in turn, each thread beginning elsewhere; as JSON what came of it. */
function wrkScript(pathFile: string): string {
  return `local paths = {}
for line in io.lines("${pathFile}") do paths[#paths + 1] = line end
local at = 0
local threads = 0
function setup(thread) thread:set("offset", threads * 97); threads = threads + 1 end
function init() at = offset end
function request()
  at = at + 1
  return wrk.format("GET", paths[at % #paths + 1])
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('\\nRESULT {"requests":%d,"microseconds":%d,"bytes":%d,"errors":%d,"p50":%f,"p99":%f}\\n',
    summary.requests, summary.duration, summary.bytes,
    e.connect + e.read + e.write + e.status + e.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
`;
}

interface Measured {
  requests: number;
  microseconds: number;
  bytes: number;
  errors: number;
  p50: number;
  p99: number;
}

async function runWrk(command: string, args: string[]): Promise<Measured> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  await new Promise((done, failed) => child.once("close", done).once("error", failed));
  const json = /^RESULT (.*)$/m.exec(output)?.[1];
  if (!json) throw new Error(`wrk gave no result:\n${output}`);
  return JSON.parse(json) as Measured;
}

/** Crawls the site in `public/` through nginx with 200 connections; undefined where nginx or wrk is not installed. */
export async function measureLoad(): Promise<Load | undefined> {
  const { findProgram, startProgram } = await import("../../scripts/hosts/program.mjs");
  const { nginxArguments } = await import("../../scripts/hosts/nginx.mjs");
  const { siteFiles } = await import("../../scripts/compress/compress-files.mjs");
  const { deploySite } = await import("../../scripts/deploy/deploy-site.mjs");
  const { default: getPort } = await import("get-port");
  const [nginx, wrk] = [findProgram("nginx"), findProgram("wrk")];
  if (!nginx || !wrk) return undefined;

  const dir = mkdtempSync(join(tmpdir(), "load-"));
  const root = join(dir, "site");
  try {
    await deploySite({
      from: resolve("public"),
      to: root,
      form: "index",
      keep: 0,
      compressed: true,
    });
    const moved = new Set(builtRules("").redirects.map(({ from }) => from));
    const paths = crawlPaths(await siteFiles(root)).filter((path) => !moved.has(path));
    writeFileSync(join(dir, "paths.txt"), `${paths.join("\n")}\n`);
    writeFileSync(join(dir, "crawl.lua"), wrkScript(join(dir, "paths.txt")));
    mkdirSync(join(dir, "nginx"));
    const port = await getPort();
    const text = nginxConfiguration(builtRules(""), { root, listen: `127.0.0.1:${port}` });
    const options = { workers: cpus().length };
    const server = await startProgram(
      nginx,
      nginxArguments(join(dir, "nginx"), text, options),
      port,
    );
    try {
      const measured = await runWrk(wrk, [
        ...["-t", "2", "-c", String(connections), "-d", `${seconds}s`, "--timeout", "10s"],
        ...["-H", "Accept-Encoding: br, gzip", "-s", join(dir, "crawl.lua")],
        `http://127.0.0.1:${port}`,
      ]);
      const logged = readFileSync(join(dir, "nginx", "error.log"), "utf8").trim();
      if (logged) console.log(logged.slice(0, 2000));
      const time = measured.microseconds / 1e6;
      const { requests, errors, p50, p99 } = measured;
      return {
        ...{ connections, seconds: time, paths: paths.length, requests, errors, p50, p99 },
        requestsPerSecond: requests / time,
        megabytesPerSecond: measured.bytes / 1e6 / time,
      };
    } finally {
      await server.end();
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The table of a load. */
export function loadTable(load: Load | undefined): string {
  if (!load)
    return "Load: not measured, nginx or wrk is not installed (apt-get install nginx wrk).";
  const rows = [
    ["Load on nginx, loopback", ""],
    ["connections", String(load.connections)],
    ["seconds", load.seconds.toFixed(0)],
    ["addresses", String(load.paths)],
    ["requests", String(load.requests)],
    ["a second", load.requestsPerSecond.toFixed(0)],
    ["MB a second", load.megabytesPerSecond.toFixed(1)],
    ["p50, ms", load.p50.toFixed(1)],
    ["p99, ms", load.p99.toFixed(1)],
    ["errors", String(load.errors)],
  ];
  return table(rows);
}
