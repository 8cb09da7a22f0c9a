/** Only in some browsers: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
export interface Connection extends Partial<EventTarget> {
  effectiveType?: string;
  saveData?: boolean;
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** True on 2g or with data saver: nothing is loaded before a click. */
export function savesData(): boolean {
  const { saveData, effectiveType } = connection() ?? {};
  return Boolean(saveData || effectiveType?.includes("2g"));
}

/** Limits prefetching; an unknown connection counts as fast. */
export function connectionSpeed(): "fast" | "slow" {
  return connection()?.effectiveType === "3g" ? "slow" : "fast";
}

/** Calls back when the connection changes or comes back. */
export function followConnection(onChange: () => void): void {
  connection()?.addEventListener?.("change", onChange);
  addEventListener("online", onChange);
}
