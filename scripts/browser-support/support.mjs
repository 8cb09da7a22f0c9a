import { createRequire } from "node:module";

/**
 * Not imported, because its types would add environment variables to the whole project.
 * @type {(queries?: string[]) => string[]}
 */
const browserslist = createRequire(import.meta.url)("browserslist");

/**
 * @typedef {Record<string, string>} Floors the oldest version of each browser: `{ firefox: "114", safari: "16.4" }`
 * @typedef {{ browser: string, floor: string, since: string | undefined }} Lack a browser that lacks something, and the
 * first version that has it
 * @typedef {import("@mdn/browser-compat-data").SupportStatement} SupportStatement
 * @typedef {import("@mdn/browser-compat-data").CompatStatement} CompatStatement
 */

/** Names of browsers in browserslist and in MDN's data. */
const browserNames = /** @type {const} */ ({
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
});

/** `16.6-16.7` counts as 16.6, `≤37` as 37. @param {string} version @returns {number[]} */
const parts = (version) => version.replace(/^≤/, "").replace(/-.*/, "").split(".").map(Number);

/** @param {string} left @param {string} right */
function compareVersions(left, right) {
  const [a, b] = [parts(left), parts(right)];
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
}

/**
 * The oldest browsers of these queries, or of package.json. @throws for a browser that is not in `browserNames`
 * @param {readonly string[]} [queries] @returns {Floors}
 */
export function oldestBrowsers(queries) {
  /** @type {Floors} */
  const floors = {};
  for (const one of browserslist(queries && [...queries])) {
    const [name = "", version = ""] = one.split(" ");
    const browser = browserNames[/** @type {keyof typeof browserNames} */ (name)];
    if (!browser)
      throw new Error(`No data is asked about ${name}: scripts/browser-support/support.mjs`);
    const known = floors[browser];
    if (!known || compareVersions(version, known) < 0) floors[browser] = version;
  }
  return floors;
}

/** @param {{ version_added?: unknown }} one @returns {one is { version_added: string }} */
const isDated = ({ version_added: added }) => typeof added === "string" && added !== "preview";

/**
 * Since when a browser has something for good, under its own name and without a flag; what it removed counts if
 * something better replaced it.
 * @param {SupportStatement | undefined} statement
 */
function firstVersion(statement) {
  const usable = [statement ?? []]
    .flat()
    .filter((one) => !one.flags && !one.prefix && !one.alternative_name)
    .filter(isDated);
  const lasting = usable.filter(
    ({ version_removed: removed }) =>
      !removed || usable.some(({ version_added: added }) => added === removed),
  );
  const versions = lasting.map(({ version_added: added }) => added).sort(compareVersions);
  return versions[0]?.replace("≤", "");
}

/**
 * The first of the oldest browsers that lacks something, if any does. Partial support counts: calling it breaks
 * nothing.
 * @param {CompatStatement | undefined} compat @param {Floors} floors
 * @returns {Lack | undefined}
 */
export function lackOf(compat, floors) {
  if (!compat) return undefined;
  for (const [browser, floor] of Object.entries(floors)) {
    const key = /** @type {keyof typeof compat.support} */ (browser);
    const since = firstVersion(compat.support[key]);
    if (since === undefined || compareVersions(since, floor) > 0) return { browser, floor, since };
  }
  return undefined;
}

/** True if two of the three engines have something by now. @param {CompatStatement | undefined} compat */
export function isInTwoEngines(compat) {
  const engines = /** @type {const} */ (["chrome", "firefox", "safari"]);
  return engines.filter((one) => firstVersion(compat?.support[one])).length > 1;
}

const titles = /** @type {Record<string, string>} */ ({
  chrome: "Chrome",
  edge: "Edge",
  firefox: "Firefox",
  safari: "Safari",
  safari_ios: "Safari on iOS",
});

/** `not in Firefox 114 (since 115)`. @param {Lack} lack */
export function describeLack({ browser, floor, since }) {
  return `not in ${titles[browser]} ${floor} (${since ? `since ${since}` : "in none so far"})`;
}
