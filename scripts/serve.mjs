import { existsSync } from "node:fs";
import { requireReady } from "./process/ready.mjs";

requireReady();

const { whyUnfinished } = await import("./deploy/finished-build.mjs");
const { serveOptions, serveSite } = await import("./serve/listen.mjs");

const options = serveOptions();
const reason = options.dir === undefined && existsSync("public") && whyUnfinished("public");
if (reason) console.warn(`${reason} Pages may be missing, or be of an earlier one.`);
await serveSite(options);
