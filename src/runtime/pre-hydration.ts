import { storageKeys } from "./storage-keys";

export interface ColorModeSettings {
  defaultMode: "light" | "dark";
  respectPrefersColorScheme: boolean;
}

/** Runs in the head, before anything is painted: it is stringified, so it may use nothing but its arguments. */
function applyTheme(key: string, settings: ColorModeSettings): void {
  const root = document.documentElement;
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // storage is blocked: the default serves
  }
  const prefersDark = () => matchMedia("(prefers-color-scheme: dark)").matches;
  const preferred =
    settings.respectPrefersColorScheme && prefersDark() ? "dark" : settings.defaultMode;
  root.dataset.theme = stored === "dark" || stored === "light" ? stored : preferred;
  root.dataset.js = "";
}

/** The script that sets the theme before the first paint, so that nothing flashes. */
export function preHydrationScript(settings: ColorModeSettings): string {
  return `(${applyTheme.toString()})(${JSON.stringify(storageKeys.theme)},${JSON.stringify(settings)})`;
}
