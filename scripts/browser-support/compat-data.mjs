import { createRequire } from "node:module";

/** MDN's data on what browsers have, 20 MB. @type {import("@mdn/browser-compat-data").CompatData} */
export const compatData = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** @typedef {import("@mdn/browser-compat-data").Identifier} Identifier */

/** What the data say below a key. @param {Identifier | undefined} parent @param {string} key @returns {Identifier | undefined} */
export const child = (parent, key) =>
  parent && Object.hasOwn(parent, key) ? parent[key] : undefined;
