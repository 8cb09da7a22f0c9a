// Loads what `develop` has loaded, as a restart would: prints what is wrong with the code or the configuration, and fails.
import { fromSource } from "../process/from-source.mjs";

for (const file of [
  "src/gatsby-config",
  "src/gatsby-node",
  "plugins/gatsby-source-openapi/node-apis",
])
  fromSource(file);

const { loadSiteConfig } = /** @type {typeof import("../../src/config/load-site-config")} */ (
  fromSource("src/config/load-site-config")
);
const { formatProblem } = /** @type {typeof import("../../src/problems/format-problem")} */ (
  fromSource("src/problems/format-problem")
);
const { problems } = loadSiteConfig(process.cwd(), process.env);
for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n\n`);
process.exit(problems.some(({ level }) => level === "error") ? 1 : 0);
