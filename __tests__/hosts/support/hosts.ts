import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { caddyfile } from "../../../src/hosting/caddy";
import { brotliModule, nginxArguments } from "../../../scripts/hosts/nginx.mjs";
import { findProgram, startProgram } from "../../../scripts/hosts/program.mjs";
import { nginxConfiguration } from "../../../src/hosting/nginx";
import type { SampleSite } from "./sample-site";

export interface RunningHost {
  port: number;
  end(): Promise<void>;
}

export interface Host {
  name: string;
  /** The package that has to be installed for it; undefined: nothing is missing. */
  missing?: string | undefined;
  start(site: SampleSite): Promise<RunningHost>;
}

const nginx = findProgram("nginx");
const caddy = findProgram("caddy");

async function freePort(): Promise<number> {
  const { default: getPort } = await import("get-port");
  return getPort();
}

async function startNginx({ root, rules }: SampleSite): Promise<RunningHost> {
  const port = await freePort();
  const dir = join(root, ".nginx");
  mkdirSync(dir);
  const text = nginxConfiguration(rules, { root, listen: `127.0.0.1:${port}` });
  const { end } = await startProgram(nginx ?? "nginx", nginxArguments(dir, text), port);
  return { port, end };
}

async function startCaddy({ root, rules }: SampleSite): Promise<RunningHost> {
  const port = await freePort();
  const file = join(root, ".Caddyfile");
  const own = "{\n  admin off\n  auto_https off\n}\n";
  writeFileSync(file, own + caddyfile(rules, { root, address: `http://127.0.0.1:${port}` }));
  const { end } = await startProgram(
    caddy ?? "caddy",
    ["run", "--config", file, "--adapter", "caddyfile"],
    port,
  );
  return { port, end };
}

async function startBundled({ siteDir, rules }: SampleSite): Promise<RunningHost> {
  const { createSiteServer } = await import("../../../scripts/serve/site-server.mjs");
  const server = createSiteServer({ dir: siteDir, pathPrefix: rules.prefix });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    end: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** What nginx lacks. */
function missingForNginx(): string | undefined {
  if (!nginx) return "nginx";
  return existsSync(brotliModule) ? undefined : "libnginx-mod-http-brotli-static";
}

/** The servers that the table of cases is held against. */
export const hosts: readonly Host[] = [
  { name: "the bundled server", start: startBundled },
  { name: "nginx", missing: missingForNginx(), start: startNginx },
  { name: "Caddy", missing: caddy ? undefined : "caddy", start: startCaddy },
];
