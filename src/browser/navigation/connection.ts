/** What some browsers tell: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
export interface Connection extends Partial<EventTarget> {
  effectiveType?: string;
  saveData?: boolean;
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** True on a 2g connection, and where the reader asked to save data: nothing is loaded ahead of a click there. */
export function savesData(): boolean {
  const { saveData, effectiveType } = connection() ?? {};
  return Boolean(saveData || effectiveType?.includes("2g"));
}

/** How much may be loaded ahead where anything may. Browsers that do not tell the connection count as fast. */
export function connectionSpeed(): "fast" | "slow" {
  return connection()?.effectiveType === "3g" ? "slow" : "fast";
}

/** Calls when the connection has changed, been lost or come back. */
export function followConnection(onChange: () => void): void {
  connection()?.addEventListener?.("change", onChange);
  addEventListener("online", onChange);
}
