import { requireReady } from "./process/ready.mjs";

requireReady();

// Loaded after the check: an older Node, and a missing package, fail on their imports with useless messages.
const { wasEnded } = await import("./process/run.mjs");
const { buildSite } = await import("./locales/build-site.mjs");
const { serveOptions, serveSite } = await import("./serve/listen.mjs");

const options = serveOptions();
const exitCode = await buildSite();
if (exitCode === 0) await serveSite(options);
else {
  if (!wasEnded(exitCode))
    console.error(`\nThe build failed (exit code ${exitCode}); nothing is served.`);
  process.exitCode = exitCode;
}
