import { readStorage, writeStorage } from "./storage";
import { storageKeys } from "./storage-keys";

/** The latest ones; a reader of everything would fill the storage. */
const most = 200;

/** The address of a page, with or without its slash at the end. */
export const pageOf = (path: string): string => path.replace(/\/$/, "");

/** The pages of the docs that this browser has opened. */
export const openedPages = (): string[] => readStorage(storageKeys.opened)?.split(" ") ?? [];

/** Remembers a page of the docs. */
export function noteOpened(path: string): void {
  const [page, opened] = [pageOf(path), openedPages()];
  if (page.includes("/docs/") && !opened.includes(page))
    writeStorage(storageKeys.opened, [...opened, page].slice(-most).join(" "));
}
