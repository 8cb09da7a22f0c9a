import { readStorage, removeStorage, writeStorage } from "./storage";
import { storageKeys } from "./storage-keys";

const off = "off";

/** False when the reader has switched shortcuts of a single key off, as WCAG 2.1.4 lets them. */
export function singleKeysOn(): boolean {
  return readStorage(storageKeys.singleKeys) !== off;
}

/** Switches shortcuts of a single key on or off. */
export function setSingleKeys(on: boolean): void {
  if (on) removeStorage(storageKeys.singleKeys);
  else writeStorage(storageKeys.singleKeys, off);
}

/** True where a key is text or a command of the browser, not a shortcut of a single key. */
export function isTypedText({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
