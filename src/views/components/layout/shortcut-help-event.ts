/** Opens the list of keyboard shortcuts. */
export const shortcutHelpEvent = "shortcut-help";

/** Dispatches the event. */
export function openShortcutHelp(): void {
  dispatchEvent(new Event(shortcutHelpEvent));
}
