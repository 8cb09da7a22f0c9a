import { writeStorage } from "../storage";
import { storageKeys } from "../storage-keys";

const root = () => document.documentElement;

const boxIn = (article: Element) =>
  article.querySelector<HTMLInputElement>("input[data-required-only]");

function show(requiredOnly: boolean): void {
  if (requiredOnly) root().dataset.requiredOnly = "";
  else delete root().dataset.requiredOnly;
}

/** Shows required fields only, or all, and stores that for all pages. */
export function rememberRequiredOnly(requiredOnly: boolean): void {
  show(requiredOnly);
  writeStorage(storageKeys.requiredOnly, String(requiredOnly));
}

/** Sets the switch to what the script in the head has read. */
export function followRequiredOnly(article: Element): void {
  const box = boxIn(article);
  if (box) box.checked = root().dataset.requiredOnly !== undefined;
}

/** Shows all fields of this page, because an optional one was asked for. */
export function showOptional(article: Element): void {
  show(false);
  followRequiredOnly(article);
}
