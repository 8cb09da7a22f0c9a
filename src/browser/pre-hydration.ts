import { text } from "../i18n/text";
import type { ColorModeSettings } from "./color-mode";
import type { EarlyUse } from "./early-use";
import type { Connection } from "./connection/connection";
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
  "theme" | "announcementId" | "announcementDismiss" | "requiredOnly" | "singleKeys"
>;

interface Texts {
  title: string;
  help: string;
  retry: string;
}

/**
 * Runs in the head, before the first paint. It is stringified into every page, so it may use nothing but its arguments,
 * and its comments are up here:
 * - `deferLayout` is for src/browser/late-layout, if a page opens at its top. A fragment may also be a text directive.
 * - `recordUse` is for src/browser/early-use.ts, which repeats it once React has started.
 *   Of several changes of a control, the last one counts, also in the order.
 * - `repairPath`: Gatsby's router crashes on a path that cannot be decoded. It comes last because the history may throw.
 */
function beforePaint(keys: EarlyKeys, settings: Settings, texts: Texts): void {
  const root = document.documentElement;
  const { colorMode, announcement, prefix } = settings;

  function readStorage() {
    let theme: string | null = null;
    let isClosed = false;
    let singleKeys = true;
    try {
      singleKeys = localStorage.getItem(keys.singleKeys) !== "off";
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
    return { theme, isClosed, singleKeys };
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

  function recordUse() {
    const types = ["click", "input", "toggle", "keydown"];
    const use: EarlyUse = {
      typed: "",
      changed: new Map(),
      end: () => types.forEach((type) => removeEventListener(type, record, true)),
    };

    function press(button: HTMLElement | null) {
      if (button === use.button) return;
      use.button?.removeAttribute("aria-busy");
      use.button = button;
      use.typed = "";
      if (button?.matches("[data-console], [data-search-open]"))
        button.setAttribute("aria-busy", "true");
    }

    function onKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isCommand = ctrlKey || metaKey || altKey;
      if (!use.button?.matches("[data-search-open]")) {
        const isText = (event.target as Element).matches("input, textarea, select");
        const isSlash = key === "/" && !isCommand && !isText && singleKeys;
        if (!isSlash && (key !== "k" || altKey || !isCommand)) return;
        press(document.querySelector<HTMLElement>("button[data-search-open]"));
        event.preventDefault();
        return;
      }
      if (isCommand) return;
      if (key === "Escape") press(null);
      else if (key === "Backspace") use.typed = use.typed.slice(0, -1);
      else if (key.length === 1) use.typed += key;
      else return;
      event.preventDefault();
    }

    function record(event: Event) {
      const { target, type, isTrusted } = event;
      if (!(target instanceof Element)) return;
      if (type === "keydown") onKey(event as KeyboardEvent);
      else if (type === "click") {
        if (!isTrusted) return;
        const opener = target.closest<HTMLElement>("button[data-search-open]");
        if (opener) event.preventDefault();
        press(opener ?? target.closest<HTMLElement>("button[type=button]"));
      } else {
        const { value, checked } = target as HTMLInputElement;
        use.changed.delete(target);
        use.changed.set(target, { value, checked });
      }
    }

    types.forEach((type) => addEventListener(type, record, true));
    Object.assign(window, { earlyUse: use });
  }

  function showBanner() {
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
  }

  function onError({ target }: Event) {
    if (!(target instanceof HTMLScriptElement) || document.querySelector(".failure-banner")) return;
    if (/\/(app|framework|webpack-runtime)-[^/]*\.js$/.test(target.src)) showBanner();
  }

  function repairPath() {
    const { origin, pathname, search, hash } = location;
    try {
      decodeURI(pathname);
    } catch {
      history.replaceState(history.state, "", origin + encodeURI(pathname) + search + hash);
    }
  }

  const { theme, isClosed, singleKeys } = readStorage();
  root.dataset.theme = theme === "dark" || theme === "light" ? theme : defaultTheme();
  root.dataset.js = "";
  if (isClosed) root.dataset.announcement = "closed";
  deferLayout();
  saveData();
  recordUse();
  addEventListener("error", onError, true);
  repairPath();
}

/** The script that runs before the first paint, so that nothing flashes or moves. */
export function preHydrationScript(settings: Settings): string {
  const { theme, announcementId, announcementDismiss, requiredOnly, singleKeys } = storageKeys;
  const texts = {
    title: text.wrongBasePath,
    help: text.wrongBasePathHelp("{expected}", "{at}"),
    retry: text.retry,
  };
  const keys = { theme, announcementId, announcementDismiss, requiredOnly, singleKeys };
  const given = [keys, settings, texts].map((value) =>
    JSON.stringify(value).replace(/</g, "\\u003c"),
  );
  // It is on every page, where nobody reads its indentation.
  return `(${beforePaint.toString().replace(/\n\s+/g, "\n")})(${given.join(",")})`;
}
