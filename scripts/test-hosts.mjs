import { installHosts } from "./hosts/install.mjs";
import { packageCommand, runNode } from "./process/run.mjs";

installHosts();
process.exitCode = await runNode([
  ...packageCommand("jest"),
  "--config",
  "jest.hosts.config.mjs",
  ...process.argv.slice(2),
]);
