import { media, mediaMatches } from "./media";
import { storageKeys } from "./storage-keys";
import { readStorage, removeStorage, writeStorage } from "./storage";

export type Theme = "light" | "dark";

export interface ColorModeSettings {
  defaultMode: Theme;
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
}

const darkQuery = "(prefers-color-scheme: dark)";

function isTheme(value: string | null): value is Theme {
  return value === "dark" || value === "light";
}

/** The theme that the script in the head or the reader chose. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** Switches the theme and stores it. */
export function setTheme(theme: Theme): void {
  show(theme);
  writeStorage(storageKeys.theme, theme);
}

/** Calls back when the theme changes; returns a function that stops it. */
export function subscribeTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

function fallbackTheme(settings: ColorModeSettings): Theme {
  if (!settings.respectPrefersColorScheme) return settings.defaultMode;
  return mediaMatches(darkQuery) ? "dark" : "light";
}

/** Follows other tabs, cleared storage, and, if configured, the system; returns a function that stops it. */
export function followColorMode(settings: ColorModeSettings): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  if (settings.disableSwitch && readStorage(storageKeys.theme) !== null)
    removeStorage(storageKeys.theme);

  addEventListener(
    "storage",
    ({ key, newValue }) => {
      if (settings.disableSwitch || (key !== null && key !== storageKeys.theme)) return;
      show(isTheme(newValue) ? newValue : fallbackTheme(settings));
    },
    { signal },
  );

  // Browsers print in light mode, which looks as if the system had changed its theme.
  let printing = false;
  addEventListener("beforeprint", () => (printing = true), { signal });
  addEventListener("afterprint", () => setTimeout(() => (printing = false)), { signal });
  const onSystem = () => {
    if (!settings.respectPrefersColorScheme || printing || mediaMatches("print")) return;
    removeStorage(storageKeys.theme);
    show(fallbackTheme(settings));
  };
  media(darkQuery)?.addEventListener("change", onSystem, { signal });
  return () => ending.abort();
}
