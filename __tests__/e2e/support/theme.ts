import type { Page } from "@playwright/test";
import { storageKeys } from "../../../src/browser/storage-keys";

export type Theme = "light" | "dark";
export const themes: readonly Theme[] = ["light", "dark"];

/** Lets every page that is opened from now on find this theme chosen. */
export async function chooseTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.theme,
    theme,
  ] as const);
}
