import { text } from "../i18n/text";
import type { ColorModeSettings } from "./color-mode";
import type { Connection } from "./connection/connection";
import { explainMissingScripts } from "./explain-missing-scripts";
import { recordEarlyUse } from "./record-early-use";
import { storageKeys } from "./storage-keys";

interface Settings {
  colorMode: ColorModeSettings;
  /** Id of the announcement; null if none can be closed. */
  announcement: string | null;
  /** Path prefix of the build, such as `/docs-site`. */
  prefix: string;
}

type EarlyKeys = Pick<
  typeof storageKeys,
  "theme" | "announcementId" | "announcementDismiss" | "requiredOnly"
>;

/**
 * Sets on the root what the reader chose before. Its comments are up here, because it is stringified:
 * `deferLayout` is for src/browser/late-layout, if a page opens at its top. A fragment may also be a text directive.
 */
function beforePaint(keys: EarlyKeys, { colorMode, announcement }: Omit<Settings, "prefix">): void {
  const root = document.documentElement;

  function readStorage() {
    let theme: string | null = null;
    let isClosed = false;
    try {
      if (localStorage.getItem(keys.requiredOnly) === "true") root.dataset.requiredOnly = "";
      theme = colorMode.disableSwitch ? null : localStorage.getItem(keys.theme);
      if (announcement) {
        if (localStorage.getItem(keys.announcementId) !== announcement) {
          localStorage.setItem(keys.announcementId, announcement);
          localStorage.setItem(keys.announcementDismiss, "false");
        }
        isClosed = localStorage.getItem(keys.announcementDismiss) === "true";
      }
    } catch (error) {
      console.info("Browser storage cannot be used", error);
    }
    return { theme, isClosed };
  }

  function defaultTheme() {
    if (!colorMode.respectPrefersColorScheme) return colorMode.defaultMode;
    return window.matchMedia?.("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }

  function deferLayout() {
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (entry?.type === "navigate" && !entry.name.includes("#") && !location.hash)
      root.dataset.layout = "late";
  }

  function saveData() {
    const { connection = {} } = navigator as Navigator & { connection?: Connection };
    const isReduced = window.matchMedia?.("(prefers-reduced-data: reduce)").matches;
    if (isReduced || connection.saveData || /2g/.test(connection.effectiveType ?? ""))
      document.querySelector("script[type=speculationrules]")?.remove();
  }

  const { theme, isClosed } = readStorage();
  root.dataset.theme = theme === "dark" || theme === "light" ? theme : defaultTheme();
  root.dataset.js = "";
  if (isClosed) root.dataset.announcement = "closed";
  deferLayout();
  saveData();
}

/** Gatsby's router crashes on a path that cannot be decoded. */
function repairPath(): void {
  const { origin, pathname, search, hash } = location;
  try {
    decodeURI(pathname);
  } catch {
    history.replaceState(history.state, "", origin + encodeURI(pathname) + search + hash);
  }
}

/** A call of a function that uses nothing but its arguments. Nobody reads its indentation, which is on every page. */
function callOf<Given extends unknown[]>(run: (...given: Given) => void, ...given: Given): string {
  const texts = given.map((value) => JSON.stringify(value).replace(/</g, "\\u003c"));
  return `(${run.toString().replace(/\n\s+/g, "\n")})(${texts.join(",")});`;
}

/** The script that runs in the head before the first paint, so that nothing flashes, moves, or is lost. */
export function preHydrationScript({ prefix, ...settings }: Settings): string {
  const { theme, announcementId, announcementDismiss, requiredOnly, singleKeys } = storageKeys;
  const keys = { theme, announcementId, announcementDismiss, requiredOnly };
  const texts = {
    title: text.wrongBasePath,
    help: text.wrongBasePathHelp(`${prefix}/`, "{at}"),
    retry: text.retry,
  };
  return [
    callOf(beforePaint, keys, settings),
    callOf(recordEarlyUse, singleKeys),
    callOf(explainMissingScripts, texts),
    // Last, because the history may throw.
    callOf(repairPath),
  ].join("");
}
