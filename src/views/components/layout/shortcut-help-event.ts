/** Asks for the list of shortcuts. */
export const shortcutHelpEvent = "shortcut-help";

/** Opens the list of shortcuts. */
export function openShortcutHelp(): void {
  dispatchEvent(new Event(shortcutHelpEvent));
}
