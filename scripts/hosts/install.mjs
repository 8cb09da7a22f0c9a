import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { brotliModule } from "./nginx.mjs";
import { findProgram } from "./program.mjs";

const packages = ["nginx", "libnginx-mod-http-brotli-static", "caddy"];
const isComplete = () =>
  Boolean(findProgram("nginx") && findProgram("caddy")) && existsSync(brotliModule);

/** Installs the servers that test the host rules, if this user may; else says what is missing. */
export function installHosts() {
  if (!isComplete() && process.getuid?.() === 0 && findProgram("apt-get")) {
    // RUNLEVEL=1 keeps the packages from starting their servers.
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    const apt = (/** @type {string[]} */ ...args) =>
      spawnSync("apt-get", args, { env, stdio: ["ignore", "inherit", "inherit"] });
    apt("update", "-q");
    apt("install", "-y", "-q", "--no-install-recommends", ...packages);
  }
  if (!isComplete())
    console.log(
      `Not every server is here; the tests of those without their package are skipped. To install: apt-get install ${packages.join(" ")}`,
    );
}
