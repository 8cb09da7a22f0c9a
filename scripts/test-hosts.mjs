import { requireReady } from "./process/ready.mjs";

requireReady({ forTests: true });

const { requireFinished } = await import("./deploy/finished-build.mjs");
const { installHosts } = await import("./hosts/install.mjs");
const { packageCommand, runNode } = await import("./process/run.mjs");

requireFinished("public");
installHosts();
process.exitCode = await runNode([
  ...packageCommand("jest"),
  "--config",
  "jest.hosts.config.mjs",
  ...process.argv.slice(2),
]);
