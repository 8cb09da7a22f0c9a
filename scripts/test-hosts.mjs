import { requireReady } from "./process/ready.mjs";

requireReady({ forTests: true });

const { requireFinished } = await import("./deploy/finished-build.mjs");
const { installHosts } = await import("./hosts/install.mjs");
const { runJest } = await import("./process/run.mjs");

requireFinished("public");
installHosts();
process.exitCode = await runJest("jest.hosts.config.mjs");
