import { requireReady } from "./process/ready.mjs";

requireReady();

// Loaded after the check: an older Node, and a missing package, fail on their imports with useless messages.
const { gatsbyCommand, runNode } = await import("./process/run.mjs");
const { developNodeOptions } = await import("./process/node-options.mjs");
const { commandLine } = await import("./process/command-line.mjs");
const { developOptions } = await import("./gatsby/options.mjs");
const { requireFreePort } = await import("./process/free-port.mjs");
const { takeOrEnd } = await import("./process/take-or-end.mjs");
const { siteLocales } = await import("./locales/site-locales.mjs");
const { WorkFolders } = await import("./locales/work-folders.mjs");

commandLine("npm run develop -- --port 8001", { options: developOptions });
await requireFreePort(process.argv.slice(2));
takeOrEnd("npm run develop");
const [base, ...others] = siteLocales();
const locale = process.env.LOCALE;
const args = [...gatsbyCommand(), "develop", ...process.argv.slice(2)];
const env = { NODE_OPTIONS: developNodeOptions() };
if (base === undefined || !locale || !others.includes(locale))
  process.exitCode = await runNode(args, { env });
else {
  const folders = new WorkFolders(base);
  folders.takeApart();
  folders.enter(locale);
  try {
    process.exitCode = await runNode(args, { env });
  } finally {
    // `develop` leaves no site in public; the next build renders the locale's pages again.
    folders.enter(base);
  }
}
