import { storageKeys } from "./storage-keys";
import { writeStorage } from "./storage";

export type Theme = "light" | "dark";

/** The theme that is on now, as the script in the head or the reader chose it. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

/** Switches the theme and remembers it. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  writeStorage(storageKeys.theme, theme);
}

/** Calls back when the theme changes, here or in another tab. */
export function subscribeTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const onStorage = (event: StorageEvent) => {
    if (
      event.key === storageKeys.theme &&
      (event.newValue === "dark" || event.newValue === "light")
    )
      document.documentElement.dataset.theme = event.newValue;
  };
  window.addEventListener("storage", onStorage);
  return () => {
    observer.disconnect();
    window.removeEventListener("storage", onStorage);
  };
}
