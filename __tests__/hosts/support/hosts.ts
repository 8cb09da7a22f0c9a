import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { caddyfile } from "../../../src/output/hosting/caddy";
import { brotliModule, nginxArguments } from "../../../scripts/hosts/nginx.mjs";
import { findProgram, startProgram } from "../../../scripts/hosts/program.mjs";
import { nginxConfiguration } from "../../../src/output/hosting/nginx";
import type { HostCase, HostName } from "../host-case";
import { ask, type Answer } from "./ask";
import { cloudfront } from "./cloudfront";
import type { SampleSite } from "./sample-site";

export interface RunningHost {
  ask(row: HostCase): Promise<Answer> | Answer;
  end(): Promise<void>;
  /** Of a server that takes connections. */
  port?: number;
}

export interface Host {
  id: HostName;
  name: string;
  /** The package that has to be installed for it; undefined: nothing is missing. */
  missing?: string | undefined;
  start(site: SampleSite): Promise<RunningHost>;
}

const nginx = findProgram("nginx");
const caddy = findProgram("caddy");

const onPort = (port: number, end: () => Promise<void>): RunningHost => ({
  port,
  end,
  ask: (row) => ask(port, row),
});

async function freePort(): Promise<number> {
  const { default: getPort } = await import("get-port");
  return getPort();
}

async function startNginx({ root, rules }: SampleSite): Promise<RunningHost> {
  const port = await freePort();
  const dir = join(root, ".nginx");
  mkdirSync(dir);
  const site = nginxConfiguration(rules, { root, listen: `127.0.0.1:${port}` });
  const text = site.replace(/(client_\w+_timeout) \d+s/g, "$1 1s");
  const { end } = await startProgram(nginx ?? "nginx", nginxArguments(dir, text), port);
  return onPort(port, end);
}

async function startCaddy({ root, rules }: SampleSite): Promise<RunningHost> {
  const port = await freePort();
  const file = join(root, ".Caddyfile");
  const text = caddyfile(rules, { root, address: `http://:${port}` });
  const own = text
    .replace("{\n", "{\n  admin off\n  auto_https off\n  default_bind 127.0.0.1\n")
    .replace(/(read_\w+) \d+s/g, "$1 1s");
  writeFileSync(file, own);
  const { end } = await startProgram(
    caddy ?? "caddy",
    ["run", "--config", file, "--adapter", "caddyfile"],
    port,
  );
  return onPort(port, end);
}

async function startBundled({ siteDir, rules }: SampleSite): Promise<RunningHost> {
  const { createSiteServer } = await import("../../../scripts/serve/site-server.mjs");
  const limits = { headersTimeout: 800, requestTimeout: 1_000, connectionsCheckingInterval: 100 };
  const server = createSiteServer({ dir: siteDir, pathPrefix: rules.prefix, limits });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return onPort(port, () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(() => done()));
  });
}

async function startCloudfront(site: SampleSite): Promise<RunningHost> {
  return { ask: await cloudfront(site), end: () => Promise.resolve() };
}

/** What nginx lacks on this machine, as the name of a package. */
export function missingForNginx(): string | undefined {
  if (!nginx) return "nginx";
  return existsSync(brotliModule) ? undefined : "libnginx-mod-http-brotli-static";
}

/** The servers that the table of cases is held against. */
export const hosts: readonly Host[] = [
  { id: "bundled", name: "the bundled server", start: startBundled },
  { id: "nginx", name: "nginx", missing: missingForNginx(), start: startNginx },
  { id: "caddy", name: "Caddy", missing: caddy ? undefined : "caddy", start: startCaddy },
  { id: "cloudfront", name: "CloudFront's functions", start: startCloudfront },
];
