import { mediaMatches } from "../media";

/** Only in some browsers: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
export interface Connection extends Partial<EventTarget> {
  effectiveType?: string;
  saveData?: boolean;
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** The browser's own estimate, `4g`; undefined in browsers without one. */
export const effectiveType = (): string | undefined => connection()?.effectiveType;

/** True on 2g, with data saver, or a preference for reduced data: nothing is loaded before a click. */
export function savesData(): boolean {
  const isSaving = connection()?.saveData || mediaMatches("(prefers-reduced-data: reduce)");
  return Boolean(isSaving || effectiveType()?.includes("2g"));
}

/** Calls back when the connection changes, is lost, or comes back. */
export function followConnection(onChange: () => void): void {
  connection()?.addEventListener?.("change", onChange);
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
}
