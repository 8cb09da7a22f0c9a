import { expect, type Page } from "@playwright/test";
import { untilHydrated } from "./hydration";

/** Files of the local search: manifest and shards. */
export const searchFiles = /\/search\/(?!page-data)[^/]+\.json/;

/** Opens a page and the search on it by its shortcut. */
export async function openSearch(page: Page, route = "/docs/intro") {
  await page.goto(route);
  await untilHydrated(page);
  await page.keyboard.press("Control+k");
  return searchDialog(page);
}

/** Waits until all of the index is here and the open query was asked of all of it. */
export async function untilComplete(page: Page): Promise<void> {
  await expect(page.locator("[data-search-complete=true]")).toHaveCount(1);
}

/** The open modal and its parts. */
export async function searchDialog(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Search the docs" });
  await expect(dialog).toBeVisible();
  return {
    dialog,
    input: dialog.getByRole("combobox"),
    hits: dialog.getByRole("row"),
    status: dialog.getByRole("status"),
  };
}
