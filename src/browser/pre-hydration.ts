import { text } from "../i18n/text";
import type { ColorModeSettings } from "./color-mode";
import type { EarlyPress } from "./early-press";
import type { Connection } from "./navigation/connection";
import { storageKeys } from "./storage-keys";

interface Settings {
  colorMode: ColorModeSettings;
  /** Id of the announcement; null where there is none that could be closed. */
  announcement: string | null;
  /** Path prefix of the build; empty without one. */
  prefix: string;
}

interface Texts {
  title: string;
  help: string;
  retry: string;
}

/**
 * Runs in the head, before anything is painted: it is stringified, so it may use nothing but its arguments.
 * Sets the theme, hides an announcement that was closed, takes away the rules by which the browser loads pages ahead
 * where data is saved, keeps what is pressed before the page can answer, and says so when the scripts cannot be loaded.
 */
function beforePaint(keys: typeof storageKeys, settings: Settings, texts: Texts): void {
  const root = document.documentElement;
  const { colorMode, announcement, prefix } = settings;
  let stored: string | null = null;
  let closed = false;
  try {
    stored = colorMode.disableSwitch ? null : localStorage.getItem(keys.theme);
    if (announcement) {
      if (localStorage.getItem(keys.announcementId) !== announcement) {
        localStorage.setItem(keys.announcementId, announcement);
        localStorage.setItem(keys.announcementDismiss, "false");
      }
      closed = localStorage.getItem(keys.announcementDismiss) === "true";
    }
  } catch (error) {
    console.info("Browser storage cannot be used", error);
  }
  const dark =
    colorMode.respectPrefersColorScheme &&
    window.matchMedia?.("(prefers-color-scheme: dark)").matches;
  const preferred = colorMode.respectPrefersColorScheme
    ? dark
      ? "dark"
      : "light"
    : colorMode.defaultMode;
  root.dataset.theme = stored === "dark" || stored === "light" ? stored : preferred;
  root.dataset.js = "";
  if (closed) root.dataset.announcement = "closed";

  // src/browser/late-layout: where a page is read from its top. A fragment may also be one that names text.
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type === "navigate" && !entry.name.includes("#") && !location.hash)
    root.dataset.layout = "late";

  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  const savesData = connection.saveData || /2g/.test(connection.effectiveType ?? "");
  if (savesData) document.querySelector("script[type=speculationrules]")?.remove();

  // A button that is pressed before React is there: pressed again when it is.
  const press: EarlyPress = { end: () => removeEventListener("click", keep, true) };
  const keep = ({ target, isTrusted }: MouseEvent) => {
    if (isTrusted && target instanceof Element)
      press.button = target.closest<HTMLElement>("button[type=button]") ?? undefined;
  };
  addEventListener("click", keep, true);
  Object.assign(window, { earlyPress: press });

  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || document.querySelector(".failure-banner"))
        return;
      if (!/\/(app|framework|webpack-runtime)-[^/]*\.js$/.test(target.src)) return;
      const banner = document.createElement("div");
      banner.className = "failure-banner";
      banner.setAttribute("role", "alert");
      const [title, help] = [document.createElement("strong"), document.createElement("p")];
      title.textContent = texts.title;
      help.textContent = texts.help
        .replace("{expected}", `${prefix}/`)
        .replace("{at}", location.pathname);
      const retry = document.createElement("button");
      retry.type = "button";
      retry.textContent = texts.retry;
      retry.onclick = () => location.reload();
      banner.append(title, help, retry);
      document.body.prepend(banner);
    },
    true,
  );

  // Gatsby's router ends where the path cannot be decoded, which is that of no page. Last: the history may refuse.
  const { origin, pathname, search, hash } = location;
  try {
    decodeURI(pathname);
  } catch {
    history.replaceState(history.state, "", origin + encodeURI(pathname) + search + hash);
  }
}

/** The script that acts before the first paint, so that nothing flashes and nothing moves. */
export function preHydrationScript(settings: Settings): string {
  const { theme, announcementId, announcementDismiss } = storageKeys;
  const texts = {
    title: text.wrongBasePath,
    help: text.wrongBasePathHelp("{expected}", "{at}"),
    retry: text.retry,
  };
  const keys = { theme, announcementId, announcementDismiss };
  const given = [keys, settings, texts];
  return `(${beforePaint.toString()})(${given.map((one) => JSON.stringify(one).replace(/</g, "\\u003c")).join(",")})`;
}
