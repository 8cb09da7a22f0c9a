import { whyUnfinished } from "./deploy/finished-build.mjs";
import { serveOptions, serveSite } from "./serve/listen.mjs";

const options = serveOptions();
const reason = options.dir === undefined && whyUnfinished("public");
if (reason) console.warn(`${reason} Pages may be missing, or be of an earlier one.`);
await serveSite(options);
