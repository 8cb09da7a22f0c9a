import { readStorage, removeStorage, writeStorage } from "./storage";
import { storageKeys } from "./storage-keys";

const off = "off";

/** False when the reader has turned single-key shortcuts off, which WCAG 2.1.4 requires to be possible. */
export function singleKeysOn(): boolean {
  return readStorage(storageKeys.singleKeys) !== off;
}

/** Turns single-key shortcuts on or off. */
export function setSingleKeys(on: boolean): void {
  if (on) removeStorage(storageKeys.singleKeys);
  else writeStorage(storageKeys.singleKeys, off);
}

/** True for keys that are text or a browser command, not a single-key shortcut. */
export function isTypedText({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
