import { installedBrowsers } from "./browser/installed.mjs";
import { browserArgs, openPage } from "./browser/open-page.mjs";
import { packagedBrowsers } from "./browser/packaged.mjs";

/**
 * @typedef {{ executablePath: string, env: Record<string, string> }} Start
 * @typedef {{ source: string, starts: () => Promise<Start[]> }} Candidate
 * @typedef {{ executablePath: string, args: string[], env: Record<string, string>, source: string }} Browser
 * @typedef {{ source: string, executablePath?: string, reason: string }} Failure
 */

/** @param {unknown} error */
const reasonOf = (error) => (error instanceof Error ? error.message : String(error));

/** @param {string} executablePath @returns {Start} */
const plain = (executablePath) => ({ executablePath, env: {} });

/**
 * In the order in which they are tried. The packaged one has no window: to open a page takes it a third of the work.
 * @param {{ isPackagedFirst?: boolean }} [options]
 * @returns {Candidate[]}
 */
export function browserCandidates({ isPackagedFirst = false } = {}) {
  const { CHROME_PATH } = process.env;
  const installed = { source: "installed", starts: async () => installedBrowsers().map(plain) };
  const packaged = { source: "npm package @sparticuz/chromium", starts: packagedBrowsers };
  return [
    ...(CHROME_PATH ? [{ source: "CHROME_PATH", starts: async () => [plain(CHROME_PATH)] }] : []),
    ...(isPackagedFirst ? [packaged, installed] : [installed, packaged]),
  ];
}

/** @param {readonly Failure[]} failures */
function noBrowserMessage(failures) {
  return [
    "No browser starts on this machine, and the browser tests need one.",
    "",
    "Tried:",
    ...failures.map(
      ({ source, executablePath, reason }) =>
        `  ${source}${executablePath ? ` (${executablePath})` : ""}: ${reason}`,
    ),
    "",
    "Install one:   apt-get install chromium      (Debian, Ubuntu)",
    "or name one:   CHROME_PATH=/path/to/chrome npm test",
  ].join("\n");
}

/**
 * The first browser that actually opens a page, and how to start it. @throws with a message for people if none starts
 * @param {{ candidates?: Candidate[], open?: typeof openPage, warn?: (text: string) => void }} [options] for tests
 * @returns {Promise<Browser>}
 */
export async function findBrowser({
  candidates = browserCandidates(),
  open = openPage,
  warn = console.warn,
} = {}) {
  /** @type {Failure[]} */
  const failures = [];
  for (const { source, starts } of candidates) {
    /** @type {Start[]} */
    let list = [];
    try {
      list = await starts();
      if (!list.length) failures.push({ source, reason: "none found at the usual places" });
    } catch (error) {
      failures.push({ source, reason: reasonOf(error) });
    }
    for (const { executablePath, env } of list) {
      try {
        await open({ executablePath, args: browserArgs, env });
        return { executablePath, args: browserArgs, env, source };
      } catch (error) {
        const reason = reasonOf(error);
        failures.push({ source, executablePath, reason });
        if (source === "CHROME_PATH")
          warn(`CHROME_PATH=${executablePath} does not start: ${reason}`);
      }
    }
  }
  throw new Error(noBrowserMessage(failures));
}
