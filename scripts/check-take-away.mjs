import { whyUnfinished } from "./deploy/finished-build.mjs";
import { packageCommand, runNode } from "./process/run.mjs";

const reason = whyUnfinished("public");
if (reason) {
  console.error(`${reason} Build the site first: npm run build`);
  process.exit(1);
}
process.exitCode = await runNode([
  ...packageCommand("jest"),
  "--config",
  "jest.take-away.config.mjs",
  ...process.argv.slice(2),
]);
