import { createRequire } from "node:module";

/** MDN's data on what browsers have, 20 MB. @type {import("@mdn/browser-compat-data").CompatData} */
export const compatData = createRequire(import.meta.url)("@mdn/browser-compat-data");
